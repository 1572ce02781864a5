import { oneAtATime } from '#src/admin/shell/one-at-a-time.ts';
import { adminPaths, openScreen } from '#src/admin/shell/router.ts';
import { $newDuplicate } from '#src/admin/model/marked-posts.ts';
import { duplicatePost } from '#src/admin/posts/duplicate-post.ts';
import { tellFailure } from '#src/admin/model/tell-failure.ts';
import { rowActions } from '#src/admin/posts/words.ts';
import { showToast } from '#src/stores/toasts.ts';

const copyAndOpen = oneAtATime(async (id: string) => {
  const copy = await duplicatePost(id);
  if (!copy.ok) {
    tellFailure(copy.code);
    return;
  }
  $newDuplicate.set(copy.value);
  openScreen(adminPaths.edit(copy.value));
  const { duplicatedTitle, duplicated } = rowActions;
  showToast({ kind: 'success', title: duplicatedTitle, text: duplicated });
});

/** Copies a post into this browser and opens the copy with the focus on its slug. */
export function duplicateAndOpen(id: string): void {
  void copyAndOpen(id);
}
