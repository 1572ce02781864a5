import { expect, test } from '@playwright/test';
import {
  documentTitle,
  headTags,
  isPrivatePath,
  jsonLdText,
  robotsContent,
} from '#src/lib/seo/page-metadata.ts';
import { blogPosting, breadcrumbList } from '#src/lib/seo/structured-data.ts';
import type { PageMetadata } from '#src/lib/seo/page-metadata.ts';

/** Content of the meta tags of one name or property. */
function metaOf(page: PageMetadata, name: string): (string | undefined)[] {
  return headTags(page).flatMap((tag) =>
    tag.tag === 'meta' && (tag.attributes.name === name || tag.attributes.property === name)
      ? [tag.attributes.content]
      : [],
  );
}

/** Links of one relation, without the relation. */
function linksOf(page: PageMetadata, rel: string): Record<string, string>[] {
  return headTags(page).flatMap((tag) => {
    if (tag.tag !== 'link') return [];
    const { rel: relation, ...rest } = tag.attributes;
    return relation === rel ? [rest] : [];
  });
}

function jsonLdOf(page: PageMetadata): string[] {
  return headTags(page).flatMap((tag) => (tag.tag === 'json-ld' ? [tag.text] : []));
}

test("the title is the page's own with the brand, or the brand's tagline", () => {
  expect(documentTitle('About Us')).toBe('About Us | Bodega Cats of New York');
  expect(documentTitle(undefined)).toBe('Bodega Cats of New York: New York runs on bodega cats');
  expect(headTags({ url: '/about', title: 'About Us' })[0]).toEqual({
    tag: 'title',
    text: 'About Us | Bodega Cats of New York',
  });
  expect(metaOf({ url: '/about', title: 'About Us' }, 'og:title')).toEqual(['About Us']);
  expect(metaOf({ url: '/' }, 'og:title')).toEqual([
    'Bodega Cats of New York: New York runs on bodega cats',
  ]);
});

test('the description is the page’s own, for search engines and shared links alike', () => {
  const page = { url: '/news', description: 'What the papers said.' };
  expect(metaOf(page, 'description')).toEqual(['What the papers said.']);
  expect(metaOf(page, 'og:description')).toEqual(['What the papers said.']);
  expect(metaOf({ url: '/' }, 'description')[0]).toMatch(/^Stories, press, merch and a campaign/);
});

test('the canonical address is absolute and has no trailing slash', () => {
  const canonical = (page: PageMetadata) => linksOf(page, 'canonical');
  expect(canonical({ url: '/about/' })).toEqual([
    { href: 'https://bodegacatsofnewyork.com/about' },
  ]);
  expect(canonical({ url: '/' })).toEqual([{ href: 'https://bodegacatsofnewyork.com' }]);
  expect(canonical({ url: '/presskit', canonicalUrl: '/press-kit/' })).toEqual([
    { href: 'https://bodegacatsofnewyork.com/press-kit' },
  ]);
  expect(canonical({ url: '/blog/a', canonicalUrl: 'https://elsewhere.example/a/' })).toEqual([
    { href: 'https://elsewhere.example/a' },
  ]);
  expect(metaOf({ url: '/about/' }, 'og:url')).toEqual(['https://bodegacatsofnewyork.com/about']);
});

test('a page that is not there names no canonical address', () => {
  expect(linksOf({ url: '/404', statusCode: 404 }, 'canonical')).toEqual([]);
});

test('robots: index, follow, large previews, and 12 list items on list pages', () => {
  expect(metaOf({ url: '/' }, 'robots')).toEqual(['index, follow, max-image-preview:large']);
  expect(metaOf({ url: '/blog', pageHasListItems: true }, 'robots')).toEqual([
    'index, follow, max-image-preview:large, max-list-items:12',
  ]);
});

test('404 pages, pages that ask for it and admin pages are not indexed, list pages included', () => {
  for (const page of [
    { url: '/404', statusCode: 404 as const },
    { url: '/about', noindex: true },
    { url: '/blog-admin' },
    { url: '/blog-admin/login' },
    { url: '/en/blog-admin/edit/7' },
    { url: '/admin/' },
    { url: '/old/admin/tools', pageHasListItems: true },
  ]) {
    expect(robotsContent(page), page.url).toBe('noindex, nofollow');
  }
  expect(robotsContent({ url: '/about', statusCode: 200 })).toBe(
    'index, follow, max-image-preview:large',
  );
});

test('only a whole part of a path makes it private', () => {
  expect(isPrivatePath('/blog/admin-cats-of-queens')).toBe(false);
  expect(isPrivatePath('/blog/how-to-admin')).toBe(false);
  expect(isPrivatePath('/administration')).toBe(false);
});

test('a shared link shows a picture of 1200x630, in en_US', () => {
  expect(metaOf({ url: '/' }, 'og:image')).toEqual(['https://bodegacatsofnewyork.com/og/site.png']);
  expect(metaOf({ url: '/' }, 'og:image:width')).toEqual(['1200']);
  expect(metaOf({ url: '/' }, 'og:image:height')).toEqual(['630']);
  expect(metaOf({ url: '/' }, 'og:locale')).toEqual(['en_US']);
  expect(metaOf({ url: '/' }, 'og:site_name')).toEqual(['Bodega Cats of New York']);
  expect(metaOf({ url: '/' }, 'twitter:card')).toEqual(['summary_large_image']);
  const own = { url: '/blog/a-cat', title: 'A cat' };
  expect(metaOf(own, 'og:image')).toEqual(['https://bodegacatsofnewyork.com/og/blog/a-cat.png']);
  expect(metaOf(own, 'og:image:alt')).toEqual(['A cat, on the sign of a corner store']);
  expect(metaOf({ ...own, noindex: true }, 'og:image')).toEqual([
    'https://bodegacatsofnewyork.com/og/site.png',
  ]);
  const page = { url: '/blog/a', image: '/og/a.png', imageAlt: 'A cat on a counter' };
  expect(metaOf(page, 'og:image')).toEqual(['https://bodegacatsofnewyork.com/og/a.png']);
  expect(metaOf(page, 'og:image:alt')).toEqual(['A cat on a counter']);
});

test('the type is website, article where the page is one, or what the page says', () => {
  expect(metaOf({ url: '/' }, 'og:type')).toEqual(['website']);
  expect(metaOf({ url: '/blog/a', pageHasArticle: true }, 'og:type')).toEqual(['article']);
  expect(metaOf({ url: '/about', type: 'profile' }, 'og:type')).toEqual(['profile']);
});

test('an article says when it came out, a page without a day says nothing', () => {
  const article = { url: '/blog/a', pageHasArticle: true, published: '2026-04-30' };
  expect(metaOf(article, 'article:published_time')).toEqual(['2026-04-30T17:00:00Z']);
  const timed = { ...article, published: '2026-04-30T08:15:00Z' };
  expect(metaOf(timed, 'article:published_time')).toEqual(['2026-04-30T08:15:00Z']);
  expect(metaOf({ url: '/blog/a' }, 'article:published_time')).toEqual([]);
});

test('the last change is a property of the article, or of the page', () => {
  const lastModified = '2026-04-30';
  const article = { url: '/blog/a', pageHasArticle: true, lastModified };
  expect(metaOf(article, 'article:modified_time')).toEqual(['2026-04-30T17:00:00Z']);
  expect(metaOf(article, 'og:updated_time')).toEqual([]);
  expect(metaOf({ url: '/news', lastModified }, 'og:updated_time')).toEqual([
    '2026-04-30T17:00:00Z',
  ]);
});

test('keywords and the quality of the content are written where they are given', () => {
  expect(metaOf({ url: '/', keywords: ['bodega cats', 'New York'] }, 'keywords')).toEqual([
    'bodega cats, New York',
  ]);
  expect(metaOf({ url: '/', keywords: [] }, 'keywords')).toEqual([]);
  expect(metaOf({ url: '/', contentQuality: 'high' }, 'content-quality')).toEqual(['high']);
  expect(metaOf({ url: '/' }, 'content-quality')).toEqual([]);
});

test('other languages, connections, and files fetched early become links', () => {
  const page: PageMetadata = {
    url: '/',
    alternateLanguageLinks: [{ hrefLang: 'es', href: '/es/' }],
    preconnect: ['https://maps.example'],
    prefetch: ['/blog'],
    preload: [
      { href: '/art/cover.svg', as: 'image', type: 'image/svg+xml' },
      { href: '/f.woff2', as: 'font', crossOrigin: 'anonymous' },
    ],
  };
  expect(linksOf(page, 'alternate')).toEqual([
    { hreflang: 'es', href: 'https://bodegacatsofnewyork.com/es' },
  ]);
  expect(linksOf(page, 'preconnect')).toEqual([{ href: 'https://maps.example' }]);
  expect(linksOf(page, 'prefetch')).toEqual([{ href: '/blog' }]);
  expect(linksOf(page, 'preload')).toEqual([
    { href: '/art/cover.svg', as: 'image', type: 'image/svg+xml' },
    { href: '/f.woff2', as: 'font', crossorigin: 'anonymous' },
  ]);
});

test('structured data: one element on a page, several objects as a graph, none without', () => {
  const context = { '@context': 'https://schema.org' };
  expect(jsonLdOf({ url: '/' })).toEqual([]);
  const one = { ...context, '@type': 'Organization' };
  expect(jsonLdOf({ url: '/', structuredData: one })).toEqual([JSON.stringify(one)]);
  const several = [one, { ...context, '@type': 'WebSite' }];
  expect(jsonLdOf({ url: '/', structuredData: several })).toEqual([
    JSON.stringify({ ...context, '@graph': [{ '@type': 'Organization' }, { '@type': 'WebSite' }] }),
  ]);
});

test('no title of a post can close the element, whatever it holds', () => {
  const title = '</script><script>alert(1)</script><!--';
  const url = '/blog/a';
  const texts = jsonLdOf({
    url,
    structuredData: [
      blogPosting({
        title,
        href: url,
        author: title,
        isoDate: undefined,
        lastUpdated: undefined,
      }),
      breadcrumbList([{ name: title }]),
    ],
  });
  expect(texts).toHaveLength(1);
  expect(texts[0]).not.toContain('<');
  expect(JSON.parse(texts[0] ?? '')).toMatchObject({
    '@graph': [
      { headline: title, author: { name: title } },
      { itemListElement: [{ name: title }] },
    ],
  });
});

test('a title can’t close the element of the structured data', () => {
  const headline = '</script><script>alert(1)</script><!--';
  const text = jsonLdText({ headline });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ headline });
});
