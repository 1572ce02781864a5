import { countPosts } from '#src/admin/model/post-count.ts';
import type { CheckedImport } from '#src/admin/exchange/import-check.ts';
import { importPosts } from '#src/admin/trash/post-changes.ts';
import type { Change, ChangeFailure } from '#src/admin/trash/whole-list.ts';
import { tellFailure } from '#src/admin/model/tell-failure.ts';
import { importMessages } from '#src/admin/exchange/words.ts';
import { showToast } from '#src/stores/toasts.ts';

/**
 * Stores a checked list in place of the stored posts and says so, with Undo.
 * @returns null if it worked, else why it didn't
 */
export async function importAndTell({
  list,
  posts,
  seen,
}: CheckedImport): Promise<ChangeFailure | null> {
  const result = await importPosts(list, seen);
  if (!result.ok) {
    tellFailure(result.code, null, importMessages.failedTitle);
    return result.code;
  }
  const where = result.value.isInTrash ? importMessages.inTrash : importMessages.onlyNow;
  showToast({
    kind: 'success',
    title: importMessages.successTitle,
    text: seen === null ? countPosts(posts.length) : `${countPosts(posts.length)}. ${where}`,
    isLasting: result.value.unkept !== null,
    undo: () => void undoAndTell(result.value),
  });
  return null;
}

async function undoAndTell({ undo, unkept }: Change) {
  const result = await undo();
  const { undoneTitle, undone, notUndoneTitle } = importMessages;
  if (result.ok) showToast({ kind: 'success', title: undoneTitle, text: undone });
  else tellFailure(result.code, unkept, notUndoneTitle);
}
