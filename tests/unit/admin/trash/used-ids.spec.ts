import { expect, test } from '@playwright/test';
import { ownProcess } from '#tests/support/own-process.ts';

/** Ids after an act, where a browser has ended three and stores one post. */
const idsAfter = (act: string): unknown =>
  JSON.parse(
    ownProcess(`
      import { freshDatabase, putRow } from '#tests/support/fresh-database.ts';
      import { memoryStorage } from '#tests/support/memory-storage.ts';
      const storage = memoryStorage();
      const browser = {
        window: new EventTarget(),
        addEventListener: () => undefined,
        localStorage: storage,
        requestAnimationFrame: (drawn) => setTimeout(drawn),
        fetch: () => Promise.resolve(Response.json([])),
      };
      for (const [name, value] of Object.entries(browser))
        Object.defineProperty(globalThis, name, { value });
      freshDatabase();
      await putRow('trash', 'ended-ids', ['a-2', '~pumpkin', 'olga']);
      const { changePostsText } = await import('#src/admin/storage/save-local-posts.ts');
      const { restorePosts } = await import('#src/admin/trash/post-changes.ts');
      const { checkImportText } = await import('#src/admin/exchange/import-check.ts');
      const { readStoredPosts } = await import('#src/lib/posts/stored.ts');
      const { success } = await import('#src/lib/result.ts');
      await changePostsText(() => success('[{"id":"a","slug":"b","title":"The new one"}]'));
      ${act}
      process.stdout.write(JSON.stringify(posts.map(({ id }) => id)), () => process.exit());
    `),
  );

test('the copy that a restored post becomes gets no id of a post that was deleted for good', () => {
  expect(
    idsAfter(`
      const raw = { id: 'a', slug: 'a', title: 'The old one' };
      await restorePosts([{ key: '1', at: 1, days: 30, kind: 'post', title: raw.title, raw }]);
      const { entries } = readStoredPosts(storage.getItem('bodega-cats:posts'));
      const posts = entries.map(({ post }) => post);
    `),
  ).toEqual(['a', 'a-3']);
});

test('an imported post without an id gets none of them either; the post itself comes back with its own', () => {
  expect(
    idsAfter(`
      const file = [
        { slug: 'pumpkin', title: 'Another' },
        { id: 'olga', slug: 'olga', title: 'Olga' },
      ];
      const checked = await checkImportText(JSON.stringify(file), () => undefined);
      const { posts } = checked.value;
    `),
  ).toEqual(['~pumpkin-2', 'olga']);
});

test('a new post gets no id of a post that was deleted for good', () => {
  expect(
    idsAfter(`
      const { savingDoors } = await import('#src/admin/editor/saving.ts');
      const posts = [{ id: await savingDoors.newId('olga') }];
    `),
  ).toEqual(['olga-2']);
});

test('where the database does not tell which ids posts had, a new one ends in the time and every other stays', () => {
  expect(
    idsAfter(`
      const { getAllKeys } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.getAllKeys = function (...query) {
        if (this.name === 'versions') throw new Error('The disk is gone.');
        return getAllKeys.apply(this, query);
      };
      const raw = { id: 'a', slug: 'a', title: 'The old one' };
      await restorePosts([{ key: '1', at: 1, days: 30, kind: 'post', title: raw.title, raw }]);
      await changePostsText((_, { raw }) => success(JSON.stringify([...raw, { slug: 'c' }])));
      const { entries } = readStoredPosts(storage.getItem('bodega-cats:posts'));
      const file = [
        { slug: 'c', title: 'Stored without an id' },
        { slug: 'pumpkin', title: 'Another' },
        { id: 'olga', slug: 'olga', title: 'Olga' },
        { id: 'olga', slug: 'olga', title: 'Olga again' },
      ];
      const checked = await checkImportText(JSON.stringify(file), () => undefined);
      const { savingDoors } = await import('#src/admin/editor/saving.ts');
      const posts = [
        ...entries.map(({ post }) => post),
        ...checked.value.posts,
        { id: await savingDoors.newId('olga') },
      ];
    `),
  ).toEqual([
    'a',
    expect.stringMatching(/^a-[0-9a-z]{8}$/),
    '~c',
    '~c',
    expect.stringMatching(/^~pumpkin-[0-9a-z]{8}$/),
    'olga',
    expect.stringMatching(/^olga-[0-9a-z]{8}$/),
    expect.stringMatching(/^olga-[0-9a-z]{8}$/),
  ]);
});
