import type { Page } from '@playwright/test';

/** Address of a page of the site's own host with nothing on it. */
export const quietPath = '/quiet';

/** Opens a page that runs nothing, to reach the storage of a browser before the site does. */
export async function openQuietPage(page: Page): Promise<void> {
  // Without an icon the browser would ask for one, and note that it is missing.
  const body = '<!doctype html><title>Quiet</title><link rel="icon" href="data:,">';
  await page.route(`**${quietPath}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(quietPath);
  // As long as anything is routed, the browser keeps nothing of what it fetches.
  await page.unroute(`**${quietPath}`);
}
