import type { UsedIds } from '#src/admin/model/free-id.ts';
import type { AdminPost } from '#src/admin/model/admin-posts.ts';
import { keepFirst } from '#src/admin/storage/keep-first.ts';
import { putInTrash, removeFromTrash } from '#src/admin/trash/trash.ts';
import type { TrashedList, TrashedPost, TrashedThing } from '#src/admin/trash/trash-entry.ts';
import { onceUsedIds } from '#src/admin/trash/used-ids.ts';
import { trashKeeper, wholeList } from '#src/admin/trash/whole-list.ts';
import type { TrashParts, Change, ChangeFailure } from '#src/admin/trash/whole-list.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { putBack } from '#src/admin/trash/put-back.ts';
import { deleteAllFrom, listText, withIds } from '#src/admin/storage/stored-list.ts';
import type { TakenOut } from '#src/admin/storage/stored-list.ts';
import { readPost } from '#src/lib/posts/read-post.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { changePostsText } from '#src/admin/storage/save-local-posts.ts';
import type { ChangePostsText } from '#src/admin/storage/save-local-posts.ts';
import { browserDoor } from '#src/stores/storage-door.ts';
import type { StorageDoor } from '#src/stores/storage-door.ts';

type Outcome = Promise<Result<Change, ChangeFailure>>;

/** What the changes need; unit tests pass their own storage. */
interface ChangeParts {
  readonly door: Pick<StorageDoor, 'read'>;
  readonly changeText: ChangePostsText;
  readonly trash: TrashParts;
  /** Ids that no copy may be given. */
  readonly usedIds: () => Promise<UsedIds>;
}

/**
 * Changes of the stored posts that can be undone. What is removed goes to the Trash before it leaves the storage, so
 * that it is always somewhere. Each change stores everything or nothing.
 */
export function postChanges(parts: ChangeParts) {
  const { door, changeText, trash } = parts;
  const keep = trashKeeper(trash);
  const { swap, change, replace } = wholeList(changeText, keep);

  /**
   * Deletes local posts, all or none. Deleting a changed copy of a built-in post shows the published version again.
   * Built-in posts can't be deleted in the browser.
   * @param rows as listed; if another tab has changed one since, nothing is deleted and the code is 'changed'
   */
  async function deletePosts(rows: readonly AdminPost[]): Outcome {
    if (rows.some(({ origin }) => origin === 'built-in')) return failure('builtIn');
    const text = door.read(storageKeys.posts);
    if (!text.ok) return text;
    const planned = deleteAllFrom(readStoredPosts(text.value), rows);
    if (!planned.ok) return planned;
    const { takenOut } = planned.value;
    const kept = await keep(takenOut.map(({ value }) => trashedPost(value)));
    if (kept.isCancelled) return failure('cancelled');
    const deleted = await change((stored) => {
      const again = deleteAllFrom(stored, rows);
      if (!again.ok) return again;
      const isSame = sameValues(again.value.takenOut, takenOut);
      return isSame ? success(again.value.list) : failure('changed');
    });
    if (!deleted.ok) {
      await kept.drop();
      return deleted;
    }
    const { before, after } = deleted.value;
    const old = withIds(readStoredPosts(before));
    const undo = async () => {
      const used = await parts.usedIds();
      const back = await changeText((now, stored) =>
        now === after ? success(before) : listText(putBack(stored, takenOut, old, used).list),
      );
      if (!back.ok) return back;
      await kept.drop();
      return success(null);
    };
    const unkept = kept.isKept ? null : JSON.stringify(takenOut.map(({ value }) => value));
    return success({ undo, isInTrash: kept.isKept, unkept });
  }

  /**
   * Replaces the stored list with another, as an import does; the old one goes to the Trash.
   * @param seen the stored text that was compared and shown; if it has changed since, nothing is replaced and the code
   *   is 'changed'. Left out, whatever is stored is replaced.
   */
  async function importPosts(list: readonly unknown[], seen?: string | null): Outcome {
    const text = door.read(storageKeys.posts);
    if (!text.ok) return text;
    if (seen !== undefined && seen !== text.value) return failure('changed');
    const after = listText(list);
    return after.ok ? replace(text.value, after.value) : after;
  }

  /** Restores a list of the Trash. It replaces the stored one, which goes to the Trash. */
  async function restoreList(entry: TrashedList): Outcome {
    const text = door.read(storageKeys.posts);
    if (!text.ok) return text;
    const replaced = await replace(text.value, entry.text);
    if (!replaced.ok) return replaced;
    await trash.remove([entry.key]);
    return success({
      ...replaced.value,
      undo: () => backToTrash([entry], replaced.value.undo),
    });
  }

  /**
   * Restores posts of the Trash, all or none. They go to the end of the list; one whose id or slug is taken now becomes
   * a copy with free ones.
   * @returns also how many are copies
   */
  async function restorePosts(
    entries: readonly TrashedPost[],
  ): Promise<Result<Change & { readonly copies: number }, ChangeFailure>> {
    let copies = 0;
    const raws = entries.map(({ raw }) => raw);
    const used = await parts.usedIds();
    const restored = await change((stored) => {
      const { length } = stored.raw;
      const atTheEnd = raws.map((value, place) => ({ value, index: length + place }));
      const back = putBack(stored, atTheEnd, [...stored.raw, ...raws], used);
      copies = back.copies.length;
      return success(back.list);
    });
    if (!restored.ok) return restored;
    await trash.remove(entries.map(({ key }) => key));
    const { before, after } = restored.value;
    const undo = () => backToTrash(raws.map(trashedPost), () => swap(after, before));
    return success({ undo, isInTrash: true, unkept: null, copies });
  }

  /** Undoes a restore. What was restored is in the Trash again before it leaves the storage, or nothing changes. */
  async function backToTrash(
    things: readonly TrashedThing[],
    undo: Change['undo'],
  ): ReturnType<Change['undo']> {
    const kept = await trash.put(things);
    if (!kept.ok) return kept;
    const undone = await undo();
    if (!undone.ok) await trash.remove(kept.value);
    return undone;
  }

  return { deletePosts, importPosts, restoreList, restorePosts };
}

function trashedPost(raw: unknown) {
  return { kind: 'post', title: readPost(raw)?.title ?? '', raw } as const;
}

const sameValues = (a: readonly TakenOut[], b: readonly TakenOut[]) =>
  a.length === b.length &&
  a.every(({ value }, place) => {
    const other = b[place]?.value;
    // Mostly nobody has written meanwhile, and thousands of posts take a second.
    return value === other || JSON.stringify(value) === JSON.stringify(other);
  });

/** The changes of this browser's posts that take something away or bring it back. */
export const { deletePosts, importPosts, restoreList, restorePosts } = postChanges({
  door: browserDoor,
  changeText: changePostsText,
  trash: { put: putInTrash, remove: removeFromTrash, keepFirst },
  usedIds: onceUsedIds,
});
