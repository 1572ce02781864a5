import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { sitemapNewsItems } from '#src/config/sitemap.ts';
import { listEntries, pageEntries, postEntries, sitemapXml } from '#src/lib/seo/sitemap.ts';
import { sitemapPages } from '#tests/fixtures/sitemap-pages.ts';
import { aPost } from '#tests/support/sample-posts.ts';
import { xmlProblems, xmlTexts } from '#scripts/xml-problems.ts';

const root = 'https://bodegacatsofnewyork.com';

const pages = sitemapPages.map(([path, ...rule]) => [root + (path === '/' ? '' : path), ...rule]);

test('pages have their priorities and frequencies', () => {
  const xml = sitemapXml(pageEntries([]));
  const [addresses, priorities, frequencies] = ['loc', 'priority', 'changefreq'].map((name) =>
    xmlTexts(xml, name),
  );
  expect(addresses?.map((url, row) => [url, priorities?.[row], frequencies?.[row]])).toEqual(pages);
});

test('posts have 0.6 and monthly, news items 0.5', () => {
  expect(postEntries([aPost()])).toMatchObject([{ priority: 0.6, changeFrequency: 'monthly' }]);
  expect(sitemapNewsItems).toEqual({ priority: 0.5, changeFrequency: 'monthly' });
});

test('no page of another host is in it, no news item either', () => {
  const urls = pageEntries([aPost()]).map(({ url }) => url);
  expect(urls.filter((url) => url !== root && !url.startsWith(`${root}/`))).toEqual([]);
  expect(urls.filter((url) => url.startsWith(`${root}/news/`))).toEqual([]);
});

test('only pages that show the newest posts know when they changed', () => {
  const posts = [
    aPost({ date: '2025-01-05', lastUpdated: 'May 2, 2026' }),
    aPost({ date: 'April 30, 2026' }),
    aPost({ date: 'one fine day' }),
  ];
  const dated = (entries: ReturnType<typeof pageEntries>) =>
    entries.flatMap(({ url, lastModified }) => (lastModified ? [[url, lastModified]] : []));
  expect(dated(pageEntries(posts))).toEqual([
    [root, '2026-05-02'],
    [`${root}/blog`, '2026-05-02'],
  ]);
  expect(dated(pageEntries([]))).toEqual([]);
  expect(sitemapXml(pageEntries([]))).not.toContain('lastmod');
});

const lastChanges = [
  ['April 30, 2026', undefined, '2026-04-30'],
  ['April 30, 2026', 'May 2, 2026', '2026-05-02'],
  ['2026-04-30T10:00:00Z', undefined, '2026-04-30'],
  ['April 30, 2026', 'lately', '2026-04-30'],
  ['some day', '2026-05-02', '2026-05-02'],
  ['some day', undefined, undefined],
  ['', '', undefined],
] as const;

for (const [date, lastUpdated, day] of lastChanges) {
  test(`a post of '${date}', updated '${lastUpdated ?? ''}', changed last on ${day ?? 'no known day'}`, () => {
    const [entry] = postEntries([aPost({ date, lastUpdated })]);
    expect(entry?.lastModified).toBe(day);
  });
}

const covers = [
  ['/art/cover-a-post.svg', [`${root}/art/cover-a-post.svg`]],
  ['/pictures/a cat.webp?w=640&q=80', [`${root}/pictures/a%20cat.webp?w=640&q=80`]],
  [`${root}/a.png`, [`${root}/a.png`]],
  ['https://elsewhere.example/a.png', []],
  ['//elsewhere.example/a.png', []],
  ['data:image/png;base64,iVBORw0KGgo=', []],
  ['DATA:image/png;base64,iVBORw0KGgo=', []],
  ['javascript:alert(1)', []],
  ['https://', []],
  ['', []],
  [undefined, []],
] as const;

for (const [coverImage, images] of covers) {
  test(`the cover ${coverImage ?? 'nobody gave'} is ${images[0] ?? 'left out'}`, () => {
    expect(postEntries([aPost({ coverImage })])[0]?.images).toEqual(images);
  });
}

test('a sitemap is written as the protocol asks', () => {
  const [post] = postEntries([
    aPost({ slug: 'snowy', date: 'April 30, 2026', coverImage: '/a.webp?w=1&q=2' }),
  ]);
  const [home] = pageEntries([]);
  if (!post || !home) throw new Error('Both lists have a first entry.');
  expect(sitemapXml([home, post])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
  <url>
    <loc>https://bodegacatsofnewyork.com</loc>
    <changefreq>weekly</changefreq>
    <priority>1.0</priority>
  </url>
  <url>
    <loc>https://bodegacatsofnewyork.com/blog/snowy</loc>
    <lastmod>2026-04-30</lastmod>
    <changefreq>monthly</changefreq>
    <priority>0.6</priority>
    <image:image><image:loc>https://bodegacatsofnewyork.com/a.webp?w=1&amp;q=2</image:loc></image:image>
  </url>
</urlset>
`);
});

test('without pictures, or without anything, it is a sitemap still', () => {
  expect(sitemapXml([])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
</urlset>
`);
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", ']', '/', '\\', '?', '#', '.', 'ñ') }),
);
const anyCover = fc.oneof(
  anyText,
  anyText.map((path) => `/${path}`),
  anyText.map((path) => `${root}/${path}`),
  anyText.map((path) => `https://${path}`),
);

test('whatever a post holds, the sitemap is well-formed and names our own host only', () => {
  const anyPost = fc.record({
    slug: anyText,
    date: anyText,
    lastUpdated: anyText,
    coverImage: anyCover,
  });
  fc.assert(
    fc.property(fc.array(anyPost, { maxLength: 5 }), (posts) => {
      const xml = sitemapXml(postEntries(posts));
      expect(xmlProblems(xml)).toEqual([]);
      expect(xmlTexts(xml, 'loc')).toHaveLength(posts.length);
      for (const url of [...xmlTexts(xml, 'loc'), ...xmlTexts(xml, 'image:loc')]) {
        expect(new URL(url).origin).toBe(root);
      }
    }),
    { numRuns: 500 },
  );
});

test('whatever address, day or picture an entry holds, its text comes back as it was', () => {
  const written = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(written, written, written, (url, lastModified, image) => {
      const rule = { priority: 0.5, changeFrequency: 'weekly' } as const;
      const xml = sitemapXml([{ url, lastModified, images: [image], ...rule }]);
      expect(xmlProblems(xml)).toEqual([]);
      const texts = ['loc', 'lastmod', 'image:loc'].map((name) => xmlTexts(xml, name));
      expect(texts).toEqual([[url], [lastModified], [image]]);
    }),
  );
});

test('what is written anew in a post dates no further page of the list', () => {
  const posts = [
    aPost({ slug: 'a', date: '2026-05-02', lastUpdated: '2026-06-30', tags: ['law'] }),
    aPost({ slug: 'b', date: '2025-01-05', tags: ['vets'] }),
  ];
  const days = listEntries(['/blog/page/2', '/blog/tag/law'], posts).map((one) => one.lastModified);
  expect(days).toEqual(['2026-05-02', '2026-06-30']);
});

test('pages of lists changed when the newest post on them did', () => {
  const posts = [
    aPost({ slug: 'a', date: '2026-05-02', category: 'Legal', tags: ['law'] }),
    aPost({ slug: 'b', date: '2025-01-05', category: 'Working Cats', tags: ['law', 'vets'] }),
  ];
  const paths = [
    '/blog/page/2',
    '/blog/category/legal',
    '/blog/category/working-cats',
    '/blog/tag/law',
    '/blog/tag/vets',
    '/blog/tag/nobody',
    '/about',
    '/blog/a',
  ];
  expect(
    listEntries(paths, posts).map(({ url, lastModified }) => [
      url.slice(root.length),
      lastModified,
    ]),
  ).toEqual([
    ['/blog/page/2', '2026-05-02'],
    ['/blog/category/legal', '2026-05-02'],
    ['/blog/category/working-cats', '2025-01-05'],
    ['/blog/tag/law', '2026-05-02'],
    ['/blog/tag/vets', '2025-01-05'],
  ]);
});
