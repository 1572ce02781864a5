import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { redirectTable } from '#src/config/redirects.ts';
import { resolveRedirect } from '#src/lib/redirects/resolve-redirect.ts';

const slugs = ['bodega-cat-faq', 'a-day-in-brooklyn'];
const posts = slugs.map((slug, index) => ({ slug, id: String(index + 1) }));
const resolve = (path: string) => resolveRedirect(path, redirectTable, posts);

const legacyMap = [
  ['/blog-old', '/blog'],
  ['/articles', '/blog'],
  ['/gallery', '/blog'],
  ['/about-us', '/about'],
  ['/faq', '/about'],
  ['/store', '/shop'],
  ['/shop/apparel', '/shop'],
  ['/shop/stickers', '/shop'],
  ['/shop/prints', '/shop'],
  ['/shop/tshirts/black-cat-tee', '/shop'],
  ['/news-archive', '/news'],
  ['/events', '/news'],
  ['/events/2022', '/news'],
  ['/petition-2022', '/petition'],
  ['/old-contact', '/contact'],
  ['/tours/brooklyn', '/tours'],
  ['/tours/lower-east-side', '/tours'],
  ['/tours/private', '/tours'],
  ['/partnership-inquiry', '/partnerships'],
  ['/press-kit', '/presskit'],
  ['/padhome', '/padhome-partnership'],
  ['/merch', '/shop'],
] as const;

test('the table holds every path of the legacy map, the two short names, and no other', () => {
  expect(redirectTable.exact.map(({ from, to }) => [from, to])).toEqual(legacyMap);
});

for (const [from, to] of legacyMap) {
  test(`${from} moved to ${to}, with a trailing slash and in capitals too`, () => {
    expect(resolve(from)).toBe(to);
    expect(resolve(`${from}/`)).toBe(to);
    expect(resolve(from.toUpperCase())).toBe(to);
  });
}

const rules = [
  ['/blog-posts/some-story', '/blog/some-story'],
  ['/blog-posts/some-story/', '/blog/some-story'],
  ['/blog-posts/some-story.html', '/blog/some-story'],
  ['/articles/some-story', '/blog/some-story'],
  ['/posts/some-story', '/blog/some-story'],
  ['/posts/some-story.html', '/blog/some-story'],
  ['/news/some-story.html', '/blog/some-story'],
  ['/news/some-story.html/', '/blog/some-story'],
  ['/2024/05/some-story', '/blog/some-story'],
  ['/2024/05/some-story.html', '/blog/some-story'],
  ['/1999/12/some-story/', '/blog/some-story'],
  ['/about/', '/about'],
  ['/no/such/page/', '/no/such/page'],
  ['/about//', '/about'],
] as const;

for (const [from, to] of rules) {
  test(`${from} becomes ${to}`, () => {
    expect(resolve(from)).toBe(to);
  });
}

test('a known post is found in any letter case, in one step', () => {
  expect(resolve('/Blog-Posts/Bodega-Cat-FAQ')).toBe('/blog/bodega-cat-faq');
  expect(resolve('/Blog/Bodega-Cat-FAQ')).toBe('/blog/bodega-cat-faq');
  expect(resolve('/blog/bodega-cat-faq.html')).toBe('/blog/bodega-cat-faq');
  expect(resolve('/2023/01/A-Day-In-Brooklyn.html')).toBe('/blog/a-day-in-brooklyn');
});

test('the id of a known post leads to it in one step, where the host would send it on', () => {
  expect(resolve('/Blog-Posts/1')).toBe('/blog/bodega-cat-faq');
  expect(resolve('/2023/01/2')).toBe('/blog/a-day-in-brooklyn');
  expect(resolve('/news/2.html')).toBe('/blog/a-day-in-brooklyn');
});

test('/news moves only what is named after a post we know, or ends in .html', () => {
  expect(resolve('/news/bodega-cat-faq')).toBe('/blog/bodega-cat-faq');
  expect(resolve('/news/2')).toBe('/blog/a-day-in-brooklyn');
  expect(resolve('/news/some-story')).toBeNull();
});

for (const path of [
  '/',
  '/about',
  '/blog/bodega-cat-faq',
  '/blog/tag/bodega-cat-faq',
  '/2024/05',
  '/2024/5/some-story',
  '/2024/05/07/some-story',
  '/blog-posts',
  '/blog-posts/.html',
  '/blog-posts/a/b',
]) {
  test(`${path} stays where it is`, () => {
    expect(resolve(path)).toBeNull();
  });
}

for (const path of ['//elsewhere.example/', '/\\elsewhere.example/', 'elsewhere', '', '////']) {
  test(`"${path}" never leads off the site`, () => {
    expect(resolve(path)).toBeNull();
  });
}

const segment = fc.oneof(
  fc.constantFrom('blog-posts', 'articles', 'news', 'posts', 'blog', 'Blog', 'shop', 'stickers'),
  fc.constantFrom('2024', '05', ...slugs, 'Bodega-Cat-FAQ', 'a.html', '.html', '..', '.', ''),
  fc.webSegment(),
);
const path = fc.oneof(
  fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
  fc.constantFrom(...legacyMap.map(([from]) => from)),
);
const written = fc
  .tuple(path, fc.constantFrom('', '/', '.html', '//'), fc.boolean())
  .map(([text, end, isUpper]) => (isUpper ? text.toUpperCase() : text) + end);

test('no path loops and none is sent on twice', () => {
  fc.assert(
    fc.property(written, (from) => {
      const to = resolve(from);
      if (to === null) return;
      expect(to).not.toBe(from);
      expect(to).toMatch(/^\/(?![/\\])/);
      expect(resolve(to)).toBeNull();
    }),
    { numRuns: 2000 },
  );
});
