import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { splitFeatured } from '#src/lib/posts/featured.ts';
import { categoryHref } from '#src/lib/posts/topics.ts';
import { capitalize } from '#src/lib/text.ts';
import { BlogList } from '#tests/pages/blog-list.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { builtPosts, postsWith } from '#tests/support/built-posts.ts';
import { hold } from '#tests/support/held-answers.ts';
import { storedPostsText, storePosts, storePostsText } from '#tests/support/local-posts.ts';
import { passRetries } from '#tests/support/retries.ts';
import { aPost, localStories } from '#tests/support/sample-posts.ts';
import { watch } from '#tests/support/watched-page.ts';

const built = builtPosts();
/** There may be no featured post: the administrator can take it off the website. */
const { featured, rest } = splitFeatured(built);
const featuredCount = featured ? 1 : 0;
const titlesOf = (posts: readonly { title: string }[]) => posts.map(({ title }) => title);
const firstGrid = titlesOf(rest.slice(0, 6));
const builtPages = Math.ceil(rest.length / 6);
/** The only post with 'three-tier cake', in its excerpt. */
const [snowy = ''] = titlesOf(postsWith(built, 'three-tier cake'));
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

/** Where the field stands in the window. */
const topOf = async (list: BlogList) => Math.round((await list.field.boundingBox())?.y ?? NaN);

/** Waits until the page has handled every earlier answer, so that timers that follow from one are set. */
async function allAnswersSeen(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/robots.txt')).text());
}

/** Address of the script that wakes the list. */
const script = '**/BlogExplorer*.js';
const failed = 'The posts could not be loaded. Check your connection, then try again.';
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

test('as built', async ({ page, request }) => {
  const list = new BlogList(page);
  await page.goto('/blog');

  await test.step('the featured post stands apart, the others below it, newest first', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Blog');
    const apart = featured ? [featured] : [];
    const heading = list.featured.getByRole('heading', { level: 2 });
    await expect(heading).toHaveText(titlesOf(apart));
    await expect(list.featured).toContainText(apart.map(() => /\w+ \d+, \d{4} · \d+ min read/));
    expect(await list.titles()).toEqual(firstGrid);
    await expect(list.cards.first()).toContainText(capitalize(rest[0]?.category ?? ''));
    await expect(list.heading).toHaveText(builtHeading);
  });

  await test.step('tells search engines of the first five posts', async () => {
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

  await test.step('a chip leads to its category, titles and the rest of the card to the post', async () => {
    if (featured) {
      await list.featured.getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/blog/${featured.slug}$`));
      await page.goBack();
    }
    const { category = '', slug = '' } = rest[0] ?? {};
    const card = list.cards.first();
    await card.getByRole('link', { name: capitalize(category), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${categoryHref(category)}$`));
    await page.goBack();
    await card.getByRole('article').click();
    await expect(page).toHaveURL(new RegExp(`/blog/${slug}$`));
  });

  await test.step('a page that isn’t built shows the last one', async () => {
    const response = await page.goto('/blog/page/999');
    expect(response?.status()).toBe(200);
    expect(await list.titles()).toEqual(titlesOf(rest.slice((builtPages - 1) * 6)));
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

test('the pages of a category and a tag list their posts, and lead on', async ({ page }) => {
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

test.describe('search', () => {
  test('answers 300 ms after the last key, or Enter, from what it keeps for 5 minutes', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/posts')) fetched.push(pathname);
    });
    const once = ['/posts.json', '/posts-data/texts-1.json'];
    const list = await openAtRest(page);
    // A search that is awake costs nothing more until a key.
    expect(fetched).toEqual([]);

    await test.step('300 ms after the last key, not before', async () => {
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
    await test.step('Enter needs no wait', async () => {
      await list.field.fill('three-tier cak');
      await list.field.press('Enter');
      await expect(list.status).toHaveText('1 post found for “three-tier cak”');
    });
    await test.step('what was fetched holds for 5 minutes, and coming back to the window fetches nothing', async () => {
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
  });

  test('costs nothing until a key, and looks through everything', async ({ page }) => {
    const { scripts } = watch(page);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const fetchedPosts = () => fetched.filter((path) => path.startsWith('/posts'));
    await page.setViewportSize(phone);
    await page.goto('/blog', { waitUntil: 'networkidle' });
    const list = new BlogList(page);

    await test.step('a visitor without posts of their own pays nothing until they type', () => {
      expect(scripts).toEqual([]);
      expect(fetchedPosts()).toEqual([]);
    });
    await test.step('the field keeps its place while it wakes, and when nothing is found below it', async () => {
      await list.field.evaluate((field) => {
        scrollTo({ top: field.getBoundingClientRect().top + scrollY - 300, behavior: 'instant' });
      });
      expect(await topOf(list)).toBe(300);
      await list.field.pressSequentially('no such word');
      await expect.poll(() => fetched).toContain('/posts.json');
      await expect(list.status).toContainText('No posts found');
      expect(Math.abs((await topOf(list)) - 300)).toBeLessThanOrEqual(1);
      await list.field.fill('');
      await expect(list.status).toBeEmpty();
      expect(Math.abs((await topOf(list)) - 300)).toBeLessThanOrEqual(1);
    });
    await test.step('title, excerpt, text and author, whatever the case', async () => {
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
        const grid = found.filter((post) => post !== featured);
        expect(await list.titles()).toEqual(titlesOf(grid.slice(0, 6)));
        await expect(list.featured).toHaveCount(found.length - grid.length);
      }
    });
    if (featured)
      await test.step('the featured post, if found, is the first result, apart, and counted', async () => {
        const term = featured.title.slice(0, 12);
        const found = postsWith(built, term);
        await list.field.fill(term);
        await expect(list.heading).toContainText(`Results for “${term}”`);
        await expect(list.status).toContainText(`${found.length} post`);
        await expect(list.featured.getByRole('heading', { level: 3 })).toHaveText(featured.title);
        expect(await list.titles()).not.toContain(featured.title);
        const first = await list.featured.boundingBox();
        expect(first?.y).toBeGreaterThan(await topOf(list));
      });
  });

  test('stands in the address', async ({ page }) => {
    const { problems } = watch(page);
    const list = new BlogList(page);
    await page.goto('/');
    await page.goto('/blog?utm=x&search=%20Three-Tier%20Cake%20');

    await test.step('is read from it on load', async () => {
      await expect(list.field).toHaveValue('Three-Tier Cake');
      await expect(list.status).toHaveText('1 post found for “Three-Tier Cake”');
      expect(await list.titles()).toEqual([snowy]);
    });
    await test.step('shows all when it is blank', async () => {
      await list.field.fill('   ');
      await expect(list.cards).toHaveCount(firstGrid.length);
      await expect(list.featured).toHaveCount(featuredCount);
      await expect(list.status).toBeEmpty();
      expect(list.address()).toBe('/blog?utm=x');
    });
    await test.step('is written without a new history entry, beside other parameters, and removed when empty', async () => {
      await list.field.fill('');
      await list.field.pressSequentially('three-tier cake');
      await expect.poll(() => list.address()).toBe('/blog?utm=x&search=three-tier+cake');
      await list.field.fill('');
      await expect.poll(() => list.address()).toBe('/blog?utm=x');
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
    });
    await test.step('shows text as text', async () => {
      const term = '<img src=x onerror=alert(1)>';
      await page.goto(`/blog?${new URLSearchParams({ search: term }).toString()}`);
      await expect(list.field).toHaveValue(term);
      await expect(list.status).toContainText('No posts found');
      expect(problems).toEqual([]);
    });
  });

  test('the field keeps its place in the window when the featured post above it goes', async ({
    page,
  }) => {
    await storePosts(page, localStories(20));
    await page.setViewportSize(phone);
    await page.goto('/blog');
    const list = new BlogList(page);
    await expect(list.cards).toHaveCount(6);
    await list.field.evaluate((field) => {
      field.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    const before = await topOf(list);
    await list.field.pressSequentially('local story');
    await expect(list.status).toContainText('found for “local story”');
    await expect(list.featured).toHaveCount(0);
    expect(Math.abs((await topOf(list)) - before)).toBeLessThanOrEqual(1);
    await list.field.fill('');
    await expect(list.featured).toHaveCount(featuredCount);
    expect(Math.abs((await topOf(list)) - before)).toBeLessThanOrEqual(1);
  });
});

test.describe('while loading', () => {
  // Half faded texts would be measured as what they are not.
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

  test('every step on the way says what is there, and axe finds nothing in any', async ({
    page,
  }) => {
    const results = page.locator('.list-results');
    const [releaseScript, releaseIndex, releaseTexts] = [
      await hold(page, script),
      await hold(page, '**/posts.json'),
      await hold(page, '**/posts-data/texts-1.json'),
    ];
    await page.goto('/blog?search=three-tier+cake', { waitUntil: 'domcontentloaded' });
    const list = new BlogList(page);

    await test.step('six skeleton cards show from the first paint on', async () => {
      await expect(list.skeletons).toHaveCount(6);
      await expect(list.cards).toHaveCount(0);
      await expect(list.featured).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
    });
    await test.step('they say that they are busy', async () => {
      releaseScript();
      await expect(list.status).toHaveText('Loading posts…');
      await expect(list.skeletons).toHaveCount(6);
      await expect(results).toHaveAttribute('aria-busy', 'true');
    });
    await test.step('titles are answered before the texts are there', async () => {
      releaseIndex();
      await expect(list.status).toHaveText('1 post so far. Still looking through the texts…');
      expect(await list.titles()).toEqual([snowy]);
      await list.field.fill(featured?.title ?? snowy);
      await expect(list.featured).toHaveCount(featuredCount);
      await expect(list.status).toContainText('so far');
      expect(await axeFindings(page)).toEqual([]);
    });
    await test.step('nothing is called empty too early', async () => {
      await list.field.fill('no such cat');
      await expect(list.status).toHaveText('Still looking through the texts…');
      await expect(list.skeletons).toHaveCount(6);
      releaseTexts();
      await expect(list.status).toContainText('No posts found');
      await expect(list.status).toContainText(
        "Try adjusting your search to find what you're looking for.",
      );
      for (const none of [list.skeletons, list.cards, list.pagination])
        await expect(none).toHaveCount(0);
      // What there is to read instead.
      await expect(list.featured).toHaveCount(featuredCount);
      await expect(results).toHaveAttribute('aria-busy', 'false');
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size);
        expect(await axeFindings(page)).toEqual([]);
      }
    });
    await test.step('results have pages', async () => {
      await list.field.fill('cat');
      await expect(list.heading).toContainText('Results for “cat”');
      await expect(list.pagination).toHaveCount(1);
    });
  });

  test('what was typed before the script came counts; without it the built list comes back', async ({
    page,
  }) => {
    const list = new BlogList(page);
    const release = await hold(page, script);
    await page.goto('/blog');
    await list.field.pressSequentially('three-tier cake');
    await expect(list.cards).toHaveCount(firstGrid.length);
    release();
    await expect(list.status).toHaveText('1 post found for “three-tier cake”');
    await expect(list.field).toHaveValue('three-tier cake');
    expect(list.address()).toBe('/blog?search=three-tier+cake');

    // Astro tries again, with a query after the name.
    await page.route(`${script}*`, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
    await expect(list.cards).toHaveCount(firstGrid.length);
    await expect(list.featured).toHaveCount(featuredCount);
    await expect(list.skeletons).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize(desktop);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('what fails is tried 3 more times after 1, 2 and 4 s, then the page says so and offers a retry', async ({
    page,
  }) => {
    let requests = 0;
    // In turn: an error, no posts, and no answer at all, which counts as a failed one after 30 s.
    await page.route('**/posts.json', async (route) => {
      requests += 1;
      if (requests === 2) await route.fulfill({ body: '<h1>Sign in</h1>' });
      else if (requests !== 3) await route.fulfill({ status: 503, body: 'Later' });
    });
    const list = await openAtRest(page);
    await list.field.fill('three-tier cake');
    for (const [index, pause] of [1000, 2000, 30_000, 4000].entries()) {
      await expect.poll(() => requests).toBe(Math.min(index + 1, 3));
      await allAnswersSeen(page);
      await page.clock.runFor(pause - 1);
      expect(requests).toBe(Math.min(index + 1, 3));
      await page.clock.runFor(1);
    }
    await expect.poll(() => requests).toBe(4);
    await expect(list.status).toHaveText(failed);
    await expect(list.skeletons).toHaveCount(0);
    await expect(list.field).toHaveValue('three-tier cake');
    await page.clock.runFor(120_000);
    expect(requests).toBe(4);
    await page.clock.resume();
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      expect(await axeFindings(page)).toEqual([]);
    }

    // Without a term the built list is right.
    await list.field.fill('');
    await expect(list.status).toBeEmpty();
    await expect(list.retry).toHaveCount(0);
    await expect(list.cards).toHaveCount(firstGrid.length);
    await expect(list.featured).toHaveCount(featuredCount);
    await list.field.fill('three-tier cake');

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
});

test.describe('turning pages in place', () => {
  const local = localStories(44);
  const inGrid = titlesOf([...rest, ...local]);
  const total = Math.ceil(inGrid.length / 6);
  test.beforeEach(async ({ page }) => storePosts(page, local));

  test('ellipses, the current page and the ends; keyboard, new tabs and small windows', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/blog');
    const list = new BlogList(page);
    const ends = async (name: string) => {
      await expect(list.link(name)).toHaveAttribute('aria-disabled', 'true');
      await expect(list.link(name)).not.toHaveAttribute('href');
    };

    await test.step('the first page', async () => {
      await expect(list.heading).toHaveText(`All stories, page 1 of ${total}`);
      expect(total).toBeGreaterThanOrEqual(8);
      expect(await list.marks()).toBe(`1 2 … ${total}`);
      await expect(list.link('Page 1')).toHaveAttribute('aria-current', 'page');
      await ends('Previous');
      await expect(list.link('Next')).toHaveAttribute('href', '/blog/page/2');
      expect(await list.titles()).toEqual(inGrid.slice(0, 6));
    });
    await test.step('a click for a new tab is left to the browser', async () => {
      const opened = context.waitForEvent('page');
      await list.link('Next').click({ modifiers: ['ControlOrMeta'] });
      const tab = await opened;
      await expect(tab).toHaveURL(/\/blog\/page\/2$/);
      await tab.close();
      await expect(list.heading).toHaveText(`All stories, page 1 of ${total}`);
    });
    await test.step('keys turn pages too', async () => {
      await list.link('Page 2').focus();
      await page.keyboard.press('Tab');
      await expect(list.link(`Page ${total}`)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(list.heading).toHaveText(`All stories, page ${total} of ${total}`);
      await expect(list.heading).toBeFocused();
    });
    await test.step('those who asked for less motion jump to the top', async () => {
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
    await test.step('the last page', async () => {
      expect(await list.marks()).toBe(`1 … ${total - 1} ${total}`);
      expect(await list.titles()).toEqual(inGrid.slice((total - 1) * 6));
      await ends('Next');
      await expect(list.link(`Page ${total}`)).toHaveAttribute('aria-current', 'page');
      await expect(list.pagination.locator('[aria-current]')).toHaveCount(1);
      // The featured post is on the first page only, and never in the grid.
      await expect(list.featured).toHaveCount(0);
    });
    await test.step('a page in the middle, which 320 px hold', async () => {
      for (let page = total - 1; page >= total - 3; page -= 1) await list.link('Previous').click();
      await expect(list.heading).toHaveText(`All stories, page ${total - 3} of ${total}`);
      expect(await list.marks()).toBe(`1 … ${total - 4} ${total - 3} ${total - 2} … ${total}`);
      expect(await axeFindings(page)).toEqual([]);
      await page.setViewportSize(phone);
      expect(await axeFindings(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const tops = await list.pagination
        .getByRole('listitem')
        .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    });
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
    await expect(list.featured).toHaveCount(featuredCount);
    await page.goForward();
    await expect(list.heading).toHaveText(`All stories, page 2 of ${total}`);
  });

  test('a reload shows the same page, a new term page 1, and the pages of a term keep it', async ({
    page,
  }) => {
    await page.goto('/blog/page/999');
    const list = new BlogList(page);

    await test.step('beyond the last is the last', async () => {
      await expect(list.heading).toHaveText(`All stories, page ${total} of ${total}`);
    });
    await test.step('a reload shows the same page', async () => {
      await list.link(`Page ${total - 1}`).click();
      await expect(list.heading).toHaveText(`All stories, page ${total - 1} of ${total}`);
      await page.reload();
      await expect(list.heading).toHaveText(`All stories, page ${total - 1} of ${total}`);
      await expect(page).toHaveTitle(`Blog, page ${total - 1} | Bodega Cats of New York`);
      expect(list.address()).toBe(`/blog/page/${total - 1}`);
    });
    await test.step('a new term goes back to page 1, and its pages keep it', async () => {
      await list.field.fill('local story');
      await expect(list.status).toHaveText('44 posts found for “local story”');
      await expect(list.heading).toHaveText('Results for “local story”, page 1 of 8');
      expect(list.address()).toBe('/blog?search=local+story');
      await list.link('Next').click();
      expect(list.address()).toBe('/blog/page/2?search=local+story');
      expect(await list.titles()).toEqual(stories(7, 12));
      await page.reload();
      await expect(list.heading).toHaveText('Results for “local story”, page 2 of 8');
    });
    await test.step('Back gives the last term back', async () => {
      await list.field.fill('story 4');
      await expect(list.status).toHaveText('6 posts found for “story 4”');
      expect(list.address()).toBe('/blog?search=story+4');
      await expect(list.pagination).toHaveCount(0);
      await page.goBack();
      await expect(list.field).toHaveValue('local story');
      await expect(list.heading).toHaveText('Results for “local story”, page 1 of 8');
    });
  });
});

test('the built pagination', async ({ page }) => {
  const { scripts } = watch(page);
  await page.goto('/blog');
  const list = new BlogList(page);
  const second = `All stories, page 2 of ${builtPages}`;

  await test.step('navigates while the search sleeps', async () => {
    await list.link('Next').click();
    await expect(page).toHaveURL(/\/blog\/page\/2$/);
    expect(await list.titles()).toEqual(titlesOf(rest.slice(6, 12)));
    await expect(list.featured).toHaveCount(0);
    expect(scripts).toEqual([]);
  });

  await list.field.fill('no such cat');
  await expect(list.status).toContainText('No posts found');
  await list.field.fill('');
  await expect(list.heading).toHaveText(builtHeading);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });

  await test.step('turns in place once the index is there; a click on the page that is shown adds nothing to the history', async () => {
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    await list.link('Page 1').click();
    await expect(list.heading).toBeFocused();
    expect(await entries()).toBe(before);
    await list.link('Next').click();
    await expect(list.heading).toHaveText(second);
    await expect(list.heading).toBeFocused();
    expect(list.address()).toBe('/blog/page/2');
    await list.link('Page 2').click();
    expect(await entries()).toBe(before + 1);
    await page.goBack();
    await expect(list.heading).toHaveText(builtHeading);
    await expect(list.featured).toHaveCount(featuredCount);
    expect(documents).toEqual([]);
  });
  await test.step('after a reload, Back and Forward show the page of the address', async () => {
    await page.goForward();
    await expect(list.heading).toHaveText(second);
    await page.reload();
    await expect(list.heading).toHaveText(second);
    await page.goBack();
    await expect(list.heading).toHaveText(builtHeading);
    expect(list.address()).toBe('/blog');
    expect(await list.titles()).toEqual(firstGrid);
    await page.goForward();
    await expect(list.heading).toHaveText(second);
    await page.reload();
    // Already awake, but not searched yet.
    await list.wake();
    await page.goBack();
    await expect(list.heading).toHaveText(builtHeading);
  });
});

test.describe('posts of this browser', () => {
  test('stand among the others, replace what they are copies of, and may be featured', async ({
    page,
  }) => {
    const mine = aPost({
      id: 'mine',
      slug: 'mine',
      title: 'Mine',
      date: '2999-11-03',
      isFeatured: true,
    });
    const fresh = aPost({ id: 'fresh', slug: 'fresh', title: 'Fresh', date: 'November 2, 2999' });
    const anew = aPost({
      ...{ id: rest[0]?.id ?? '', slug: 'anew', title: 'Told anew', date: '2999-11-01' },
      content: 'A zebrafish.',
    });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await storePosts(page, [fresh, anew, mine]);
    await page.goto('/blog', { waitUntil: 'networkidle' });
    const list = new BlogList(page);

    await test.step('by date, the first flagged one apart, without any text being fetched', async () => {
      await expect(list.heading).toHaveText(
        `All stories, page 1 of ${Math.ceil((built.length + 1) / 6)}`,
      );
      await expect(list.featured.getByRole('heading')).toHaveText('Mine');
      const others = built.filter((post) => post !== rest[0]);
      expect(await list.titles()).toEqual(titlesOf([fresh, anew, ...others]).slice(0, 6));
      expect(fetched.filter((path) => path.startsWith('/posts'))).toEqual(['/posts.json']);
    });
    await test.step('marked, their category a plain word', async () => {
      const card = list.cards.first();
      await expect(card).toContainText('Only in this browser');
      await expect(card).toContainText('Community');
      await expect(card.getByRole('link')).toHaveCount(1);
      await expect(card.getByRole('link')).toHaveAttribute('href', '/blog/fresh');
      // Instead of a cover on another host, the placeholder shows.
      await expect(card.locator('img')).toHaveAttribute('src', '/art/placeholder.svg');
      await expect(list.cards.nth(1)).toContainText('Your copy in this browser');
      expect(await axeFindings(page)).toEqual([]);
    });
    await test.step('a term fetches the texts, and finds theirs instead of those they replace', async () => {
      await list.field.fill('fresh');
      await expect(list.status).toContainText('found for “fresh”');
      expect(fetched).toContain('/posts-data/texts-1.json');
      expect(await list.titles()).toContain('Fresh');
      await list.field.fill('zebrafish');
      await expect(list.status).toHaveText('1 post found for “zebrafish”');
      await list.field.fill(rest[0]?.excerpt ?? '');
      await expect(list.status).toContainText('No posts found');
    });
  });

  test('while they arrive, nothing of the built list is painted, and nothing moves', async ({
    page,
  }) => {
    await storePosts(page, [aPost({ id: 'mine', title: 'Mine', date: '2026-11-01' })]);
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      // Browsers that report no shifts leave the list empty.
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
    const list = new BlogList(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const release = await hold(page, script);
      await page.goto('/blog', { waitUntil: 'domcontentloaded' });
      await expect(list.skeletons).toHaveCount(6);
      await expect(list.cards).toHaveCount(0);
      await expect(list.featured).toHaveCount(0);
      release();
      await expect(page.getByRole('link', { name: 'Mine' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
      expect(moved, `${width} px`).toEqual([]);
    }
  });

  test('what is no JSON leaves the built list as it is, and itself too', async ({ page }) => {
    const { problems } = watch(page);
    const list = new BlogList(page);
    const stored = '{"posts": [';
    await storePostsText(page, stored);
    await page.goto('/blog');
    await expect(list.cards).toHaveCount(firstGrid.length);
    await expect(list.skeletons).toHaveCount(0);
    await expect(list.featured).toHaveCount(featuredCount);
    await list.field.fill('three-tier cake');
    await expect(list.status).toHaveText('1 post found for “three-tier cake”');
    expect(await storedPostsText(page)).toBe(stored);
    expect(problems).toEqual([]);
  });

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
    await passRetries(page, list.retry);
    expect(answers).toBe(4);
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

  test('the list is there, its links are real, no search is offered, and the pagination leads through all pages', async ({
    page,
  }) => {
    await page.goto('/blog?search=persian');
    const list = new BlogList(page);
    await expect(list.featured).toHaveCount(featuredCount);
    await expect(list.cards).toHaveCount(firstGrid.length);
    await expect(list.skeletons).toHaveCount(0);
    await expect(page.locator('#blog-search')).toBeHidden();
    const { category = '', title = '' } = rest[0] ?? {};
    await list.cards
      .first()
      .getByRole('link', { name: capitalize(category), exact: true })
      .click();
    await expect(page.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
    await page.goBack();

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
