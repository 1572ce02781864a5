import { expect, test } from '@playwright/test';
import { versions } from '#src/admin/versions/versions.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { databaseStores } from '#src/config/storage-keys.ts';
import { freshDatabase, putRow, setFactory } from '#tests/support/fresh-database.ts';
import { aPost } from '#tests/support/sample-posts.ts';

const post = (title: string, id = 'p') => aPost({ id, title });

/** Versions with a clock that stands still. */
function openVersions(database = freshDatabase()) {
  const opened = versions({ database, now: () => 1_000, newKey: () => crypto.randomUUID() });
  const titles = async (postId = 'p') => {
    const read = await opened.readVersions(postId);
    return read.ok ? read.value.map(({ post: { title } }) => title) : read.code;
  };
  const addVersion = (id: string, saved: Post) => opened.addVersion(id, saved, 'saved');
  return { ...opened, addVersion, titles };
}

test('the last ten versions of a post are kept, newest first', async () => {
  const { addVersion, titles } = openVersions();
  expect(await titles()).toEqual([]);
  for (let turn = 1; turn <= 12; turn += 1) await addVersion('p', post(`T${turn}`));
  expect(await titles()).toEqual(['T12', 'T11', 'T10', 'T9', 'T8', 'T7', 'T6', 'T5', 'T4', 'T3']);
});

test('saving the same twice keeps it once', async () => {
  const { addVersion, titles } = openVersions();
  for (const title of ['A', 'A', 'B', 'A', 'A']) await addVersion('p', post(title));
  expect(await titles()).toEqual(['A', 'B', 'A']);
});

test('when a post was saved is known while it is stored as its newest version', async () => {
  const { addVersion, savedAt } = openVersions();
  expect(await savedAt(post('A'))).toBeNull();
  await addVersion('p', post('A'));
  await addVersion('p', post('B'));
  expect(await savedAt(post('B'))).toBe(1_001);
  expect(await savedAt(post('A'))).toBeNull();
});

test('each post has its own ten, whatever its id looks like', async () => {
  const { addVersion, titles } = openVersions();
  const ids = ['p', 'p2', 'p,2', '', '__proto__', '~p'];
  for (const id of ids) await addVersion(id, post(`Of ${id}`, id));
  for (const id of ids) expect(await titles(id)).toEqual([`Of ${id}`]);
});

test('two tabs that save at the same moment keep both versions', async () => {
  const database = freshDatabase();
  const [one, other] = [openVersions(database), openVersions(database)];
  await Promise.all([one.addVersion('p', post('A')), other.addVersion('p', post('B'))]);
  expect(await one.titles()).toEqual(['B', 'A']);
});

test('rows that are no versions are passed over, and never pushed out', async () => {
  const database = freshDatabase();
  await putRow(databaseStores.versions, ['p', 'x'], 'a cat');
  await putRow(databaseStores.versions, 'p', { at: 1, post: post('Loose') });
  const { addVersion, titles } = openVersions(database);
  for (let turn = 1; turn <= 11; turn += 1) await addVersion('p', post(`T${turn}`));
  expect(await titles()).toHaveLength(10);
  const rows = await database.read(databaseStores.versions);
  expect(rows.ok && rows.value).toHaveLength(12);
});

test('without a database nothing is kept, and reading says so', async () => {
  const { addVersion, titles } = openVersions();
  setFactory(undefined);
  await addVersion('p', post('A'));
  expect(await titles()).toBe('missing');
});
