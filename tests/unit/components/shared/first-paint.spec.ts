import { runInNewContext } from 'node:vm';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { storageKeys } from '#src/config/storage-keys.ts';
import { bundled } from '#src/integrations/bundled.ts';
import { findPostNameProblems } from '#src/lib/posts/check.ts';
import { findPost, postNameIn } from '#src/lib/posts/find.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';

type View = 'list' | 'post' | 'missing';
const scripts = new Map<View, string>();

test.beforeAll(async () => {
  for (const view of ['list', 'post', 'missing'] as const)
    scripts.set(view, await bundled(`src/components/shared/first-paint/${view}.ts`));
});

/**
 * What a script writes on <html> at an address, with this text stored. Without a storage, access throws as if blocked.
 */
function marks(view: View, address: string, stored: string | null | undefined, postId?: string) {
  const dataset: Record<string, string> = {};
  const { pathname, search } = new URL(address, 'https://bodegacatsofnewyork.com');
  const root = { dataset: { postId, island: 'data:text/javascript,' } };
  const getItem = (key: string) => (key === storageKeys.posts ? stored : null);
  runInNewContext(scripts.get(view)?.replace('import(', 'load(') ?? '', {
    document: { documentElement: { dataset }, getElementById: () => root },
    location: { pathname, search },
    localStorage: stored === undefined ? undefined : { getItem },
    URLSearchParams,
    load: () => new Promise(() => undefined),
  });
  return dataset;
}

const post = (fields: object) => JSON.stringify([null, fields]);

test('a list waits for its script when the address carries a search or this browser holds posts', () => {
  expect(marks('list', '/blog', null)).toEqual({});
  expect(marks('list', '/blog?search=%20', '[]')).toEqual({});
  expect(marks('list', '/blog?search=cat', null)).toEqual({ waking: 'search' });
  expect(marks('list', '/blog?search=cat', undefined)).toEqual({ waking: 'search' });
  expect(marks('list', '/blog', post({ title: 'A' }))).toEqual({ waking: 'list' });
});

test('a list waits for no script where nothing in storage is a post to show', () => {
  for (const stored of [
    '[1]',
    '["x"]',
    '[true]',
    '[[1]]',
    '[null,"post"]',
    post({ isPublished: false }),
  ])
    expect(marks('list', '/blog', stored), stored).toEqual({});
});

test('a built post waits when this browser holds a copy of its id', () => {
  const waking = { waking: 'post' };
  expect(marks('post', '/blog/a', post({ id: '18', title: 'A' }), '18')).toEqual(waking);
  expect(marks('post', '/blog/a', post({ id: 18, title: 'A' }), '18')).toEqual(waking);
  expect(marks('post', '/blog/a', post({ id: 0, title: 'A' }), '0')).toEqual(waking);
  expect(marks('post', '/blog/a', post({ id: '8', title: 'A' }), '18')).toEqual({});
  expect(marks('post', '/blog/a', post({ id: '18', isPublished: false }), '18')).toEqual({});
});

test('a built post doesn’t wait for a post without an id, which is never a copy of it', () => {
  for (const half of [{ slug: '18' }, { title: '18' }, { id: ' ', slug: '18' }, { slug: '18!' }]) {
    expect(marks('post', '/blog/a', post({ ...half, content: 'Meow.' }), '18')).toEqual({});
    expect(readStoredPosts(post(half)).posts.map(({ id }) => id)).toEqual(['~18']);
  }
});

test('the not-found page waits for another spelling of an address, and for a post of this browser', () => {
  const waking = { waking: 'post' };
  expect(marks('missing', '/blog/no-such-post', null)).toEqual({});
  expect(marks('missing', '/blog/My-Post', null)).toEqual(waking);
  const mine = post({ id: 'x1', slug: 'my-post', title: 'Mine' });
  expect(marks('missing', '/blog/no-such-post', mine)).toEqual({});
  for (const address of ['/blog/my-post', '/blog/MY-post.html', '/blog/x1'])
    expect(marks('missing', address, mine), address).toEqual({ ...waking, local: '' });
});

test('damaged or blocked storage changes nothing, and nothing is thrown', () => {
  for (const view of ['list', 'post', 'missing'] as const)
    for (const stored of [undefined, null, '', '{', '{}', '7', 'null', '[null]', '"text"'])
      expect(marks(view, '/blog/a-post', stored, '1'), `${view} ${stored ?? ''}`).toEqual({});
});

test('no post that would be shown is missed, whatever is stored', () => {
  const word = fc.constantFrom(
    'my-post',
    'My Post!',
    'A--b',
    'María',
    '日本',
    '',
    ' ',
    7,
    0,
    '7',
    '7!',
    null,
    '-',
  );
  const stored = fc.array(
    fc.oneof(
      fc.jsonValue({ maxDepth: 1 }),
      fc.record({ id: word, slug: word, title: word, content: word }, { requiredKeys: [] }),
    ),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(stored, (list) => {
      const text = JSON.stringify(list);
      for (const { id, slug } of readStoredPosts(text).posts) {
        const address = `/blog/${encodeURIComponent(slug)}`;
        expect(findPost(readStoredPosts(text).posts, postNameIn(address) ?? '')?.slug).toBe(slug);
        expect(marks('missing', address, text)).toEqual({ waking: 'post', local: '' });
        expect(marks('list', '/blog', text)).toEqual({ waking: 'list' });
        // This page's post may have any id that a built-in one can have.
        if (findPostNameProblems([{ slug: 'a', id, file: '' }]).length === 0)
          expect(marks('post', '/blog/a', text, id)).toEqual({ waking: 'post' });
      }
    }),
  );
});
