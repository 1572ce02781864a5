import { expect, test } from '@playwright/test';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="36"><path d="M0 0h64v36H0z"/></svg>';

test('a picture that is loading is clear, and fades in when it has loaded', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/art/scene-bridge.svg', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const picture = page.locator('img[src="/art/scene-bridge.svg"]');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('data-picture', 'loading');
  await expect(picture).toHaveCSS('opacity', '0');
  await expect(picture).toHaveCSS('transition-property', 'opacity');
  release(undefined);
  await expect(picture).toHaveAttribute('data-picture', 'loaded');
  await expect(picture).toHaveCSS('opacity', '1');
});

test('the first picture of a page is there at once, without a fade', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  const hero = page.locator('main > header img');
  await expect(hero).toHaveAttribute('loading', 'eager');
  await expect(hero).toHaveAttribute('fetchpriority', 'high');
  await expect(hero).toHaveCSS('opacity', '1');
  await expect(hero).toHaveAttribute('data-picture', 'loaded');
});

test('a picture that failed says Image not available, on the page and on the console', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route('**/art/scene-bridge.svg', (route) => route.abort());
  await page.route('**/art/product-1.svg', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.goto('/');
  for (const name of ['scene-bridge', 'product-1']) {
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
    '/product-1.svg',
    '/scene-bridge.svg',
  ]);
});

test('a picture that failed before the script ran is noticed too', async ({ page }) => {
  await page.route('**/art/hero.svg', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('main > header').getByText('Image not available')).toBeVisible();
});

test.describe('a cover that failed', () => {
  test('becomes the placeholder picture, and says so on the console', async ({ page }) => {
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

  test('says Image not available where the placeholder fails too', async ({ page }) => {
    await page.route(/\/art\/(?:cover-.*|placeholder)\.svg/, (route) => route.abort());
    await page.goto('/blog');
    await expect(page.getByText('Image not available').first()).toBeVisible();
  });

  test('has a placeholder that is there', async ({ request }) => {
    const response = await request.get('/art/placeholder.svg');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('image/svg+xml');
  });
});

test('raster pictures come at 320, 640 and 1024 px, in modern formats, with their size', async ({
  page,
}) => {
  await page.goto('/');
  const picture = page.locator('picture').first();
  const types = await picture
    .locator('source')
    .evaluateAll((all) => all.map((source) => (source as HTMLSourceElement).type));
  expect(types).toEqual(['image/avif', 'image/webp']);
  const sets = await picture
    .locator('source, img')
    .evaluateAll((all) => all.map((element) => element.getAttribute('srcset') ?? ''));
  for (const set of sets) {
    expect([...set.matchAll(/ (\d+)w/g)].map(([, width]) => width)).toEqual(['320', '640', '1024']);
  }
  const image = picture.locator('img');
  await expect(image).toHaveAttribute('width', /^\d+$/);
  await expect(image).toHaveAttribute('height', /^\d+$/);
});
