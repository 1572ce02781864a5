import { expect, test } from '@playwright/test';
import { readPost } from '#src/lib/posts/read-post.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { localPosts } from '#src/stores/local-posts.ts';
import { localPostsSaver } from '#src/admin/storage/save-local-posts.ts';
import { success } from '#src/lib/result.ts';
import { storageDoor } from '#src/stores/storage-door.ts';
import type { StorageParts } from '#src/stores/storage-door.ts';
import { storageWriter } from '#src/admin/storage/storage-writer.ts';
import { listChanges } from '#tests/support/list-changes.ts';
import { everythingIn, memoryLocks, memoryStorage } from '#tests/support/memory-storage.ts';

const key = 'bodega-cats:posts';
const now = () => new Date('2026-11-21T10:00:00.000Z');

/** Reading and saving over one storage, as in the admin. */
function savingPosts(parts: StorageParts) {
  const posts = localPosts(storageDoor(parts));
  const saver = localPostsSaver(storageWriter(parts), posts.showLocalPosts, now);
  return { ...posts, ...saver, ...listChanges(saver.changePostsText) };
}

/** Two or more tabs over one storage. */
function tabs(storage: Storage) {
  const locks = memoryLocks();
  return () => {
    const events = new EventTarget();
    const parts = { storage: () => storage, locks: () => locks, events: () => events };
    return { ...savingPosts(parts), events };
  };
}
const oneTab = (storage: Storage) => tabs(storage)();

function post(title: string, id = title): Post {
  const made = readPost({ id, title, content: 'Meow.' });
  if (!made) throw new Error('no post');
  return made;
}
const titles = (posts: readonly Post[]) => posts.map(({ title }) => title);

test('nothing is there until it is read, and reading writes nothing', () => {
  const storage = memoryStorage();
  storage.setItem(key, JSON.stringify([{ id: 1, title: 'A cat' }]));
  const before = everythingIn(storage);
  const posts = oneTab(storage);
  expect(posts.$localPosts.get()).toEqual([]);
  expect(posts.$localPostsState.get()).toBe('unread');
  expect(posts.readLocalPosts().ok).toBe(true);
  expect(titles(posts.$localPosts.get())).toEqual(['A cat']);
  expect(posts.$localPostsState.get()).toBe('read');
  expect(everythingIn(storage)).toEqual(before);
});

test('save replaces by id or appends, delete removes by id', async () => {
  const storage = memoryStorage();
  const posts = oneTab(storage);
  await posts.savePost(post('One', '1'));
  await posts.savePost(post('Two', '2'));
  await posts.savePost(post('One again', '1'));
  expect(titles(posts.$localPosts.get())).toEqual(['One again', 'Two']);
  expect(JSON.parse(storage.getItem(key) ?? '')).toMatchObject([
    { id: '1', title: 'One again', author: { name: 'Bodega Cats of New York' } },
    { id: '2', title: 'Two' },
  ]);
  expect(storage.getItem('bodega-cats:schema')).toBe('1');
  await posts.deletePost('1');
  expect(titles(posts.$localPosts.get())).toEqual(['Two']);
});

test('each change of the list is counted, but for what is no change of a post', async () => {
  const storage = memoryStorage();
  const { changePostsText } = oneTab(storage);
  const counts = [];
  for (const isCounted of [true, false, undefined]) {
    await changePostsText(() => success('[]'), isCounted);
    counts.push(storage.getItem('bodega-cats:changes'));
  }
  expect(counts).toEqual(['1', '1', '2']);
});

test('fields we don’t know survive a save, other entries stay as they are', async () => {
  const storage = memoryStorage();
  const list = [null, { id: 5, title: 'Five', mood: { sleepy: true } }, 'no post', { a: 1 }];
  storage.setItem(key, JSON.stringify(list));
  const posts = oneTab(storage);
  await posts.savePost(post('Five, edited', '5'));
  const stored = JSON.parse(storage.getItem(key) ?? '') as unknown[];
  expect(stored[1]).toMatchObject({ id: '5', title: 'Five, edited', mood: { sleepy: true } });
  expect([stored[0], stored[2], stored[3]]).toEqual([null, 'no post', { a: 1 }]);
});

test('a deleted post doesn’t come back from a second entry of its id', async () => {
  const storage = memoryStorage();
  storage.setItem(key, '[{"id":1,"title":"A"},{"id":"1","title":"B"},{"id":2,"title":"C"}]');
  const posts = oneTab(storage);
  await posts.deletePost('1');
  expect(storage.getItem(key)).toBe('[{"id":2,"title":"C"}]');
});

test('an import replaces the list and keeps what it doesn’t know', async () => {
  const storage = memoryStorage();
  storage.setItem(key, '[{"id":1,"title":"A"}]');
  const posts = oneTab(storage);
  const text = '[{"id":7,"title":"B","__proto__":{"x":1},"mood":"sleepy"},3]';
  await posts.replacePosts(JSON.parse(text) as unknown[]);
  expect(storage.getItem(key)).toBe(text);
  expect(titles(posts.$localPosts.get())).toEqual(['B']);
});

test('tabs that save different posts at the same moment keep both', async () => {
  const storage = memoryStorage();
  const open = tabs(storage);
  const [first, second] = [open(), open()];
  first.readLocalPosts();
  second.readLocalPosts();
  await Promise.all([
    first.savePost(post('A')),
    second.savePost(post('B')),
    first.savePost(post('C')),
    second.deletePost('A'),
  ]);
  expect(titles(second.$localPosts.get())).toEqual(['B', 'C']);
  // The browser tells the other tab.
  first.events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(titles(first.$localPosts.get())).toEqual(['B', 'C']);
});

test('a post that another tab changed or deleted since it was opened is not overwritten', async () => {
  const storage = memoryStorage();
  const open = tabs(storage);
  const [first, second] = [open(), open()];
  await first.savePost(post('A', '1'));
  const read = first.readLocalPosts();
  const opened = read.ok ? read.value.raw[0] : undefined;
  await second.savePost(post('A, by the second tab', '1'));
  const before = storage.getItem(key);
  expect(await first.savePost(post('A, by the first', '1'), opened)).toEqual({
    ok: false,
    code: 'changed',
  });
  expect(storage.getItem(key)).toBe(before);
  await second.deletePost('1');
  expect(await first.savePost(post('A, by the first', '1'), opened)).toMatchObject({ ok: false });
  expect((await first.savePost(post('A, by the first', '1'))).ok).toBe(true);
});

test('a full storage keeps every byte, and the shown list', async () => {
  const storage = memoryStorage(2000);
  const posts = oneTab(storage);
  await posts.savePost(post('A'));
  const before = everythingIn(storage);
  const long = { ...post('B'), content: 'x'.repeat(3000) };
  expect(await posts.savePost(long)).toEqual({ ok: false, code: 'full' });
  expect(await posts.replacePosts([long])).toEqual({ ok: false, code: 'full' });
  expect(everythingIn(storage)).toEqual(before);
  expect(titles(posts.$localPosts.get())).toEqual(['A']);
});

test('damaged data is set aside once, before the first write, and never overwritten', async () => {
  const storage = memoryStorage();
  const damaged = '[{"title":"Cut o';
  storage.setItem(key, damaged);
  const posts = oneTab(storage);
  posts.readLocalPosts();
  expect(posts.$localPostsState.get()).toBe('damaged');
  expect(storage.length).toBe(1);
  await posts.savePost(post('A'));
  await posts.savePost(post('B'));
  const copy = 'bodega-cats:damaged:2026-11-21T10:00:00.000Z';
  expect(storage.getItem(copy)).toBe(damaged);
  expect(titles(posts.$localPosts.get())).toEqual(['A', 'B']);
  expect(posts.$localPostsState.get()).toBe('read');

  // Damaged again within the same millisecond: it must get another name.
  storage.setItem(key, '{}');
  await posts.savePost(post('C'));
  expect(storage.getItem(copy)).toBe(damaged);
  expect(storage.getItem(`${copy}+`)).toBe('{}');
});

test('damaged data that can’t be set aside for want of room stays where it is', async () => {
  const storage = memoryStorage(300);
  storage.setItem(key, `{${'x'.repeat(200)}`);
  const before = everythingIn(storage);
  const posts = oneTab(storage);
  expect(await posts.savePost(post('A'))).toEqual({ ok: false, code: 'full' });
  expect(everythingIn(storage)).toEqual(before);
});

test('blocked storage is no posts, and a save says so', async () => {
  const posts = savingPosts({
    storage: () => {
      throw new DOMException('', 'SecurityError');
    },
    locks: memoryLocks,
    events: () => new EventTarget(),
  });
  expect(posts.readLocalPosts()).toEqual({ ok: false, code: 'blocked' });
  expect(posts.$localPosts.get()).toEqual([]);
  expect(posts.$localPostsState.get()).toBe('blocked');
  expect(await posts.savePost(post('A'))).toEqual({ ok: false, code: 'blocked' });
});

test('values that JSON can’t hold are refused by name, and nothing is written', async () => {
  const storage = memoryStorage();
  const posts = oneTab(storage);
  await posts.savePost(post('A'));
  const before = everythingIn(storage);
  const round: unknown[] = [];
  round.push(round);
  expect(await posts.replacePosts(round)).toEqual({ ok: false, code: 'unwritable' });
  expect(everythingIn(storage)).toEqual(before);
  expect(titles(posts.$localPosts.get())).toEqual(['A']);
});

test('what a save gives back is what a reader finds', async () => {
  const storage = memoryStorage();
  const posts = oneTab(storage);
  await posts.replacePosts([null, { title: 'A' }, { title: 'A' }]);
  const saved = await posts.savePost(post('B', '~a-2'));
  const shown = posts.$localPosts.get();
  const read = posts.readLocalPosts();
  expect(JSON.stringify(saved)).toBe(JSON.stringify(read));
  expect(shown).toEqual(posts.$localPosts.get());
  expect(titles(shown)).toEqual(['A', 'B']);
});
