import { expect } from '@playwright/test';
import { test } from '#tests/support/look.ts';

test('the strips of the poster lead to what to do, step by step', async ({ page }) => {
  await page.goto('/missing-cat');
  const strips = page.getByRole('navigation', { name: 'What happened?' }).getByRole('link');
  await expect(strips).toHaveCount(3);
  for (const [place, { id, title, steps }] of [
    { id: 'missing', title: 'Nobody knows where', steps: 4 },
    { id: 'stolen', title: 'Somebody took the cat', steps: 5 },
    { id: 'locked-in', title: 'The store closed, the cat is inside', steps: 4 },
  ].entries()) {
    await expect(strips.nth(place)).toHaveText(title);
    await strips.nth(place).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    const part = page.getByRole('region', { name: title });
    await expect(part.getByRole('heading', { name: title })).toBeInViewport();
    await expect(part.getByRole('listitem')).toHaveCount(steps);
  }
});

test('the cases that ended well are told, with where the rest is', async ({ look }) => {
  const page = await look('/missing-cat');
  await expect(page.getByRole('link', { name: 'Snowy comes home' }).first()).toHaveAttribute(
    'href',
    '/blog/snowy-comes-home',
  );
  await expect(page.getByRole('link', { name: 'Leila of Tenth Avenue' })).toBeVisible();
  await expect(page.getByText('He was back at five in the morning')).toBeVisible();
});
