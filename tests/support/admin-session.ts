import type { Page } from '@playwright/test';
import { storageKeys } from '#src/config/storage-keys.ts';

/** A session as the admin stores it, with so many hours left. */
export const liveSession = (hoursLeft: number) =>
  JSON.stringify({ token: 'a-token', expiresAt: Date.now() + hoursLeft * 60 * 60 * 1000 });

/**
 * Puts an admin session into the storage of a page, before it is opened.
 * @param hoursLeft hours until it expires; negative for an expired session
 */
export async function keepSession(page: Page, hoursLeft: number): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      // An empty page has no storage.
      if (origin !== 'null') localStorage.setItem(key, value);
    },
    [storageKeys.session, liveSession(hoursLeft)] as const,
  );
}
