import { expect, test } from '@playwright/test';
import {
  blogPosting,
  breadcrumbList,
  collectionPage,
  itemList,
  organization,
  webSite,
} from '#src/lib/seo/structured-data.ts';

const root = 'https://bodegacatsofnewyork.com';
const post = {
  title: 'Snowy comes home',
  href: '/blog/snowy-comes-home',
  author: 'Bodega Cats of New York',
  isoDate: '2025-06-05',
  lastUpdated: undefined,
};

test('a post names its picture, its page, and its dates with a zone', () => {
  expect(blogPosting(post)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'Snowy comes home',
    image: `${root}/og/blog/snowy-comes-home.png`,
    datePublished: '2025-06-05T17:00:00Z',
    dateModified: '2025-06-05T17:00:00Z',
    author: {
      '@type': 'Organization',
      '@id': `${root}/#organization`,
      name: 'Bodega Cats of New York',
      url: root,
    },
    publisher: { '@id': `${root}/#organization` },
    mainEntityOfPage: `${root}/blog/snowy-comes-home`,
  });
  expect(blogPosting({ ...post, lastUpdated: '2026-04-30' })).toMatchObject({
    datePublished: '2025-06-05T17:00:00Z',
    dateModified: '2026-04-30T17:00:00Z',
  });
});

test('a post by somebody else names a person, of whom no address is known', () => {
  expect(blogPosting({ ...post, author: 'Dan Rimada' })).toMatchObject({
    author: { '@type': 'Person', name: 'Dan Rimada' },
    publisher: { '@id': `${root}/#organization` },
  });
});

test('a credited cover names who drew or took it', () => {
  expect(blogPosting({ ...post, coverCredit: 'Jane Doe' })).toMatchObject({
    image: {
      '@type': 'ImageObject',
      contentUrl: `${root}/og/blog/snowy-comes-home.png`,
      creditText: 'Jane Doe',
    },
  });
});

test('a date that can not be read gets no markup', () => {
  const data = blogPosting({ ...post, isoDate: undefined });
  expect(data).not.toHaveProperty('datePublished');
  expect(data).not.toHaveProperty('dateModified');
});

test('the brand and the site know each other by one name', () => {
  expect(organization()).toMatchObject({
    '@type': 'Organization',
    '@id': `${root}/#organization`,
    name: 'Bodega Cats of New York',
    url: root,
    logo: `${root}/icon-512.png`,
    foundingDate: '2020',
    founder: { '@type': 'Person', name: 'Dan Rimada' },
  });
  expect(webSite()).toMatchObject({
    '@type': 'WebSite',
    name: 'Bodega Cats of New York',
    alternateName: ['Bodega Cats', 'bodegacatsofnewyork.com'],
    url: root,
    publisher: { '@id': `${root}/#organization` },
  });
  // Search engines don't get what the owner hasn't confirmed.
  expect(JSON.stringify(organization())).not.toContain('@bodegacatsofnewyork.com');
});

test('breadcrumbs are counted from 1, with full addresses; the page itself needs none', () => {
  const list = breadcrumbList([
    { name: 'Home', href: '/' },
    { name: 'Blog', href: '/blog' },
    { name: 'Snowy' },
  ]);
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: root },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: `${root}/blog` },
    { '@type': 'ListItem', position: 3, name: 'Snowy' },
  ]);
});

test('a collection lists and counts only what has an address, with the days that are whole', () => {
  const page = { title: 'In The News', description: 'Coverage.', url: '/news' };
  const [publication, url] = ['The Paper', 'https://example.com/a'];
  const dates = [
    { date: '2026-04-17' },
    { date: '2026-04-17', approximate: true },
    { date: '2026-04' },
    { date: null },
  ];
  const data = collectionPage(page, [
    ...dates.map((dated) => ({ headline: 'A', url, publication, ...dated })),
    { headline: 'B', publication, date: '2026-04-17' },
  ]);
  const undated = {
    '@type': 'CreativeWork',
    headline: 'A',
    url,
    publisher: { '@type': 'Organization', name: 'The Paper' },
  };
  expect(data).toMatchObject({ '@type': 'CollectionPage', name: 'In The News' });
  expect(data.mainEntity).toEqual({
    '@type': 'ItemList',
    numberOfItems: 4,
    itemListElement: [
      { ...undated, datePublished: '2026-04-17T17:00:00Z' },
      undated,
      undated,
      undated,
    ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
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
