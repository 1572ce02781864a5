import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/**
 * Lets the page's clock run until the last retry of a fetch is over; the retries come after 1, 2 and 4 seconds. It
 * moves in short steps, so that a message that disappears by itself is still there afterwards.
 * @param page its clock must have been installed before it was opened
 * @param shown what the page shows then
 */
export async function passRetries(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(shown).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
}
