import { entryTitle } from '#src/admin/components/trash/entry-title.ts';
import { restoreTrash } from '#src/admin/stores/post-changes.ts';
import type { Change } from '#src/admin/stores/post-changes.ts';
import { emptyTrash, removeFromTrash } from '#src/admin/stores/trash.ts';
import type { TrashEntry } from '#src/admin/stores/trash.ts';
import { tellNotUndone } from '#src/admin/tell-not-undone.ts';
import { trashActions, trashOutcomes } from '#src/config/trash-messages.ts';
import { showToast } from '#src/stores/toasts.ts';

type Failure = keyof typeof trashOutcomes.failures;

/** Takes something back out of the Trash and says so, with Undo. */
export async function restoreEntry(entry: TrashEntry): Promise<void> {
  const restored = await restoreTrash(entry);
  if (!restored.ok) {
    sayFailed(restored.code);
    return;
  }
  showToast({
    kind: 'success',
    title: trashOutcomes.restoredTitle,
    text: restoredText(entry, restored.value),
    action: { label: trashActions.undo, run: () => void undoRestoring(restored.value) },
  });
}

function restoredText(entry: TrashEntry, { isCopy, isInTrash }: Change & { isCopy: boolean }) {
  if (entry.kind === 'list')
    return isInTrash ? trashOutcomes.listRestored : trashOutcomes.listOnlyUndo;
  return `${entryTitle(entry)} ${isCopy ? trashOutcomes.copied : trashOutcomes.restored}`;
}

async function undoRestoring({ undo, unkept }: Change) {
  const undone = await undo();
  if (undone.ok) say(trashOutcomes.undoneTitle, trashOutcomes.undone);
  else tellNotUndone(trashOutcomes.failedTitle, trashOutcomes.failures[undone.code], unkept);
}

/** Deletes something for good. */
export async function removeEntry(entry: TrashEntry): Promise<void> {
  const removed = await removeFromTrash(entry.key);
  if (removed.ok) say(trashOutcomes.removedTitle, `${entryTitle(entry)} ${trashOutcomes.removed}`);
  else sayFailed(removed.code);
}

/** Deletes for good all that is shown. */
export async function removeAll(): Promise<void> {
  const emptied = await emptyTrash();
  if (emptied.ok) say(trashOutcomes.emptiedTitle, trashOutcomes.emptied);
  else sayFailed(emptied.code);
}

function say(title: string, text: string) {
  showToast({ kind: 'success', title, text });
}

function sayFailed(code: Failure) {
  showToast({
    kind: 'error',
    title: trashOutcomes.failedTitle,
    text: trashOutcomes.failures[code],
  });
}
