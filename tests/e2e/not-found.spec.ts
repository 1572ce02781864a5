import { firstPosts } from '#src/config/first-posts.ts';
import { builtPost } from '#tests/support/built-posts.ts';
import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';

const headline = 'Oops! This page is hiding like a shy bodega cat';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const stored = (page: Page) =>
  page
    .evaluate(() => localStorage.getItem('bodega-cats:not-found') ?? '[]')
    .then((text) => JSON.parse(text) as { path: string; timestamp: string }[]);
const storedPaths = async (page: Page) => (await stored(page)).map(({ path }) => path);

test('an unknown path answers 404 with its headline, costs no script, and is recorded', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const before = Date.now();
  const response = await page.goto('/no-such-cat?from=a-mail');

  await test.step('with its headline, and is not indexed', async () => {
    expect(response?.status()).toBe(404);
    await expect(title(page)).toHaveText(headline);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /\bnoindex\b/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });
  const [record] = await stored(page);
  await test.step('stored with the ISO time, and named on the console', () => {
    expect(record?.path).toBe('/no-such-cat');
    expect(record?.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Date.parse(record?.timestamp ?? '')).toBeGreaterThanOrEqual(before);
    expect(errors.filter((text) => text.includes('/no-such-cat'))).not.toEqual([]);
  });
  const others = ['/deep/below/nothing', '/no-such-picture.png', '/no-such-cats/', '/%F0%9F%90%88'];
  await test.step('any depth and any ending answer the same page, whole', async () => {
    for (const path of others) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
      await expect(page.getByRole('button', { name: /^A paper bag/ })).toBeVisible();
      await expect.poll(() => storedPaths(page)).toContain(path);
    }
  });
  await test.step('each once', async () => {
    await page.goto('/no-such-cat');
    await expect(title(page)).toHaveText(headline);
    expect(await storedPaths(page)).toEqual(['/no-such-cat', ...others]);
    expect((await stored(page))[0]).toEqual(record);
    expect(scripts).toEqual([]);
  });
  await test.step('a cat looks out of the bag that is held, also by the keyboard', async () => {
    const top = async () => (await page.locator('.bag .cat').last().boundingBox())?.y ?? 0;
    const hidden = await top();
    await page.getByRole('button', { name: /^A paper bag/ }).focus();
    await page.keyboard.press('Shift');
    await expect.poll(top).toBeLessThan(hidden - 40);
  });
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});

test('on a phone the bag lies over no link', async ({ page }) => {
  await page.setViewportSize({ width: 430, height: 932 });
  await page.goto('/no-such-cat');
  await page.getByRole('link', { name: 'Meet the cats' }).click();
  await expect(page).toHaveURL('/cats');
});

test('damaged records are replaced, and blocked storage leaves the page as it is', async ({
  page,
}) => {
  const exceptions: Error[] = [];
  page.on('pageerror', (error) => exceptions.push(error));
  await page.goto('/no-such-cat');
  await page.evaluate(() => localStorage.setItem('bodega-cats:not-found', '{"broken'));
  await page.reload();
  expect(await storedPaths(page)).toEqual(['/no-such-cat']);

  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible();
  // A write that fails is logged, and nothing else comes of it.
  expect(said.join('\n')).toContain('The unknown path could not be recorded');
  expect(exceptions).toEqual([]);
});

// One of the first posts, whose old addresses lead to it.
const post = builtPost('18', ({ id }) => firstPosts.some((first) => first.id === id));

// Which address leads where, tests/unit/redirects shows; here, that the page asks and goes there.
test('what moved leads to its place, which takes the old one’s in history, and is not recorded', async ({
  page,
}) => {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  await page.goto('/contact');
  const entries = () => page.evaluate(() => history.length);
  for (const [from, to] of [
    ['/About-Us?from=mail#team', '/about?from=mail#team'],
    ['/faq//', '/about'],
    // Each of these looks moved by one sign alone: its ending, its year.
    ['/press-kit.html', '/presskit'],
    [`/1999/12/${post.slug}`, `/blog/${post.slug}`],
    // Where the host would move the address on, the page goes to the end at once.
    ['/blog/PAGE/1', '/blog'],
  ] as const)
    await test.step(`${from} leads to ${to}`, async () => {
      opened.length = 0;
      const before = await entries();
      const answer = await page.goto(from);
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveURL(to);
      expect(opened).toEqual([from, to].map((path) => path.replace(/[?#].*/, '')));
      expect(await stored(page)).toEqual([]);
      expect(await entries()).toBe(before + 1);
    });
  await page.goBack();
  await expect(page).toHaveURL(`/blog/${post.slug}`);
  await test.step('a post that nobody wrote is sent on to where posts are, and is told there', async () => {
    await page.goto('/2031/01/No-Such-Post');
    await expect(page).toHaveURL('/blog/No-Such-Post');
    await expect(title(page)).toHaveText('Blog Post Not Found');
  });
});

test('what looks moved and is nothing stays and is recorded', async ({ page }) => {
  for (const [index, path] of ['/No-Such-Cat', '/gone//'].entries())
    await test.step(path, async () => {
      await page.goto(path);
      await expect(title(page)).toHaveText(headline);
      await expect.poll(async () => (await stored(page)).length).toBe(index + 1);
    });
});
