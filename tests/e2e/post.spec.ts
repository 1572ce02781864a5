import { expect, type Locator, type Page } from '@playwright/test';
import type { Post } from '#src/lib/posts/post.ts';
import { formatDay } from '#src/lib/posts/dates.ts';
import { relatedPosts } from '#src/lib/posts/related.ts';
import { topicName } from '#src/lib/posts/topics.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { hold } from '#tests/support/held-answers.ts';
import { builtPost, builtPosts } from '#tests/support/built-posts.ts';
import { allowClipboard, expectCopied } from '#tests/support/clipboard.ts';
import { supportsCss } from '#tests/support/css-supports.ts';
import { test } from '#tests/support/look.ts';

/** A long post on the law, which has the dated box and a source that is called 'petition update'. */
const post = builtPost(
  '2',
  ({ category, content }) =>
    category === 'legal' && content.includes('[petition update](https://www.change.org/p/'),
);
const other = builtPost('18', ({ category }) => category !== 'legal' && category !== 'news');
const sections = [...post.content.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
const legal = `/blog/${post.slug}`;
const legalTitle = post.title;
const day = formatDay(post.date);
const { lastUpdated = post.date } = post;
const updated = lastUpdated > post.date ? `Updated ${formatDay(lastUpdated)} · ` : '';
const address = `https://bodegacatsofnewyork.com${legal}`;
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** The table of contents and its parts. */
function contentsOf(page: Page) {
  const nav = page.getByRole('navigation', { name: 'In this post' });
  return { nav, summary: nav.locator('summary'), links: nav.getByRole('link') };
}

/** Replaces the browser's own dialog, which no test can press; `window.shared` holds what it got. */
async function giveShareDialog(page: Page) {
  await page.addInitScript(() => {
    const share = (data: ShareData) => {
      Object.assign(window, { shared: data });
      return Promise.reject(new DOMException('Share canceled', 'AbortError'));
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
}

test('a post has all its parts', async ({ look }) => {
  const page = await look(legal);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['Home', 'Blog', legalTitle]);
  await expect(crumbs.getByRole('link')).toHaveCount(2);
  const article = page.getByRole('article', { name: legalTitle });
  const header = article.locator('> header');
  await expect(header.getByRole('link', { name: 'Legal', exact: true })).toHaveAttribute(
    'href',
    '/blog/category/legal',
  );
  await expect(header.getByRole('heading', { level: 1 })).toHaveText(legalTitle);
  await expect(header.locator('.byline')).toHaveText(
    `${day} · ${updated}${post.readTime} · By Bodega Cats of New York`,
  );
  await expect(header.locator('time').first()).toHaveAttribute('datetime', post.date);
  await expect(header).toContainText(post.excerpt);
  await expect(header.getByRole('img')).toHaveAccessibleName(/^Drawing of /);
  // The order in which it is read out.
  const order = await article.evaluate((element) => {
    const parts = ['.crumbs', '.more', '.chip', 'h1', '.byline', 'header img', '.lead', '.prose'];
    const all = [...element.querySelectorAll('*')];
    return parts.map((part) => all.indexOf(element.querySelector(part) ?? element));
  });
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
  const back = article.getByRole('link', { name: 'Back to All Posts' });
  await expect(back).toHaveCount(2);
  for (const link of await back.all()) await expect(link).toHaveAttribute('href', '/blog');
  await expect(article.locator('> div > footer')).toContainText(`Published on ${day}`);
  const tags = article.getByRole('list', { name: 'Tags' }).getByRole('link');
  await expect(tags).toHaveText(post.tags.map(topicName));
  for (const [index, tag] of post.tags.entries())
    await expect(tags.nth(index)).toHaveAttribute('href', `/blog/tag/${tag}`);
});

test('a post preloads its cover and tells machines when it came out', async ({ look }) => {
  const page = await look(legal);
  await expect(page.locator('link[rel="preload"][as="image"]')).toHaveAttribute(
    'href',
    post.coverImage ?? '',
  );
  await expect(page.locator('meta[property="article:published_time"]')).toHaveAttribute(
    'content',
    `${post.date}T17:00:00Z`,
  );
});

test('a post that was changed later says so under its title', async ({ look }) => {
  const { slug, lastUpdated = '' } =
    builtPosts().find((post) => post.lastUpdated !== undefined) ?? {};
  const page = await look(`/blog/${String(slug)}`);
  await expect(page.locator('.byline')).toContainText(`Updated ${formatDay(lastUpdated)} ·`);
  await expect(page.locator('.byline time').last()).toHaveAttribute('datetime', lastUpdated);
});

test('links of a post to other hosts open a new tab, our own stay', async ({ look }) => {
  const page = await look(legal);
  const outside = page.locator('.prose a[href^="http"]');
  expect(await outside.count()).toBeGreaterThan(5);
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
  await expect(page.locator('.prose a[href^="/blog/"][target]')).toHaveCount(0);
});

test('a post is handed on by plain links', async ({ look }) => {
  const page = await look(legal);
  const links = page.getByRole('region', { name: 'Share this post' }).getByRole('link');
  await expect(links).toContainText(['E-mail', 'Bluesky', 'Facebook', 'Reddit']);
  for (const link of await links.all())
    await expect(link).toHaveAttribute('href', new RegExp(`=${address}$`));
  await expect(links.first()).not.toHaveAttribute('target');
  for (const link of (await links.all()).slice(1)) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
});

test('a legal post carries the dated box that one fact fills', async ({ look }) => {
  const page = await look(legal);
  const box = page.getByRole('complementary', { name: 'Where this stands' });
  await expect(box).toContainText('Neither had passed');
  await expect(box).toContainText('As of April 17, 2026.');
  await look(`/blog/${other.slug}`);
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

/** The table of contents, beside the text and above it. */
async function expectContents(page: Page) {
  const { nav, summary, links } = contentsOf(page);
  await test.step('stands open beside the text from 1280 px and stays there', async () => {
    await page.setViewportSize(desktop);
    await page.goto(legal);
    await expect(summary).toBeHidden();
    await expect(links).toHaveCount(sections.length);
    await links.last().click();
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeInViewport();
    await expect(nav).toBeInViewport({ ratio: 1 });
    const beside = await nav.boundingBox();
    const text = await page.locator('.prose').boundingBox();
    expect((beside?.x ?? NaN) + (beside?.width ?? NaN)).toBeLessThan(text?.x ?? NaN);
  });
  await test.step('lists the sections of a long post, folded on a phone', async () => {
    await page.setViewportSize(phone);
    await expect(links).toHaveCount(0);
    await summary.click();
    await expect(links).toHaveText(sections);
    await links.nth(3).click();
    await expect(page).toHaveURL(`${legal}${await links.nth(3).getAttribute('href')}`);
    const heading = page.getByRole('heading', { name: sections[3] ?? '', exact: true });
    await expect(heading).toBeInViewport();
    // Below the header, which may lie over the page.
    const header = await page.locator('.site-header').boundingBox();
    const top = (await heading.boundingBox())?.y ?? NaN;
    expect(top).toBeGreaterThan(Math.max((header?.y ?? NaN) + (header?.height ?? NaN), 0));
  });
}

test('the table of contents', async ({ page }) => {
  await expectContents(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a post has its table of contents, and is handed on by its plain links alone', async ({
    page,
  }) => {
    await expectContents(page);
    const share = page.getByRole('region', { name: 'Share this post' });
    await expect(share.getByRole('link')).toHaveCount(4);
    await expect(share.getByRole('button')).toHaveCount(0);
  });
});

/** The share of the window's width that the reading progress takes, from 0 to 1; null if there is none. */
function progressOf(page: Page): Promise<number | null> {
  return page.locator('article.post').evaluate((article) => {
    const { animationName, scale } = getComputedStyle(article, '::before');
    return animationName === 'read' ? parseFloat(scale) : null;
  });
}

test('a bar shows how far the reading is', async ({ page }) => {
  test.skip(
    !(await supportsCss(page, 'animation-timeline: scroll()')),
    'There is no bar without scroll-driven animations.',
  );
  await page.goto(legal);
  await expect.poll(() => progressOf(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await expect.poll(() => progressOf(page)).toBeGreaterThan(0.3);
  expect(await progressOf(page)).toBeLessThan(0.7);
});

test('nobody who asked for less motion sees the bar', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(legal);
  expect(await progressOf(page)).toBeNull();
});

test('the section that is being read is marked in the table of contents', async ({ page }) => {
  test.skip(
    !(await supportsCss(page, 'selector(:target-current)')),
    'Nothing is marked without :target-current.',
  );
  await page.setViewportSize(desktop);
  await page.goto(legal);
  const { nav, links } = contentsOf(page);
  const current = nav.locator('li a:target-current');
  await expect(nav.locator(':target-current')).toHaveCount(1);
  await expect(current, 'before the first section').toHaveCount(0);
  await links.nth(4).click();
  await expect(current).toHaveText(sections[4] ?? '');
  await expect(current).toHaveCSS('-webkit-text-stroke-width', '0.4px');
  await expect(links.first()).toHaveCSS('-webkit-text-stroke-width', '0px');
});

test('a post leads on to three related posts and to its neighbors', async ({ page }) => {
  const posts = builtPosts();
  const title = page.getByRole('heading', { level: 1 });

  await test.step('each related one has cover, title, date and read time', async () => {
    const titles = relatedPosts(post, posts).map((related) => related.title);
    await page.goto(legal);
    const related = page.getByRole('region', { name: 'Related posts' });
    const cards = related.getByRole('listitem');
    await expect(related.getByRole('link')).toHaveText(titles);
    await expect(cards).toHaveCount(Math.min(3, posts.length - 1));
    await expect(cards.first()).toContainText(/[A-Z][a-z]+ \d+, 202\d · \d+ min read/);
    await expect(related.locator('img')).toHaveCount(titles.length);
    // The whole card is the link.
    await cards.first().click({ position: { x: 40, y: 60 } });
    await expect(title).toHaveText(titles[0] ?? '');
  });
  await test.step('its newer and its older neighbor in the order of the list', async () => {
    const neighbors = page
      .getByRole('navigation', { name: 'Newer and older posts' })
      .getByRole('link');
    const [newest, next, third] = posts as [Post, Post, Post];
    await page.goto(`/blog/${newest.slug}`);
    await expect(neighbors).toHaveText([`Older post →${next.title}`]);
    await neighbors.click();
    await expect(title).toHaveText(next.title);
    await expect(neighbors).toHaveText([
      `← Newer post${newest.title}`,
      `Older post →${third.title}`,
    ]);
  });
});

test('copies the address of a post, and says so, or that it could not', async ({ page }) => {
  await allowClipboard(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  await giveShareDialog(page);
  await page.goto(`${legal}#sources`);
  const copy = page.getByRole('button', { name: 'Copy link' });
  await copy.click();
  await expect(page.getByRole('status')).toHaveText('Copied to clipboard!');
  await expectCopied(page, address);

  await test.step('axe finds nothing then, with the contents open', async () => {
    await contentsOf(page).summary.click();
    expect(await axeFindings(page)).toEqual([]);
  });
  await test.step('says when the address could not be copied', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await copy.click();
    await expect(page.getByRole('status')).toHaveText('Failed to copy to clipboard');
  });
});

test('offers the dialog of a browser that has one, and takes a no; else no Share button', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await page.goto(legal);
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(share).toHaveCount(0);

  await giveShareDialog(page);
  await page.reload();
  await share.click();
  expect(await page.evaluate('window.shared')).toEqual({ title: legalTitle, url: address });
  await expect(page.getByRole('status')).toBeEmpty();
  expect(errors).toEqual([]);
});

/** Ink on white, with no heading cut from its text. */
async function expectInk(page: Page) {
  const colors = await page
    .locator('main :visible')
    .evaluateAll((parts) => [
      ...new Set(parts.map((part) => getComputedStyle(part).color)),
      ...new Set(parts.map((part) => getComputedStyle(part).backgroundColor)),
    ]);
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  const breaks = await page
    .locator('main :is(h2, h3)')
    .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).breakAfter));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
}

test('on paper a post is its words and its sources with their addresses, ink on white', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  await page.goto(legal);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(`Published on ${day}`)).toBeVisible();
  const gone =
    '.site-header, .site-footer, .skip-link, .toc, .hand-on, .neighbors, .related, .more';
  await expect(page.locator(gone).and(page.locator(':visible'))).toHaveCount(0);
  const source = page.getByRole('link', { name: 'petition update' });
  const behind = await source.evaluate((link) => getComputedStyle(link, '::after').content);
  // Browsers return the parts of the text together or one by one.
  expect(behind).toMatch(/^" <.*https:\/\/www\.change\.org\/p\/.*>"$/);
  const inside = page.locator('.prose a[href^="/blog/"]').first();
  expect(await inside.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none');
  await expectInk(page);
  expect(await axeFindings(page)).toEqual([]);

  await test.step('so is the press kit', async () => {
    await page.goto('/presskit');
    await expectInk(page);
  });
});

test('a phone keeps the room of a cover that is still on its way', async ({ page }) => {
  const letGo = await hold(page, '**/art/cover-*');
  await page.setViewportSize(phone);
  await page.goto('/blog/snowy-comes-home', { waitUntil: 'domcontentloaded' });
  const excerpt = page.locator('.post-header .lead');
  const before = await excerpt.boundingBox();
  letGo();
  await page.waitForLoadState();
  expect(await excerpt.boundingBox()).toEqual(before);
});

test('a margin stands beside its paragraph at 1280, in the text at 768, across it at 390, and on paper; nobody hears its words twice', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/blog/snowy-comes-home');
  const text = page.locator('.prose');
  const poster = text.locator('.beside').filter({ hasText: 'A Persian kitten' });
  // It names words of the first paragraph under a heading, and follows that where there is no margin.
  const named = text.locator('> p').filter({ hasText: 'Prince Deli and Juice Bar was open' });
  const next = text.locator('> p').filter({ hasText: 'A store cat lives in a room' });
  const places = async (paragraph: Locator) => {
    const [piece, paper, words, column] = await Promise.all(
      [poster, poster.locator('.lost'), paragraph, text].map((part) => part.boundingBox()),
    );
    if (!piece || !paper || !words || !column) throw new Error('Nothing is drawn.');
    return { piece, paper, words, right: column.x + column.width };
  };
  const wide = await places(named);
  expect(wide.piece.x).toBeGreaterThan(wide.right);
  expect(wide.piece.x + wide.piece.width).toBeLessThanOrEqual(desktop.width);
  // Its turn lifts a corner.
  expect(Math.abs(wide.paper.y - wide.words.y)).toBeLessThan(16);
  expect(wide.words.width).toBeGreaterThan(600);
  await expect(poster.getByText('A Persian kitten')).toBeVisible();
  await expect(poster).toMatchAriaSnapshot('- link "The card of Snowy"');
  await expect(poster.getByRole('link')).toHaveAttribute('href', '/cats#cat-snowy-flatbush');
  await expect(text.getByRole('note')).toContainText('A8341');
  const quote = text.locator('.beside').filter({ hasText: 'Ask a vet about the chip' });
  await expect(quote.locator('> [aria-hidden="true"]')).toBeVisible();

  await page.setViewportSize({ width: 768, height: 900 });
  const middle = await places(next);
  expect(middle.piece.x + middle.piece.width).toBeLessThanOrEqual(middle.right);
  expect(Math.abs(middle.piece.y - middle.words.y)).toBeLessThan(16);
  expect(middle.piece.width).toBeLessThan(middle.words.width / 2);

  await page.setViewportSize(phone);
  const narrow = await places(next);
  expect(narrow.piece.y + narrow.piece.height).toBeLessThan(narrow.words.y);
  expect(narrow.piece.width).toBe(narrow.words.width);

  // As wide as the words of a sheet are, which is as wide as a tablet.
  await page.setViewportSize({ width: 643, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await expect(poster.getByText('A Persian kitten')).toBeVisible();
  await expect(quote.locator('p')).toBeVisible();
});
