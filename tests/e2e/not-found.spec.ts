import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

const stored = (page: Page) =>
  page
    .evaluate(() => localStorage.getItem('bodega-cats:not-found') ?? '[]')
    .then((text) => JSON.parse(text) as { path: string; timestamp: string }[]);

test('an unknown path answers 404 with its headline, and is not indexed', async ({ page }) => {
  const response = await page.goto('/no-such-cat');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Oops! This page is hiding like a shy bodega cat',
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /\bnoindex\b/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});

test('any depth and any ending of an unknown path answer the same page, whole', async ({
  page,
}) => {
  for (const path of ['/deep/below/nothing', '/no-such-picture.png', '/%F0%9F%90%88']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    await expect(page.locator('main img')).toHaveJSProperty('complete', true);
  }
});

test('the path is stored once with the ISO time, and named on the console', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const before = Date.now();
  await page.goto('/no-such-cat?from=a-mail');
  const [record] = await stored(page);
  expect(record?.path).toBe('/no-such-cat');
  expect(record?.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Date.parse(record?.timestamp ?? '')).toBeGreaterThanOrEqual(before);
  expect(errors.filter((text) => text.includes('/no-such-cat'))).not.toEqual([]);

  await page.goto('/another-cat');
  await page.goto('/no-such-cat');
  expect((await stored(page)).map(({ path }) => path)).toEqual(['/no-such-cat', '/another-cat']);
  expect((await stored(page))[0]).toEqual(record);
});

test('only the last 100 paths are kept', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const full = Array.from({ length: 100 }, (_, n) => ({
      path: `/p${n}`,
      timestamp: '2026-01-01T00:00:00.000Z',
    }));
    localStorage.setItem('bodega-cats:not-found', JSON.stringify(full));
  });
  await page.goto('/no-such-cat');
  const paths = (await stored(page)).map(({ path }) => path);
  expect(paths).toHaveLength(100);
  expect([paths.at(0), paths.at(-1)]).toEqual(['/p1', '/no-such-cat']);
});

test('damaged records are replaced, and blocked storage leaves the page as it is', async ({
  page,
}) => {
  const exceptions: Error[] = [];
  page.on('pageerror', (error) => exceptions.push(error));
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('bodega-cats:not-found', '{"broken'));
  await page.goto('/no-such-cat');
  expect((await stored(page)).map(({ path }) => path)).toEqual(['/no-such-cat']);

  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/no-such-cat');
  await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible();
  // A write that fails is logged, and nothing else comes of it.
  expect(said.join('\n')).toContain('The unknown path could not be recorded');
  expect(exceptions).toEqual([]);
});

/** What the host's rules can't say and the page resolves. */
const moved = [
  ['/ABOUT-US', '/about'],
  ['/About-Us?from=mail#team', '/about?from=mail#team'],
  ['/Shop/TShirts/Black-Cat-Tee', '/shop'],
  ['/Blog-Posts/Snowy-Comes-Home', '/blog/snowy-comes-home'],
  ['/News/Snowy-Comes-Home.HTML', '/blog/snowy-comes-home'],
  ['/1999/12/snowy-comes-home', '/blog/snowy-comes-home'],
  ['/POSTS/snowy-comes-home', '/blog/snowy-comes-home'],
  ['/Petition', '/petition'],
  ['/PressKit', '/presskit'],
  ['/Petition/', '/petition'],
  ['/About.html', '/about'],
  ['/press-kit.html', '/presskit'],
  ['/about//', '/about'],
  ['/faq//', '/about'],
] as const;
test('what moved leads to its place, which takes the old one’s in history, and is not recorded', async ({
  page,
}) => {
  test.slow();
  await page.goto('/contact');
  for (const [from, to] of moved)
    await test.step(`${from} leads to ${to}`, async () => {
      const answer = await page.goto(from);
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveURL(to);
      expect(await stored(page)).toEqual([]);
      await page.goBack();
      await expect(page).toHaveURL('/contact');
    });
});

test('what looks moved and is nothing stays and is recorded', async ({ page }) => {
  const paths = [
    '/No-Such-Cat',
    '/news/no-such-page',
    '/NEWS/x/y.html',
    '/2024/05',
    '/Evil//',
    '/gone//',
  ];
  for (const [index, path] of paths.entries())
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Oops! This page is hiding like a shy bodega cat',
      );
      await expect.poll(async () => (await stored(page)).length).toBe(index + 1);
    });
});

test('a post that nobody wrote is sent on to where posts are, and is told there', async ({
  page,
}) => {
  await page.goto('/2031/01/No-Such-Post');
  await expect(page).toHaveURL('/blog/No-Such-Post');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
});

test('where the host would move the address on, the page goes to the end at once', async ({
  page,
}) => {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  for (const [from, to] of [
    ['/BLOG/18', '/blog/snowy-comes-home'],
    ['/BLOG/PAGE/1', '/blog'],
    ['/NEWS/', '/news'],
    ['/blog/PAGE/1', '/blog'],
  ] as const) {
    opened.length = 0;
    await page.goto(from);
    await expect(page).toHaveURL(to);
    expect(opened).toEqual([from, to]);
  }
});

test('an unknown address that looks like nothing else costs no script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const [index, path] of ['/no-such-cat', '/no-such-cats/', '/%F0%9F%90%88'].entries()) {
    await page.goto(path);
    await expect.poll(async () => (await stored(page)).length, path).toBe(index + 1);
    expect(scripts, path).toEqual([]);
  }
});
