import { expect, test } from '@playwright/test';
import {
  blogPosting,
  breadcrumbList,
  collectionPage,
  itemList,
} from '#src/lib/seo/structured-data.ts';

const post = {
  title: 'Snowy comes home',
  excerpt: 'A kitten, two weeks gone.',
  href: '/blog/snowy-comes-home',
  author: 'Bodega Cats of New York',
  isoDate: '2025-06-05',
  lastUpdated: undefined,
};

test('a post names its dates; the last change falls back to publication', () => {
  expect(blogPosting(post)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Snowy comes home',
    datePublished: '2025-06-05',
    dateModified: '2025-06-05',
    mainEntityOfPage: 'https://bodegacatsofnewyork.com/blog/snowy-comes-home',
  });
  expect(blogPosting({ ...post, lastUpdated: '2026-04-30' })).toMatchObject({
    datePublished: '2025-06-05',
    dateModified: '2026-04-30',
  });
});

test('a date that can not be read gets no markup', () => {
  const data = blogPosting({ ...post, isoDate: undefined });
  expect(data).not.toHaveProperty('datePublished');
  expect(data).not.toHaveProperty('dateModified');
});

test('breadcrumbs are counted from 1, with full addresses', () => {
  const list = breadcrumbList([
    { name: 'Home', href: '/' },
    { name: 'Blog', href: '/blog' },
  ]);
  expect(list).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://bodegacatsofnewyork.com' },
      { position: 2, name: 'Blog', item: 'https://bodegacatsofnewyork.com/blog' },
    ],
  });
});

test('a collection lists and counts only what has an address', () => {
  const page = { title: 'In The News', description: 'Coverage.', url: '/news' };
  const articles = [{ headline: 'A', url: 'https://example.com/a' }, { headline: 'B' }];
  expect(collectionPage(page, articles)).toMatchObject({
    name: 'In The News',
    mainEntity: {
      numberOfItems: 1,
      itemListElement: [{ position: 1, name: 'A', url: 'https://example.com/a' }],
    },
  });
});

test('a list of posts names each with its place and full address', () => {
  expect(itemList([post, { title: 'Second', href: '/blog/second' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Snowy comes home',
        url: 'https://bodegacatsofnewyork.com/blog/snowy-comes-home',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Second',
        url: 'https://bodegacatsofnewyork.com/blog/second',
      },
    ],
  });
});
