import { browserDatabase } from '#src/admin/storage/database.ts';
import type { AdminDatabase, Row } from '#src/admin/storage/database.ts';
import { endedIdsKey, trashAgeAt } from '#src/admin/trash/trash-age.ts';
import { trashedIds, trashEntryOf } from '#src/admin/trash/trash-entry.ts';
import { databaseStores } from '#src/config/storage-keys.ts';
import { ownField } from '#src/lib/foreign.ts';

const { safetyCopies, trash, versions } = databaseStores;

/** Ids of the posts that rows of the Trash hold. */
export function idsInTrash(rows: readonly Row[]): ReadonlySet<string> {
  const age = trashAgeAt(undefined, 0);
  const entries = rows.flatMap(({ key, value }) => trashEntryOf(key, value, age) ?? []);
  return new Set(entries.flatMap(trashedIds));
}

/**
 * Ids that something kept of a post still bears: its versions, safety copies, entries of the Trash. Another post with
 * such an id would get them as its own. Empty where there is no database, which keeps nothing then.
 */
export async function idsInUse(database: AdminDatabase): Promise<ReadonlySet<string>> {
  const [inTrash, versioned, copied] = await Promise.all([
    database.read(trash),
    database.read(versions, 'keys'),
    database.read(safetyCopies),
  ]);
  const ofVersions = (versioned.ok ? versioned.value : []).map(({ key }) =>
    Array.isArray(key) ? key[0] : undefined,
  );
  const ofCopies = (copied.ok ? copied.value : []).map(({ value }) => ownField(value, 'postId'));
  const ids = [...ofVersions, ...ofCopies].filter((id) => typeof id === 'string');
  return new Set([...ids, ...idsInTrash(inTrash.ok ? inTrash.value : [])]);
}

/** Ids of the posts that were deleted for good, from the rows of the Trash. */
export function endedIdsIn(rows: readonly Row[]): string[] {
  const ids = rows.find(({ key }) => key === endedIdsKey)?.value;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** The ids in use, and those of posts that were deleted for good: no new post gets one of them. */
export async function idsOnceUsed(database: AdminDatabase): Promise<ReadonlySet<string>> {
  const [inUse, inTrash] = await Promise.all([idsInUse(database), database.read(trash)]);
  return new Set([...inUse, ...endedIdsIn(inTrash.ok ? inTrash.value : [])]);
}

/** The ids in use in this browser. A post that comes back from a file may have one that was deleted for good: its own. */
export const usedIds = () => idsInUse(browserDatabase);

/** What no new post of this browser may be called. */
export const onceUsedIds = () => idsOnceUsed(browserDatabase);
