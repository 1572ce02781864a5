import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { axeInBothThemes } from '#tests/support/axe.ts';

interface DialogChecks {
  /** Where focus is when it opens. */
  readonly start?: (dialog: Locator) => Locator;
  /** Where focus is when it is closed; what opened it, if not said. */
  readonly back?: Locator;
  /** Whether axe looks at it too: not where another test lets it, at another width. */
  readonly hasAxe?: boolean;
}

/** The Cancel button: where a dialog starts in which something can be lost. */
export const cancelOf = (dialog: Locator) => dialog.getByRole('button', { name: 'Cancel' });

/**
 * Opens a dialog by the keyboard and closes it with Escape: it has a name, starts where it should, keeps focus inside,
 * needs no sideways scroll at the page's width, and gives focus back.
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
  // What is fetched when it is first wanted stands in a frame that axe must find there.
  await expect(dialog.locator('.loading')).toHaveCount(0);
  if (start) await expect(start(dialog)).toBeFocused();
  if (hasAxe) expect(await axeInBothThemes(page), name).toEqual([]);
  const overhang = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overhang, name).toBe(0);
  // Past its last button focus may be in the browser's own bars; never on the page behind.
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
