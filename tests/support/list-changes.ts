import { deleteAllFrom, listText } from '#src/admin/storage/stored-list.ts';
import type { ChangePostsText } from '#src/admin/storage/save-local-posts.ts';

/** Changes of the stored list in few words, as the admin's whole ones make them (admin/trash/post-changes.ts). */
export function listChanges(changePostsText: ChangePostsText) {
  return {
    replacePosts: (list: readonly unknown[]) => changePostsText(() => listText(list)),
    deletePost: (id: string) =>
      changePostsText((_, stored) => {
        const shorter = deleteAllFrom(stored, [{ id }]);
        return shorter.ok ? listText(shorter.value.list) : shorter;
      }),
  };
}
