import { expect, test } from '@playwright/test';
import { slugOrFallback, slugify } from '#src/lib/posts/slug.ts';

test('a slug is lowercase words with single hyphens', () => {
  expect(slugify('Are Bodega Cats Legal?')).toBe('are-bodega-cats-legal');
  expect(slugify('  Snowy   comes -- home!  ')).toBe('snowy-comes-home');
  expect(slugify("Zorro's shelf & Prince's cheese")).toBe('zorros-shelf-princes-cheese');
  expect(slugify('int_1471, line by line')).toBe('int_1471-line-by-line');
});

test('accents are folded before the rule', () => {
  expect(slugify('María, maria')).toBe('maria-maria');
});

test('a title without a usable letter gives nothing, and the fallback stands in', () => {
  expect(slugify('?!')).toBe('');
  expect(slugOrFallback('', '?!')).toBe('untitled-post');
  expect(slugOrFallback('', 'Night Shift')).toBe('night-shift');
  expect(slugOrFallback('My Own Slug', 'Night Shift')).toBe('my-own-slug');
});
