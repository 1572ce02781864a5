import type { Page } from '@playwright/test';

/** Closes all messages, so that none lies on what is pressed next or is taken for a later one. */
export async function closeMessages(page: Page): Promise<void> {
  await page.locator('.toast-close').evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
}
