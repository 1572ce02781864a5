import { atom } from 'nanostores';
import { browserDatabase } from '#src/admin/storage/database.ts';
import type { AdminDatabase, DatabaseFailure } from '#src/admin/storage/database.ts';
import { browserNews } from '#src/admin/storage/tab-news.ts';
import type { TabNews } from '#src/admin/storage/tab-news.ts';
import { databaseStores } from '#src/config/storage-keys.ts';
import { trashEnd, trashEntryOf } from '#src/admin/trash/trash-entry.ts';
import type { TrashEntry, TrashedThing } from '#src/admin/trash/trash-entry.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';

export type { TrashEntry, TrashedThing } from '#src/admin/trash/trash-entry.ts';

/** What the Trash needs from the browser; unit tests pass their own. */
export interface TrashParts {
  database: AdminDatabase;
  news: TabNews;
  /** Milliseconds since 1970. */
  now: () => number;
  newKey: () => string;
}

const store = databaseStores.trash;

/** Deleted posts, and lists that an import replaced, for 30 days. */
export function trash({ database, news, now, newKey }: TrashParts) {
  /** The entries of the Trash, newest first; empty until read. */
  const $trash = atom<readonly TrashEntry[]>([]);
  let isFollowing = false;

  /** Reads the Trash, removes entries older than 30 days, and from then on follows other tabs. */
  async function readTrash(): Promise<Result<readonly TrashEntry[], 'missing'>> {
    if (!isFollowing) news.follow(store, () => void readTrash());
    isFollowing = true;
    const rows = await database.read(store);
    if (!rows.ok) {
      $trash.set([]);
      return failure('missing');
    }
    const entries = rows.value.flatMap(({ key, value }) => trashEntryOf(key, value) ?? []);
    const time = now();
    const isOver = (entry: TrashEntry) => trashEnd(entry) <= time;
    const over = entries.filter(isOver).map(({ key }) => ({ key }));
    if (over.length > 0) await database.update(store, () => over);
    const staying = entries.filter((entry) => !isOver(entry)).sort((one, two) => two.at - one.at);
    $trash.set(staying);
    return success(staying);
  }

  /**
   * Puts something in the Trash. Call it before deleting.
   * @returns the key of the entry, or why nothing was kept
   */
  async function putInTrash(thing: TrashedThing): Promise<Result<string, DatabaseFailure>> {
    const entry: TrashEntry = { ...thing, key: newKey(), at: now() };
    const { key } = entry;
    const put = await database.update(store, () => [{ key, value: entry }], { key });
    if (!put.ok) return put;
    $trash.set([entry, ...$trash.get()]);
    news.tell(store);
    return success(key);
  }

  /** Removes the entries with these keys, after a restore or on "Delete for good". */
  async function removeFromTrash(keys: readonly string[]): Promise<Result<null, DatabaseFailure>> {
    const removed = await database.update(store, () => keys.map((key) => ({ key })));
    if (!removed.ok) return removed;
    $trash.set($trash.get().filter(({ key }) => !keys.includes(key)));
    news.tell(store);
    return removed;
  }

  return { $trash, readTrash, putInTrash, removeFromTrash };
}

/** The Trash of this browser. */
export const { $trash, readTrash, putInTrash, removeFromTrash } = trash({
  database: browserDatabase,
  news: browserNews,
  now: () => Date.now(),
  newKey: () => crypto.randomUUID(),
});
