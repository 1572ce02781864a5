import { expect, test } from '@playwright/test';
import { findPost, postNameIn } from '#src/lib/posts/find.ts';

const posts = [
  { id: '1', slug: 'are-bodega-cats-legal' },
  { id: '2', slug: '1' },
  { id: 'local-3', slug: 'Snowy-Comes-Home' },
  { id: 'constructor', slug: 'toString' },
];

test('a post is found by slug, then by slug in any case, then by id', () => {
  expect(findPost(posts, 'are-bodega-cats-legal')?.id).toBe('1');
  expect(findPost(posts, 'Are-Bodega-Cats-LEGAL')?.id).toBe('1');
  expect(findPost(posts, 'snowy-comes-home')?.id).toBe('local-3');
  expect(findPost(posts, 'local-3')?.slug).toBe('Snowy-Comes-Home');
  // A slug comes before the id of another post.
  expect(findPost(posts, '1')?.id).toBe('2');
  expect(findPost(posts, '2')?.slug).toBe('1');
});

test('names that objects inherit are names like any other', () => {
  expect(findPost(posts, 'constructor')?.slug).toBe('toString');
  expect(findPost(posts, '__proto__')).toBeUndefined();
  expect(findPost(posts.slice(0, 0), 'toString')).toBeUndefined();
  expect(findPost(posts, '')).toBeUndefined();
});

test('the name is read from the address as a person would', () => {
  expect(postNameIn('/blog/a-post')).toBe('a-post');
  expect(postNameIn('/blog/A-Post.html')).toBe('A-Post');
  expect(postNameIn('/blog/a-post/')).toBe('a-post');
  expect(postNameIn('/blog/mar%C3%ADa')).toBe('maría');
  expect(postNameIn('/blog/100%')).toBe('100%');
  expect(postNameIn('/Blog/a-post')).toBe('a-post');
  const others = ['/blog', '/blog/', '/blog/page/2', '/news/a-post', '/'];
  expect(others.map((path) => postNameIn(path))).toEqual(others.map(() => null));
});
