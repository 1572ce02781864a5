import { expect, test } from '@playwright/test';
import { backupReminder, postSums, readNote } from '#src/admin/backup/backup-note.ts';
import type { BackupNote } from '#src/admin/backup/backup-note.ts';
import { $lastBackup, lookForBackup, writeNote } from '#src/admin/backup/last-backup.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { freshDatabase } from '#tests/support/fresh-database.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

const day = 24 * 60 * 60 * 1000;
const at = Date.parse('2026-11-16T12:00:00Z');
const titled = (...titles: string[]) => titles.map((title) => ({ id: title[0], title }));
const posts = (...titles: string[]) =>
  readStoredPosts(JSON.stringify(titled(...titles).map((post) => ({ ...post, content: 'Meow.' }))));
const backedUp = posts('Ada', 'Boka', 'Coco');
const note: BackupNote = { from: at, isMade: true, changes: 10, posts: postSums(backedUp) };

const reminder = (
  { changes = 10, now = at, stored = posts('Ada', 'Boka two', 'Dot') },
  before: BackupNote = note,
) => backupReminder(before, { stored: () => stored, changes, now });

test('after five changes, or after seven days, it names the posts that are new or changed', () => {
  const named = { madeAt: at, posts: titled('Boka two', 'Dot') };
  expect(reminder({ changes: 14, now: at + 7 * day - 1 })).toBeNull();
  expect(reminder({ changes: 15 })).toEqual(named);
  expect(reminder({ now: at + 7 * day })).toEqual(named);
  expect(reminder({ now: at + 7 * day }, { ...note, isMade: false, posts: {} })).toEqual({
    madeAt: null,
    posts: titled('Ada', 'Boka two', 'Dot'),
  });
});

test('where nothing would be lost, nobody is reminded, and no post is read before it is due', () => {
  expect(reminder({ changes: 99, stored: backedUp })).toBeNull();
  expect(reminder({ changes: 99, stored: posts('Ada') })).toBeNull();
  const stored = () => {
    throw new Error('The posts were read.');
  };
  expect(backupReminder(note, { stored, changes: 14, now: at + day })).toBeNull();
});

test('what is only sent to the website is no change', () => {
  const sent = readStoredPosts(
    JSON.stringify(backedUp.raw.map((post) => ({ ...(post as object), basedOn: 'a-hash' }))),
  );
  expect(reminder({ changes: 99, stored: sent })).toBeNull();
});

test('"Later" counts for a day', () => {
  const later = { ...note, laterAt: at };
  expect(reminder({ changes: 99, now: at + day - 1 }, later)).toBeNull();
  expect(reminder({ changes: 99, now: at + day }, later)).not.toBeNull();
});

test('a clock that went back and a count that began again don’t silence it', () => {
  expect(reminder({ now: at - 7 * day })).not.toBeNull();
  expect(reminder({ changes: 4 })).toBeNull();
  expect(reminder({ changes: 5 })).not.toBeNull();
});

test('a note that anybody may have written', () => {
  for (const text of [null, '', 'x', '[]', '{}', '{"from":1,"changes":"2","posts":{}}'])
    expect(readNote(text)).toBeNull();
  expect(readNote(JSON.stringify({ ...note, laterAt: 'x' }))).toEqual(note);
  const odd = readNote('{"from":0,"isMade":true,"changes":0,"posts":{"__proto__":"a"}}');
  expect(reminder({ now: at }, odd ?? note)?.posts).toHaveLength(3);
});

test('where the storage takes nothing, a note is tried once, and holds for the tab', async () => {
  freshDatabase();
  const storage = memoryStorage();
  storage.setItem(storageKeys.posts, JSON.stringify([{ id: 'ada', title: 'Ada' }]));
  let tries = 0;
  storage.setItem = () => {
    tries += 1;
    throw new DOMException('', 'QuotaExceededError');
  };
  const browser = { localStorage: storage, window: new EventTarget() };
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { configurable: true, value });
  lookForBackup();
  await expect.poll(() => tries).toBe(1);
  await writeNote((before) => before && { ...before, from: at, isMade: true });
  expect($lastBackup.get()).toBe(at);
  expect(tries).toBe(2);
  lookForBackup();
  expect($lastBackup.get()).toBe(at);
  for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
});
