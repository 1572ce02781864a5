import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

const stored = (page: Page) =>
  page
    .evaluate(() => localStorage.getItem('bodega-cats:not-found') ?? '[]')
    .then((text) => JSON.parse(text) as { path: string; timestamp: string }[]);

test('an unknown path answers 404 with the words of the spec, and is not indexed', async ({
  page,
}) => {
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
  // A write that fails is logged (spec section 8), and nothing else comes of it.
  expect(said.join('\n')).toContain('The unknown path could not be recorded');
  expect(exceptions).toEqual([]);
});
