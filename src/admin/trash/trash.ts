import { atom } from 'nanostores';
import { adminLimits } from '#src/config/limits.ts';
import { browserDatabase } from '#src/admin/storage/database.ts';
import type { AdminDatabase, DatabaseFailure, Row } from '#src/admin/storage/database.ts';
import { browserNews } from '#src/admin/storage/tab-news.ts';
import type { TabNews } from '#src/admin/storage/tab-news.ts';
import { databaseStores } from '#src/config/storage-keys.ts';
import { trashEntryOf } from '#src/admin/trash/trash-entry.ts';
import { ageSince, trashAgeAt } from '#src/admin/trash/trash-age.ts';
import type { TrashAge } from '#src/admin/trash/trash-age.ts';
import type { TrashEntry, TrashedThing } from '#src/admin/trash/trash-entry.ts';
import { isRecord, isTime } from '#src/lib/foreign.ts';
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
/** Key of the row that holds the Trash's age, which is no entry. */
const ageKey = 'age';

/** Deleted posts, and lists that an import replaced, for 30 days. */
export function trash({ database, news, now, newKey }: TrashParts) {
  /** The entries of the Trash, newest first; empty until read. */
  const $trash = atom<readonly TrashEntry[]>([]);
  let isFollowing = false;

  /** Counts the time since the last visit. Where the database takes nothing, the next visit counts it. */
  async function visitTrash(): Promise<TrashAge> {
    let age = trashAgeAt(undefined, now());
    const count = ([row]: readonly Row[]) => {
      age = trashAgeAt(row?.value, now());
      return [{ key: ageKey, value: age }];
    };
    await database.update(store, count, { key: ageKey });
    return age;
  }

  /** Reads the Trash, removes entries whose 30 days are over, and from then on follows other tabs. */
  async function readTrash(): Promise<Result<readonly TrashEntry[], 'missing'>> {
    if (!isFollowing) news.follow(store, () => void readTrash());
    isFollowing = true;
    const age = await visitTrash();
    const rows = await database.read(store);
    if (!rows.ok) {
      $trash.set([]);
      return failure('missing');
    }
    const uncounted = (found: readonly Row[]) => withSince(found, age);
    if (uncounted(rows.value).length > 0) await database.update(store, uncounted);
    const entries = rows.value.flatMap(({ key, value }) => trashEntryOf(key, value, age) ?? []);
    const over = entries.filter(({ days }) => days === 0).map(({ key }) => ({ key }));
    if (over.length > 0) await database.update(store, () => over);
    const staying = entries.filter(({ days }) => days > 0).sort((one, two) => two.at - one.at);
    $trash.set(staying);
    return success(staying);
  }

  /**
   * Puts something in the Trash. Call it before deleting.
   * @returns the key of the entry, or why nothing was kept
   */
  async function putInTrash(thing: TrashedThing): Promise<Result<string, DatabaseFailure>> {
    const key = newKey();
    const at = now();
    const add = ([row]: readonly Row[]) => {
      const age = trashAgeAt(row?.value, at);
      return [
        { key: ageKey, value: age },
        { key, value: { ...thing, key, at, since: age.age } },
      ];
    };
    const put = await database.update(store, add, { key: ageKey });
    if (!put.ok) return put;
    $trash.set([{ ...thing, key, at, days: adminLimits.trashDays }, ...$trash.get()]);
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

  return { $trash, visitTrash, readTrash, putInTrash, removeFromTrash };
}

/** Entries from before the Trash counted its age, each with the age at which it came in. */
function withSince(rows: readonly Row[], age: TrashAge) {
  return rows.flatMap(({ key, value }) => {
    const entry = trashEntryOf(key, value, age);
    if (!entry || !isRecord(value) || isTime(value.since)) return [];
    return [{ key, value: { ...value, since: ageSince(undefined, entry.at, age) } }];
  });
}

/** The Trash of this browser. */
export const { $trash, visitTrash, readTrash, putInTrash, removeFromTrash } = trash({
  database: browserDatabase,
  news: browserNews,
  now: () => Date.now(),
  newKey: () => crypto.randomUUID(),
});
