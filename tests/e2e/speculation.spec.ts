import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium fetches ahead.');

/** Addresses that the browser has fetched ahead, as it tells its own tools. */
async function fetchedAhead(page: Page): Promise<string[]> {
  const paths: string[] = [];
  const tools = await page.context().newCDPSession(page);
  tools.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') paths.push(new URL(prefetchUrl).pathname);
  });
  await tools.send('Preload.enable');
  return paths;
}

test('a link that is pointed at is fetched ahead, and the visit uses it', async ({ page }) => {
  const paths = await fetchedAhead(page);
  await page.goto('/about');
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact' });
  await link.hover();
  await expect.poll(() => paths).toEqual(['/contact']);
  await link.click();
  await expect(page).toHaveURL('/contact');
  expect(
    await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON() as unknown),
  ).toMatchObject({ deliveryType: 'navigational-prefetch' });
});

test('the admin, files and the page itself are never fetched ahead', async ({ page }) => {
  const paths = await fetchedAhead(page);
  await page.goto('/about');
  const links = page.getByRole('banner').getByRole('link');
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const never = ['/blog-admin', '/blog-admin/new', '/press-kit.zip', '#main'];
  for (const [index, href] of never.entries()) {
    const link = links.nth(index);
    await link.evaluate((element: HTMLAnchorElement, address) => (element.href = address), href);
    // Pressing is the strongest hint; whether it comes to a visit doesn't matter.
    await link.click();
  }
  await links.and(page.locator('[aria-current="page"]')).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect.poll(() => paths.at(-1)).toBe('/contact');
  expect(paths).toEqual(['/contact']);
});
