import { countUnsaved, missingStores, rowsWithout } from '#src/admin/backup/backup-contents.ts';
import type { BackupContents, BackupCounts } from '#src/admin/backup/backup-contents.ts';
import type { StoreName } from '#src/admin/storage/database.ts';
import { isThing } from '#src/admin/trash/trash-age.ts';
import { storageEntries } from '#src/config/storage-entries.ts';
import { databaseStores, storageKeys } from '#src/config/storage-keys.ts';
import { isTime, ownField } from '#src/lib/foreign.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';

/** A post by its name. */
interface NamedPost {
  readonly id: string;
  readonly title: string;
}

/** What restoring a backup would do to what a browser holds. */
export interface RestoreReport {
  /** Posts that are in the file only; in both, but different; the same in both. */
  readonly added: readonly NamedPost[];
  readonly changed: readonly NamedPost[];
  readonly same: readonly NamedPost[];
  /** Of the changed ones, those saved here later than in the file. */
  readonly newerHere: readonly NamedPost[];
  /** Posts that are here only and would leave the list. */
  readonly lost: readonly NamedPost[];
  /** Another draft is here, which would become an unsaved text. */
  readonly isDraftReplaced: boolean;
  /** Choices and records that would be replaced, by their names on `/privacy`. */
  readonly replaced: readonly string[];
  /** What else would come to what is here, where it replaces nothing. */
  readonly more: Pick<BackupCounts, 'unsaved' | 'versions' | 'trash'>;
  /** This browser's database takes nothing, so its part of the file would stay in the file. */
  readonly isWithoutDatabase: boolean;
}

/** Compares a backup with what a browser holds. What the file doesn't have is left alone. */
export function compareBackup(backup: BackupContents, here: BackupContents): RestoreReport {
  const textOf = ({ texts }: BackupContents, key: string) => texts.get(key) ?? null;
  const postsOf = (contents: BackupContents) => {
    const { entries, raw } = readStoredPosts(textOf(contents, storageKeys.posts));
    return new Map(
      entries.map(({ post: { id, title }, index }) => [
        id,
        { id, title, text: JSON.stringify(raw[index]) },
      ]),
    );
  };
  const [theirs, ours] = [postsOf(backup), postsOf(here)];
  const both = [...theirs.values()].filter(({ id }) => ours.has(id));
  const changed = both.filter(({ id, text }) => ours.get(id)?.text !== text);
  const [savedThere, savedHere] = [lastSaves(backup), lastSaves(here)];
  const hasPosts = backup.texts.has(storageKeys.posts);
  const differs = (key: string) =>
    here.texts.has(key) && backup.texts.has(key) && textOf(here, key) !== textOf(backup, key);
  const newRows = (store: StoreName) =>
    rowsWithout(backup.rows.get(store) ?? [], here.rows.get(store) ?? []);
  const replacing: string[] = [storageKeys.posts, storageKeys.draft];
  return {
    added: [...theirs.values()].filter(({ id }) => !ours.has(id)),
    changed,
    same: both.filter((post) => !changed.includes(post)),
    newerHere: changed.filter(({ id }) => (savedHere.get(id) ?? 0) > (savedThere.get(id) ?? 0)),
    lost: hasPosts ? [...ours.values()].filter(({ id }) => !theirs.has(id)) : [],
    isDraftReplaced: differs(storageKeys.draft),
    replaced: storageEntries
      .filter(({ name }) => !replacing.includes(name) && differs(name))
      .map(({ title }) => title),
    more: {
      unsaved: countUnsaved(backup, here),
      versions: newRows(databaseStores.versions).length,
      trash: newRows(databaseStores.trash).filter(isThing).length,
    },
    isWithoutDatabase: missingStores(here).length > 0,
  };
}

/** When each post was saved last, in milliseconds since 1970, as its versions tell. */
function lastSaves({ rows }: BackupContents): ReadonlyMap<string, number> {
  const saves = new Map<string, number>();
  for (const { key, value } of rows.get(databaseStores.versions) ?? []) {
    const at = ownField(value, 'at');
    const id: unknown = Array.isArray(key) ? key[0] : undefined;
    if (typeof id === 'string' && isTime(at) && at > (saves.get(id) ?? -Infinity))
      saves.set(id, at);
  }
  return saves;
}
