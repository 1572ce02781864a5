import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '#tests/support/test.ts';
import sharp from 'sharp';
import { drawSiteCard } from '#src/art/social-card.ts';
import { spanishStoreGuide } from '#src/config/store-guide.ts';
import { builtFolder } from '#scripts/built-site.ts';
import { builtPages } from '#tests/support/built-site.ts';
import type { BuiltPage } from '#tests/support/built-site.ts';
import { builtPost, builtPosts } from '#tests/support/built-posts.ts';

const pages = builtPages();
const found = pages.filter(({ status }) => status === 200);

/** Values of an attribute of all elements of one kind that have another attribute. */
function values(page: BuiltPage, tag: string, by: [string, string], attribute: string): string[] {
  return page.elements
    .filter(({ name, attributes }) => name === tag && attributes.get(by[0]) === by[1])
    .map(({ attributes }) => attributes.get(attribute) ?? '');
}
const meta = (page: BuiltPage, name: string) => values(page, 'meta', ['name', name], 'content');
const property = (page: BuiltPage, name: string) =>
  values(page, 'meta', ['property', name], 'content');
const titleOf = ({ elements }: BuiltPage) =>
  elements.filter(({ name, ancestors }) => name === 'title' && ancestors.includes('head'));

/** Whether a page shows the site's card: the home page, and pages that nobody should share. */
const isSite = ({ path, status }: BuiltPage) => path === '/' || status === 404 || isHeld(path);
/** The Spanish page is built, and held back until a native speaker has read it. */
const isHeld = (path: string) => path === spanishStoreGuide.path && !spanishStoreGuide.confirmed;

for (const page of pages) {
  test(`${page.file}: says once who it is, to readers, engines and shared links`, () => {
    expect(titleOf(page)).toHaveLength(1);
    // A post's title stands alone, because with the brand after it search engines would cut it off.
    if (/^\/blog\/[^/]+$/.test(page.path) && page.status === 200) {
      expect(titleOf(page)[0]?.text).toMatch(/^[^|]{1,64}$/);
    } else expect(titleOf(page)[0]?.text).toMatch(/Bodega Cats of New York/);
    expect(meta(page, 'description')).toEqual([expect.stringMatching(/^\S.{20,}$/)]);
    expect(meta(page, 'viewport')).toEqual(['width=device-width, initial-scale=1']);
    expect(meta(page, 'theme-color')).toEqual(['#ffd23f']);
    expect(page.elements.filter(({ name }) => name === 'h1')).toHaveLength(1);
    expect(page.elements.filter(({ name }) => name === 'main')).toHaveLength(1);
    const isSpanish = page.path === spanishStoreGuide.path;
    expect(page.elements.find(({ name }) => name === 'html')?.attributes.get('lang')).toBe(
      isSpanish ? 'es' : 'en',
    );

    expect(property(page, 'og:locale')).toEqual([isSpanish ? 'es_US' : 'en_US']);
    expect(property(page, 'og:image:width')).toEqual(['1200']);
    expect(property(page, 'og:image:height')).toEqual(['630']);
    expect(property(page, 'og:image:alt')).toEqual([
      isSite(page)
        ? expect.stringMatching(/^A drawing of .* next to the words Bodega Cats of New York$/)
        : `${property(page, 'og:title')[0] ?? ''}, on the sign of a corner store`,
    ]);
    expect(property(page, 'og:image')).toEqual([
      expect.stringMatching(/^https:\/\/bodegacatsofnewyork\.com\/.+\.(?:png|jpg)$/),
    ]);
    expect(meta(page, 'twitter:card')).toEqual(['summary_large_image']);

    const canonical = values(page, 'link', ['rel', 'canonical'], 'href');
    if (page.status === 404) {
      expect(canonical).toEqual([]);
      expect(property(page, 'og:url')).toEqual([]);
      expect(meta(page, 'robots')).toEqual(['noindex, nofollow']);
    } else {
      const own = `https://bodegacatsofnewyork.com${page.path === '/' ? '' : page.path}`;
      expect(canonical).toEqual([own]);
      expect(property(page, 'og:url')).toEqual([own]);
      expect(meta(page, 'robots')).toEqual([
        isHeld(page.path)
          ? 'noindex, nofollow'
          : expect.stringMatching(
              /^index, follow, max-image-preview:large(?:, max-list-items:12)?$/,
            ),
      ]);
    }
  });
}

test('the two languages of the guide name each other once the Spanish one is confirmed; before, it leads to the English one, and no page to it', () => {
  const { path, confirmed } = spanishStoreGuide;
  for (const page of pages) {
    const links = page.elements.filter(({ attributes }) => attributes.has('hreflang'));
    const named = links.map(({ attributes }) => attributes.get('hreflang'));
    const isGuide = page.path.startsWith('/store-owners');
    // On the page the other one, once it is confirmed also in the head both.
    if (isGuide && confirmed) expect(named, page.path).toHaveLength(3);
    const unconfirmed = page.path === path ? ['en'] : [];
    expect(named, page.path).toEqual(
      isGuide && confirmed ? expect.arrayContaining(['en', 'es']) : unconfirmed,
    );
    const leads = page.elements.some(({ attributes }) => attributes.get('href') === path);
    expect(leads, page.path).toBe(confirmed && page.path === '/store-owners');
  }
});

test('no two pages share a title or a description', () => {
  for (const read of [
    (page: BuiltPage) => titleOf(page)[0]?.text,
    (page: BuiltPage) => meta(page, 'description')[0],
  ]) {
    const all = found.map(read);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  }
});

test('the home page carries the tagline, the blog and its posts their kind', () => {
  const at = (path: string) => pages.find((page) => page.path === path);
  const home = at('/');
  const blog = at('/blog');
  const post = at(`/blog/${builtPost('2').slug}`);
  if (!home || !blog || !post) throw new Error('A page is missing.');
  expect(titleOf(home)[0]?.text).toBe('Bodega Cats of New York: New York runs on bodega cats');
  expect(meta(blog, 'robots')).toEqual([
    'index, follow, max-image-preview:large, max-list-items:12',
  ]);
  expect(property(home, 'og:type')).toEqual(['website']);
  expect(property(post, 'og:type')).toEqual(['article']);
});

test('a post tells sharing sites when it came out and changed, as it tells engines', () => {
  for (const post of builtPosts()) {
    const page = pages.find(({ path }) => path === `/blog/${post.slug}`);
    if (!page) throw new Error(`${post.slug} is not built.`);
    expect(property(page, 'article:published_time')).toEqual([`${post.date}T17:00:00Z`]);
    expect(property(page, 'article:modified_time')).toEqual([
      `${post.lastUpdated ?? post.date}T17:00:00Z`,
    ]);
  }
});

test('structured data is JSON of schema.org on every page that has some', () => {
  for (const { file, elements } of pages)
    for (const { attributes, text } of elements) {
      if (attributes.get('type') !== 'application/ld+json') continue;
      expect(JSON.parse(text), file).toMatchObject({ '@context': 'https://schema.org' });
    }
});

test('every page but the home page and those not to be found has a card of its own, 1200x630, under 120 kB', async () => {
  const cards = pages.map(
    (built) => [built, new URL(property(built, 'og:image')[0] ?? '').pathname] as const,
  );
  for (const [built, card] of cards) {
    const file = await readFile(join(builtFolder, card));
    expect(file.length, card).toBeLessThan(120_000);
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format], card).toEqual([1200, 630, 'png']);
    expect(card === '/og/site.png', built.path).toBe(isSite(built));
  }
  const own = cards.map(([, card]) => card).filter((card) => card !== '/og/site.png');
  expect(new Set(own).size).toBe(own.length);
});

test('the card of the home page is the site’s own, with no other page’s words', async () => {
  const built = sharp(join(builtFolder, 'og/site.png')).raw();
  const drawn = sharp(Buffer.from(drawSiteCard())).png({ palette: true });
  const expected = sharp(await drawn.toBuffer()).raw();
  expect((await built.toBuffer()).equals(await expected.toBuffer())).toBe(true);
});

test('the feed is XML that a reader can parse, with the posts of the blog', async ({
  page,
  request,
}) => {
  const response = await request.get('/rss.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const feed = await page.evaluate(
    (text) => {
      const tree = new DOMParser().parseFromString(text, 'application/xml');
      return {
        problem: tree.querySelector('parsererror')?.textContent,
        links: [...tree.querySelectorAll('item > link')].map(({ textContent }) => textContent),
      };
    },
    await response.text(),
  );
  const posts = found
    .map(({ path }) => path)
    .filter((path) => /^\/blog\/[^/]+$/.test(path))
    .map((path) => `https://bodegacatsofnewyork.com${path}`);
  expect(feed.problem).toBeUndefined();
  // The newest 30, or all if there are fewer.
  expect(feed.links.length).toBe(Math.min(posts.length, 30));
  expect(posts).toEqual(expect.arrayContaining(feed.links));
});
