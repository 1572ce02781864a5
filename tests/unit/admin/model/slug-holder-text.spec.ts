import { expect, test } from '@playwright/test';
import { slugHolderText } from '#src/admin/model/slug-holder-text.ts';

test('an address that is taken says who holds it', () => {
  expect(slugHolderText('olga', { kind: 'local', title: 'Olga' })).toBe(
    '/blog/olga is taken by a post in this browser: Olga',
  );
  expect(slugHolderText('harry', { kind: 'builtIn', title: 'Harry, the cat' })).toBe(
    '/blog/harry is taken by a built-in post: Harry, the cat',
  );
  expect(slugHolderText('page', { kind: 'reserved' })).toBe(
    '/blog/page is taken by the blog itself.',
  );
  expect(slugHolderText('old-harry', { kind: 'redirect', to: '/blog/harry' })).toBe(
    '/blog/old-harry is an old address that leads to /blog/harry',
  );
});
