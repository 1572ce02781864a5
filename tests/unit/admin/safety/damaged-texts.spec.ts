import { expect, test } from '@playwright/test';
import { setAsideTexts } from '#src/admin/safety/damaged-texts.ts';
import { localPosts } from '#src/stores/local-posts.ts';
import { localPostsSaver } from '#src/admin/storage/save-local-posts.ts';
import { storageDoor } from '#src/stores/storage-door.ts';
import { storageWriter } from '#src/admin/storage/storage-writer.ts';
import { listChanges } from '#tests/support/list-changes.ts';
import { everythingIn, memoryLocks, memoryStorage } from '#tests/support/memory-storage.ts';

const older = 'bodega-cats:damaged:2026-11-20T10:00:00.000Z';
const newer = 'bodega-cats:damaged:2026-11-21T10:00:00.000Z+';

/** One tab with a storage: its posts, and the damage it finds. */
function tab(storage: Storage) {
  const locks = memoryLocks();
  const events = new EventTarget();
  const parts = { storage: () => storage, locks: () => locks, events: () => events };
  const posts = localPosts(storageDoor(parts));
  const update = storageWriter(parts);
  const saver = localPostsSaver(update, posts.showLocalPosts, () => new Date(older.slice(-24)));
  return {
    ...posts,
    ...saver,
    ...listChanges(saver.changePostsText),
    ...setAsideTexts(parts, update, posts.$localPostsState, posts.readLocalPosts),
    events,
  };
}

test('what was set aside is listed newest first, with its size, and read as it is', () => {
  const storage = memoryStorage();
  storage.setItem(older, '[{"ti');
  storage.setItem('bodega-cats:posts', '[]');
  storage.setItem(newer, '{}');
  const { $damagedTexts, readDamagedTexts, readDamagedText } = tab(storage);
  expect($damagedTexts.get()).toEqual([]);
  readDamagedTexts();
  expect($damagedTexts.get()).toEqual([
    { key: newer, at: '2026-11-21T10:00:00.000Z', size: 2 },
    { key: older, at: '2026-11-20T10:00:00.000Z', size: 5 },
  ]);
  expect(readDamagedText(older)).toBe('[{"ti');
  expect(readDamagedText('bodega-cats:damaged:')).toBe(null);
});

test('posts that are damaged now come first, and move to the others with the first save', async () => {
  const storage = memoryStorage();
  storage.setItem('bodega-cats:posts', '[{"ti');
  const one = tab(storage);
  one.readLocalPosts();
  one.readDamagedTexts();
  expect(one.$damagedTexts.get()).toEqual([{ key: 'bodega-cats:posts', at: null, size: 5 }]);
  await one.replacePosts([]);
  expect(one.$damagedTexts.get()).toEqual([
    { key: older, at: '2026-11-20T10:00:00.000Z', size: 5 },
  ]);
});

test('only a damaged text can be removed, and only as it was downloaded', async () => {
  const storage = memoryStorage();
  const [changed, done] = [
    { ok: false, code: 'changed' },
    { ok: true, value: null },
  ];
  storage.setItem('bodega-cats:posts', '[{"ti');
  storage.setItem('bodega-cats:schema', '1');
  storage.setItem(older, '1');
  const before = everythingIn(storage);
  const { $damagedTexts, readDamagedTexts, removeDamagedText, ...posts } = tab(storage);
  posts.readLocalPosts();
  readDamagedTexts();
  for (const [key, text] of [
    [older, '2'],
    ['bodega-cats:posts', '[{"title'],
    ['bodega-cats:schema', '1'],
  ] as const)
    expect(await removeDamagedText(key, text)).toEqual(changed);
  expect(everythingIn(storage)).toEqual(before);
  expect($damagedTexts.get()).toHaveLength(2);

  expect(await removeDamagedText(older, '1')).toEqual(done);
  expect(await removeDamagedText('bodega-cats:posts', '[{"ti')).toEqual(done);
  expect($damagedTexts.get()).toEqual([]);
  expect(posts.$localPostsState.get()).toBe('read');
  expect(everythingIn(storage)).toEqual([['bodega-cats:schema', '1']]);
  // Readable text is no damage, even with a copy set aside.
  storage.setItem('bodega-cats:posts', '[]');
  expect(await removeDamagedText('bodega-cats:posts', '[]')).toEqual(changed);
});

test('damaged posts that leave no room to be set aside are no dead end', async () => {
  const damaged = `{${'x'.repeat(600)}`;
  const storage = memoryStorage(1_000);
  storage.setItem('bodega-cats:posts', damaged);
  const { replacePosts, removeDamagedText } = tab(storage);
  expect(await replacePosts([])).toEqual({ ok: false, code: 'full' });
  expect(storage.getItem('bodega-cats:posts')).toBe(damaged);
  expect((await removeDamagedText('bodega-cats:posts', damaged)).ok).toBe(true);
  expect((await replacePosts([])).ok).toBe(true);
});

test('a damaged draft that leaves no room to be set aside is listed, and can be removed', async () => {
  const draft = 'bodega-cats:draft';
  const damaged = `{${'x'.repeat(600)}`;
  const storage = memoryStorage(1_000);
  storage.setItem(draft, damaged);
  const { $damagedTexts, readDamagedTexts, removeDamagedText } = tab(storage);
  readDamagedTexts();
  expect($damagedTexts.get()).toEqual([{ key: draft, at: null, size: 601 }]);
  expect(await removeDamagedText(draft, damaged)).toEqual({ ok: true, value: null });
  expect($damagedTexts.get()).toEqual([]);
  expect(everythingIn(storage)).toEqual([]);
  // Readable text is no damage.
  const text = '{"title":"A cat"}';
  storage.setItem(draft, text);
  expect(await removeDamagedText(draft, text)).toEqual({ ok: false, code: 'changed' });
  expect(storage.getItem(draft)).toBe(text);
});

test('another tab’s set-aside data is seen, and blocked storage holds none', async () => {
  const storage = memoryStorage();
  const one = tab(storage);
  one.readDamagedTexts();
  storage.setItem(older, '1');
  one.events.dispatchEvent(new Event('storage'));
  expect(one.$damagedTexts.get()).toHaveLength(1);

  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  const parts = { storage: refuse, locks: memoryLocks, events: () => new EventTarget() };
  const blocked = setAsideTexts(parts, storageWriter(parts), one.$localPostsState, () => null);
  blocked.readDamagedTexts();
  expect(blocked.$damagedTexts.get()).toEqual([]);
  expect(blocked.readDamagedText(older)).toBe(null);
  expect(await blocked.removeDamagedText(older, '1')).toEqual({ ok: false, code: 'blocked' });
});
