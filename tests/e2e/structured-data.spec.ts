import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '#tests/support/test.ts';
import sharp from 'sharp';
import { site } from '#src/config/site.ts';
import { ownField } from '#src/lib/foreign.ts';
import { unescapeHtml } from '#src/lib/html-text.ts';
import { headTags } from '#src/lib/seo/page-metadata.ts';
import { blogPosting } from '#src/lib/seo/structured-data.ts';
import { builtFolder } from '#scripts/built-site.ts';
import { builtPages } from '#tests/support/built-site.ts';
import type { BuiltPage } from '#tests/support/built-site.ts';
import { builtPosts } from '#tests/support/built-posts.ts';
import {
  engineProblems,
  forbiddenTypes,
  objectsIn,
  placedObjects,
} from '#tests/support/engine-properties.ts';

const root = 'https://bodegacatsofnewyork.com';
const pages = builtPages();
type Data = Readonly<Record<string, unknown>>;

/** The objects of a page's structured data, those of a graph one by one. */
function toldOn(page: BuiltPage): Data[] {
  return page.elements
    .filter(({ attributes }) => attributes.get('type') === 'application/ld+json')
    .map(({ text }) => JSON.parse(text) as Data)
    .flatMap((data) => (data['@graph'] as Data[] | undefined) ?? [data]);
}
const typesOn = (page: BuiltPage) => toldOn(page).map((data) => data['@type']);
const isPost = ({ path, status }: BuiltPage) => status === 200 && /^\/blog\/[^/]+$/.test(path);

function pageAt(path: string): BuiltPage {
  const page = pages.find((built) => built.path === path);
  if (!page) throw new Error(`${path} is not built.`);
  return page;
}

test('each page tells what it is, and no page more than that', () => {
  for (const page of pages) {
    const expected = isPost(page)
      ? ['BlogPosting', 'BreadcrumbList']
      : ({
          '/': ['Organization', 'WebSite'],
          '/blog': ['ItemList'],
          '/news': ['CollectionPage'],
          '/bills': ['BreadcrumbList'],
          '/letters': ['BreadcrumbList'],
          '/store-owners': ['BreadcrumbList'],
          '/store-owners/es': ['BreadcrumbList'],
          '/missing-cat': ['BreadcrumbList'],
          '/fundraiser': ['BreadcrumbList'],
          '/tours/sheet': ['BreadcrumbList'],
        }[page.path] ?? (/^\/blog\/(?:tag|category)\//.test(page.path) ? ['BreadcrumbList'] : []));
    expect(typesOn(page), page.path).toEqual(expected);
  }
});

test('the way that a page tells is the one that its readers see', () => {
  for (const page of pages) {
    const html = readFileSync(join(builtFolder, page.file), 'utf8');
    const seen = /<nav class="crumbs"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
    const names = [...seen.matchAll(/>([^<>]+)</g)].map(([, name = '']) => unescapeHtml(name));
    const told = toldOn(page).find((data) => data['@type'] === 'BreadcrumbList');
    const steps = (told?.itemListElement ?? []) as Data[];
    expect(names, page.path).toEqual(steps.map(({ name }) => name));
  }
});

test('every object, however deep, has what its rule requires and recommends', () => {
  for (const page of pages) {
    expect(placedObjects(toldOn(page)).flatMap(engineProblems), page.path).toEqual([]);
  }
});

test('what is only named by its @id is told in full on the home page', () => {
  const known = toldOn(pageAt('/')).map((data) => data['@id']);
  for (const page of pages) {
    const named = objectsIn(toldOn(page)).flatMap((data) => data['@id'] ?? []);
    expect(
      named.filter((id) => !known.includes(id)),
      page.path,
    ).toEqual([]);
    // An object without a type is such a name and nothing else.
    for (const data of objectsIn(toldOn(page)).filter((one) => one['@type'] === undefined)) {
      expect(Object.keys(data), page.path).toEqual(['@id']);
    }
  }
});

test('nothing is told that needs a date, a count or a shop of ours', () => {
  for (const page of pages) {
    const types = objectsIn(toldOn(page)).map((data) => data['@type']);
    expect(
      types.filter((type) => forbiddenTypes.includes(String(type))),
      page.path,
    ).toEqual([]);
  }
});

/** The address of a picture that may say who took it. */
const addressOf = (value: unknown) => ownField(value, 'contentUrl') ?? value;

test('dates are whole, with a zone, and addresses absolute', () => {
  for (const page of pages) {
    for (const data of objectsIn(toldOn(page))) {
      for (const [name, value] of Object.entries(data)) {
        if (name.startsWith('date')) {
          expect(value, `${page.path}: ${name}`).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
        }
        if (['url', 'logo', 'sameAs', 'image', 'mainEntityOfPage', '@id'].includes(name)) {
          for (const url of [value].flat().map(addressOf))
            expect(url, `${page.path}: ${name}`).toMatch(/^https:/);
        }
      }
    }
  }
});

test('a post says what its page says: title, days, author, and the picture that is shared', () => {
  for (const post of builtPosts()) {
    const page = pageAt(`/blog/${post.slug}`);
    const [told, crumbs] = toldOn(page);
    const shared = page.elements.find(
      ({ attributes }) => attributes.get('property') === 'og:image',
    )?.attributes;
    expect(told, post.slug).toMatchObject({
      headline: post.title,
      datePublished: `${post.date}T17:00:00Z`,
      dateModified: `${post.lastUpdated ?? post.date}T17:00:00Z`,
      author:
        post.author.name === site.name
          ? { '@type': 'Organization', name: site.name, url: root }
          : { '@type': 'Person', name: post.author.name },
      publisher: { '@id': `${root}/#organization` },
      mainEntityOfPage: `${root}/blog/${post.slug}`,
    });
    expect(addressOf(told?.image), post.slug).toBe(shared?.get('content'));
    expect(crumbs?.itemListElement, post.slug).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: root },
      { '@type': 'ListItem', position: 2, name: 'Blog', item: `${root}/blog` },
      { '@type': 'ListItem', position: 3, name: post.title },
    ]);
  }
});

test('the logo is a square of at least 112 pixels, in a format that Google shows', async () => {
  const [organization] = toldOn(pageAt('/'));
  const { pathname } = new URL(String(organization?.logo));
  const { width, height, format } = await sharp(join(builtFolder, pathname)).metadata();
  expect([width, height, format]).toEqual([512, 512, 'png']);
});

test('coverage has a day only where the whole day is known', () => {
  const articles = JSON.parse(
    readFileSync(new URL('../../src/content/press-articles.json', import.meta.url), 'utf8'),
  ) as { headline: string; url?: string; date: string | null; approximate?: boolean }[];
  const listed = objectsIn(toldOn(pageAt('/news'))).filter((data) => data.headline !== undefined);
  expect(listed.length).toBeGreaterThan(0);
  for (const { headline, url, datePublished } of listed) {
    const article = articles.find((entry) => entry.headline === headline && entry.url === url);
    if (!article) throw new Error(`${String(headline)} is not among the articles.`);
    const isWhole = article.date?.length === 10 && !article.approximate;
    expect(datePublished).toBe(isWhole ? `${article.date ?? ''}T17:00:00Z` : undefined);
  }
});

test('a browser reads a hostile title as text of the one element, and runs nothing of it', async ({
  page,
}) => {
  const title = '</script><script>document.title = "run"</script><!--<script>';
  const post = { title, href: '/blog/a', author: title, isoDate: undefined };
  const structuredData = [blogPosting({ ...post, lastUpdated: undefined })];
  const [data] = headTags({ url: '/blog/a', structuredData }).filter(
    ({ tag }) => tag === 'json-ld',
  );
  if (data?.tag !== 'json-ld') throw new Error('The head holds no structured data.');
  await page.setContent(`<script type="application/ld+json">${data.text}</script><p>After it</p>`);
  await expect(page.locator('script')).toHaveCount(1);
  await expect(page.locator('p')).toHaveText('After it');
  await expect(page).toHaveTitle('');
  const text = (await page.locator('script').textContent()) ?? '';
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ headline: title }] });
});
