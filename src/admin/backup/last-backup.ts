import { atom } from 'nanostores';
import { backupReminder, readNote } from '#src/admin/backup/backup-note.ts';
import type { BackupNote, BackupReminder } from '#src/admin/backup/backup-note.ts';
import { numberIn, updateStorage } from '#src/admin/storage/storage-writer.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { success } from '#src/lib/result.ts';
import { $localPosts } from '#src/stores/local-posts.ts';
import { browserDoor } from '#src/stores/storage-door.ts';
import { storedText } from '#src/stores/stored-text.ts';

/** When the last backup was made, in milliseconds since 1970; null if there was none. */
export const $lastBackup = atom<number | null>(null);
/** What would be lost without a new backup; null if nothing needs one. */
export const $backupReminder = atom<BackupReminder | null>(null);

/** A note that the storage didn't take: it holds until this tab is closed. */
let unwritten: BackupNote | null = null;
let isFollowing = false;

/** Looks whether a backup is due, and from then on whenever posts change or another tab makes one. */
export function lookForBackup(): void {
  if (!isFollowing) {
    isFollowing = true;
    $localPosts.listen(lookForBackup);
    browserDoor.follow(storageKeys.backup, lookForBackup);
  }
  const note = unwritten ?? readNote(storedText(storageKeys.backup));
  $lastBackup.set(note?.isMade ? note.from : null);
  const stored = () => readStoredPosts(storedText(storageKeys.posts));
  const changes = numberIn(storedText(storageKeys.changes));
  $backupReminder.set(note && backupReminder(note, { stored, changes, now: Date.now() }));
  // The days count from when posts were first seen here.
  if (!note && stored().entries.length > 0)
    void writeNote(() => ({ from: Date.now(), isMade: false, changes: 0, posts: {} }));
}

/** Writes a note in place of the one before. Where it can't be stored, this tab knows it all the same. */
export async function writeNote(
  next: (before: BackupNote | null, changes: number) => BackupNote | null,
): Promise<void> {
  const noteOver = (read: (key: string) => string | null) =>
    next(unwritten ?? readNote(read(storageKeys.backup)), numberIn(read(storageKeys.changes)));
  const written = await updateStorage<never>((read) => {
    const note = noteOver(read);
    return success(new Map(note ? [[storageKeys.backup, JSON.stringify(note)]] : []));
  });
  unwritten = written.ok ? null : noteOver(storedText);
  lookForBackup();
}

/** Lets the reminder stay away for a day. */
export const remindLater = () =>
  writeNote((before) => before && { ...before, laterAt: Date.now() });
