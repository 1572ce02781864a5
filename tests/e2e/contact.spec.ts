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

test('shows the map of Manhattan in a closed-in frame after the click', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The map</p>' }),
  );
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Load map' }).click();
  const frame = page.getByTitle('Map of Manhattan');
  await expect(frame).toHaveAttribute(
    'src',
    'https://www.openstreetmap.org/export/embed.html?bbox=-74.03,40.69,-73.90,40.88&layer=mapnik',
  );
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  await expect(frame).toBeFocused();
  await expect(frame.contentFrame().getByText('The map')).toBeVisible();
  await expect(page.getByRole('img', { name: /map of Manhattan/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Load map' })).toHaveCount(0);
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
