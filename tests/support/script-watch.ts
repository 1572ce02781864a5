import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { scriptPayloads } from '#tests/fixtures/script-payloads.ts';

/**
 * Watches for scripts of the payloads: each sets `window.hacked` or opens a dialog of the browser.
 * @returns a function that fails if one has run in any frame of the page
 */
export function watchForScripts(page: Page): () => Promise<void> {
  expect(scriptPayloads).toHaveLength(60);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return async () => {
    const windows = await Promise.all(
      page.frames().map((frame) => frame.evaluate(() => 'hacked' in window)),
    );
    expect(windows).not.toContain(true);
    expect(dialogs).toEqual([]);
  };
}
