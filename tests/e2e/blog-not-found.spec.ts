import { firstPosts } from '#src/config/first-posts.ts';
import { builtPost } from '#tests/support/built-posts.ts';
import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { watch } from '#tests/support/watched-page.ts';

// One of the first posts, which are also found by their ids.
const post = builtPost('18', ({ id }) => firstPosts.some((first) => first.id === id));
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const records = (page: Page) =>
  page
    .evaluate(() => localStorage.getItem('bodega-cats:not-found') ?? '[]')
    .then((text) => (JSON.parse(text) as { path: string }[]).map(({ path }) => path));

test('a post that nobody wrote answers 404 with its sentences and two ways out', async ({
  page,
}) => {
  const { problems, scripts } = watch(page);
  const response = await page.goto('/blog/no-such-post');
  expect(response?.status()).toBe(404);
  await expect(title(page)).toHaveText('Blog Post Not Found');
  await expect(page.locator('main')).toContainText(
    "Sorry, the blog post you're looking for doesn't exist or has been removed.",
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /\bnoindex\b/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  expect(await records(page)).toEqual(['/blog/no-such-post']);
  expect(problems).toEqual([
    expect.stringMatching(/Failed to load resource: .* 404/),
    'console error: 404: no page at /blog/no-such-post',
  ]);
  expect(scripts).toEqual([]);

  await test.step('any depth under /blog answers the same page, whole', async () => {
    for (const path of ['/blog/a/b/c', '/blog/tag/no-such-tag', '/blog/%F0%9F%90%88']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(title(page)).toHaveText('Blog Post Not Found');
      await expect(page.locator('main .stage svg').first()).toBeVisible();
    }
  });
  for (const name of ['Browse All Blog Posts', 'Back to Blog']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL('/blog');
    await page.goBack();
  }
});

test('the id of a built post leads to it by the host’s own rule', async ({ request }) => {
  const response = await request.get(`/blog/${post.id}`, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe(`/blog/${post.slug}`);
});

test('opened by its own name it stands; another letter case is no missing post', async ({
  page,
  request,
}) => {
  const { problems } = watch(page);
  await page.goto('/blog/404');
  await expect(title(page)).toHaveText('Blog Post Not Found');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /\bnoindex\b/);
  expect(await records(page)).toEqual([]);
  expect(problems).toEqual([]);
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain('not-found');

  await test.step('another letter case leads to the post, which takes its place in history', async () => {
    await page.goto(`/blog/${post.slug.toUpperCase()}?from=mail#sources`);
    await expect(page).toHaveURL(`/blog/${post.slug}?from=mail#sources`);
    await expect(title(page)).toHaveText(post.title);
    expect(await records(page)).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL('/blog/404');
  });
  await test.step('another letter case of nothing is nothing, and is recorded as it was asked for', async () => {
    await page.goto('/blog/No-Such-Post');
    await expect(title(page)).toHaveText('Blog Post Not Found');
    await expect.poll(() => records(page)).toEqual(['/blog/No-Such-Post']);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the view simply stands, placeholders and offers to reload stay away', async ({ page }) => {
    await page.goto('/blog/No-Such-Post');
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse All Blog Posts' })).toBeVisible();
    await expect(page.locator('#local-post')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Reload page' })).toBeHidden();
  });
});
