import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium fetches ahead.');

/** What the browser prefetches by path, with its state, as reported by its developer tools. */
async function fetchedAhead(page: Page): Promise<Map<string, string>> {
  const states = new Map<string, string>();
  const tools = await page.context().newCDPSession(page);
  tools.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    states.set(new URL(prefetchUrl).pathname, status);
  });
  await tools.send('Preload.enable');
  return states;
}

test('a link that is pointed at is fetched ahead, and the visit uses it', async ({ page }) => {
  const ahead = await fetchedAhead(page);
  await page.goto('/about');
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact' });
  await link.hover();
  await expect.poll(() => [...ahead]).toEqual([['/contact', 'Ready']]);
  await link.click();
  await expect(page).toHaveURL('/contact');
  expect(
    await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON() as unknown),
  ).toMatchObject({ deliveryType: 'navigational-prefetch' });
});

test('the admin, files and the page itself are never fetched ahead', async ({ page }) => {
  const ahead = await fetchedAhead(page);
  await page.goto('/about');
  const links = page.getByRole('banner').getByRole('link');
  const others = links.and(page.locator(':not([aria-current])'));
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const never = ['/blog-admin', '/blog-admin/new', '/press-kit.zip', '#main'];
  for (const [index, href] of never.entries()) {
    const link = others.nth(index);
    await link.evaluate((element: HTMLAnchorElement, address) => (element.href = address), href);
    // Pressing is the strongest hint.
    await link.click();
  }
  await links.and(page.locator('[aria-current="page"]')).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect.poll(() => ahead.get('/contact')).toBe('Ready');
  expect([...ahead.keys()]).toEqual(['/contact']);
});
