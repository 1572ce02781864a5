import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { mergePosts } from '#src/lib/posts/merge.ts';
import { newestFirst } from '#src/lib/posts/order.ts';
import type { PostHead } from '#src/lib/posts/post.ts';

const head = (id: string, title: string, date: string): PostHead => ({
  id,
  slug: title.toLowerCase(),
  title,
  excerpt: '',
  author: { name: 'Bodega Cats of New York' },
  date,
  category: 'news',
  tags: [],
  readTime: '1 min read',
  isFeatured: false,
});
const said = (posts: ReturnType<typeof mergePosts>) =>
  posts.map(({ title, origin }) => `${title} ${origin}`);

test('a local post replaces the built-in one of its id, otherwise it is added, newest first', () => {
  const builtIn = [head('1', 'One', '2026-03-01'), head('2', 'Two', '2026-02-01')];
  const local = [head('2', 'Two again', '2026-02-01'), head('x', 'Mine', 'February 14, 2026')];
  expect(said(mergePosts(builtIn, local))).toEqual([
    'One built-in',
    'Mine local',
    'Two again changed',
  ]);
});

test('the first of two local posts with one id counts, also over a built-in one', () => {
  const local = [head('2', 'First', ''), head('2', 'Second', '')];
  expect(said(mergePosts([], local))).toEqual(['First local']);
  expect(said(mergePosts([head('2', 'Built', '2026-01-01')], local))).toEqual(['First changed']);
});

test('each date is read once, however many posts there are', () => {
  let read = 0;
  const posts = Array.from({ length: 1_000 }, (_, place) =>
    head(`${place}`, 'A', `${1000 + ((place * 7) % 1_000)}-01-01`),
  );
  const sorted = newestFirst(posts, (post) => {
    read += 1;
    return post;
  });
  expect(read).toBe(posts.length);
  expect(sorted.map(({ date }) => date)).toEqual(
    sorted
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
});

test('ids that objects inherit are ids like any other', () => {
  const odd = ['__proto__', 'constructor', 'toString'].map((id) => head(id, id, ''));
  expect(mergePosts([], odd).map(({ origin }) => origin)).toEqual(['local', 'local', 'local']);
  expect(mergePosts(odd, odd).map(({ origin }) => origin)).toEqual([
    'changed',
    'changed',
    'changed',
  ]);
});

test('every id of both lists is there exactly once, and neither list is touched', () => {
  const posts = fc.array(
    fc
      .tuple(fc.constantFrom('1', '2', '3', '4', '__proto__'), fc.string(), fc.string())
      .map(([id, title, date]) => Object.freeze(head(id, title, date))),
  );
  fc.assert(
    fc.property(posts, posts, (builtIn, local) => {
      const merged = mergePosts(Object.freeze(builtIn), Object.freeze(local));
      const ids = new Set([...builtIn, ...local].map(({ id }) => id));
      expect(merged.map(({ id }) => id).sort()).toEqual([...ids].sort());
      for (const { id, origin } of merged) {
        const isLocal = local.some((post) => post.id === id);
        const isBuiltIn = builtIn.some((post) => post.id === id);
        expect(origin).toBe(isLocal ? (isBuiltIn ? 'changed' : 'local') : 'built-in');
      }
    }),
  );
});
