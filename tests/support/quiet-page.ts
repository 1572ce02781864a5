import type { Page } from '@playwright/test';

/** Address of an empty page on the site's host. */
export const quietPath = '/quiet';

/** Opens a page without scripts, to reach a browser's storage before the site does. */
export async function openQuietPage(page: Page): Promise<void> {
  // Without an icon the browser would request one and log that it is missing.
  const body = '<!doctype html><title>Quiet</title><link rel="icon" href="data:,">';
  await page.route(`**${quietPath}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(quietPath);
  // While a route is set, the browser's cache is off.
  await page.unroute(`**${quietPath}`);
}
