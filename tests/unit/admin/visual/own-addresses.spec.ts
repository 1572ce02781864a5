import { expect, test } from '@playwright/test';
import { findOwn } from '#src/admin/visual/own-addresses.ts';

const posts = [
  { title: 'A cat naps on the bread', slug: 'bread-nap' },
  { title: 'Where Zorro sits', slug: 'zorro' },
  { title: 'Prince’s cheese', slug: 'cheese' },
];

test('a post or page is found by all words asked for, in its name or its address, whatever the quotes', () => {
  const found = (asked: string) => findOwn(asked, posts).map(({ address }) => address);
  expect(found('NAPS cat')).toEqual(['/blog/bread-nap']);
  expect(found('/zorro')).toEqual(['/blog/zorro']);
  expect(found("prince's")).toEqual(['/blog/cheese']);
  expect(found('Prince’s')).toEqual(['/blog/cheese']);
  expect(found('cat missing')).toEqual(['/missing-cat']);
  expect(found('dogs')).toEqual([]);
  expect(found(' ')).toEqual([]);
});
