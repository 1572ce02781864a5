import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { categoryHref } from '#src/lib/posts/topics.ts';
import { capitalize } from '#src/lib/text.ts';
import { BlogList } from '#tests/pages/blog-list.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { builtPosts, postsWith } from '#tests/support/built-posts.ts';
import { hold } from '#tests/support/held-answers.ts';
import { storePosts, storePostsText } from '#tests/support/local-posts.ts';
import { aPost, localStories } from '#tests/support/sample-posts.ts';
import { watch } from '#tests/support/watched-page.ts';
import { test } from '#tests/support/look.ts';

const built = builtPosts();
const featured = built.find(({ isFeatured }) => isFeatured);
if (!featured) throw new Error('No built-in post is featured.');
const rest = built.filter((post) => post !== featured);
const titlesOf = (posts: readonly { title: string }[]) => posts.map(({ title }) => title);
const firstGrid = titlesOf(rest.slice(0, 6));
const builtPages = Math.ceil(rest.length / 6);
/** The only post with 'three-tier cake', in its excerpt. */
const snowy = 'Snowy comes home: a Flatbush kitten, two weeks gone';
/** 'All stories' as built: with its number where there is more than one page. */
const builtHeading = builtPages > 1 ? `All stories, page 1 of ${builtPages}` : 'All stories';

/** Titles of the local posts from one number to another. */
const stories = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Local story ${from + index}`);

/** Opens the list, wakes the search and stops the clock. */
async function openAtRest(page: Page, path = '/blog'): Promise<BlogList> {
  await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') });
  await page.goto(path);
  const list = new BlogList(page);
  await list.wake();
  await page.clock.pauseAt(new Date('2026-11-21T13:00:00Z'));
  return list;
}

/** Waits until the page has handled every earlier answer, so that timers that follow from one are set. */
async function allAnswersSeen(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/robots.txt')).text());
}

test.describe('as built', () => {
  test('the featured post stands apart, the others below it, newest first', async ({ page }) => {
    await page.goto('/blog');
    const list = new BlogList(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Blog');
    await expect(list.featured.getByRole('heading', { level: 2 })).toHaveText(featured.title);
    await expect(list.featured).toContainText(/\w+ \d+, \d{4} · \d+ min read/);
    expect(await list.titles()).toEqual(firstGrid);
    await expect(list.cards.first()).toContainText(capitalize(rest[0]?.category ?? ''));
    await expect(list.heading).toHaveText(builtHeading);
    await list.featured.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/blog/${featured.slug}$`));
  });

  test('a chip leads to its category, the rest of the card to the post', async ({ page }) => {
    await page.goto('/blog');
    const { category = '', slug = '' } = rest[0] ?? {};
    const card = new BlogList(page).cards.first();
    await card.getByRole('link', { name: capitalize(category), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${categoryHref(category)}$`));
    await page.goBack();
    await card.getByRole('article').click();
    await expect(page).toHaveURL(new RegExp(`/blog/${slug}$`));
  });

  test('tells search engines of the first five posts', async ({ look }) => {
    const page = await look('/blog');
    const data: unknown = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(data).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: Math.min(5, built.length),
      itemListElement: built.slice(0, 5).map(({ title, slug }, index) => ({
        position: index + 1,
        name: title,
        url: `https://bodegacatsofnewyork.com/blog/${slug}`,
      })),
    });
  });

  test('a visitor without posts of their own pays nothing until they type', async ({ page }) => {
    const { scripts } = watch(page);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/blog', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    expect(fetched.filter((path) => path.startsWith('/posts'))).toEqual([]);
    const list = new BlogList(page);
    await list.wake();
    expect(fetched.filter((path) => path.startsWith('/posts'))).toEqual([]);
    await list.field.press('s');
    await expect.poll(() => fetched).toContain('/posts.json');
  });

  test('a page that isn’t built shows the last one', async ({ page, request }) => {
    const response = await page.goto('/blog/page/999');
    expect(response?.status()).toBe(200);
    expect(await new BlogList(page).titles()).toEqual(titlesOf(rest.slice((builtPages - 1) * 6)));
    const last = builtPages > 1 ? `/blog/page/${builtPages}` : '/blog';
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://bodegacatsofnewyork.com${last}`,
    );
    for (const below of ['/blog/page/1', '/blog/page/0']) {
      const first = await request.get(below, { maxRedirects: 0 });
      expect([first.status(), first.headers().location], below).toEqual([301, '/blog']);
    }
  });
});

test.describe('topic pages', () => {
  test('a category and a tag list their posts, and lead on', async ({ page }) => {
    const count = (posts: readonly unknown[]) =>
      `${posts.length} ${posts.length === 1 ? 'story' : 'stories'}`;
    const inCategory = (name: string) => built.filter(({ category }) => category === name);
    await page.goto('/blog/category/legal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      count(inCategory('legal')),
    );
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(
      titlesOf(inCategory('legal')),
    );
    const others = page.getByRole('navigation', { name: 'Other categories' });
    await others.getByRole('link', { name: /^Working Cats \d+$/ }).click();
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(
      titlesOf(inCategory('Working Cats')),
    );

    const tagged = built.filter(({ tags }) => tags.includes('missing-cats'));
    await page.goto('/blog/tag/missing-cats');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Missing cats');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(count(tagged));
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(titlesOf(tagged));
    await page.getByRole('link', { name: 'All stories' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });
});

test.describe('search', () => {
  test('answers 300 ms after the last key, not before', async ({ page }) => {
    const list = await openAtRest(page);
    await list.field.pressSequentially('three-tier cak');
    await page.clock.runFor(299);
    await list.field.press('e');
    await page.clock.runFor(299);
    await expect(list.status).toBeEmpty();
    expect(list.address()).toBe('/blog');
    await page.clock.runFor(1);
    await expect(list.status).toHaveText('1 post found for “three-tier cake”');
    expect(list.address()).toBe('/blog?search=three-tier+cake');
    expect(await list.titles()).toEqual([snowy]);
  });

  test('Enter needs no wait', async ({ page }) => {
    const list = await openAtRest(page);
    await list.field.fill('three-tier cake');
    await list.field.press('Enter');
    await expect(list.status).toHaveText('1 post found for “three-tier cake”');
  });

  test('looks through title, excerpt, text and author, whatever the case', async ({ page }) => {
    await page.goto('/blog');
    const list = new BlogList(page);
    for (const term of [
      snowy.toUpperCase(),
      'Then there was a THREE-tier',
      'five months old and a persian',
      'bodega cats of NEW york',
      'eg',
    ]) {
      const found = postsWith(built, term);
      expect(found).not.toEqual([]);
      const count = `${found.length} ${found.length === 1 ? 'post' : 'posts'}`;
      await list.field.fill(term);
      await expect(list.status).toHaveText(`${count} found for “${term}”`);
      const grid = found.filter((post) => post !== featured).slice(0, 6);
      expect(await list.titles()).toEqual(titlesOf(grid));
      await expect(list.featured).toHaveCount(found.includes(featured) ? 1 : 0);
    }
  });

  test('the featured post, if found, is the first result, apart, and counted', async ({ page }) => {
    await page.goto('/blog');
    const list = new BlogList(page);
    const term = featured.title.slice(0, 12);
    const found = postsWith(built, term);
    await list.field.fill(term);
    await expect(list.status).toContainText(`${found.length} post`);
    await expect(list.heading).toContainText(`Results for “${term}”`);
    await expect(list.featured.getByRole('heading', { level: 3 })).toHaveText(featured.title);
    expect(await list.titles()).not.toContain(featured.title);
    const [field, first] = await Promise.all([
      list.field.boundingBox(),
      list.featured.boundingBox(),
    ]);
    expect(first?.y).toBeGreaterThan(field?.y ?? NaN);
    await list.field.fill('three-tier cake');
    await expect(list.status).toHaveText('1 post found for “three-tier cake”');
    await expect(list.featured).toHaveCount(0);
  });

  test('is read from the address on load', async ({ page }) => {
    await page.goto('/blog?search=%20Three-Tier%20Cake%20');
    const list = new BlogList(page);
    await expect(list.field).toHaveValue('Three-Tier Cake');
    await expect(list.status).toHaveText('1 post found for “Three-Tier Cake”');
    expect(await list.titles()).toEqual([snowy]);
  });

  test('is written to the address without a new history entry, beside other parameters, and removed when empty', async ({
    page,
  }) => {
    await page.goto('/');
    await page.goto('/blog?utm=x');
    const list = new BlogList(page);
    await list.field.pressSequentially('three-tier cake');
    await expect.poll(() => list.address()).toBe('/blog?utm=x&search=three-tier+cake');
    await list.field.fill('');
    await expect.poll(() => list.address()).toBe('/blog?utm=x');
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });

  test('a blank or whitespace-only search shows all', async ({ page }) => {
    await page.goto('/blog?search=three-tier+cake');
    const list = new BlogList(page);
    await expect(list.cards).toHaveCount(1);
    await list.field.fill('   ');
    await expect(list.cards).toHaveCount(firstGrid.length);
    await expect(list.featured).toHaveCount(1);
    await expect(list.status).toBeEmpty();
    expect(list.address()).toBe('/blog');
  });

  test('says so when nothing is found', async ({ page }) => {
    await page.goto('/blog');
    const list = new BlogList(page);
    await list.field.fill('no such cat');
    await expect(list.status).toContainText('No posts found');
    await expect(list.status).toContainText(
      "Try adjusting your search to find what you're looking for.",
    );
    await expect(list.cards).toHaveCount(0);
    await expect(list.featured).toHaveCount(0);
    await expect(list.pagination).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('what was typed before the search woke up counts', async ({ page }) => {
    await page.goto('/blog');
    const list = new BlogList(page);
    const file = String(await list.island.getAttribute('component-url'));
    const release = await hold(page, `**${file}`);
    await list.field.pressSequentially('three-tier cake');
    await expect(list.cards).toHaveCount(firstGrid.length);
    release();
    await expect(list.status).toHaveText('1 post found for “three-tier cake”');
    await expect(list.field).toHaveValue('three-tier cake');
    expect(list.address()).toBe('/blog?search=three-tier+cake');
  });

  test('the field keeps its place in the window when the featured post above it goes', async ({
    page,
  }) => {
    await storePosts(page, localStories(20));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/blog');
    const list = new BlogList(page);
    await expect(list.cards).toHaveCount(6);
    await list.field.evaluate((field) => {
      field.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    const topOf = async () => Math.round((await list.field.boundingBox())?.y ?? NaN);
    const before = await topOf();
    await list.field.pressSequentially('local story');
    await expect(list.status).toContainText('found for “local story”');
    await expect(list.featured).toHaveCount(0);
    expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);
    await list.field.fill('');
    await expect(list.featured).toHaveCount(1);
    expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);
  });

  test('the field keeps its place over the built list too, when nothing is found below it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/blog');
    const list = new BlogList(page);
    await list.field.evaluate((field) => {
      scrollTo({ top: field.getBoundingClientRect().top + scrollY - 300, behavior: 'instant' });
    });
    const topOf = async () => Math.round((await list.field.boundingBox())?.y ?? NaN);
    expect(await topOf()).toBe(300);
    await list.field.pressSequentially('no such word');
    await expect(list.status).toContainText('No posts found');
    expect(Math.abs((await topOf()) - 300)).toBeLessThanOrEqual(1);
    await list.field.fill('');
    await expect(list.status).toBeEmpty();
    expect(Math.abs((await topOf()) - 300)).toBeLessThanOrEqual(1);
  });

  test('shows text as text', async ({ page }) => {
    const { problems } = watch(page);
    const term = '<img src=x onerror=alert(1)>';
    await page.goto(`/blog?${new URLSearchParams({ search: term }).toString()}`);
    const list = new BlogList(page);
    await expect(list.field).toHaveValue(term);
    await expect(list.status).toContainText('No posts found');
    expect(problems).toEqual([]);
  });
});

test.describe('while loading', () => {
  test('six skeleton cards show, from the first paint on, and say that they are busy', async ({
    page,
  }) => {
    await page.goto('/blog');
    const list = new BlogList(page);
    const file = String(await list.island.getAttribute('component-url'));
    const [releaseFile, releaseIndex] = [
      await hold(page, `**${file}`),
      await hold(page, '**/posts.json'),
    ];
    await page.goto('/blog?search=three-tier+cake', { waitUntil: 'domcontentloaded' });
    await expect(list.skeletons).toHaveCount(6);
    await expect(list.cards).toHaveCount(0);
    await expect(list.featured).toHaveCount(0);
    releaseFile();
    await expect(list.status).toHaveText('Loading posts…');
    await expect(list.skeletons).toHaveCount(6);
    await expect(page.locator('.list-results')).toHaveAttribute('aria-busy', 'true');
    expect(await axeFindings(page)).toEqual([]);
    releaseIndex();
    await expect(list.status).toHaveText('1 post found for “three-tier cake”');
    await expect(list.skeletons).toHaveCount(0);
    await expect(page.locator('.list-results')).toHaveAttribute('aria-busy', 'false');
  });

  test('titles are answered before the texts are there, and nothing is called empty too early', async ({
    page,
  }) => {
    const release = await hold(page, '**/posts-data/texts-1.json');
    await page.goto('/blog?search=three-tier+cake');
    const list = new BlogList(page);
    await expect(list.status).toHaveText('1 post so far. Still looking through the texts…');
    expect(await list.titles()).toEqual([snowy]);
    await list.field.fill('no such cat');
    await expect(list.status).toHaveText('Still looking through the texts…');
    await expect(list.skeletons).toHaveCount(6);
    release();
    await expect(list.status).toContainText('No posts found');
    await expect(list.skeletons).toHaveCount(0);
  });

  test('a failed fetch is retried 3 times after 1, 2 and 4 s, then says so with a retry button', async ({
    page,
  }) => {
    // It runs axe twice.
    test.slow();
    let requests = 0;
    await page.route('**/posts.json', (route) => {
      requests += 1;
      return route.fulfill({ status: 503, body: 'Later' });
    });
    const list = await openAtRest(page);
    await list.field.fill('three-tier cake');
    await expect.poll(() => requests).toBe(1);
    for (const [pause, total] of [
      [1000, 2],
      [2000, 3],
      [4000, 4],
    ] as const) {
      await allAnswersSeen(page);
      await page.clock.runFor(pause - 1);
      expect(requests).toBe(total - 1);
      await page.clock.runFor(1);
      await expect.poll(() => requests).toBe(total);
    }
    await expect(list.status).toHaveText(
      'The posts could not be loaded. Check your connection, then try again.',
    );
    await expect(list.skeletons).toHaveCount(0);
    await expect(list.field).toHaveValue('three-tier cake');
    await page.clock.runFor(120_000);
    expect(requests).toBe(4);
    await page.clock.resume();
    expect(await axeFindings(page)).toEqual([]);

    await page.unroute('**/posts.json');
    const release = await hold(page, '**/posts.json');
    await list.retry.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Trying again…' })).toBeFocused();
    await expect(list.skeletons).toHaveCount(6);
    expect(await axeFindings(page)).toEqual([]);
    release();
    await expect(list.status).toHaveText('1 post found for “three-tier cake”');
    await expect(list.heading).toBeFocused();
    await expect(list.field).toHaveValue('three-tier cake');
    await expect(list.retry).toHaveCount(0);
  });

  test('an answer that keeps waiting for 30 s counts as a failed one', async ({ page }) => {
    let requests = 0;
    await page.route('**/posts.json', () => {
      requests += 1;
    });
    const list = await openAtRest(page);
    await list.field.fill('three-tier cake');
    for (const [index, pause] of [1000, 2000, 4000, 0].entries()) {
      await expect.poll(() => requests).toBe(index + 1);
      await page.clock.runFor(29_999);
      await allAnswersSeen(page);
      await page.clock.runFor(1);
      await allAnswersSeen(page);
      await page.clock.runFor(pause);
    }
    await expect(list.status).toHaveText(
      'The posts could not be loaded. Check your connection, then try again.',
    );
  });

  test('what was fetched holds for 5 minutes, and coming back to the window fetches nothing', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/posts')) fetched.push(pathname);
    });
    const once = ['/posts.json', '/posts-data/texts-1.json'];
    const list = await openAtRest(page);
    await list.field.fill('three-tier cak');
    await page.clock.runFor(300);
    await expect(list.status).toContainText('found for');
    expect(fetched).toEqual(once);
    await page.clock.runFor(5 * 60_000 - 1000);
    await page.evaluate(() => {
      dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await list.field.press('e');
    await allAnswersSeen(page);
    expect(fetched).toEqual(once);
    await page.clock.runFor(2000);
    await list.field.press('!');
    await expect.poll(() => fetched.toSorted()).toEqual([...once, ...once].toSorted());
  });

  test('an answer that holds no posts counts as a failed one', async ({ page }) => {
    let answers = 0;
    await page.route('**/posts.json', async (route) => {
      await route.fulfill({ body: '<h1>Sign in</h1>' });
      answers += 1;
    });
    const list = await openAtRest(page);
    await list.field.fill('three-tier cake');
    for (const [index, pause] of [1000, 2000, 4000].entries()) {
      await expect.poll(() => answers).toBe(index + 1);
      await allAnswersSeen(page);
      await page.clock.runFor(pause);
    }
    await expect(list.retry).toBeVisible();
    // Without a term the built list is right.
    await list.field.fill('');
    await page.clock.runFor(300);
    await expect(list.status).toBeEmpty();
    await expect(list.retry).toHaveCount(0);
    await expect(list.cards).toHaveCount(firstGrid.length);
    await expect(list.featured).toHaveCount(1);
  });

  test('texts that don’t come are told, beside what was found', async ({ page }) => {
    let requests = 0;
    await page.route('**/posts-data/texts-1.json', (route) => {
      requests += 1;
      return route.abort();
    });
    const list = await openAtRest(page);
    await list.field.fill('three-tier cake');
    for (const [index, pause] of [1000, 2000, 4000].entries()) {
      await expect.poll(() => requests).toBe(index + 1);
      await allAnswersSeen(page);
      await page.clock.runFor(pause);
    }
    await expect(list.status).toHaveText(
      '1 post so far. Some texts could not be searched, so posts may be missing here. Check your connection, then try again.',
    );
    expect(await list.titles()).toEqual([snowy]);
    await page.unroute('**/posts-data/texts-1.json');
    await list.retry.click();
    await expect(list.status).toHaveText('1 post found for “three-tier cake”');
  });

  test('where the search can’t be loaded the built list comes back', async ({ page }) => {
    await page.goto('/blog');
    const list = new BlogList(page);
    const file = String(await list.island.getAttribute('component-url'));
    await page.route(`**${file}*`, (route) => route.fulfill({ status: 404 }));
    await page.goto('/blog?search=three-tier+cake');
    await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
    await expect(list.cards).toHaveCount(firstGrid.length);
    await expect(list.featured).toHaveCount(1);
    await expect(list.skeletons).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });
});

test.describe('turning pages in place', () => {
  const local = localStories(44);
  const inGrid = titlesOf([...rest, ...local]);
  const total = Math.ceil(inGrid.length / 6);
  test.beforeEach(async ({ page }) => storePosts(page, local));

  test('ellipses, the current page, and the ends', async ({ page }) => {
    await page.goto('/blog');
    const list = new BlogList(page);
    await expect(list.heading).toHaveText(`All stories, page 1 of ${total}`);
    expect(total).toBeGreaterThanOrEqual(8);
    expect(await list.marks()).toBe(`1 2 … ${total}`);
    await expect(list.link('Page 1')).toHaveAttribute('aria-current', 'page');
    await expect(list.link('Previous')).toHaveAttribute('aria-disabled', 'true');
    await expect(list.link('Previous')).not.toHaveAttribute('href');
    await expect(list.link('Next')).toHaveAttribute('href', '/blog/page/2');
    expect(await list.titles()).toEqual(inGrid.slice(0, 6));

    await list.link(`Page ${total}`).click();
    await expect(list.heading).toHaveText(`All stories, page ${total} of ${total}`);
    expect(await list.marks()).toBe(`1 … ${total - 1} ${total}`);
    expect(await list.titles()).toEqual(inGrid.slice((total - 1) * 6));
    await expect(list.link('Next')).toHaveAttribute('aria-disabled', 'true');
    await expect(list.link('Next')).not.toHaveAttribute('href');
    await expect(list.link(`Page ${total}`)).toHaveAttribute('aria-current', 'page');
    await expect(list.pagination.locator('[aria-current]')).toHaveCount(1);
    // The featured post is on the first page only, and never in the grid.
    await expect(list.featured).toHaveCount(0);
    await list.link('Previous').click();
    await list.link('Previous').click();
    expect(await list.marks()).toBe(`1 … ${total - 3} ${total - 2} ${total - 1} ${total}`);
    await list.link('Previous').click();
    await expect(list.heading).toHaveText(`All stories, page ${total - 3} of ${total}`);
    expect(await list.marks()).toBe(`1 … ${total - 4} ${total - 3} ${total - 2} … ${total}`);
  });

  test('scrolls smoothly to the top; the address, the title and Back follow', async ({ page }) => {
    await page.addInitScript(() => {
      const scrolls: unknown[] = [];
      Object.assign(window, { scrolls });
      const scroll = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
      window.scrollTo = ((options: ScrollToOptions) => {
        scrolls.push(options);
        scroll(options);
      }) as typeof window.scrollTo;
    });
    await page.goto('/blog');
    const list = new BlogList(page);
    await list.link('Next').click();
    await expect(list.heading).toHaveText(`All stories, page 2 of ${total}`);
    expect(list.address()).toBe('/blog/page/2');
    await expect(page).toHaveTitle('Blog, page 2 | Bodega Cats of New York');
    await expect(list.heading).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const scrolls = () => page.evaluate(() => (window as unknown as { scrolls: unknown }).scrolls);
    expect(await scrolls()).toEqual([{ top: 0, behavior: 'smooth' }]);

    await list.link('Page 3').click();
    await expect(list.heading).toHaveText(`All stories, page 3 of ${total}`);
    await page.goBack();
    await expect(list.heading).toHaveText(`All stories, page 2 of ${total}`);
    await page.goBack();
    await expect(list.heading).toHaveText(`All stories, page 1 of ${total}`);
    expect(list.address()).toBe('/blog');
    await expect(page).toHaveTitle('Blog | Bodega Cats of New York');
    await expect(list.featured).toHaveCount(1);
    await page.goForward();
    await expect(list.heading).toHaveText(`All stories, page 2 of ${total}`);
  });

  test('jumps to the top for those who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/blog');
    const list = new BlogList(page);
    await list.link('Next').click();
    await expect(list.heading).toHaveText(`All stories, page 2 of ${total}`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('works by keyboard', async ({ page }) => {
    await page.goto('/blog');
    const list = new BlogList(page);
    await list.link('Page 2').focus();
    await page.keyboard.press('Tab');
    await expect(list.link(`Page ${total}`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list.heading).toHaveText(`All stories, page ${total} of ${total}`);
    await expect(list.heading).toBeFocused();
  });

  test('a reload shows the same page; one beyond the last is the last', async ({ page }) => {
    await page.goto('/blog/page/3');
    const list = new BlogList(page);
    await list.link('Page 4').click();
    await expect(list.heading).toHaveText(`All stories, page 4 of ${total}`);
    await page.reload();
    await expect(list.heading).toHaveText(`All stories, page 4 of ${total}`);
    await expect(page).toHaveTitle('Blog, page 4 | Bodega Cats of New York');
    expect(list.address()).toBe('/blog/page/4');
    await page.goto('/blog/page/999');
    await expect(list.heading).toHaveText(`All stories, page ${total} of ${total}`);
  });

  test('a new term goes back to page 1, and its pages keep it', async ({ page }) => {
    await page.goto('/blog/page/4');
    const list = new BlogList(page);
    await expect(list.heading).toHaveText(`All stories, page 4 of ${total}`);
    await list.field.fill('local story');
    await expect(list.status).toHaveText('44 posts found for “local story”');
    await expect(list.heading).toHaveText('Results for “local story”, page 1 of 8');
    expect(list.address()).toBe('/blog?search=local+story');
    await list.link('Next').click();
    expect(list.address()).toBe('/blog/page/2?search=local+story');
    expect(await list.titles()).toEqual(stories(7, 12));
    await page.reload();
    await expect(list.heading).toHaveText('Results for “local story”, page 2 of 8');
    await list.field.fill('story 4');
    await expect(list.status).toHaveText('6 posts found for “story 4”');
    expect(list.address()).toBe('/blog?search=story+4');
    await expect(list.pagination).toHaveCount(0);
    await page.goBack();
    await expect(list.field).toHaveValue('local story');
    await expect(list.heading).toHaveText('Results for “local story”, page 1 of 8');
  });

  test('a click for a new tab is left to the browser', async ({ page, context }) => {
    await page.goto('/blog');
    const list = new BlogList(page);
    const opened = context.waitForEvent('page');
    await list.link('Next').click({ modifiers: ['ControlOrMeta'] });
    expect(new URL((await opened).url()).pathname).toBe('/blog/page/2');
    await expect(list.heading).toHaveText(`All stories, page 1 of ${total}`);
  });

  test('axe finds nothing on a phone and on a desk, and 320 px hold the pagination', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/blog/page/5');
    const list = new BlogList(page);
    await expect(list.heading).toHaveText(`All stories, page 5 of ${total}`);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const tops = await list.pagination
      .getByRole('listitem')
      .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
});

test.describe('the built pagination', () => {
  test('navigates while the search sleeps, and turns in place once the index is there', async ({
    page,
  }) => {
    const { scripts } = watch(page);
    await page.goto('/blog');
    const list = new BlogList(page);
    await list.link('Next').click();
    await expect(page).toHaveURL(/\/blog\/page\/2$/);
    expect(await list.titles()).toEqual(titlesOf(rest.slice(6, 12)));
    await expect(list.featured).toHaveCount(0);
    expect(scripts).toEqual([]);

    await list.field.fill('no such cat');
    await expect(list.status).toContainText('No posts found');
    await list.field.fill('');
    await expect(list.heading).toHaveText(builtHeading);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await list.link('Next').click();
    await expect(list.heading).toBeFocused();
    await expect(list.heading).toHaveText(`All stories, page 2 of ${builtPages}`);
    expect(list.address()).toBe('/blog/page/2');
    await page.goBack();
    await expect(list.heading).toHaveText(builtHeading);
    await expect(list.featured).toHaveCount(1);
    expect(documents).toBe(0);
  });

  test('after a reload of a page turned in place, Back and Forward show the page of the address', async ({
    page,
  }) => {
    await page.goto('/blog');
    const list = new BlogList(page);
    await list.field.fill('no such cat');
    await expect(list.status).toContainText('No posts found');
    await list.field.fill('');
    await expect(list.heading).toHaveText(builtHeading);
    await list.link('Page 2').click();
    await expect(list.heading).toHaveText(`All stories, page 2 of ${builtPages}`);
    await page.reload();
    await expect(list.heading).toHaveText(`All stories, page 2 of ${builtPages}`);
    await page.goBack();
    await expect(list.heading).toHaveText(builtHeading);
    expect(list.address()).toBe('/blog');
    expect(await list.titles()).toEqual(firstGrid);
    await page.goForward();
    await expect(list.heading).toHaveText(`All stories, page 2 of ${builtPages}`);
    await page.reload();
    // Already awake, but not searched yet.
    await list.wake();
    await page.goBack();
    await expect(list.heading).toHaveText(builtHeading);
  });

  test('a click on the page that is shown adds nothing to the history', async ({ page }) => {
    await page.goto('/blog?search=a');
    const list = new BlogList(page);
    await expect(list.status).toContainText('found for “a”');
    await list.field.fill('');
    await expect(list.heading).toHaveText(builtHeading);
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    await list.link('Page 1').click();
    await expect(list.heading).toBeFocused();
    expect(await entries()).toBe(before);
    await list.link('Page 2').click();
    await expect(list.heading).toHaveText(`All stories, page 2 of ${builtPages}`);
    await list.link('Page 2').click();
    expect(await entries()).toBe(before + 1);
  });
});

test.describe('posts of this browser', () => {
  test('stand among the others by date, marked, their category a plain word', async ({ page }) => {
    const fresh = aPost({ id: 'fresh', slug: 'fresh', title: 'Fresh', date: 'November 1, 2026' });
    await storePosts(page, [fresh]);
    await page.goto('/blog');
    const list = new BlogList(page);
    const card = list.cards.first();
    await expect(card).toContainText('Fresh');
    expect(await list.titles()).toEqual(['Fresh', ...firstGrid].slice(0, 6));
    await expect(card).toContainText('Only in this browser');
    await expect(card).toContainText('Community');
    await expect(card.getByRole('link')).toHaveCount(1);
    await expect(card.getByRole('link')).toHaveAttribute('href', '/blog/fresh');
    // Instead of a cover on another host, the placeholder shows.
    await expect(card.locator('img')).toHaveAttribute('src', '/art/placeholder.svg');
    expect(await axeFindings(page)).toEqual([]);
    await list.field.fill('fresh');
    await expect(list.status).toContainText('found for “fresh”');
    expect(await list.titles()).toContain('Fresh');
  });

  test('are listed without any text being fetched; a term fetches them', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await storePosts(page, localStories(2));
    await page.goto('/blog', { waitUntil: 'networkidle' });
    const list = new BlogList(page);
    await expect(list.heading).toHaveText(
      `All stories, page 1 of ${Math.ceil((rest.length + 2) / 6)}`,
    );
    expect(fetched.filter((path) => path.startsWith('/posts'))).toEqual(['/posts.json']);
    await list.field.press('s');
    await expect.poll(() => fetched).toContain('/posts-data/texts-1.json');
  });

  test('one with the id of a built-in post replaces it, and says so', async ({ page }) => {
    const mine = aPost({
      id: rest[0]?.id ?? '',
      title: 'Told anew',
      date: '2026-11-01',
      content: 'A zebrafish.',
    });
    await storePosts(page, [mine]);
    await page.goto('/blog');
    const list = new BlogList(page);
    await expect(list.cards.first()).toContainText('Changed in this browser only');
    expect(await list.titles()).toEqual(['Told anew', ...firstGrid.slice(1)]);
    await list.field.fill('zebrafish');
    await expect(list.status).toHaveText('1 post found for “zebrafish”');
    // What only the built post says is no longer found.
    await list.field.fill(rest[0]?.excerpt ?? '');
    await expect(list.status).toContainText('No posts found');
  });

  test('take part in the choice of the featured post: the first flagged one of the list', async ({
    page,
  }) => {
    const mine = aPost({ id: 'mine', title: 'Mine', date: '2026-11-01', isFeatured: true });
    await storePosts(page, [mine]);
    await page.goto('/blog');
    const list = new BlogList(page);
    await expect(list.featured.getByRole('heading')).toHaveText('Mine');
    expect(await list.titles()).toEqual(titlesOf(built).slice(0, 6));
  });

  test('nothing moves while they arrive', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium reports layout shifts.');
    await storePosts(page, [aPost({ id: 'mine', title: 'Mine', date: '2026-11-01' })]);
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((shifts) => {
        for (const shift of shifts.getEntries() as (PerformanceEntry & {
          sources: { node: Node | null }[];
        })[]) {
          for (const { node } of shift.sources) {
            const element = node instanceof Element ? node : node?.parentElement;
            if (element?.closest('.blog-list, .site-footer')) moved.push(element.className);
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/blog');
      await expect(page.getByRole('link', { name: 'Mine' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
      expect(moved, `${width} px`).toEqual([]);
    }
  });

  test('nothing of the built list is painted first', async ({ page }) => {
    await page.goto('/blog');
    const list = new BlogList(page);
    const file = String(await list.island.getAttribute('component-url'));
    const release = await hold(page, `**${file}`);
    await storePosts(page, localStories(3));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(list.skeletons).toHaveCount(6);
    await expect(list.cards).toHaveCount(0);
    await expect(list.featured).toHaveCount(0);
    release();
    await expect(list.heading).toHaveText(
      `All stories${rest.length + 3 > 6 ? `, page 1 of ${Math.ceil((rest.length + 3) / 6)}` : ''}`,
    );
  });

  for (const [what, stored] of [
    ['no JSON', '{"posts": ['],
    ['no list', '{"id":"1","title":"A post"}'],
    ['strangers', '[null, 7, "post", [{"id":"x"}]]'],
  ] as const) {
    test(`stored data that holds ${what} leaves the built list as it is, and itself too`, async ({
      page,
    }) => {
      const { problems } = watch(page);
      await storePostsText(page, stored);
      await page.goto('/blog');
      const list = new BlogList(page);
      await list.wake();
      await expect(list.cards).toHaveCount(firstGrid.length);
      await expect(list.featured).toHaveCount(1);
      await list.field.fill('three-tier cake');
      await expect(list.status).toHaveText('1 post found for “three-tier cake”');
      expect(await page.evaluate(() => localStorage.getItem('bodega-cats:posts'))).toBe(stored);
      expect(problems).toEqual([]);
    });
  }

  for (const stored of ['[7]', '["x"]', '[[1]]']) {
    test(`a stored list of ${stored} keeps nobody waiting`, async ({ page }) => {
      await page.addInitScript((text) => localStorage.setItem('bodega-cats:posts', text), stored);
      await page.goto('/blog');
      const list = new BlogList(page);
      await expect(list.cards).toHaveCount(firstGrid.length);
      await expect(list.skeletons).toHaveCount(0);
    });
  }

  test('1,000 posts with hostile words are listed, searched, and run nothing', async ({ page }) => {
    const { problems } = watch(page);
    const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
    const posts = localStories(1000).map((post, index) => ({
      ...post,
      date: '2026-11-01',
      title: `${hostile} ${index}`,
      coverImage: 'javascript:alert(3)',
      content: '[click](javascript:alert(4)) word '.repeat(50),
      extra: { kept: true },
    }));
    await storePosts(page, posts);
    await page.goto('/blog');
    const list = new BlogList(page);
    await expect(list.heading).toHaveText(
      `All stories, page 1 of ${Math.ceil((rest.length + 1000) / 6)}`,
    );
    expect(await list.titles()).toContain(`${hostile} 0`);
    await list.field.fill('onerror');
    await expect(list.status).toHaveText('1000 posts found for “onerror”');
    expect(problems).toEqual([]);
  });

  test('where the index doesn’t come the built list stands, and Try again brings them', async ({
    page,
  }) => {
    let answers = 0;
    await page.route('**/posts.json', async (route) => {
      await route.fulfill({ status: 503, body: '' });
      answers += 1;
    });
    await storePosts(page, localStories(2));
    await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') });
    await page.goto('/blog');
    const list = new BlogList(page);
    for (const [index, pause] of [1000, 2000, 4000].entries()) {
      await expect.poll(() => answers).toBe(index + 1);
      await allAnswersSeen(page);
      await page.clock.runFor(pause);
    }
    await expect(list.retry).toBeVisible();
    await expect(list.status).toHaveText(
      'The posts could not be loaded. Check your connection, then try again.',
    );
    await expect(list.cards).toHaveCount(firstGrid.length);
    await page.unroute('**/posts.json');
    await list.retry.click();
    await expect(list.heading).toContainText('All stories');
    await expect(list.retry).toHaveCount(0);
    await list.field.fill('local story');
    await expect(list.status).toHaveText('2 posts found for “local story”');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is there, its links are real, and no search is offered', async ({ page }) => {
    await page.goto('/blog?search=persian');
    const list = new BlogList(page);
    await expect(list.featured).toHaveCount(1);
    await expect(list.cards).toHaveCount(firstGrid.length);
    await expect(list.skeletons).toHaveCount(0);
    await expect(page.locator('#blog-search')).toBeHidden();
    const { category = '', title = '' } = rest[0] ?? {};
    await list.cards
      .first()
      .getByRole('link', { name: capitalize(category), exact: true })
      .click();
    await expect(page.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
  });

  test('the pagination leads through all pages', async ({ page }) => {
    await page.goto('/blog');
    const list = new BlogList(page);
    for (let shown = 1; shown < builtPages; shown += 1) {
      await list.link(shown % 2 === 1 ? 'Next' : `Page ${shown + 1}`).click();
      await expect(list.heading).toHaveText(`All stories, page ${shown + 1} of ${builtPages}`);
      expect(list.address()).toBe(`/blog/page/${shown + 1}`);
      expect(await list.titles()).toEqual(titlesOf(rest.slice(shown * 6, shown * 6 + 6)));
    }
    await list.link('Page 1').click();
    await expect(list.heading).toHaveText(builtHeading);
    expect(list.address()).toBe('/blog');
  });
});
