import { atom } from 'nanostores';
import { adminLimits } from '#src/config/admin-limits.ts';
import { knowsBuiltIn } from '#src/admin/model/admin-posts.ts';
import { $copies, dropCopy, readCopies } from '#src/admin/safety/safety-copies.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { browserDatabase, groupRange } from '#src/admin/storage/database.ts';
import type { AdminDatabase, DatabaseFailure, Row } from '#src/admin/storage/database.ts';
import { browserNews } from '#src/admin/storage/tab-news.ts';
import type { TabNews } from '#src/admin/storage/tab-news.ts';
import { databaseStores, storageKeys } from '#src/config/storage-keys.ts';
import { trashedIds, trashEntryOf } from '#src/admin/trash/trash-entry.ts';
import { endedIdsIn, idsInTrash } from '#src/admin/trash/used-ids.ts';
import { ageSince, endedIdsKey, trashAgeAt, trashAgeKey } from '#src/admin/trash/trash-age.ts';
import type { TrashAge } from '#src/admin/trash/trash-age.ts';
import type { TrashEntry, TrashedThing } from '#src/admin/trash/trash-entry.ts';
import { isRecord, isTime } from '#src/lib/foreign.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { $builtInPosts } from '#src/stores/built-in-posts.ts';
import { browserDoor } from '#src/stores/storage-door.ts';

/** What the Trash needs from the browser; unit tests pass their own. */
interface TrashParts {
  database: AdminDatabase;
  news: TabNews;
  /** Milliseconds since 1970. */
  now: () => number;
  newKey: () => string;
  /** Whether all posts are known; waits for the built-in ones. */
  knowsPosts: () => Promise<boolean>;
  /** Ids of all posts there are at this moment; null where those of this browser can't be read. */
  postIds: () => ReadonlySet<string> | null;
  /** The safety copies that no open editor holds. */
  copies: () => Promise<readonly SafetyCopy[]>;
  dropCopy: (key: string, at: number) => Promise<void>;
}

const { trash: store, versions, safetyCopies } = databaseStores;

/** Deleted posts, and lists of posts that another list replaced, for 30 days. */
export function trash({ database, news, now, newKey, ...others }: TrashParts) {
  /** The entries of the Trash, newest first; empty until read. */
  const $trash = atom<readonly TrashEntry[]>([]);
  let isFollowing = false;

  /** Counts the time since the last visit. Where the database takes nothing, the next visit counts it. */
  async function visitTrash(): Promise<TrashAge> {
    let age = trashAgeAt(undefined, now());
    const count = ([row]: readonly Row[]) => {
      age = trashAgeAt(row?.value, now());
      return [{ key: trashAgeKey, value: age }];
    };
    await database.update(store, count, { key: trashAgeKey });
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
    const over = entries.filter(({ days }) => days === 0).map(({ key }) => key);
    const staying = entries.filter(({ days }) => days > 0).sort((one, two) => two.at - one.at);
    $trash.set(staying);
    // What can't be deleted now, as without the network, is tried again at the next reading.
    if (over.length > 0) void deleteForGood(over);
    return success(staying);
  }

  /**
   * Puts things in the Trash, all or none. Call it before deleting.
   * @returns the keys of the entries in the same order, or why nothing was kept
   */
  async function putInTrash(
    things: readonly TrashedThing[],
  ): Promise<Result<readonly string[], DatabaseFailure>> {
    const at = now();
    const entries = things.map((thing) => ({ ...thing, key: newKey(), at }));
    // A list with its ids, because a new post asks for them, and to parse every list then takes seconds.
    const values = entries.map((entry) =>
      entry.kind === 'list' ? { ...entry, ids: trashedIds(entry) } : entry,
    );
    const add = ([row]: readonly Row[]) => {
      const age = trashAgeAt(row?.value, at);
      return [
        { key: trashAgeKey, value: age },
        ...values.map((value) => ({ key: value.key, value: { ...value, since: age.age } })),
      ];
    };
    const put = await database.update(store, add, { key: trashAgeKey });
    if (!put.ok) return put;
    const added = entries.map((entry) => ({ ...entry, days: adminLimits.trashDays }));
    $trash.set([...added.toReversed(), ...$trash.get()]);
    news.tell(store);
    return success(entries.map(({ key }) => key));
  }

  /** Removes the entries with these keys, because what they hold is stored again, or stored still. */
  async function removeFromTrash(keys: readonly string[]): Promise<Result<null, DatabaseFailure>> {
    const removed = await database.update(store, () => keys.map((key) => ({ key })));
    if (removed.ok) showRemoved(keys);
    return removed;
  }

  /**
   * Deletes the entries with these keys for good, and with the last thing that holds a post its versions and safety
   * copies, all or nothing; no new post gets its id. What an open editor holds stays, as text that nobody saved.
   * @returns 'unknown' if nobody can tell which posts are still there; then nothing is deleted
   */
  async function deleteForGood(
    keys: readonly string[],
  ): Promise<Result<null, DatabaseFailure | 'unknown'>> {
    if (!(await others.knowsPosts())) return failure('unknown');
    const copies = await others.copies();
    const going = new Set<IDBValidKey>(keys);
    const gone: { copies: readonly SafetyCopy[] | null } = { copies: null };
    const deleted = await database.update([store, versions, safetyCopies], (rows) => {
      const here = others.postIds();
      if (here === null) return [];
      const isGoing = ({ key }: Row) => going.has(key);
      const left = idsInTrash(rows.filter((row) => !isGoing(row)));
      const ids = new Set(
        [...idsInTrash(rows.filter(isGoing))].filter((id) => !left.has(id) && !here.has(id)),
      );
      gone.copies = copies.filter(({ postId }) => postId !== null && ids.has(postId));
      return [
        ...keys.map((key) => ({ key })),
        { key: endedIdsKey, value: [...new Set([...endedIdsIn(rows), ...ids])] },
        ...Array.from(ids, (id) => ({ store: versions, key: groupRange(id) })),
        ...gone.copies.map(({ key }) => ({ store: safetyCopies, key })),
      ];
    });
    if (!deleted.ok) return deleted;
    if (gone.copies === null) return failure('unknown');
    await Promise.all(gone.copies.map(({ key, at }) => others.dropCopy(key, at)));
    showRemoved(keys);
    return deleted;
  }

  function showRemoved(keys: readonly string[]) {
    const gone = new Set(keys);
    $trash.set($trash.get().filter(({ key }) => !gone.has(key)));
    news.tell(store);
  }

  return { $trash, visitTrash, readTrash, putInTrash, removeFromTrash, deleteForGood };
}

/** Entries from before the Trash counted its age, each with the age at which it came in. */
function withSince(rows: readonly Row[], age: TrashAge) {
  return rows.flatMap(({ key, value }) => {
    const entry = trashEntryOf(key, value, age);
    if (!entry || !isRecord(value) || isTime(value.since)) return [];
    return [{ key, value: { ...value, since: ageSince(undefined, entry.at, age) } }];
  });
}

/** Ids of the built-in posts, and of those that this browser has stored at this moment. */
function postIds(): ReadonlySet<string> | null {
  const text = browserDoor.read(storageKeys.posts);
  const stored = text.ok ? readStoredPosts(text.value) : null;
  if (stored === null || stored.isDamaged) return null;
  const builtIn = $builtInPosts.get().posts ?? [];
  return new Set([...builtIn, ...stored.entries.map(({ post }) => post)].map(({ id }) => id));
}

/** The Trash of this browser. */
export const { $trash, visitTrash, readTrash, putInTrash, removeFromTrash, deleteForGood } = trash({
  database: browserDatabase,
  news: browserNews,
  now: () => Date.now(),
  newKey: () => crypto.randomUUID(),
  knowsPosts: knowsBuiltIn,
  postIds,
  copies: async () => {
    await readCopies();
    return $copies.get();
  },
  dropCopy,
});
