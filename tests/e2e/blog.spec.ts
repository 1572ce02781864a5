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

test('the feed names every post and is announced on every page', async ({ page, request }) => {
  await page.goto('/about');
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  expect(feed).toBe('/rss.xml');
  const text = await (await request.get('/rss.xml')).text();
  expect(text.match(/<item>/g)).toHaveLength(3);
  expect(text).toContain(`<link>https://bodegacatsofnewyork.com${legal}</link>`);
});
