import { expect, test } from '@playwright/test';
import { findOwn, typedAddress } from '#src/admin/visual/own-addresses.ts';

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
  // The footer has the shop on another host alone.
  expect(found('shop')).toEqual(['/shop']);
  expect(found('dogs')).toEqual([]);
  expect(found(' ')).toEqual([]);
});

test('posts with the words in their title come first, then pages by their name, then addresses', () => {
  const own = [
    { title: 'A vet for Zorro', slug: 'care' },
    { title: 'A day', slug: 'vet-day' },
  ];
  const found = findOwn('vet', own).map(({ address }) => address);
  expect(found[0]).toBe('/blog/care');
  expect(found.indexOf('/padhome-partnership')).toBeLessThan(found.indexOf('/blog/vet-day'));
});

test('a typed address gets what is missing before it', () => {
  const full = {
    'example.org/list': 'https://example.org/list',
    ' www.aspca.org ': 'https://www.aspca.org',
    'Example.co.uk?cats=9': 'https://Example.co.uk?cats=9',
    'olga@example.org': 'mailto:olga@example.org',
    'https://example.org': 'https://example.org',
    '/blog/zorro': '/blog/zorro',
  };
  for (const [typed, address] of Object.entries(full)) expect(typedAddress(typed)).toBe(address);
  for (const words of ['', 'zorro', 'Where Zorro sits.', 'javascript:alert(1)', '9.5', 'e.g.'])
    expect(typedAddress(words), words).toBeNull();
});
