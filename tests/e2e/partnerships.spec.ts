import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/partnerships');
});

test('gives reasons to partner and four opportunity types', async ({ page }) => {
  const reasons = page.locator('section', {
    has: page.getByRole('heading', { name: 'Why partner with us' }),
  });
  await expect(reasons.getByRole('listitem')).toHaveCount(4);
  const types = page.locator('section', {
    has: page.getByRole('heading', { name: 'Four ways to do it' }),
  });
  await expect(types.getByRole('listitem').getByRole('heading')).toHaveText([
    'Merch together',
    'Care for cats',
    'Stories and campaigns',
    'Tours and events',
  ]);
});

test('leads to /contact by Contact Us', async ({ page }) => {
  const button = page.getByRole('main').getByRole('link', { name: 'Contact Us' });
  await expect(button.first()).toHaveAttribute('href', '/contact');
  await expect(button.last()).toHaveAttribute('href', '/contact');
});

test('links the wholesale shop', async ({ page }) => {
  const link = page.getByRole('main').getByRole('link', { name: /wholesale/ });
  await expect(link).toHaveAttribute('href', /^https:\/\//);
  await expect(link).toHaveAttribute('target', '_blank');
});
