import { namePosts } from '#src/admin/model/post-count.ts';
import type { PlacedPost } from '#src/admin/publish/places.ts';
import { deletePosts } from '#src/admin/trash/post-changes.ts';
import type { Change } from '#src/admin/trash/whole-list.ts';
import { tellFailure } from '#src/admin/model/tell-failure.ts';
import { focusRow } from '#src/admin/posts/focus-row.ts';
import { deleteMessages, hideMessages, rowActions } from '#src/admin/posts/words.ts';
import { showToast } from '#src/stores/toasts.ts';

/**
 * Deletes posts and says so, with Undo.
 * @param posts at least one, none built in
 */
export async function deleteAndTell(posts: readonly PlacedPost[]): Promise<void> {
  const result = await deletePosts(posts);
  if (!result.ok) {
    tellFailure(result.code);
    return;
  }
  showToast({
    kind: 'success',
    title: titleFor(posts),
    text: result.value.isInTrash
      ? namePosts(posts)
      : [namePosts(posts, '.'), deleteMessages.onlyUndo],
    isLasting: !result.value.isInTrash,
    undo: () => void undoAndTell(result.value, posts),
  });
}

function titleFor(posts: readonly PlacedPost[]): string {
  if (posts.every(({ place }) => place.status === 'live')) return deleteMessages.liveRemoved;
  if (posts.length > 1) return deleteMessages.manyDeleted;
  return posts[0]?.origin === 'changed' ? rowActions.backToPublished : deleteMessages.deleted;
}

async function undoAndTell({ undo, unkept }: Change, posts: readonly PlacedPost[]) {
  const result = await undo();
  if (!result.ok) {
    tellFailure(result.code, unkept);
    return;
  }
  const isBack = posts.length === 1 ? deleteMessages.undone : deleteMessages.manyUndone;
  const text = [namePosts(posts), isBack];
  showToast({ kind: 'success', title: hideMessages.undoneTitle, text });
  if (posts[0]) await focusRow(posts[0].id);
}
