import { expect } from '@playwright/test';
import { test } from '#tests/support/look.ts';

test('has an e-mail link and a social link', async ({ look }) => {
  const page = await look('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'E-mail us' })).toHaveAttribute(
    'href',
    /^mailto:[^@\s]+@[^@\s]+$/,
  );
  await expect(main.getByRole('link', { name: /^@bodegacatsofnewyork/ })).toHaveAttribute(
    'href',
    'https://www.instagram.com/bodegacatsofnewyork/',
  );
});

test('asks no other host before a click on Load map', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  await page.goto('/contact', { waitUntil: 'load' });
  await expect(page.getByRole('img', { name: /map of Manhattan/ })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test('lays the map of Manhattan in a closed-in frame over the drawing, and moves nothing', async ({
  page,
}) => {
  await page.clock.install();
  const map = Promise.withResolvers<string>();
  await page.route('https://www.openstreetmap.org/**', async (route) => {
    await route.fulfill({ contentType: 'text/html', body: await map.promise });
  });
  await page.goto('/contact');
  const button = page.getByRole('button', { name: 'Load map' });
  const frame = page.getByTitle('Map of Manhattan');
  const place = page.locator('#map-place');
  await button.scrollIntoViewIfNeeded();
  const before = await place.boundingBox();

  await test.step('the drawing stays as long as nothing answers', async () => {
    await button.click();
    await expect(button).toHaveCount(0);
    await expect(place).toBeFocused();
    expect(await place.boundingBox()).toEqual(before);
    await expect(page.getByRole('status')).toHaveText('The real map is on its way.');
    await page.clock.runFor(6_000);
    await expect(page.getByRole('status')).toHaveText('The map doesn’t come. Look there:');
    await expect(page.getByRole('link', { name: /^OpenStreetMap/ })).toBeVisible();
    await expect(frame).toBeHidden();
    await page.getByRole('button', { name: 'Show the drawing' }).click();
    await expect(page.getByRole('status')).toHaveText('');
    await expect(frame).toHaveCount(0);
  });

  await button.click();
  await expect(frame).toHaveAttribute(
    'src',
    'https://www.openstreetmap.org/export/embed.html?bbox=-74.03,40.69,-73.90,40.88&layer=mapnik',
  );
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  map.resolve('<p>The map</p>');
  await expect(frame).toBeFocused();
  await expect(frame.contentFrame().getByText('The map')).toBeVisible();
  expect(await place.boundingBox()).toEqual(before);
  await expect(button).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links the map instead of offering a dead button', async ({ look }) => {
    const page = await look('/contact');
    await expect(page.getByRole('button', { name: 'Load map' })).toBeHidden();
    await expect(page.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\//,
    );
  });
});
