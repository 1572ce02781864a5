import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { axeInBothThemes } from '#tests/support/axe.ts';

interface DialogChecks {
  /** What has the focus when it opens. */
  readonly start?: (dialog: Locator) => Locator;
  /** What has the focus when it is closed; by default, what opened it. */
  readonly back?: Locator;
  /** Whether axe checks it too; false if another test does. */
  readonly hasAxe?: boolean;
}

/** The Cancel button, which has the focus first when something can be lost. */
export const cancelOf = (dialog: Locator) => dialog.getByRole('button', { name: 'Cancel' });

/** Waits until a closed dialog's entry in the history has gone too: a moment later, and a navigation meanwhile would be aborted. */
export const historyIsBack = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto');

/**
 * Opens a dialog by keyboard and closes it with Escape. It must have a name, focus the right element, keep the focus
 * inside, fit the page's width and give the focus back.
 * @param opener the button that opens it
 */
export async function checkDialog(
  page: Page,
  opener: Locator,
  name: string,
  { start, back = opener, hasAxe = false }: DialogChecks = {},
): Promise<void> {
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  // A part that is fetched on demand may hold a frame, which axe must find.
  await expect(dialog.locator('.loading')).toHaveCount(0);
  if (start) await expect(start(dialog)).toBeFocused();
  if (hasAxe) expect(await axeInBothThemes(page), name).toEqual([]);
  const overhang = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overhang, name).toBe(0);
  // After its last button, the focus may be in the browser's own bars, but never on the page behind.
  const outside = await dialog.evaluateHandle((element) => {
    const names: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (element.isConnected && target instanceof Element && !element.contains(target))
        names.push(target.outerHTML);
    });
    return names;
  });
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('Tab');
  expect(await outside.jsonValue(), name).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(back).toBeFocused();
}
