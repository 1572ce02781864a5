import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { deleteAllFrom, saveInto } from '#src/admin/storage/stored-list.ts';
import { adminPaths } from '#src/admin/shell/router.ts';
import { postHref } from '#src/lib/posts/find.ts';
import { checkImport } from '#tests/support/check-import.ts';
import { readPost } from '#src/lib/posts/read-post.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';

const read = (value: unknown) => readStoredPosts(JSON.stringify(value));
/** The only post of a list that holds nothing else. */
const readOne = (value: unknown) => read([value]).posts[0];

test('nothing stored is an empty list, and nothing is damaged', () => {
  for (const text of [null, '', '  ', '[]'])
    expect(readStoredPosts(text)).toEqual({ isDamaged: false, raw: [], entries: [], posts: [] });
});

test('the same text is read once, another one anew', () => {
  const first = read([{ title: 'A' }]);
  expect(read([{ title: 'A' }])).toBe(first);
  expect(read([{ title: 'B' }]).posts[0]?.title).toBe('B');
  expect(readStoredPosts(null).posts).toEqual([]);
  expect(read([{ title: 'A' }])).toEqual(first);
});

test('what is no JSON, or no list, is damaged, said so, and gives no posts', () => {
  const texts = ['[{"title":"Cut o', '{"posts":[]}', 'null', '"[]"', '7', 'undefined', '\u0000'];
  for (const text of texts)
    expect(readStoredPosts(text), text).toEqual({
      isDamaged: true,
      raw: [],
      entries: [],
      posts: [],
    });
});

test('a list longer or deeper than anybody’s posts is damaged, as it takes minutes to read', () => {
  const list = (count: number) => `[${'0,'.repeat(count - 1)}0]`;
  expect(readStoredPosts(list(100_000)).isDamaged).toBe(false);
  expect(readStoredPosts(list(100_001)).isDamaged).toBe(true);
  const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(readStoredPosts(nest(100_000)).isDamaged).toBe(false);
  expect(readStoredPosts(nest(100_001)).isDamaged).toBe(true);
  // Brackets in words don't count.
  expect(read([{ title: `\\" ${nest(200)}` }]).posts[0]?.title).toBe(`\\" ${nest(200)}`);
});

test('a whole post is shown as it is', () => {
  const post = {
    id: '7',
    slug: 'a-cat',
    title: 'A cat',
    excerpt: 'Of a cat.',
    author: { name: 'Jane', avatar: '/jane.webp' },
    date: 'January 1, 2025',
    lastUpdated: '2025-02-01',
    category: 'community stories',
    tags: ['care', 'vets'],
    readTime: '8 min read',
    coverImage: '/cover.webp',
    coverAlt: 'A cat on a shelf',
    coverCredit: 'Jane Doe',
    coverFocus: 'top',
    isFeatured: true,
    content: '# A cat',
  };
  expect(readOne(post)).toEqual(post);
});

test('half posts get the fallbacks of blank fields', () => {
  expect(readOne({ title: 'Mars, the María of 9th Ave' })).toEqual({
    id: '~mars-the-maria-of-9th-ave',
    slug: 'mars-the-maria-of-9th-ave',
    title: 'Mars, the María of 9th Ave',
    excerpt: 'No excerpt provided.',
    author: { name: 'Bodega Cats of New York', avatar: undefined },
    date: '',
    lastUpdated: undefined,
    category: 'feature',
    tags: [],
    readTime: '3 min read',
    coverImage: undefined,
    coverAlt: undefined,
    isFeatured: false,
    content: 'No content provided.',
  });
  expect(readOne({ content: 'Meow.', title: '  ' })).toMatchObject({
    id: '~untitled-post',
    slug: 'untitled-post',
    title: 'Untitled Post',
    readTime: '1 min read',
    content: 'Meow.',
  });
});

test('fields of another type are read where they can be', () => {
  expect(
    readOne({
      id: 12,
      title: 2026,
      slug: 'My Post!',
      author: 'Jane',
      tags: ' care, ,vets ,',
      category: 'Cats',
      readTime: '4 min',
      isFeatured: 'yes',
      excerpt: ['no'],
      content: { no: 1 },
    }),
  ).toMatchObject({
    id: '12',
    title: '2026',
    slug: 'my-post',
    author: { name: 'Jane' },
    tags: ['care', 'vets'],
    category: 'Cats',
    readTime: '4 min read',
    isFeatured: false,
    excerpt: 'No excerpt provided.',
    content: 'No content provided.',
  });
  expect(readOne({ title: 'A', tags: ['care', 7, null, ' ', { a: 1 }] })?.tags).toEqual([
    'care',
    '7',
  ]);
});

test('what is no post is passed over, but stays in the list', () => {
  const list = [null, 7, 'text', [], {}, { id: '1', tags: ['care'] }, { title: 'A post' }, [[]]];
  const stored = read(list);
  expect(stored.raw).toEqual(list);
  expect(stored.entries.map(({ index, post }) => [index, post.title])).toEqual([[6, 'A post']]);
});

test('of two posts with one written id the first counts, and knows the others', () => {
  const { entries, raw } = read([
    { id: 1, title: 'First' },
    { id: 2, title: 'Another' },
    { id: '1', title: 'Second' },
    { slug: '1', title: 'Third' },
    { id: 1, title: 'Fourth' },
  ]);
  expect(entries.map(({ post, twins }) => [post.id, post.title, twins])).toEqual([
    ['1', 'First', [2, 4]],
    ['2', 'Another', []],
    ['~1', 'Third', []],
  ]);
  expect(raw).toHaveLength(5);
});

test('every post without an id gets one of its own, which no written id is', () => {
  const { posts } = read([
    { title: 'Cat' },
    { title: 'Cat' },
    { id: '~cat', title: 'Written' },
    { id: ' ', slug: 'cat', title: 'Third' },
    { content: 'First' },
    { content: 'Second' },
    { id: 'untitled-post', title: 'Real' },
  ]);
  expect(posts.map(({ id, title }) => [id, title])).toEqual([
    ['~cat-2', 'Cat'],
    ['~cat-3', 'Cat'],
    ['~cat', 'Written'],
    ['~cat-4', 'Third'],
    ['~untitled-post', 'Untitled Post'],
    ['~untitled-post-2', 'Untitled Post'],
    ['untitled-post', 'Real'],
  ]);
});

test('an id that can’t stand in an address is mended on reading, and its post is still found where it is stored', () => {
  const ids = ['\ud800', 'a\udc00', '..', 'a/b', '?', ' a', 'x'.repeat(201)];
  for (const id of ids) {
    const odd = { id, slug: 'Sn\ud800owy', title: 'Snowy' };
    const list = [{ id: '1', title: 'One' }, odd, { id: '~snowy', title: 'Other' }];
    const stored = read(list);
    const { post } = stored.entries[1] ?? {};
    if (!post) throw new Error('It is not listed.');
    expect(post.id, id).toMatch(/^~[\w-]+$/);
    expect(post.slug).toBe('snowy');
    expect(new Set(stored.entries.map((entry) => entry.post.id)).size).toBe(3);
    expect(adminPaths.edit(post.id)).toContain('/blog-admin/edit/~');
    expect(postHref(post.slug)).toBe('/blog/snowy');
    expect(saveInto(stored, { ...post, title: 'New' }, odd)).toMatchObject({
      ok: true,
      value: [{ id: '1' }, { id: post.id, title: 'New' }, { id: '~snowy' }],
    });
    expect(deleteAllFrom(stored, [{ id: post.id, opened: odd }])).toEqual({
      ok: true,
      value: { list: [list[0], list[2]], takenOut: [{ value: { ...odd, id: post.id }, index: 1 }] },
    });
    // An import knows it under the same id.
    const checked = checkImport(JSON.stringify(list), { stored, builtIn: [] });
    expect(checked).toMatchObject({
      ok: true,
      value: { posts: [{}, { id: post.id }, {}], lost: [] },
    });
  }
  expect(
    read([
      { id: '\ud800', title: 'A' },
      { id: '\ud800', title: 'B' },
    ]).entries,
  ).toMatchObject([{ post: { id: '~a', title: 'A' }, twins: [1] }]);
});

test('a post that says isPublished: false is passed over by public pages only', () => {
  const { posts, entries } = read([
    { id: '1', title: 'Hidden', isPublished: false },
    { id: '2', title: 'Shown', isPublished: true },
  ]);
  expect(posts.map(({ title }) => title)).toEqual(['Shown']);
  expect(entries.map(({ post, isPublished }) => [post.title, isPublished])).toEqual([
    ['Hidden', false],
    ['Shown', true],
  ]);
});

test('an update on the post’s own day or before it is none, and stays in the raw list', () => {
  const updatedOf = (date: string, lastUpdated: string) =>
    read([{ title: 'A', date, lastUpdated }]).posts[0]?.lastUpdated;
  expect(updatedOf('December 24, 2026', '2026-12-25')).toBe('2026-12-25');
  expect(updatedOf('someday', '2026-11-27')).toBe('2026-11-27');
  for (const day of ['2026-12-24', 'November 27, 2026'])
    expect(updatedOf('December 24, 2026', day)).toBeUndefined();
  const text = '[{"title":"A","date":"2026-12-24","lastUpdated":"2026-11-27"}]';
  expect(JSON.stringify(readStoredPosts(text).raw)).toBe(text);
});

test('unknown fields survive in the raw list, and names that objects inherit are data', () => {
  const text =
    '[{"title":"A","mood":{"__proto__":{"x":1}},"__proto__":{"excerpt":"no"},"constructor":"c"},' +
    '{"id":"__proto__","title":"B"},{"id":"constructor","slug":"toString"}]';
  const { posts, raw } = readStoredPosts(text);
  expect(JSON.stringify(raw)).toBe(text);
  expect(posts.map(({ id }) => id)).toEqual(['~a', '__proto__', 'constructor']);
  expect(posts[0]?.excerpt).toBe('No excerpt provided.');
  expect(({} as { x?: number }).x).toBeUndefined();
});

test('posts and texts of absurd size are read', () => {
  const long = 'meow '.repeat(400_000);
  const { posts } = read([{ title: long, content: long, slug: '-'.repeat(100_000) }]);
  expect(posts[0]?.content).toBe(long);
  expect(posts[0]?.readTime).toBe('2000 min read');
  const many = Array.from({ length: 1000 }, (_, n) => ({ id: n, title: `Post ${n}` }));
  expect(read(many).posts.map(({ id }) => id)).toEqual(many.map(({ id }) => String(id)));
});

test('any JSON at all gives whole posts, never an exception, and stays as it was', () => {
  const anything = fc.jsonValue({ maxDepth: 3 });
  const halfPost = fc.record(
    {
      id: anything,
      slug: anything,
      title: anything,
      excerpt: anything,
      author: anything,
      date: anything,
      category: anything,
      tags: anything,
      readTime: anything,
      content: anything,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(anything, fc.array(fc.oneof(anything, halfPost))), (value) => {
      const text = JSON.stringify(value);
      const { isDamaged, raw, entries, posts } = readStoredPosts(text);
      expect(isDamaged).toBe(!Array.isArray(value));
      if (!isDamaged) expect(JSON.stringify(raw)).toBe(text);
      expect(posts.length).toBeLessThanOrEqual(entries.length);
      expect(new Set(entries.map(({ post }) => post.id)).size).toBe(entries.length);
      const places = entries.flatMap(({ index, twins }) => [index, ...twins]);
      const isPost = (one: unknown) => readPost(one) !== null;
      expect(raw.map((_, n) => n).filter((n) => isPost(raw[n]))).toEqual(
        places.toSorted((a, b) => a - b),
      );
      for (const { post } of entries) {
        const { id, slug, title, excerpt, author, category, readTime, content } = post;
        for (const text of [id, slug, title, excerpt, author.name, category, readTime, content])
          expect(text).toMatch(/\S/);
        expect(slug).toMatch(/^[\w-]+$/);
      }
    }),
  );
});

test('any text at all is read without an exception', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(Array.isArray(readStoredPosts(text).posts)).toBe(true);
    }),
  );
});
