import { expect, test } from '@playwright/test';
import { splitFeatured } from '#src/lib/posts/featured.ts';

const post = (id: string, isFeatured: boolean) => ({ id, isFeatured });

test('the first flagged post is taken out, every other one stays in its place', () => {
  const posts = [post('a', false), post('b', true), post('c', true), post('d', false)];
  const { featured, rest } = splitFeatured(posts);
  expect(featured?.id).toBe('b');
  expect(rest.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
});

test('without a flag the list stays whole', () => {
  const posts = [post('a', false)];
  expect(splitFeatured(posts)).toEqual({ featured: undefined, rest: posts });
});
