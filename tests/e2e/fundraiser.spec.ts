import { expect } from '@playwright/test';
import { fundraiser } from '#src/config/campaign.ts';
import { test } from '#tests/support/look.ts';

test('tells goal, both totals, what it was for and what is open, and asks for nothing', async ({
  look,
}) => {
  const page = await look('/fundraiser');
  const ledger = page.locator('section', {
    has: page.getByRole('heading', { name: 'The ledger' }),
  });
  for (const text of [
    '$30,000 by June 30, 2025',
    '$678',
    '$7,400',
    '$8,000',
    ...fundraiser.beneficiaries,
  ])
    await expect(ledger).toContainText(text);
  const open = page.getByRole('region', { name: 'What is still open' });
  await expect(open.getByRole('listitem')).toHaveCount(4);
  expect(await page.getByRole('main').innerText()).not.toMatch(/donat|give to|chip in/i);
});

test('the jar is as full as it was', async ({ page }) => {
  await page.goto('/fundraiser');
  const heightOf = async (selector: string) =>
    (await page.locator(selector).boundingBox())?.height ?? NaN;
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const share = (await heightOf('.coins')) / (await heightOf('.jar'));
    const [least, most] = fundraiser.raised.value.map((sum) => sum / fundraiser.goal.value);
    expect(share, `${String(width)} px`).toBeGreaterThan(least ?? NaN);
    expect(share, `${String(width)} px`).toBeLessThan(most ?? NaN);
  }
});
