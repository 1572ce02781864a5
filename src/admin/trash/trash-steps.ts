import { entryTitle } from '#src/admin/trash/entry-title.ts';
import { oneAtATime } from '#src/admin/shell/one-at-a-time.ts';
import { restoreTrash } from '#src/admin/trash/post-changes.ts';
import type { Change } from '#src/admin/trash/post-changes.ts';
import { deleteForGood } from '#src/admin/trash/trash.ts';
import type { TrashEntry } from '#src/admin/trash/trash.ts';
import { tellFailure } from '#src/admin/model/tell-failure.ts';
import { trashOutcomes } from '#src/admin/trash/words.ts';
import { showToast } from '#src/stores/toasts.ts';

/** Restores an entry of the Trash and says so, with Undo. */
export const restoreEntry = oneAtATime(async (entry: TrashEntry) => {
  const restored = await restoreTrash(entry);
  if (!restored.ok) {
    tellFailure(restored.code);
    return;
  }
  showToast({
    kind: 'success',
    title: trashOutcomes.restoredTitle,
    text: restoredText(entry, restored.value),
    isLasting: restored.value.unkept !== null,
    undo: () => void undoRestoring(restored.value),
  });
});

function restoredText(entry: TrashEntry, { isCopy, isInTrash }: Change & { isCopy: boolean }) {
  if (entry.kind === 'list')
    return isInTrash ? trashOutcomes.listRestored : trashOutcomes.listOnlyUndo;
  return `${entryTitle(entry)} ${isCopy ? trashOutcomes.copied : trashOutcomes.restored}`;
}

async function undoRestoring({ undo, unkept }: Change) {
  const undone = await undo();
  if (undone.ok) say(trashOutcomes.undoneTitle, trashOutcomes.undone);
  else tellFailure(undone.code, unkept);
}

/** Deletes an entry for good. */
export async function removeEntry(entry: TrashEntry): Promise<void> {
  const removed = await deleteForGood([entry.key]);
  if (removed.ok) say(trashOutcomes.removedTitle, `${entryTitle(entry)} ${trashOutcomes.removed}`);
  else tellFailure(removed.code);
}

/** Deletes for good exactly the entries that the question was about. */
export async function removeAll(entries: readonly TrashEntry[]): Promise<void> {
  const emptied = await deleteForGood(entries.map(({ key }) => key));
  if (emptied.ok) say(trashOutcomes.emptiedTitle, trashOutcomes.emptied);
  else tellFailure(emptied.code);
}

function say(title: string, text: string) {
  showToast({ kind: 'success', title, text });
}
