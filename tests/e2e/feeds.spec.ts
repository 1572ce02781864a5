import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '#tests/support/test.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'astro/zod';
import { builtFolder } from '#scripts/built-site.ts';
import { builtPages } from '#tests/support/built-site.ts';

const articles = z
  .array(z.object({ id: z.string(), date: z.string().nullable(), url: z.string().optional() }))
  .parse(
    JSON.parse(
      readFileSync(resolve(import.meta.dirname, '../../src/content/press-articles.json'), 'utf8'),
    ),
  );
const posts = builtPages()
  .filter(({ path, status }) => /^\/blog\/[^/]+$/.test(path) && status === 200)
  .map(({ path }) => path)
  .map((path) => `https://bodegacatsofnewyork.com${path}`);

/** Reads a feed with the browser's own XML parser, in an empty page. */
async function readFeed(page: Page, request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('xml');
  const xml = await response.text();
  await page.goto('about:blank');
  return page.evaluate((text) => {
    const tree = new DOMParser().parseFromString(text, 'application/xml');
    const spaces: Record<string, string> = {
      atom: 'http://www.w3.org/2005/Atom',
      content: 'http://purl.org/rss/1.0/modules/content/',
      dc: 'http://purl.org/dc/elements/1.1/',
    };
    const read = (parent: Element, name: string) => {
      const [local = '', space] = name.split(':').toReversed();
      return [...parent.children]
        .filter((child) => child.localName === local)
        .filter((child) => child.namespaceURI === (space ? spaces[space] : null))
        .map((child) => child.textContent);
    };
    const channel = tree.querySelector('rss > channel') ?? tree.documentElement;
    const self = channel.getElementsByTagNameNS(spaces.atom ?? '', 'link')[0];
    return {
      problem: tree.querySelector('parsererror')?.textContent,
      version: tree.documentElement.getAttribute('version'),
      head: ['title', 'link', 'description', 'language'].map((name) => read(channel, name)),
      self: [self?.getAttribute('href'), self?.getAttribute('rel'), self?.getAttribute('type')],
      items: [...channel.querySelectorAll(':scope > item')].map((item) => ({
        title: read(item, 'title'),
        link: read(item, 'link'),
        guid: read(item, 'guid'),
        isPermaLink: item.querySelector('guid')?.getAttribute('isPermaLink'),
        description: read(item, 'description'),
        content: read(item, 'content:encoded'),
        pubDate: read(item, 'pubDate'),
        creator: read(item, 'dc:creator'),
        category: read(item, 'category'),
      })),
    };
  }, xml);
}

/** Addresses of links and pictures in pieces of HTML, as written, and their elements. */
function readHtml(page: Page, pieces: readonly string[]) {
  return page.evaluate(
    (texts) =>
      texts.map((text) => {
        const body = new DOMParser().parseFromString(text, 'text/html').body;
        const all = [...body.querySelectorAll('*')];
        return {
          addresses: all.flatMap((element) =>
            ['href', 'src'].flatMap((name) => element.getAttribute(name) ?? []),
          ),
          names: all.map(({ localName }) => localName),
          attributes: all.flatMap((element) => element.getAttributeNames()),
          words: body.textContent.trim(),
        };
      }),
    pieces,
  );
}

/** RFC 822 with a four-digit year, as RSS requires. */
const rfc822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const date = z.iso.datetime();
/** JSON Feed 1.1 */
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.literal('https://bodegacatsofnewyork.com/blog'),
  feed_url: z.literal('https://bodegacatsofnewyork.com/feed.json'),
  description: z.string().min(1),
  language: z.literal('en-US'),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string().min(1),
      summary: z.string().min(1),
      content_html: z.string().min(1),
      date_published: date,
      date_modified: date.optional(),
      authors: z.array(z.strictObject({ name: z.string().min(1) })).min(1),
      tags: z.array(z.string()).min(1),
    }),
  ),
});

/** /news.json */
const newsFile = z.strictObject({
  version: z.literal(1),
  title: z.string().min(1),
  description: z.string().min(1),
  home: z.literal('https://bodegacatsofnewyork.com/news'),
  fields: z.record(z.string(), z.string().min(1)),
  articles: z.array(
    z.strictObject({
      id: z.string().min(1),
      title: z.string().min(1),
      language: z.enum(['en', 'de', 'es', 'fr']),
      outlet: z.string().min(1),
      date: z
        .string()
        .regex(/^\d{4}(?:-\d{2}){0,2}$/)
        .nullable(),
      isDateInferred: z.boolean(),
      kind: z.enum(['national', 'local', 'online', 'international', 'broadcast']),
      url: z.url().nullable(),
      page: z.url(),
      summary: z.string().min(1),
      citation: z.string().min(1),
    }),
  ),
});

test('/rss.xml is RSS 2.0 with the whole newest 30 posts, /feed.json the same as JSON', async ({
  page,
  request,
}) => {
  const feed = await readFeed(page, request, '/rss.xml');
  expect(feed.problem).toBeUndefined();
  expect(feed.version).toBe('2.0');
  expect(feed.head).toEqual([
    ['Bodega Cats of New York: the blog'],
    ['https://bodegacatsofnewyork.com/blog'],
    [expect.stringContaining('Stories, press, merch')],
    ['en-us'],
  ]);
  expect(feed.self).toEqual([
    'https://bodegacatsofnewyork.com/rss.xml',
    'self',
    'application/rss+xml',
  ]);
  expect(feed.items).toHaveLength(Math.min(30, posts.length));
  const days = feed.items.map(({ pubDate }) => Date.parse(pubDate[0] ?? ''));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  expect(new Set(feed.items.map(({ guid }) => guid[0])).size).toBe(feed.items.length);
  for (const item of feed.items) {
    expect(item.title).toEqual([expect.stringMatching(/\S/)]);
    expect(posts).toContain(item.link[0]);
    expect(item.guid).toEqual([
      expect.stringMatching(/^tag:bodegacatsofnewyork\.com,2025:post\/./),
    ]);
    expect(item.isPermaLink).toBe('false');
    expect(item.description).toEqual([expect.stringMatching(/^\S.{100,}/)]);
    expect(item.pubDate).toEqual([expect.stringMatching(rfc822)]);
    expect(item.creator).toEqual([expect.stringMatching(/\S/)]);
    expect(item.category.length).toBeGreaterThanOrEqual(2);
  }
  const contents = await readHtml(
    page,
    feed.items.map(({ content }) => content[0] ?? ''),
  );
  for (const { names, addresses, attributes } of contents) {
    expect(names).toContain('p');
    expect(names).not.toContain('script');
    for (const address of addresses) expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:)/);
    for (const attribute of attributes) expect(attribute).not.toMatch(/^(?:data-|style|on)/);
  }

  await test.step('/feed.json has the same items', async () => {
    const response = await request.get('/feed.json');
    expect(response.headers()['content-type']).toContain('json');
    const { items } = jsonFeed.parse(await response.json());
    expect(items.map((item) => [item.id, item.url, item.title, item.content_html])).toEqual(
      feed.items.map((item) => [item.guid[0], item.link[0], item.title[0], item.content[0]]),
    );
  });
  await test.step('every post stands in the feed with the words of its page, without its margin', async () => {
    const pages = feed.items.map(({ link: [address = ''] }) =>
      readFileSync(resolve(builtFolder, `.${new URL(address).pathname}.html`), 'utf8'),
    );
    const words = await page.evaluate(
      (texts) =>
        texts.map((text) => {
          const built = new DOMParser().parseFromString(text, 'text/html');
          for (const piece of built.querySelectorAll('.beside')) piece.remove();
          return built.querySelector('.prose')?.textContent.trim();
        }),
      pages,
    );
    expect(contents.map((content) => content.words)).toEqual(words);
  });
});

test('/news/rss.xml leads to the outlets, newest first, and completes no date', async ({
  page,
  request,
}) => {
  const feed = await readFeed(page, request, '/news/rss.xml');
  expect(feed.problem).toBeUndefined();
  expect(feed.head.slice(0, 2)).toEqual([
    ['Bodega Cats of New York: in the news'],
    ['https://bodegacatsofnewyork.com/news'],
  ]);
  expect(feed.self[0]).toBe('https://bodegacatsofnewyork.com/news/rss.xml');
  expect(feed.items).toHaveLength(articles.length);
  const days = feed.items.flatMap(({ pubDate }) => pubDate.map((day) => Date.parse(day)));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  for (const item of feed.items) {
    const id = item.guid[0]?.replace('tag:bodegacatsofnewyork.com,2025:press/', '');
    const article = articles.find((one) => one.id === id);
    if (!article) throw new Error(`${id ?? 'An item'} is no article.`);
    expect(item.isPermaLink, id).toBe('false');
    expect(item.link, id).toEqual(article.url === undefined ? [] : [article.url]);
    const isWholeDay = /^\d{4}-\d{2}-\d{2}$/.test(article.date ?? '');
    if (!isWholeDay) expect(item.pubDate, id).toEqual([]);
    for (const day of item.pubDate) {
      expect(day, id).toMatch(rfc822);
      expect(new Date(day).toISOString().slice(0, 10), id).toBe(article.date);
    }
    expect(item.content, id).toEqual([]);
  }
  // All three kinds exist.
  expect(feed.items.filter(({ link }) => link.length === 0)).not.toEqual([]);
  expect(feed.items.filter(({ pubDate }) => pubDate.length === 0)).not.toEqual([]);
  expect(days.length).toBeGreaterThan(10);
});

test('every page announces the blog’s feeds, and /news its own and its data', () => {
  for (const { path, file, elements } of builtPages()) {
    const announced = elements
      .filter(({ attributes }) => attributes.get('rel') === 'alternate')
      .filter(({ attributes }) => /(?:\+xml|[+/]json)$/.test(attributes.get('type') ?? ''))
      .map(({ attributes }) => [attributes.get('type'), attributes.get('href')]);
    expect(announced, file).toEqual([
      ['application/rss+xml', '/rss.xml'],
      ['application/feed+json', '/feed.json'],
      ...(path === '/news'
        ? [
            ['application/rss+xml', '/news/rss.xml'],
            ['application/json', '/news.json'],
          ]
        : []),
    ]);
  }
});

test('/news.json is the list of /news as data, each field described in the file', async ({
  page,
  request,
}) => {
  const response = await request.get('/news.json');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/json; charset=utf-8');
  // Pages of other sites may read it.
  expect(response.headers()['access-control-allow-origin']).toBe('*');
  const file = newsFile.parse(await response.json());
  // A field that is always null would look as if we had searched for it.
  for (const field of Object.keys(file.fields)) {
    const values = file.articles.map((article) => article[field as keyof typeof article]);
    expect(
      values.some((value) => value !== null),
      field,
    ).toBe(true);
  }
  expect(Object.keys(file.fields)).toEqual(Object.keys(file.articles[0] ?? {}));
  const dates = file.articles.map(({ date }) => date ?? '');
  expect(dates).toEqual(dates.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
  expect(new Map(file.articles.map(({ id, date, url }) => [id, [date, url]]))).toEqual(
    new Map(articles.map(({ id, date, url }) => [id, [date, url ?? null]])),
  );

  await page.goto('/news');
  const shown = await page.locator('#coverage li').evaluateAll((items) =>
    items.map((item) => {
      const { id } = item;
      const slip = item.querySelector('[popover]');
      const text = slip?.querySelector('p')?.textContent;
      const isCopied = slip?.querySelector('button')?.hasAttribute('data-copies');
      return [`https://bodegacatsofnewyork.com/news#${id}`, isCopied ? text : 'not as copied'];
    }),
  );
  expect(new Map(file.articles.map(({ page: place, citation }) => [place, citation]))).toEqual(
    new Map(shown as [string, string][]),
  );
});

test('the page /news and the feed below it both answer', async ({ request }) => {
  for (const [path, type] of [
    ['/news', 'text/html'],
    ['/news/rss.xml', 'xml'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain(type);
  }
});
