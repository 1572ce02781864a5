import { expect, test } from '@playwright/test';
import type { OpenedPost } from '#src/admin/model/admin-posts.ts';
import type { UsedIds } from '#src/admin/model/free-id.ts';
import { postDuplicator } from '#src/admin/posts/duplicate-post.ts';
import { localPostsSaver } from '#src/admin/storage/save-local-posts.ts';
import { storageWriter } from '#src/admin/storage/storage-writer.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { memoryLocks, memoryStorage } from '#tests/support/memory-storage.ts';
import { aPost } from '#tests/support/sample-posts.ts';

const key = 'bodega-cats:posts';
const builtIn = aPost({ id: '20', slug: 'a-care-list', title: 'A care list', content: 'Shots.' });
const three =
  '[ {"id":"1","title":"One","date":"May 2, 2019","lastUpdated":"2019-06-01","mood":{"sleepy":true},"basedOn":"1a"},\n {"id":"2","title":"Two"}, {"id":"3","title":"Three"} ]';

/** Duplicating over one storage that holds a text, beside a website with one post. */
function setUp(text: string | null, used: UsedIds = new Set()) {
  const storage = memoryStorage();
  if (text !== null) storage.setItem(key, text);
  const { changePostsText } = localPostsSaver(
    storageWriter({ storage: () => storage, locks: memoryLocks }),
    () => undefined,
    () => new Date(0),
  );
  const site = { isThere: true };
  const stored = () => readStoredPosts(storage.getItem(key));
  const open = (id: string): Promise<Result<OpenedPost, 'notFound'>> => {
    const entry = stored().entries.find(({ post }) => post.id === id);
    if (entry)
      return Promise.resolve(
        success({ post: entry.post, origin: 'local', opened: stored().raw[entry.index] }),
      );
    return Promise.resolve(
      id === builtIn.id
        ? success({ post: builtIn, origin: 'built-in', opened: undefined })
        : failure('notFound'),
    );
  };
  const duplicatePost = postDuplicator({
    changeText: changePostsText,
    open,
    knowsBuiltIn: () => Promise.resolve(site.isThere),
    names: () => (site.isThere ? [builtIn] : []),
    usedIds: () => Promise.resolve(used),
    now: () => new Date(2026, 10, 21),
  });
  return { duplicatePost, site, stored, text: () => storage.getItem(key) };
}

/** The value of a result that must be a success. */
function good<Value>(outcome: Result<Value, string>): Value {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

test('a local post gives a hidden copy of today with all other fields under a free name', async () => {
  const { duplicatePost, stored } = setUp(three);
  expect(good(await duplicatePost('1'))).toBe('one-copy');
  expect(good(await duplicatePost('one-copy'))).toBe('one-copy-2');
  expect(stored().raw.at(-2)).toEqual({
    id: 'one-copy',
    slug: 'one-copy',
    title: 'One (copy)',
    date: 'November 21, 2026',
    mood: { sleepy: true },
    isPublished: false,
  });
  expect(stored().raw.at(-1)).toMatchObject({ id: 'one-copy-2', title: 'One (copy 2)' });
  expect(stored().posts.map(({ title }) => title)).toEqual(['One', 'Two', 'Three']);
});

test('no copy gets the id of a post that is gone', async () => {
  const { duplicatePost, stored } = setUp(three, new Set(['one-copy']));
  expect(good(await duplicatePost('1'))).toBe('one-copy-2');
  expect(stored().raw.at(-1)).toMatchObject({ slug: 'one-copy-2', title: 'One (copy 2)' });
});

test('where nobody can tell which ids posts had, the id of a copy ends in the time, and its address doesn’t', async () => {
  const { duplicatePost, stored } = setUp(three, null);
  const id = good(await duplicatePost('1'));
  expect(id).toMatch(/^one-copy-[0-9a-z]{8}$/);
  expect(stored().raw.at(-1)).toMatchObject({ id, slug: 'one-copy', title: 'One (copy)' });
});

test('a built-in post is copied with its text', async () => {
  const { duplicatePost, stored } = setUp(null);
  expect(good(await duplicatePost('20'))).toBe('a-care-list-copy');
  expect(stored().raw).toMatchObject([
    {
      id: 'a-care-list-copy',
      title: 'A care list (copy)',
      content: 'Shots.',
      date: 'November 21, 2026',
      isPublished: false,
    },
  ]);
});

test('waits for the names of the built-in posts: without them no copy is made', async () => {
  const { duplicatePost, site, stored, text } = setUp('[{"id":"a-care-list","title":"Mine"}]');
  const before = text();
  site.isThere = false;
  expect(await duplicatePost('a-care-list')).toEqual({ ok: false, code: 'builtInMissing' });
  expect(text()).toBe(before);
  site.isThere = true;
  expect((await duplicatePost('a-care-list')).ok).toBe(true);
  expect(stored().raw).toHaveLength(2);
});

test('of an unknown post gives its code', async () => {
  const { duplicatePost, text } = setUp(three);
  expect(await duplicatePost('nobody')).toEqual({ ok: false, code: 'notFound' });
  expect(text()).toBe(three);
});
