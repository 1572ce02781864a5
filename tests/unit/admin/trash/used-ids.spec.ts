import { expect, test } from '@playwright/test';
import { checkImportText } from '#src/admin/exchange/import-check.ts';
import { changePostsText } from '#src/admin/storage/save-local-posts.ts';
import { restorePosts } from '#src/admin/trash/post-changes.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { success } from '#src/lib/result.ts';
import { freshDatabase, putRow } from '#tests/support/fresh-database.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

const storage = memoryStorage();
/** What the admin's own wiring needs of a browser. */
const browser = {
  window: new EventTarget(),
  localStorage: storage,
  requestAnimationFrame: (drawn: () => void) => setTimeout(drawn),
  fetch: () => Promise.resolve(Response.json([])),
};
const stored = () => readStoredPosts(storage.getItem('bodega-cats:posts'));
const old = { id: 'a', slug: 'a', title: 'The old one' };

test.describe('the id of a post that was deleted for good is given to no other', () => {
  test.beforeAll(async () => {
    for (const [name, value] of Object.entries(browser))
      Object.defineProperty(globalThis, name, { configurable: true, value });
    freshDatabase();
    await putRow('trash', 'ended-ids', ['a-2', '~pumpkin', 'olga']);
    await changePostsText(() => success('[{"id":"a","slug":"b","title":"The new one"}]'));
  });
  test.afterAll(() => {
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
  });

  test('not to the copy that a restored post becomes', async () => {
    const entry = { key: '1', at: 1, days: 30, kind: 'post', title: old.title, raw: old } as const;
    expect(await restorePosts([entry])).toMatchObject({ ok: true, value: { copies: 1 } });
    expect(stored().entries.map(({ post }) => post.id)).toEqual(['a', 'a-3']);
  });

  test('not to an imported post without one; the post itself comes back with its own', async () => {
    const file = [
      { slug: 'pumpkin', title: 'Another' },
      { id: 'olga', slug: 'olga', title: 'Olga' },
    ];
    const checked = await checkImportText(JSON.stringify(file), () => undefined);
    expect(checked.ok && checked.value.posts.map(({ id }) => id)).toEqual(['~pumpkin-2', 'olga']);
  });
});
