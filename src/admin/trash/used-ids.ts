import type { UsedIds } from '#src/admin/model/free-id.ts';
import { browserDatabase, groupOf } from '#src/admin/storage/database.ts';
import type { AdminDatabase, Row } from '#src/admin/storage/database.ts';
import { endedIdsKey, trashAgeAt } from '#src/admin/trash/trash-age.ts';
import { trashedIds, trashEntryOf } from '#src/admin/trash/trash-entry.ts';
import { databaseStores } from '#src/config/storage-keys.ts';
import { ownField } from '#src/lib/foreign.ts';

const { safetyCopies, trash, versions } = databaseStores;

/** Ids of the posts that rows of the Trash hold. */
export function idsInTrash(rows: readonly Row[]): ReadonlySet<string> {
  const age = trashAgeAt(undefined, 0);
  const ids = rows.flatMap(({ key, value }) => {
    const entry = trashEntryOf(key, value, age);
    return entry ? (textsIn(ownField(value, 'ids')) ?? trashedIds(entry)) : [];
  });
  return new Set(ids);
}

/** Ids of the posts that were deleted for good, from the rows of the Trash. */
export function endedIdsIn(rows: readonly Row[]): string[] {
  return textsIn(rows.find(({ key }) => key === endedIdsKey)?.value) ?? [];
}

/** The texts in a stored list; null if it is none, as of a deleted post, or of a list from before its ids were noted. */
const textsIn = (list: unknown) =>
  Array.isArray(list) ? list.filter((text) => typeof text === 'string') : null;

/**
 * Ids that no post may be given: those that something kept of a post still bears (its versions, safety copies, entries of
 * the Trash), which another post would get as its own, and those of posts that were deleted for good. Only a post that
 * comes back from a file or the Trash keeps the id that it had. null where the database doesn't tell all of them.
 */
export async function idsOnceUsed(database: Pick<AdminDatabase, 'read'>): Promise<UsedIds> {
  const [trashed, versioned, copied] = await Promise.all([
    database.read(trash),
    database.read(versions, 'keys'),
    database.read(safetyCopies),
  ]);
  if (!trashed.ok || !versioned.ok || !copied.ok) return null;
  const ofVersions = versioned.value.map(({ key }) => groupOf(key));
  const ofCopies = copied.value.map(({ value }) => ownField(value, 'postId'));
  const ids = [...ofVersions, ...ofCopies].filter((id) => typeof id === 'string');
  return new Set([...ids, ...idsInTrash(trashed.value), ...endedIdsIn(trashed.value)]);
}

/** The same of this browser. */
export const onceUsedIds = () => idsOnceUsed(browserDatabase);
