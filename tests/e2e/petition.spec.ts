import { expect } from '@playwright/test';
import { test } from '#tests/support/look.ts';

test('says what is asked, of whom, and leads to the petition', async ({ look }) => {
  const page = await look('/petition');
  const hero = page.getByRole('main').locator('header');
  await expect(hero).toContainText('health department');
  await expect(hero).toContainText('certification program');
  await expect(hero).toContainText('Vet care that stores can afford');
  await expect(hero).toContainText('punitive fines');
  const sign = hero.getByRole('link', { name: /Sign the petition/ });
  await expect(sign).toHaveAttribute('href', /^https:\/\/www\.change\.org\/p\//);
  await expect(sign).toHaveAttribute('target', '_blank');
});

test('on a phone the way to sign stays in sight down the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/petition');
  for (const heading of ['Who decides', 'How it came to this', 'What you can do next']) {
    await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();
    await expect(page.locator('.sign-bar').getByRole('link')).toBeInViewport({ ratio: 1 });
  }
});

test('never says that bodega cats are legal', async ({ look }) => {
  const page = await look('/petition');
  await expect(page.getByText('Are bodega cats legal?')).toBeVisible();
  await expect(page.getByText('No, not yet.')).toBeVisible();
  await expect(page.getByText('neither had passed as of April 17, 2026')).toBeVisible();
  expect(await page.getByRole('main').innerText()).not.toMatch(/bodega cats are (now )?legal/i);
});

test('names both codes and both inspectors', async ({ look }) => {
  const page = await look('/petition');
  await expect(page.getByText('Two codes, two inspectors, and')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Department of Health' })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Department of Agriculture and Markets' }),
  ).toBeVisible();
  await expect(page.getByText('section 81.25')).toBeVisible();
});

test('dates the signatures', async ({ page }) => {
  await page.goto('/petition');
  const section = page.getByRole('region', { name: 'Who has signed' });
  await expect(section).toContainText('10,000+ petition signatures in April 2025');
  await expect(section).toContainText(/13,500\+\s*by April 2026/);
  // A phone reads the first and the last five first.
  await expect(section.getByRole('listitem')).toHaveCount(10);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(section.getByRole('listitem')).toHaveCount(6);
  await expect(section.getByRole('listitem').first()).toContainText('almost 5,000');
  await section.getByText('The 4 counts between').click();
  await expect(section.getByRole('listitem')).toHaveCount(10);
  await expect(section.getByRole('listitem').last()).toContainText('April 17, 2026');
});

test('tells the time line, the bills, the objections and what to do', async ({ page }) => {
  await page.goto('/petition');
  const stops = page.getByRole('region', { name: 'How it came to this' }).getByRole('listitem');
  // A phone reads the first and the last four first.
  await expect(stops).toHaveCount(12);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(stops).toHaveCount(5);
  await expect(stops.first()).toContainText('December 21, 2007');
  await page.getByText('The 7 dates between').click();
  await expect(stops).toHaveCount(12);
  await expect(stops.last()).toContainText('April 17, 2026');
  const bills = page.getByRole('region', { name: 'Two bills, and where they stand' });
  await expect(bills.getByRole('heading', { level: 3 })).toHaveText(['Int. 1471-2025', 'A8341']);
  await expect(bills).toContainText('the State must first change its rules');
  const objections = page.getByRole('region', { name: 'Who objects, who warns, and why' });
  await expect(objections.getByRole('heading', { level: 3 })).toHaveText([
    /Becky Wisdom/,
    /Tiff Winton/,
    /Robert Corrigan/,
  ]);
  await expect(
    page.getByRole('region', { name: 'What you can do next' }).getByRole('listitem'),
  ).toHaveCount(5);
});
