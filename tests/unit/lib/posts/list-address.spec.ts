import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { listHeading, listHref, listTitle, readListAddress } from '#src/lib/posts/list-address.ts';

test('reads the page and the term', () => {
  expect(readListAddress('/blog', '')).toEqual({ page: 1, term: '' });
  expect(readListAddress('/blog/page/12', '?search=tuxedo')).toEqual({ page: 12, term: 'tuxedo' });
  expect(readListAddress('/blog', '?search=+snowy%20cat+')).toEqual({ page: 1, term: 'snowy cat' });
  for (const path of ['/blog/page/0', '/blog/page/x', '/blog/page/-2', '/blog/page/2/3'])
    expect(readListAddress(path, '').page).toBe(1);
  for (const blank of ['?search=', '?search=%20%20', '?other=1'])
    expect(readListAddress('/blog', blank).term).toBe('');
});

test('writes page 1 without a number, and a blank term not at all', () => {
  expect(listHref({ page: 1, term: '' })).toBe('/blog');
  expect(listHref({ page: 3, term: '' })).toBe('/blog/page/3');
  expect(listHref({ page: 1, term: 'fines & law' })).toBe('/blog?search=fines+%26+law');
  expect(listHref({ page: 2, term: '  ' }, '?search=old')).toBe('/blog/page/2');
});

test('keeps other parameters', () => {
  expect(listHref({ page: 1, term: 'cat' }, '?utm=x&search=old')).toBe('/blog?utm=x&search=cat');
  expect(listHref({ page: 1, term: '' }, '?utm=x&search=old')).toBe('/blog?utm=x');
});

test('what is written is read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.string(), (page, text) => {
      const address = { page, term: text.trim() };
      const url = new URL(listHref(address), 'https://example.com');
      expect(readListAddress(url.pathname, url.search)).toEqual(address);
    }),
  );
});

test('titles and headings say which page', () => {
  expect([1, 2].map(listTitle)).toEqual(['Blog', 'Blog, page 2']);
  expect(listHeading(1, 1)).toBe('All stories');
  expect(listHeading(2, 7)).toBe('All stories, page 2 of 7');
  expect(listHeading(1, 1, 'tuxedo')).toBe('Results for “tuxedo”');
});
