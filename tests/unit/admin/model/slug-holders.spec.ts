import { expect, test } from '@playwright/test';
import { freeSlug, newPostId, slugHolder, slugHolderText } from '#src/admin/model/slug-holders.ts';
import { redirectTable } from '#src/config/redirects.ts';

const local = [
  { id: 'olga', slug: 'olga-of-ninth-avenue', title: 'Olga of Ninth Avenue' },
  { id: '18', slug: 'snowy-comes-home', title: 'Snowy, edited here' },
];
const builtIn = [
  { id: '18', slug: 'snowy-comes-home', title: 'Snowy comes home' },
  { id: '2', slug: 'are-bodega-cats-legal', title: 'Are bodega cats legal?' },
];
const redirects = {
  postFolders: redirectTable.postFolders,
  exact: [
    ...redirectTable.exact,
    { from: '/blog/Old-Harry', to: '/blog/harry' },
    { from: '/articles/cat-day', to: '/news' },
  ],
};
const world = { local, builtIn, redirects };

test('it says who holds a slug: a post here, a built-in one by slug or id, the blog, an old address', () => {
  expect(slugHolder('olga-of-ninth-avenue', world)).toEqual({
    kind: 'local',
    title: 'Olga of Ninth Avenue',
  });
  expect(slugHolder('olga', world)).toEqual({ kind: 'local', title: 'Olga of Ninth Avenue' });
  for (const slug of ['are-bodega-cats-legal', 'Are-Bodega-Cats-Legal', '2'])
    expect(slugHolder(slug, world)).toEqual({ kind: 'builtIn', title: 'Are bodega cats legal?' });
  for (const slug of ['page', 'category', 'tag'])
    expect(slugHolder(slug, world)).toEqual({ kind: 'reserved' });
  expect(slugHolder('old-harry', world)).toEqual({ kind: 'redirect', to: '/blog/harry' });
  expect(slugHolder('cat-day', world)).toEqual({ kind: 'redirect', to: '/news' });
  expect(slugHolder('something-new', world)).toBeNull();
});

test('a post doesn’t stand in its own way, also where it replaces a built-in one', () => {
  expect(slugHolder('snowy-comes-home', world, '18')).toBeNull();
  expect(slugHolder('olga', world, 'olga')).toBeNull();
  expect(slugHolder('are-bodega-cats-legal', world, '18')).toMatchObject({ kind: 'builtIn' });
});

test('a free slug is offered: the first number from 2 that nobody holds', () => {
  expect(freeSlug('something-new', world)).toBe('something-new');
  expect(freeSlug('page', world)).toBe('page-2');
  const second = { id: 'x', slug: 'olga-2', title: 'Olga again' };
  expect(freeSlug('olga', { ...world, local: [...local, second] })).toBe('olga-3');
});

test('the id of a new post is its slug, or with a number where it is taken, and never begins with a tilde', () => {
  const newId = (slug: string) => newPostId(slug, world, new Set(['olga-2', 'gone']));
  expect(newId('something-new')).toBe('something-new');
  expect(newId('olga')).toBe('olga-3');
  expect(newId('gone')).toBe('gone-2');
  expect(newId('are-bodega-cats-legal')).toBe('are-bodega-cats-legal-2');
  expect(newId('~olga')).toBe('olga-3');
});

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
