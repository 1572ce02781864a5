import { expect, test } from '@playwright/test';

const legal = '/blog/are-bodega-cats-legal';

test('the list shows every post, newest first, with chip, date and read time', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Blog');
  const posts = page.getByRole('article');
  await expect(posts.getByRole('heading')).toHaveText([
    'Are bodega cats legal? No, and here is who could change it',
    'A day behind the counter, from the cable box to the cheese',
    'Snowy comes home: a Flatbush kitten, two weeks gone',
  ]);
  await expect(posts.nth(1)).toContainText('Working Cats');
  await expect(posts.nth(2)).toContainText('Community stories');
  await expect(posts.first()).toContainText(/April 30, 2026 · \d+ min read/);
  await posts.first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${legal}$`));
});

test('a post has all its parts', async ({ page }) => {
  await page.goto(legal);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  await expect(crumbs).toHaveText([
    'Home',
    'Blog',
    'Are bodega cats legal? No, and here is who could change it',
  ]);
  await expect(crumbs.getByRole('link')).toHaveCount(2);
  const header = page.locator('article > header');
  await expect(header.locator('.chip')).toHaveText('Legal');
  await expect(header.getByRole('heading', { level: 1 })).toHaveText(/^Are bodega cats legal\?/);
  await expect(header).toContainText('By Bodega Cats of New York');
  await expect(header.locator('time')).toHaveAttribute('datetime', '2026-04-30');
  await expect(header.getByRole('img')).toHaveAccessibleName(/^Drawing of a tuxedo cat/);
  await expect(page.getByRole('link', { name: 'Back to All Posts' })).toHaveCount(2);
  await expect(page.locator('article > div > footer')).toContainText('Published on April 30, 2026');
  await expect(page.locator('link[rel="preload"][as="image"]')).toHaveAttribute(
    'href',
    '/art/cover-are-bodega-cats-legal.svg',
  );
});

test('a legal post carries the dated box that one fact fills', async ({ page }) => {
  await page.goto(legal);
  const box = page.getByRole('complementary', { name: 'Where this stands' });
  await expect(box).toContainText('Neither had passed');
  await expect(box).toContainText('As of April 17, 2026.');
  await page.goto('/blog/snowy-comes-home');
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test('links of a post to other hosts open a new tab, our own stay', async ({ page }) => {
  await page.goto(legal);
  const outside = page.locator('.prose a[href^="http"]');
  expect(await outside.count()).toBeGreaterThan(5);
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
  await expect(page.locator('.prose a[href^="/blog/"][target]')).toHaveCount(0);
});

test('the feed names every post and is announced on every page', async ({ page, request }) => {
  await page.goto('/about');
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  expect(feed).toBe('/rss.xml');
  const text = await (await request.get('/rss.xml')).text();
  expect(text.match(/<item>/g)).toHaveLength(3);
  expect(text).toContain(`<link>https://bodegacatsofnewyork.com${legal}</link>`);
});
