import { builtPost } from '#tests/support/built-posts.ts';
import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { hold } from '#tests/support/held-answers.ts';
import { storedPostsText, storePosts, storePostsText } from '#tests/support/local-posts.ts';
import { watch } from '#tests/support/watched-page.ts';

// A text with sections and links, as that of the local posts.
const snowy = builtPost('18', ({ content }) => /^## [^]*\]\(/m.test(content));
const built = `/blog/${snowy.slug}`;
const text = 'Olga has a chair and [a shelf](/cats).\n\n## Who feeds her\n\nEverybody.\n\n'.repeat(
  12,
);
const copy = { id: snowy.id, slug: snowy.slug, title: 'Snowy, edited here', content: text };
const mine = {
  id: 'mine',
  slug: 'olga-of-ninth-avenue',
  title: 'Olga of Ninth Avenue',
  excerpt: 'She has a chair.',
  date: 'November 20, 2026',
  category: 'community',
  content: text,
};

const changedStrip = (page: Page) =>
  page.getByText('Changed in this browser only', { exact: true });
const localStrip = (page: Page) =>
  page.getByText('Only in this browser, not public yet', { exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const notFound = (page: Page) => page.evaluate(() => localStorage.getItem('bodega-cats:not-found'));
/** The browser itself says on the console that a page answered 404. */
const says404 = [expect.stringMatching(/^console error: Failed to load resource: .* 404/)];

test('a changed copy stands in place of the built post, under its strip, until another tab deletes it', async ({
  page,
}) => {
  await storePosts(page, [copy]);
  const { problems } = watch(page);
  await page.goto(built);
  await expect(title(page)).toHaveText('Snowy, edited here');
  await expect(changedStrip(page)).toBeVisible();
  await expect(page).toHaveTitle('Snowy, edited here');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText(snowy.excerpt).first()).toBeHidden();
  expect(problems).toEqual([]);

  await test.step('what another tab saves shows at once', async () => {
    await storePosts(page, [{ ...copy, title: 'Edited again' }]);
    await expect(title(page)).toHaveText('Edited again');
    await expect(page).toHaveTitle('Edited again');
  });
  await test.step('what it deletes gives the built post back', async () => {
    await storePosts(page, []);
    await expect(title(page)).toHaveText(snowy.title);
    await expect(page).toHaveTitle(snowy.title);
    await expect(changedStrip(page)).toHaveCount(0);
  });
});

/** How the parts of the post look that a page shows. */
async function looksOf(page: Page) {
  const article = page.getByRole('article').filter({ visible: true });
  const read = (part: string, property: string) =>
    article
      .locator(part)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  return {
    chip: await read('.chip', 'background-color'),
    cover: await read('header img', 'border-top-width'),
    coverRound: await read('header img', 'border-top-left-radius'),
    byline: await read('.byline', 'font-size'),
    title: await read('h1', 'font-family'),
    heading: await read('.prose h2', 'font-size'),
    link: await read('.prose a', 'text-decoration-color'),
    footer: await read('footer', 'border-top-style'),
  };
}

test('a post that only this browser has opens at its address, on a page of another', async ({
  page,
}) => {
  const { problems } = watch(page);
  await page.goto(built);
  const builtLooks = await looksOf(page);
  await storePosts(page, [mine]);
  const response = await page.goto('/blog/olga-of-ninth-avenue#who-feeds-her');
  expect(response?.status()).toBe(404);

  await test.step('whole, and nothing counts as missing', async () => {
    await expect(title(page)).toHaveText('Olga of Ninth Avenue');
    await expect(localStrip(page)).toBeVisible();
    await expect(page).toHaveTitle('Olga of Ninth Avenue');
    const article = page.getByRole('article');
    await expect(article).toContainText('Community');
    await expect(article).toContainText('Published on November 20, 2026');
    await expect(article.getByRole('link', { name: 'Back to All Posts' })).toHaveCount(2);
    await expect(page.getByText('Blog Post Not Found')).toBeHidden();
    // Crawlers get the not-found page, whatever this browser shows.
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex, nofollow',
    );
    expect(await notFound(page)).toBeNull();
    expect(problems).toEqual(says404);
  });
  await test.step('with the look of a built one', async () => {
    await expect(localStrip(page)).toHaveCSS('color', 'rgb(255, 210, 63)');
    expect(await looksOf(page)).toEqual(builtLooks);
    // A short excerpt begins where the date below it does, beside the cover.
    const left = async (part: string) =>
      (await page.locator(part).filter({ visible: true }).first().boundingBox())?.x ?? NaN;
    expect(await left('.post-stage > .lead')).toBeCloseTo(await left('.byline > *'), 0);
  });
  await test.step('with a way to its editor', () =>
    expect(page.locator('.local-strip').getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/blog-admin/edit/mine',
    ));
  await test.step('an anchor in the address leads to its heading once the post is drawn', async () => {
    await expect(page.getByRole('heading', { name: 'Who feeds her' }).first()).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});

test('a date that is blank or can’t be read leaves nothing empty behind, in the post and in its card', async ({
  page,
}) => {
  const post = (id: string, date: string) => ({ ...mine, id, slug: id, title: id, date });
  await storePosts(page, [post('zebra-blank', '  '), post('zebra-vague', 'Last summer')]);
  for (const [id, byline, footer] of [
    ['zebra-blank', /^1 min read · By /, /^Back to All Posts$/],
    ['zebra-vague', /^Last summer · 1 min read · By /, /^Published on Last summer/],
  ] as const) {
    await page.goto(`/blog/${id}`);
    const article = page.getByRole('article');
    await expect(article.locator('.byline')).toHaveText(byline);
    await expect(article.locator('footer')).toHaveText(footer);
    await expect(article.locator('time')).toHaveCount(0);
  }
  await page.goto('/blog?search=zebra-');
  await expect(page.locator('.post-card .meta:visible')).toHaveText([
    /^1 min read$/,
    /^Last summer · 1/,
  ]);
  await expect(page.locator('.post-card time:visible')).toHaveCount(0);
});

test('a post that is nowhere else shows before the list of published posts comes, and claims nothing', async ({
  page,
}) => {
  await storePosts(page, [mine, { ...copy, slug: 'snowy-is-back' }]);
  const release = await hold(page, '**/posts.json');
  await page.goto('/blog/snowy-is-back');
  await expect(title(page)).toHaveText('Snowy, edited here');
  const strip = page.locator('.local-strip');
  await expect(strip).toHaveText(/^\s*$/);
  const height = async () => (await strip.boundingBox())?.height;
  const before = await height();
  release();
  await expect(changedStrip(page)).toBeVisible();
  await expect(localStrip(page)).toHaveCount(0);
  expect(await height()).toBe(before);
});

test('where the list of published posts never comes, the strip says only what is sure', async ({
  page,
}) => {
  await storePosts(page, [{ ...copy, slug: 'snowy-is-back' }]);
  let requests = 0;
  await page.route('**/posts.json', (route) => {
    requests += 1;
    return route.abort();
  });
  await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') });
  await page.goto('/blog/snowy-is-back');
  for (const [index, pause] of [1000, 2000, 4000].entries()) {
    await expect.poll(() => requests).toBe(index + 1);
    // Until the page has seen the failure.
    await page.evaluate(async () => (await fetch('/robots.txt')).text());
    await page.clock.runFor(pause);
  }
  await expect(page.getByText('This version is only in this browser')).toBeVisible();
  await expect(localStrip(page)).toHaveCount(0);
});

test('by id, in another letter case, and in the built page of a copy, the address becomes the post’s own', async ({
  page,
}) => {
  await storePosts(page, [mine, { ...copy, slug: 'snowy-is-back' }]);
  await page.goto('/about');
  for (const [address, own] of [
    ['/blog/mine?from=mail#who-feeds-her', '/blog/olga-of-ninth-avenue?from=mail#who-feeds-her'],
    ['/blog/Olga-of-NINTH-Avenue', '/blog/olga-of-ninth-avenue'],
    [built, '/blog/snowy-is-back'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(own);
    // Replaced, so that Back leaves the post.
    await page.goBack();
    await expect(page).toHaveURL('/about');
  }
});

test('a post of somebody else’s page changes nothing here, and loads no script', async ({
  page,
}) => {
  await storePosts(page, [mine, { ...copy, isPublished: false }]);
  const { scripts, problems } = watch(page);
  await page.goto(built);
  await expect(title(page)).toHaveText(snowy.title);
  await page.goto('/blog/no-such-post');
  await expect(title(page)).toHaveText('Blog Post Not Found');
  expect(scripts).toEqual([]);
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

/** A layout shift, which TypeScript's own types lack. Browsers that report none leave the sum at 0. */
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

test('a first visit opens at the top, shows a placeholder first, and nothing moves', async ({
  page,
}) => {
  const short = { ...mine, id: 'short', slug: 'short', content: 'Meow.' };
  await storePosts(page, [copy, mine, short, { title: 'Half' }]);
  await page.addInitScript(() => {
    const seen: { moved: number; titles: string[] } = { moved: 0, titles: [] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      const header = document.querySelector('.site-header');
      for (const entry of list.getEntries() as LayoutShift[]) {
        // On a busy machine the menu's font may come a frame late, even without a local post.
        const isMenu = entry.sources.every(({ node }) => header?.contains(node));
        if (!isMenu) seen.moved += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const shown = [...document.querySelectorAll('h1')].filter((h1) => h1.checkVisibility());
      const text = shown.map((h1) => h1.textContent).join();
      if (text !== '' && seen.titles.at(-1) !== text) seen.titles.push(text);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.route('**/*.js', async (route) => {
    // Slow enough to show the placeholder for several frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await route.continue();
  });
  for (const [name, address, expected] of [
    ['a changed copy', built, copy.title],
    ['a local post', '/blog/olga-of-ninth-avenue', mine.title],
    ['a very short local post', '/blog/short', mine.title],
    ['a post that is nowhere', '/blog/nowhere', 'Blog Post Not Found'],
    ['another letter case that is nowhere', '/blog/Nowhere', 'Blog Post Not Found'],
  ] as const)
    await test.step(name, async () => {
      await page.goto(address);
      await expect(title(page).filter({ visible: true })).toHaveText(expected);
      await page.waitForLoadState('networkidle');
      expect(
        await page.evaluate(
          () => (window as unknown as { seen: { moved: number; titles: string[] } }).seen,
        ),
      ).toEqual({ moved: 0, titles: [expected] });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
});

test('if the script can’t be loaded, the built post stands, and a button offers to load again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await storePosts(page, [copy, mine]);
  await page.route('**/LocalPost*.js', (route) => route.abort());
  await page.goto(built);
  await expect(page.getByRole('alert')).toContainText('This part of the page could not load.');
  await expect(title(page)).toHaveText(snowy.title);
  await page.goto('/blog/olga-of-ninth-avenue');
  await expect(title(page)).toHaveText('Blog Post Not Found');
  await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
  expect(await notFound(page)).toBeNull();
  expect(await axeFindings(page)).toEqual([]);

  await page.unroute('**/LocalPost*.js');
  const release = await hold(page, '**/LocalPost*.js');
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-waking');
  // The heading comes with the post.
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^page-has-heading-one: /)]);
  release();
  await expect(title(page)).toHaveText('Olga of Ninth Avenue');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('if the post can’t be drawn, the built one stands, below the same offer', async ({ page }) => {
  await storePosts(page, [copy, mine]);
  await page.addInitScript(() => {
    const prototype = Document.prototype as { createElement: (name: string) => HTMLElement };
    const { createElement } = prototype;
    prototype.createElement = function (this: Document, name) {
      if (name === 'article') throw new Error('no room for an article');
      return createElement.call(this, name);
    };
  });
  for (const [address, heading] of [
    [built, snowy.title],
    ['/blog/olga-of-ninth-avenue', 'Blog Post Not Found'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText('This part of the page could not load.');
    await expect(title(page).filter({ visible: true })).toHaveText(heading);
    await expect(page.locator('html')).not.toHaveAttribute('data-waking');
    await expect(page).toHaveTitle(new RegExp(heading));
  }
});

test('axe finds nothing on local posts, and 320 px need no sideways scroll', async ({ page }) => {
  await storePosts(page, [copy, { ...mine, title: `O${'lga'.repeat(40)} of Ninth Avenue` }]);
  for (const address of [built, '/blog/olga-of-ninth-avenue']) {
    await page.goto(address);
    await expect(page.locator('.local-strip')).toBeVisible();
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      if (width > 320) expect(await axeFindings(page), `${address} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

test('whatever is stored, public pages are whole, nothing runs, nothing is written', async ({
  page,
}) => {
  const hostile = '<img src=x onerror="window.ran=1"><script>window.ran=2</script>';
  const hostilePost = {
    ...mine,
    title: hostile,
    excerpt: hostile,
    author: { name: hostile, avatar: 'javascript:window.ran=3' },
    date: hostile,
    category: hostile,
    tags: [hostile],
    readTime: hostile,
    coverImage: 'javascript:window.ran=4',
    coverAlt: '" onerror="window.ran=5',
    content: [
      hostile,
      '[a](javascript:window.ran=6) [b](data:text/html,<script>window.ran=7</script>)',
      '![c](javascript:window.ran=8) ![d](data:image/svg+xml,<svg onload="window.ran=9"/>)',
      '[e]: javascript:window.ran=10\n\n[e]',
    ].join('\n\n'),
    // Fields that nobody knows.
    ...{ mood: { sleepy: true }, constructor: 'x' },
  };
  const thousand = Array.from({ length: 1000 }, (_, n) => ({
    ...{ ...mine, id: `n${n}`, slug: `post-${n}`, title: `Post ${n}` },
  }));
  const half = [null, 7, 'text', [], {}, { id: snowy.id }, { title: 5 }, { slug: 'a/../b' }];
  const inherited = '{"id":"__proto__","title":"P","__proto__":{"title":"Q"}}';
  const hostileList = [hostilePost, { ...copy, title: hostile, content: hostile }, ...thousand];

  const { problems } = watch(page);
  for (const [name, text, paths] of [
    [
      '1,000 posts, hostile ones and inherited names among them',
      JSON.stringify(hostileList).replace(/\]$/, `,${inherited}]`),
      ['/', '/blog', built, '/blog/mine', '/blog/no-such-post'],
    ],
    ['half posts', JSON.stringify(half), ['/blog', built]],
    ['no JSON', '[{"title":"Cut o', [built, '/blog/mine']],
  ] as const)
    await test.step(name, async () => {
      await storePostsText(page, text);
      for (const path of paths) {
        await page.goto(path);
        await expect(title(page).filter({ visible: true })).toHaveCount(1);
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => 'ran' in window), path).toBe(false);
        expect(await page.locator('[href^="javascript:"], [src^="javascript:"]').count()).toBe(0);
        expect(await storedPostsText(page), path).toBe(text);
      }
    });
  const own = [/Failed to load resource: .* 404/, /404: no page at \/blog\//];
  expect(problems.filter((problem) => !own.some((pattern) => pattern.test(problem)))).toEqual([]);
  const keys = await page.evaluate(() => Object.keys(localStorage).toSorted());
  expect(keys).toEqual(['bodega-cats:not-found', 'bodega-cats:posts']);
});
