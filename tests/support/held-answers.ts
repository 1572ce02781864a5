import type { Page } from '@playwright/test';

/** Holds back every answer to an address until the returned function is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}
