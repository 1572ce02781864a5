import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Other browsers neither ask for a permission nor let a test read what was copied. */
const isChromium = (page: Page) => page.context().browser()?.browserType().name() === 'chromium';

/** Lets a page use the clipboard. Call it before anything is copied. */
export async function allowClipboard(page: Page): Promise<void> {
  if (isChromium(page))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
}

/** Compares what was copied with a text, where a test may read it; elsewhere the page's own message has to do. */
export async function expectCopied(page: Page, text: string): Promise<void> {
  if (!isChromium(page)) return;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
}
