import { countContents, missingStores, readContents } from '#src/admin/backup/backup-contents.ts';
import type {
  BackupContents,
  BackupCounts,
  BackupStore,
} from '#src/admin/backup/backup-contents.ts';
import { readBackup, writeBackup } from '#src/admin/backup/backup-file.ts';
import type { Backup, BackupProblem } from '#src/admin/backup/backup-file.ts';
import { postSums } from '#src/admin/backup/backup-note.ts';
import { compareBackup } from '#src/admin/backup/compare-backup.ts';
import type { RestoreReport } from '#src/admin/backup/compare-backup.ts';
import { writeNote } from '#src/admin/backup/last-backup.ts';
import { restorer } from '#src/admin/backup/restore-backup.ts';
import type { RestoreFailure } from '#src/admin/backup/restore-backup.ts';
import { browserDatabase } from '#src/admin/storage/database.ts';
import { keepFirst } from '#src/admin/storage/keep-first.ts';
import { askToPersist } from '#src/admin/storage/persistence.ts';
import { numberIn, updateStorage } from '#src/admin/storage/storage-writer.ts';
import { browserNews } from '#src/admin/storage/tab-news.ts';
import { putInTrash, removeFromTrash } from '#src/admin/trash/trash.ts';
import { trashKeeper } from '#src/admin/trash/whole-list.ts';
import { backupLimits } from '#src/admin/backup/limits.ts';
import { databaseStores, storageKeys } from '#src/config/storage-keys.ts';
import { dayOf } from '#src/lib/posts/dates.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { browserDoor, browserStorage } from '#src/stores/storage-door.ts';

/** A backup that can be downloaded. */
export interface MadeBackup {
  readonly name: string;
  readonly file: Blob;
  readonly counts: BackupCounts;
  /** What the database didn't answer, so that it isn't in the file. */
  readonly missing: readonly BackupStore[];
  /** Notes that it was downloaded. A file that lacks something is no last backup. */
  readonly note: () => Promise<void>;
}

/** Why no backup was made. */
export type MakingProblem = 'blocked' | 'unwritable' | 'tooMuch';

const readHere = () => readContents({ storage: browserStorage.storage, database: browserDatabase });

/** Makes a backup of what this browser holds now. */
export async function makeBackup(): Promise<Result<MadeBackup, MakingProblem>> {
  const changes = browserDoor.read(storageKeys.changes);
  const contents = await readHere();
  if (!contents.ok) return contents;
  const { texts } = contents.value;
  const missing = missingStores(contents.value);
  const now = new Date();
  const file = await writeBackup(contents.value, now.getTime());
  if (!file.ok) return file;
  const note = async () => {
    if (missing.length > 0) return;
    await writeNote(() => ({
      from: now.getTime(),
      isMade: true,
      changes: numberIn(changes.ok ? changes.value : null),
      posts: postSums(readStoredPosts(texts.get(storageKeys.posts) ?? null)),
    }));
  };
  return success({
    name: `bodega-cats-backup-${dayOf(now)}.json`,
    file: file.value,
    counts: countContents(contents.value),
    missing,
    note,
  });
}

/** A backup that was read and compared with what this browser holds. */
export interface OpenedBackup {
  readonly backup: Backup;
  readonly here: BackupContents;
  readonly report: RestoreReport;
}

/** Reads a file and compares it with what this browser holds. Changes nothing. */
export async function openBackup(
  file: Blob,
): Promise<Result<OpenedBackup, BackupProblem | 'unreadable' | 'blocked'>> {
  if (file.size > backupLimits.fileSize) return failure('tooLarge');
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return failure('unreadable');
  const backup = await readBackup(new Uint8Array(bytes));
  return backup.ok ? compareNow(backup.value) : backup;
}

/** Compares a backup with what this browser holds now. */
export async function compareNow(backup: Backup): Promise<Result<OpenedBackup, 'blocked'>> {
  const here = await readHere();
  if (!here.ok) return here;
  return success({ backup, here: here.value, report: compareBackup(backup, here.value) });
}

const restore = restorer({
  update: updateStorage,
  database: browserDatabase,
  keep: trashKeeper({ put: putInTrash, remove: removeFromTrash, keepFirst }),
  now: () => new Date(),
  newKey: () => crypto.randomUUID(),
});

/** Restores a backup in this browser, and tells the other tabs. This one shows it after it is loaded again. */
export async function restoreBackup({
  backup,
  here,
}: OpenedBackup): Promise<Result<{ readonly isInTrash: boolean }, RestoreFailure>> {
  const restored = await restore(backup, here);
  if (!restored.ok) return restored;
  for (const store of Object.values(databaseStores)) browserNews.tell(store);
  await askToPersist();
  return restored;
}
