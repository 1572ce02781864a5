import type { AdminDatabase, Row, StoreName } from '#src/admin/storage/database.ts';
import { draftOf } from '#src/admin/safety/draft.ts';
import { newestCopies, safetyCopyOf } from '#src/admin/safety/safety-copy.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { unsavedTexts } from '#src/admin/safety/unsaved-texts.ts';
import { namesIn } from '#src/admin/storage/storage-writer.ts';
import { isThing } from '#src/admin/trash/trash-age.ts';
import { storageEntries, storesInBackup } from '#src/config/storage-entries.ts';
import {
  copyPrefix,
  damagedPrefix,
  databaseStores,
  storageKeys,
  storagePrefix,
} from '#src/config/storage-keys.ts';
import { parsedJson } from '#src/lib/foreign.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';

/** What a browser holds, without what `config/storage-entries.ts` leaves out. */
export interface BackupContents {
  /** Texts of localStorage by key. */
  readonly texts: ReadonlyMap<string, string>;
  /** Rows of the database by store; a store is missing where it could not be read. */
  readonly rows: ReadonlyMap<StoreName, readonly Row[]>;
}

/** A store that a backup holds. */
export type BackupStore = {
  [Store in StoreName]: (typeof storesInBackup)[Store] extends true ? Store : never;
}[StoreName];

export const backupStores: readonly BackupStore[] = Object.values(databaseStores).filter(
  (store): store is BackupStore => storesInBackup[store],
);

/** The stores that could not be read. */
export const missingStores = ({ rows }: Pick<BackupContents, 'rows'>): readonly BackupStore[] =>
  backupStores.filter((store) => !rows.has(store));

const textEntries = storageEntries.filter(
  ({ kind, isInBackup }) => isInBackup && kind !== 'database',
);

/** Whether a backup holds the text under a key. */
export const isBackupKey = (key: string): boolean =>
  textEntries.some(({ name, kind }) => (kind === 'prefix' ? key.startsWith(name) : key === name));

/** How often the texts are read again if another tab changes them meanwhile. */
const readings = 5;

/**
 * Reads everything that a backup holds. What moves between localStorage and the database meanwhile is in one of them:
 * the texts are the same before and after the database was read, or the busiest tab has won five times.
 */
export async function readContents({
  storage,
  database,
}: {
  /** May throw or return null if storage is blocked. */
  readonly storage: () => Storage | null;
  readonly database: Pick<AdminDatabase, 'read'>;
}): Promise<Result<BackupContents, 'blocked'>> {
  let texts = readTexts(storage);
  for (let reading = 1; ; reading += 1) {
    if (texts === null) return failure('blocked');
    const rows = await readRows(database);
    const again = readTexts(storage);
    const isSame = again !== null && sameTexts(texts, again);
    if (isSame || reading === readings) return success({ texts, rows });
    texts = again;
  }
}

function readTexts(storage: () => Storage | null): Map<string, string> | null {
  try {
    const opened = storage();
    if (!opened) return null;
    const keys = namesIn(opened, storagePrefix).filter(isBackupKey).toSorted();
    return new Map(keys.map((key) => [key, opened.getItem(key) ?? '']));
  } catch {
    return null;
  }
}

const sameTexts = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([key, text]) => other.get(key) === text);

async function readRows(database: Pick<AdminDatabase, 'read'>) {
  const found = await Promise.all(
    backupStores.map(async (store) => [store, await database.read(store)] as const),
  );
  return new Map(
    found.flatMap(([store, rows]) =>
      rows.ok ? [[store, rows.value.filter(({ key }) => isOurKey(key))] as const] : [],
    ),
  );
}

/** Whether a row can be ours: its key is a text, or a list of texts. */
export const isOurKey = (key: unknown): key is string | string[] =>
  [key].flat().every((part) => typeof part === 'string');

/** The key of a row as a text, to compare it with others. */
export const keyText = ({ key }: Row): string => JSON.stringify(key);

/** The rows whose keys others don't have. */
export function rowsWithout(rows: readonly Row[], others: readonly Row[]): readonly Row[] {
  const known = new Set(others.map(keyText));
  return rows.filter((row) => !known.has(keyText(row)));
}

/** How much there is of each kind. */
export interface BackupCounts {
  readonly posts: number;
  /** As the list of posts counts them: an older state of a text, and a draft that is one of them, are no second one. */
  readonly unsaved: number;
  readonly versions: number;
  readonly trash: number;
  readonly damaged: number;
}

function copiesIn({ texts, rows }: BackupContents): SafetyCopy[] {
  const waiting = [...texts].filter(([key]) => key.startsWith(copyPrefix));
  return [
    ...(rows.get(databaseStores.safetyCopies) ?? []).map(({ key, value }) => [key, value] as const),
    ...waiting.map(([key, text]) => [key.slice(copyPrefix.length), parsedJson(text)] as const),
  ].flatMap(([key, value]) => safetyCopyOf(key, value) ?? []);
}

const draftIn = ({ texts }: BackupContents) => draftOf(texts.get(storageKeys.draft) ?? null);

/** How many unsaved texts a backup has, as the list of posts counts them, that aren't here already. */
export function countUnsaved(
  backup: BackupContents,
  here: BackupContents = { texts: new Map(), rows: new Map() },
): number {
  const known = [...copiesIn(here), draftIn(here)?.copy];
  const keys = new Set(known.map((copy) => copy?.key));
  // What is here may go on from an older state in the file.
  const copies = newestCopies([...copiesIn(backup), ...copiesIn(here)]);
  const texts = unsavedTexts(copies, draftIn(backup) ?? draftIn(here), new Set());
  return texts.filter(({ key }) => !keys.has(key)).length;
}

/** Counts what a backup holds. */
export function countContents(contents: BackupContents): BackupCounts {
  const { texts, rows } = contents;
  const rowsIn = (store: StoreName) => rows.get(store) ?? [];
  const stored = readStoredPosts(texts.get(storageKeys.posts) ?? null);
  const setAside = [...texts.keys()].filter((key) => key.startsWith(damagedPrefix));
  return {
    posts: stored.entries.length,
    unsaved: countUnsaved(contents),
    versions: rowsIn(databaseStores.versions).length,
    trash: rowsIn(databaseStores.trash).filter(isThing).length,
    damaged: setAside.length + (stored.isDamaged ? 1 : 0),
  };
}
