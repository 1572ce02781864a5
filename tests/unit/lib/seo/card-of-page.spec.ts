import { expect, test } from '@playwright/test';
import { cardOfPage, cardPath } from '#src/lib/seo/card-of-page.ts';

const root = 'https://bodegacatsofnewyork.com';
const page = (head: string, main = '') => `<head>${head}</head><main id="main">${main}</main>`;
const meta = (property: string, content: string) =>
  `<meta property="${property}" content="${content}">`;
const head =
  meta('og:image', `${root}/og/about.png`) + meta('og:title', 'Cats &amp; co. &#34;us&#34;');

test('every page has a file of its own, whatever its depth', () => {
  expect(cardPath('/about')).toBe('/og/about.png');
  expect(cardPath('/blog/tag/law')).toBe('/og/blog/tag/law.png');
  expect(cardPath('/blog/tag-law')).toBe('/og/blog/tag-law.png');
});

test('a card shows the title and the first drawing of the page', () => {
  const main = '<img src="/logo.png"><img alt="" src="/art/one.svg"><img src="/art/two.svg">';
  expect(cardOfPage(page(head, main), '/about', root)).toEqual({
    path: '/og/about.png',
    title: 'Cats & co. "us"',
    category: undefined,
    picture: '/art/one.svg',
  });
  const photo = `<picture><source srcset="/post-pictures/a/b.png.320.avif 320w"><img src="/post-pictures/a/b.png" data-focus="top left"></picture>${main}`;
  expect(cardOfPage(page(head, photo), '/about', root)).toMatchObject({
    picture: '/post-pictures/a/b.png',
    focus: 'top left',
  });
  expect(cardOfPage(page(head), '/about', root)?.picture).toBeUndefined();
  const drawn = `<header data-card="/art/three.svg"></header>${main}`;
  expect(cardOfPage(page(head, drawn), '/about', root)?.picture).toBe('/art/three.svg');
});

test('a post shows its category, other pages no chip of theirs', () => {
  const chip = '<a class="chip" href="/blog/category/legal">Legal &amp; law</a>';
  expect(cardOfPage(page(head, chip), '/about', root)?.category).toBeUndefined();
  const post = head + meta('og:type', 'article');
  expect(cardOfPage(page(post, chip), '/about', root)?.category).toBe('Legal & law');
});

test('a page without a card, or with one of another page or host, has none of its own', () => {
  expect(cardOfPage(page(meta('og:title', 'Cats')), '/about', root)).toBeNull();
  const elsewhere = meta('og:image', 'https://example.com/og/a.png') + meta('og:title', 'Cats');
  expect(cardOfPage(page(elsewhere), '/a', root)).toBeNull();
  const shared = meta('og:image', `${root}/og/site.png`) + meta('og:title', 'Page not found');
  expect(cardOfPage(page(shared), '/404', root)).toBeNull();
  expect(cardOfPage(page(head), '/about/us', root)).toBeNull();
});
