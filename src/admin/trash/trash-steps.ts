import { entryPart } from '#src/admin/trash/entry-title.ts';
import { adminPaths, openScreen } from '#src/admin/shell/router.ts';
import { oneAtATime } from '#src/admin/shell/one-at-a-time.ts';
import { restoreList, restorePosts } from '#src/admin/trash/post-changes.ts';
import type { Change } from '#src/admin/trash/whole-list.ts';
import { deleteForGood } from '#src/admin/trash/trash.ts';
import type { TrashedList, TrashedPost, TrashEntry } from '#src/admin/trash/trash-entry.ts';
import { countPosts } from '#src/admin/model/post-count.ts';
import { tellFailure } from '#src/admin/model/tell-failure.ts';
import { trashOutcomes } from '#src/admin/trash/words.ts';
import { readPost } from '#src/lib/posts/read-post.ts';
import type { Words } from '#src/lib/typed-words.ts';
import { $builtInPosts } from '#src/stores/built-in-posts.ts';
import { showToast } from '#src/stores/toasts.ts';

/** Brings a list of the Trash back and says so, with Undo. */
export const restoreOldList = oneAtATime(async (entry: TrashedList) => {
  const restored = await restoreList(entry);
  if (!restored.ok) tellFailure(restored.code);
  else
    sayRestored(
      restored.value,
      restored.value.isInTrash ? trashOutcomes.listRestored : trashOutcomes.listOnlyUndo,
    );
});

/** Restores a post of the Trash and says so, with Undo. */
export const restoreEntry = oneAtATime((entry: TrashedPost) => restoreAndTell([entry]));

/** Restores the posts of the Trash that went together, and says so, with Undo. */
export const restoreAll = oneAtATime(restoreAndTell);

async function restoreAndTell(entries: readonly TrashedPost[]) {
  const restored = await restorePosts(entries);
  if (!restored.ok) tellFailure(restored.code);
  else
    sayRestored(
      restored.value,
      restoredText(entries, restored.value.copies),
      restoredAlone(entries, restored.value.copies),
    );
}

/** The id of the one post that came back as itself. */
export function restoredAlone(
  [first, ...others]: readonly TrashedPost[],
  copies: number,
): string | undefined {
  return first && others.length + copies === 0 ? readPost(first.raw)?.id : undefined;
}

function restoredText(entries: readonly TrashedPost[], copies: number): Words {
  const [first] = entries;
  if (entries.length === 1 && first)
    return [entryPart(first), copies > 0 ? trashOutcomes.copied : trashOutcomes.restored];
  const all = `${countPosts(entries.length)} ${trashOutcomes.manyRestored}`;
  return copies > 0 ? `${all} ${copies} ${trashOutcomes.manyCopied}` : all;
}

function sayRestored(change: Change, text: Words, id?: string) {
  const edit = id && {
    action: { label: trashOutcomes.edit, run: () => openScreen(adminPaths.edit(id)) },
  };
  showToast({
    kind: 'success',
    title: trashOutcomes.restoredTitle,
    text,
    isLasting: change.unkept !== null,
    undo: () => void undoRestoring(change),
    ...edit,
  });
}

async function undoRestoring({ undo, unkept }: Change) {
  const undone = await undo();
  if (undone.ok) say(trashOutcomes.undoneTitle, trashOutcomes.undone);
  else tellFailure(undone.code, unkept);
}

/** Whether the website keeps a post by itself, so that the Trash only has a copy of it. */
export function isOnWebsite(entry: TrashEntry, { posts } = $builtInPosts.get()): boolean {
  const id = entry.kind === 'post' ? readPost(entry.raw)?.id : undefined;
  return posts?.some((post) => post.id === id) === true;
}

/** Deletes an entry for good. */
export async function removeEntry(entry: TrashEntry): Promise<void> {
  const removed = await deleteForGood([entry.key]);
  const { removedTitle, copyRemoved, removed: gone } = trashOutcomes;
  if (removed.ok) say(removedTitle, [entryPart(entry), isOnWebsite(entry) ? copyRemoved : gone]);
  else tellFailure(removed.code);
}

/** Deletes for good exactly the entries that the question was about. */
export async function removeAll(entries: readonly TrashEntry[]): Promise<void> {
  const emptied = await deleteForGood(entries.map(({ key }) => key));
  if (emptied.ok) say(trashOutcomes.emptiedTitle, trashOutcomes.emptied);
  else tellFailure(emptied.code);
}

function say(title: string, text: Words) {
  showToast({ kind: 'success', title, text });
}
