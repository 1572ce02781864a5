import { expect, test } from '#tests/support/test.ts';
import type { Locator } from '@playwright/test';
import { hold } from '#tests/support/held-answers.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="36"><path d="M0 0h64v36H0z"/></svg>';

test('pictures load clear and fade in, the first one of a page without a fade', async ({
  page,
}) => {
  const release = await hold(page, '**/art/bridge.svg');

  await test.step('the first is there at once', async () => {
    await page.goto('/blog/snowy-comes-home');
    const cover = page.locator('.post-header figure img');
    await expect(cover).toHaveAttribute('loading', 'eager');
    await expect(cover).toHaveAttribute('fetchpriority', 'high');
    await expect(cover).toHaveCSS('opacity', '1');
    await expect(cover).toHaveAttribute('data-picture', 'loaded');
  });
  await page.goto('/', { waitUntil: 'commit' });
  await test.step('another is clear while it loads, and fades in when it has loaded', async () => {
    const picture = page.locator('img[src="/art/bridge.svg"]');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-picture', 'loading');
    await expect(picture).toHaveCSS('opacity', '0');
    await expect(picture).toHaveCSS('transition-property', 'opacity');
    release();
    await expect(picture).toHaveAttribute('data-picture', 'loaded');
    await expect(picture).toHaveCSS('opacity', '1');
  });
  await test.step('raster pictures come at 320, 640 and 1024 px, in modern formats, with their size', () =>
    expectAllSizes(page.locator('picture').first()));
});

async function expectAllSizes(picture: Locator) {
  const types = await picture
    .locator('source')
    .evaluateAll((all) => all.map((source) => (source as HTMLSourceElement).type));
  expect(types).toEqual(['image/avif']);
  await expect(picture.locator('img')).toHaveAttribute('src', /\.webp$/);
  const sets = await picture
    .locator('source, img')
    .evaluateAll((all) => all.map((element) => element.getAttribute('srcset') ?? ''));
  for (const set of sets) {
    expect([...set.matchAll(/ (\d+)w/g)].map(([, width]) => width)).toEqual(['320', '640', '1024']);
  }
  const image = picture.locator('img');
  await expect(image).toHaveAttribute('width', /^\d+$/);
  await expect(image).toHaveAttribute('height', /^\d+$/);
}

test('a picture that failed says Image not available, on the page and on the console', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route(/\/art\/(?:care-check-ups|bridge)\.svg/, (route) => route.abort());
  await page.route('**/art/product-3.svg', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.goto('/');
  for (const name of ['care-check-ups', 'bridge', 'product-3']) {
    const picture = page.locator(`img[src="/art/${name}.svg"]`);
    await picture.evaluate((image) => image.scrollIntoView());
    await expect(picture).toHaveAttribute('data-picture', 'failed');
    await expect(picture).toBeHidden();
    const note = picture.locator('xpath=following-sibling::*[1]');
    await expect(note).toHaveText('Image not available');
    await expect(note).toBeVisible();
  }
  const ours = errors.filter((text) => text.startsWith('Image not available: '));
  expect(ours.map((text) => text.slice(text.lastIndexOf('/'))).toSorted()).toEqual([
    '/bridge.svg',
    '/care-check-ups.svg',
    '/product-3.svg',
  ]);
});

test('a cover that failed becomes the placeholder picture', async ({ page, request }) => {
  await test.step('which is there', async () => {
    const response = await request.get('/art/placeholder.svg');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('image/svg+xml');
  });
  await test.step('and says so on the console', async () => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.route('**/art/cover-*.svg', (route) => route.abort());
    await page.route('**/art/placeholder.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: svg }),
    );
    await page.goto('/blog');
    const covers = page.locator('img[src="/art/placeholder.svg"]');
    await expect(covers).not.toHaveCount(0);
    await expect(covers.first()).toHaveAttribute('data-picture', 'loaded');
    await expect(covers.first()).toHaveCSS('opacity', '1');
    await expect(page.getByText('Image not available')).toHaveCount(0);
    expect(errors.join('\n')).toMatch(/Image not available: .*\/art\/cover-/);
  });
  await test.step('or says Image not available where that fails too', async () => {
    await page.route('**/art/placeholder.svg', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Image not available').first()).toBeVisible();
  });
});
