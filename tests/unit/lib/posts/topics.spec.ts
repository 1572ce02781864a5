import { expect, test } from '@playwright/test';
import { postCategories, tags } from '#src/config/categories.ts';
import { categoryHref, tagHref } from '#src/lib/posts/topics.ts';

test('a category and a tag have a page each', () => {
  expect(categoryHref('Working Cats')).toBe('/blog/category/working-cats');
  expect(tagHref('city-council')).toBe('/blog/tag/city-council');
});

test('no two share a page', () => {
  expect(new Set(postCategories.map(categoryHref)).size).toBe(postCategories.length);
  expect(new Set(tags.map(tagHref)).size).toBe(tags.length);
});
