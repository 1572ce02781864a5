import { expect, test } from '@playwright/test';
import { $isPersisted, persistence } from '#src/admin/storage/persistence.ts';
import { keeperFirst } from '#src/admin/storage/keep-first.ts';
import { versionedSaver } from '#src/admin/versions/save-post.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { localPosts } from '#src/stores/local-posts.ts';
import { localPostsSaver } from '#src/admin/storage/save-local-posts.ts';
import { success } from '#src/lib/result.ts';
import { storageDoor } from '#src/stores/storage-door.ts';
import { storageWriter } from '#src/admin/storage/storage-writer.ts';
import { everythingIn, memoryLocks, memoryStorage } from '#tests/support/memory-storage.ts';
import { aPost } from '#tests/support/sample-posts.ts';

const now = () => new Date(2026, 10, 21, 10);

/** The real saver over a storage in memory, with versions in a list, newest first. */
function setUp(storage: Storage, answer: () => Promise<boolean> = () => Promise.resolve(true)) {
  const parts = {
    storage: () => storage,
    locks: memoryLocks,
    events: () => new EventTarget(),
  };
  const posts = localPosts(storageDoor(parts));
  const versions: Post[] = [];
  const originals: Post[] = [];
  const makers: string[] = [];
  const asked: string[] = [];
  const state = { isFull: false, answers: [] as boolean[] };
  const { askToPersist, readPersistence } = persistence({
    storage: () => ({
      persisted: () => Promise.resolve(false),
      persist: () => {
        asked.push('persist');
        return answer();
      },
    }),
    hasPosts: () => storage.getItem('bodega-cats:posts') !== null,
  });
  const { savePost, changePostsText } = localPostsSaver(
    storageWriter(parts),
    (shown) => {
      posts.showLocalPosts(shown);
      void askToPersist();
    },
    now,
  );
  const { saveWithVersions } = versionedSaver({
    savePost,
    addVersion: (_, post, made) => {
      if (state.isFull) return Promise.resolve(false);
      if (made === 'original') originals.push(post);
      if (versions[0]?.title === post.title) return Promise.resolve(true);
      versions.unshift(post);
      makers.unshift(made);
      return Promise.resolve(true);
    },
    keepFirst: keeperFirst({
      isMissing: () => false,
      ask: () => Promise.resolve(state.answers.shift() ?? false),
    }),
    now,
  });
  const stored = () => JSON.parse(storage.getItem('bodega-cats:posts') ?? '[]') as unknown[];
  return {
    saveWithVersions,
    changePostsText,
    readPersistence,
    versions,
    makers,
    originals,
    asked,
    stored,
    state,
  };
}

test('a new post is stored, and is its first version', async () => {
  const { saveWithVersions, versions, stored } = setUp(memoryStorage());
  const post = aPost();
  expect(await saveWithVersions(post, null)).toEqual({ ok: true, value: post });
  expect(stored()).toMatchObject([{ id: 'a-post', title: 'A post' }]);
  expect(stored()[0]).not.toHaveProperty('lastUpdated');
  expect(versions).toEqual([post]);
});

test('an update says its day, and the first one keeps what was there as a version too', async () => {
  const { saveWithVersions, versions, stored } = setUp(memoryStorage());
  const builtIn = aPost();
  const first = await saveWithVersions(
    { ...builtIn, title: 'B' },
    { post: builtIn, origin: 'built-in', opened: undefined },
  );
  expect(first).toMatchObject({ ok: true, value: { title: 'B', lastUpdated: '2026-11-21' } });
  expect(stored()).toMatchObject([{ title: 'B', lastUpdated: '2026-11-21' }]);
  expect(versions.map(({ title }) => title)).toEqual(['B', 'A post']);
  if (!first.ok) return;
  await saveWithVersions(
    { ...builtIn, title: 'C' },
    { post: first.value, origin: 'changed', opened: stored()[0] },
  );
  expect(versions.map(({ title }) => title)).toEqual(['C', 'B', 'A post']);
});

test('a save that changes nothing is no update', async () => {
  const { saveWithVersions, stored } = setUp(memoryStorage());
  const builtIn = aPost({ lastUpdated: '2024-05-01' });
  await saveWithVersions({ ...builtIn }, { post: builtIn, origin: 'built-in', opened: undefined });
  expect(stored()).toMatchObject([{ lastUpdated: '2024-05-01' }]);
});

test('a post that no reader has had gets no day of an update', async () => {
  const { saveWithVersions, stored } = setUp(memoryStorage());
  const post = aPost();
  await saveWithVersions(post, null);
  const before = { post, origin: 'local', opened: stored()[0] } as const;
  await saveWithVersions({ ...post, title: 'B' }, before);
  expect(stored()[0]).not.toHaveProperty('lastUpdated');
  // Taken off since, or on its way.
  const sent = { ...before, post: { ...post, basedOn: 'sent' }, opened: stored()[0] };
  await saveWithVersions({ ...post, title: 'C' }, sent);
  expect(stored()).toMatchObject([{ title: 'C', lastUpdated: '2026-11-21' }]);
});

test('the text of the website is kept as the original, and has its own day when it is restored', async () => {
  const { saveWithVersions, originals, stored } = setUp(memoryStorage());
  const builtIn = aPost({ lastUpdated: '2024-05-01', basedOn: 'taken' });
  const first = await saveWithVersions(
    { ...builtIn, title: 'B' },
    { post: builtIn, origin: 'built-in', opened: undefined },
  );
  expect(originals).toEqual([builtIn]);
  if (!first.ok) return;
  await saveWithVersions(
    builtIn,
    { post: first.value, origin: 'changed', opened: stored()[0] },
    'original',
  );
  expect(stored()).toEqual([{ ...builtIn, isPublished: true }]);
  expect(originals).toEqual([builtIn, builtIn]);
});

test('a post stays based on the website’s text that it was taken from, whatever is saved over it', async () => {
  const { saveWithVersions, stored } = setUp(memoryStorage());
  const builtIn = aPost({ basedOn: 'taken' });
  const { basedOn: _, ...typed } = builtIn;
  const first = await saveWithVersions(
    { ...typed, title: 'B' },
    { post: builtIn, origin: 'built-in', opened: undefined },
  );
  expect(stored()).toMatchObject([{ title: 'B', basedOn: 'taken' }]);
  if (!first.ok) return;
  // A version of another day.
  const version = { ...typed, title: 'Old', basedOn: 'older' };
  await saveWithVersions(version, { post: first.value, origin: 'changed', opened: stored()[0] });
  expect(stored()).toMatchObject([{ title: 'Old', basedOn: 'taken' }]);
});

test('nobody is overwritten silently: a post that another tab saved since gives changed', async () => {
  const storage = memoryStorage();
  const { saveWithVersions, versions, stored } = setUp(storage);
  const theirs = setUp(storage);
  const builtIn = aPost();
  const before = { post: builtIn, origin: 'built-in', opened: undefined } as const;
  await theirs.saveWithVersions({ ...builtIn, title: 'Theirs' }, before);
  const bytes = everythingIn(storage);
  // Opened when there was only the built-in post, or as a new post whose id was free.
  for (const opened of [before, null])
    expect(await saveWithVersions({ ...builtIn, title: 'Mine' }, opened)).toEqual({
      ok: false,
      code: 'changed',
    });
  expect(everythingIn(storage)).toEqual(bytes);
  // Somebody has seen the other version and chosen.
  const kept = { ...builtIn, title: 'Theirs' };
  const seen = { post: kept, origin: 'changed', opened: stored()[0] } as const;
  expect((await saveWithVersions({ ...builtIn, title: 'Mine' }, seen)).ok).toBe(true);
  expect(stored()).toMatchObject([{ title: 'Mine' }]);
  expect(versions.map(({ title }) => title)).toEqual(['Mine', 'Theirs', 'A post']);
});

test('what an import or another tab stored is a version too before it is replaced', async () => {
  const storage = memoryStorage();
  const { saveWithVersions, versions, makers, stored } = setUp(storage);
  await saveWithVersions(aPost(), null);
  const imported = aPost({ title: 'Imported' });
  storage.setItem('bodega-cats:posts', JSON.stringify([imported]));
  await saveWithVersions(
    { ...imported, title: 'Edited' },
    { post: imported, origin: 'changed', opened: stored()[0] },
  );
  expect(versions.map(({ title }) => title)).toEqual(['Edited', 'Imported', 'A post']);
  expect(makers).toEqual(['saved', 'before', 'saved']);
});

test('what is replaced is a version before the new text is stored; if it can’t be kept, somebody decides', async () => {
  const storage = memoryStorage();
  const { saveWithVersions, versions, stored, state } = setUp(storage);
  await saveWithVersions(aPost(), null);
  const setItem = storage.setItem.bind(storage);
  const keptBefore: string[][] = [];
  storage.setItem = (key, text) => {
    if (key === 'bodega-cats:posts') keptBefore.push(versions.map(({ title }) => title));
    setItem(key, text);
  };
  versions.length = 0;
  const before = () => ({ post: aPost(), origin: 'local', opened: stored()[0] }) as const;
  await saveWithVersions(aPost({ title: 'B' }), before());
  expect(keptBefore).toEqual([['A post']]);

  state.isFull = true;
  state.answers = [false, true];
  const text = storage.getItem('bodega-cats:posts');
  const save = () => saveWithVersions(aPost({ title: 'C' }), before());
  expect(await save()).toEqual({ ok: false, code: 'cancelled' });
  expect(storage.getItem('bodega-cats:posts')).toBe(text);
  expect((await save()).ok).toBe(true);
  // The website itself keeps a built-in post, so nobody is asked.
  const builtIn = { post: aPost({ id: '9' }), origin: 'built-in', opened: undefined } as const;
  expect((await saveWithVersions(aPost({ id: '9', slug: 'nine' }), builtIn)).ok).toBe(true);
});

test('where a notice says that nothing is kept, nobody is asked at each save', async () => {
  const state = { isMissing: false };
  const asked: string[] = [];
  const keepFirst = keeperFirst({
    isMissing: () => state.isMissing,
    ask: () => Promise.resolve(asked.push('asked') > 1),
  });
  const keep = () => Promise.resolve(!(state.isMissing = true));
  // The first time the notice came only with the failure.
  expect(await keepFirst(keep)).toBe(false);
  expect(asked).toEqual(['asked']);
  expect(await keepFirst(keep)).toBe(true);
  expect(asked).toEqual(['asked']);
});

test('a full storage changes nothing and makes no version', async () => {
  const storage = memoryStorage(300);
  const { saveWithVersions, versions, asked } = setUp(storage);
  const before = everythingIn(storage);
  expect(await saveWithVersions(aPost({ content: 'x'.repeat(400) }), null)).toEqual({
    ok: false,
    code: 'full',
  });
  expect(everythingIn(storage)).toEqual(before);
  expect(versions).toEqual([]);
  expect(asked).toEqual([]);
});

test('the browser is asked once to keep everything, after the first write of any kind', async () => {
  $isPersisted.set(null);
  const { saveWithVersions, changePostsText, asked } = setUp(memoryStorage(), () =>
    Promise.resolve(false),
  );
  // As an import, a duplicate and the Trash write.
  await changePostsText(() => success('[]'));
  expect(asked).toEqual(['persist']);
  await saveWithVersions(aPost(), null);
  await saveWithVersions(aPost({ id: 'b', slug: 'b' }), null);
  expect(asked).toEqual(['persist']);
  expect($isPersisted.get()).toBe(false);
  await setUp(memoryStorage()).saveWithVersions(aPost(), null);
  await expect.poll(() => $isPersisted.get()).toBe(true);
});

test('where posts are stored already, no promise is said to be still asked for', async () => {
  $isPersisted.set(null);
  const storage = memoryStorage();
  const { readPersistence, asked } = setUp(storage);
  await readPersistence();
  expect($isPersisted.get()).toBe(null);
  storage.setItem('bodega-cats:posts', '[{"title":"A cat"}]');
  await readPersistence();
  expect($isPersisted.get()).toBe(false);
  expect(asked).toEqual([]);
});
