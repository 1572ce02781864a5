import { expect } from '@playwright/test';
import { test } from '#tests/support/look.ts';

test('on a phone a tab shows one paper, by a press and by an arrow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bills');
  const names = page.locator('.heads h2').filter({ visible: true });
  const answers = page.locator('.question').first().locator('dd').filter({ visible: true });
  await expect(names).toHaveText(['Int. 1471-2025']);
  await expect(answers).toHaveText([/^No\. The Council/]);

  await page.getByRole('radio', { name: 'A8341' }).check();
  await expect(names).toHaveText(['A8341']);
  await expect(answers).toHaveText([/^Maybe\./]);

  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Petition' })).toBeFocused();
  await expect(names).toHaveText(['The petition']);
  await expect(answers).toHaveText([/^No\. A petition asks/]);
});
