import type { Page } from '@playwright/test';
import { test as base } from '#tests/support/test.ts';

interface Looking {
  /**
   * Shows a page of the site that is only looked at: it is opened once for all tests that follow each other, so whoever
   * presses, types, scrolls or resizes takes the `page` of their own instead.
   */
  readonly look: (path: string) => Promise<Page>;
}

/** A test that may look at a page without opening it anew. */
export const test = base.extend<Looking, { readonly lookedAt: Map<string, Page> }>({
  lookedAt: [
    async ({ browser }, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      if (browser.isConnected())
        await Promise.all([...pages.values()].map((page) => page.context().close()));
    },
    { scope: 'worker' },
  ],
  look: async ({ browser, javaScriptEnabled, viewport, lookedAt }, use) => {
    const kind = JSON.stringify([javaScriptEnabled, viewport]);
    await use(async (path) => {
      const page = lookedAt.get(kind) ?? (await browser.newPage());
      lookedAt.set(kind, page);
      if (new URL(page.url()).pathname !== path) await page.goto(path);
      return page;
    });
  },
});
