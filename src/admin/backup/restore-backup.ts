import {
  backupStores,
  keyText,
  missingStores,
  rowsWithout,
} from '#src/admin/backup/backup-contents.ts';
import type { BackupContents } from '#src/admin/backup/backup-contents.ts';
import type { Backup } from '#src/admin/backup/backup-file.ts';
import { postSums } from '#src/admin/backup/backup-note.ts';
import type { BackupNote } from '#src/admin/backup/backup-note.ts';
import { keepDraft } from '#src/admin/safety/draft.ts';
import type {
  AdminDatabase,
  DatabaseFailure,
  Row,
  RowChange,
} from '#src/admin/storage/database.ts';
import { setAside } from '#src/admin/storage/set-aside.ts';
import { numberIn } from '#src/admin/storage/storage-writer.ts';
import type { Changes, UpdateStorage, WriteFailure } from '#src/admin/storage/storage-writer.ts';
import { endedIdsKey, movedTrash, trashAgeAt, trashAgeKey } from '#src/admin/trash/trash-age.ts';
import { endedIdsIn } from '#src/admin/trash/used-ids.ts';
import { trashedList } from '#src/admin/trash/whole-list.ts';
import type { Keep } from '#src/admin/trash/whole-list.ts';
import {
  copyPrefix,
  damagedPrefix,
  databaseStores,
  storageKeys,
} from '#src/config/storage-keys.ts';
import { isTime, ownField, parsedJson } from '#src/lib/foreign.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';

/** Why nothing was restored: a failure of the storage or the database, or somebody cancelled it. */
export type RestoreFailure = WriteFailure | DatabaseFailure | 'cancelled';

interface RestoreParts {
  readonly update: UpdateStorage;
  readonly database: Pick<AdminDatabase, 'update'>;
  /** Puts the list that is replaced into the Trash. */
  readonly keep: Keep;
  readonly now: () => Date;
  readonly newKey: () => string;
}

const { safetyCopies, trash } = databaseStores;
const others = backupStores.filter((store) => store !== safetyCopies);

/**
 * Makes the function that restores a backup, all or nothing. The list of posts is replaced and goes to the Trash, the
 * draft becomes a safety copy; choices are replaced; everything else comes to what is here.
 */
export function restorer({ update, database, keep, now, newKey }: RestoreParts) {
  /**
   * @param here what this browser held when the backup was compared; if posts or draft have changed since, nothing is
   *   restored and the code is 'changed'
   * @returns whether a list was replaced, and the Trash has it
   */
  return async (
    backup: Backup,
    here: BackupContents,
  ): Promise<Result<{ readonly isInTrash: boolean }, RestoreFailure>> => {
    const before = here.texts.get(storageKeys.posts) ?? null;
    const after = backup.texts.get(storageKeys.posts) ?? before;
    const replaced = after === before ? [] : trashedList(before);
    const kept = await keep(replaced);
    if (kept.isCancelled) return failure('cancelled');
    const undone = async <Code extends RestoreFailure>(code: Code) => {
      await kept.drop();
      return failure(code);
    };
    const rows = await addRows(backup, here);
    if (!rows.ok) return undone(rows.code);
    const written = await update<'changed'>((read, keys) => {
      const isAsCompared = [storageKeys.posts, storageKeys.draft].every(
        (key) => read(key) === (here.texts.get(key) ?? null),
      );
      return isAsCompared ? success(restoredTexts(backup, read, keys)) : failure('changed');
    });
    if (written.ok) {
      if (missingStores(backup).length === 0) await noteRestored(backup);
      return success({ isInTrash: kept.isKept && replaced.length > 0 });
    }
    await rows.value();
    return undone(written.code);
  };

  /** Adds the rows of a backup that aren't here. @returns a function that takes them out again */
  async function addRows(
    backup: BackupContents,
    here: BackupContents,
  ): Promise<Result<() => Promise<unknown>, DatabaseFailure>> {
    if (missingStores(here).length > 0) return success(() => Promise.resolve());
    const added = others.flatMap((store) => {
      const known = here.rows.get(store) ?? [];
      const rows = backup.rows.get(store) ?? [];
      const age = trashAgeAt(known.find(({ key }) => key === trashAgeKey)?.value, now().getTime());
      const moved = store === trash ? movedTrash(rows, age) : rows;
      return rowsWithout(moved, known).map((row) => ({ ...row, store }));
    });
    let replaced: readonly RowChange[] = [];
    // Read again while nobody else writes: an open editor may have a newer text under its key.
    const add = (copies: readonly Row[]) => {
      const older = (backup.rows.get(safetyCopies) ?? []).flatMap((row) => {
        const there = copies.find((copy) => keyText(copy) === keyText(row));
        return isLater(row.value, there?.value) ? [{ row, there }] : [];
      });
      replaced = older.map(({ row, there }) => ({ key: row.key, value: there?.value }));
      return [...older.map(({ row }) => row), ...added];
    };
    const ended = await addEndedIds(backup);
    if (!ended.ok) return ended;
    const written = await database.update([safetyCopies, ...others], add);
    if (!written.ok) {
      await ended.value();
      return written;
    }
    return success(async () => {
      await ended.value();
      await database.update([safetyCopies, ...others], () => [
        ...replaced,
        ...added.map(({ store, key }) => ({ store, key })),
      ]);
    });
  }

  /** Adds the ids of posts that were deleted for good to those here. @returns a function that takes them out again */
  async function addEndedIds({
    rows,
  }: BackupContents): Promise<Result<() => Promise<unknown>, DatabaseFailure>> {
    const ended = new Set(endedIdsIn(rows.get(trash) ?? []));
    if (ended.size === 0) return success(() => Promise.resolve());
    // Another tab may have deleted more since the backup was compared.
    const change = (plan: (there: readonly string[]) => readonly string[]) =>
      database.update(
        trash,
        (found) => {
          const ids = plan(endedIdsIn(found));
          return [{ key: endedIdsKey, value: ids.length > 0 ? ids : undefined }];
        },
        { key: endedIdsKey },
      );
    let before = new Set<string>();
    const written = await change((there) => {
      before = new Set(there);
      return [...new Set([...there, ...ended])];
    });
    const takeOut = () => change((there) => there.filter((id) => before.has(id) || !ended.has(id)));
    return written.ok ? success(takeOut) : written;
  }

  function restoredTexts(
    backup: Backup,
    read: (key: string) => string | null,
    keys: readonly string[],
  ): Changes {
    const changes = new Map<string, string | null>();
    const draft = backup.texts.get(storageKeys.draft);
    if (draft !== undefined) keepDraft(changes, draft, read, keys, now(), newKey);
    const there = (key: string) => changes.get(key) ?? read(key);
    for (const [key, text] of backup.texts) {
      if (there(key) === text) continue;
      if (key.startsWith(damagedPrefix)) setAside(changes, text, read, keys, key);
      else if (!key.startsWith(copyPrefix) || isLater(parsedJson(text), parsedJson(there(key))))
        changes.set(key, text);
    }
    return changes;
  }

  /** Notes the file as the last backup. In a write of its own, because what is restored may leave no room for it. */
  async function noteRestored({ madeAt, texts }: Backup): Promise<void> {
    const posts = postSums(readStoredPosts(texts.get(storageKeys.posts) ?? null));
    await update<never>((read) => {
      const changes = numberIn(read(storageKeys.changes));
      const note: BackupNote = { from: madeAt, isMade: true, changes, posts };
      return success(new Map([[storageKeys.backup, JSON.stringify(note)]]));
    });
  }
}

/** Whether one safety copy is later than another under its key, or there is no other. */
function isLater(copy: unknown, other: unknown): boolean {
  const [at, otherAt] = [copy, other].map((value) => ownField(value, 'at'));
  return !isTime(otherAt) || (isTime(at) && at > otherAt);
}
