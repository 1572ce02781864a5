import { expect, test } from '@playwright/test';
import { limits } from '#src/config/limits.ts';
import { chunk } from '#src/lib/chunk.ts';

test('11 publications make slides of 4, 4 and 3', () => {
  const publications = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  expect(chunk(publications, limits.featuredSlideSize)).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10, 11],
  ]);
});

test('nothing makes no piece, and a full piece is followed by none', () => {
  expect(chunk([], 4)).toEqual([]);
  expect(chunk(['a', 'b', 'c', 'd'], 4)).toEqual([['a', 'b', 'c', 'd']]);
});
