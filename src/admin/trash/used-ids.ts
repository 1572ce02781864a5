import { browserDatabase } from '#src/admin/storage/database.ts';
import type { AdminDatabase, Row } from '#src/admin/storage/database.ts';
import { trashAgeAt } from '#src/admin/trash/trash-age.ts';
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

/** The same in this browser. */
export const usedIds = () => idsInUse(browserDatabase);
