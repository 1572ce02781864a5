import { expect } from '@playwright/test';
import { SiteHeader } from '#tests/pages/site-header.ts';
import { distinctPages } from '#tests/support/built-site.ts';
import { test } from '#tests/support/look.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

for (const { path, file } of distinctPages()) {
  test(`${file}: heading, content and navigation are there without scripts`, async ({ look }) => {
    const page = await look(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { links, menuButton } = new SiteHeader(page);
    await expect(menuButton).toBeHidden();
    await expect(links).toHaveCount(6);
    for (const link of await links.all()) await expect(link).toBeInViewport();
    // What waits for a script is not offered; what a script would show is shown.
    await expect(page.locator('[data-needs-script]:visible')).toHaveCount(0);
    await expect(page.locator('main [hidden]:not([data-needs-script], :visible)')).toHaveCount(0);
    const faded = await page
      .locator('img[data-picture]:visible')
      .evaluateAll(
        (all) => all.filter((picture) => getComputedStyle(picture).opacity !== '1').length,
      );
    expect(faded).toBe(0);
  });
}

test('the home page shows all 37 products, all four quotes and all 11 publications', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('#shop-shelf > li:visible')).toHaveCount(37);
  const quotes = page.locator('#press-quotes > li');
  await expect(quotes).toHaveCount(4);
  const tops = new Set<number>();
  for (const quote of await quotes.all()) {
    await expect(quote).toHaveCSS('opacity', '1');
    tops.add(Math.round((await quote.boundingBox())?.y ?? NaN));
  }
  expect(tops.size).toBe(4);
  const logos = page.locator('#featured-slide').getByRole('listitem');
  await expect(logos).toHaveCount(11);
  for (const logo of await logos.all()) {
    await logo.scrollIntoViewIfNeeded();
    await expect(logo).toBeInViewport();
  }
  expect(await page.locator('.featured .mark:visible').count()).toBe(11);
});
