import { expect } from '@playwright/test';
import { test } from '#tests/support/look.ts';

test('gives reasons to partner and four opportunity types', async ({ look }) => {
  const page = await look('/partnerships');
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

test('leads to /contact by Contact Us', async ({ look }) => {
  const page = await look('/partnerships');
  const button = page.getByRole('main').getByRole('link', { name: 'Contact Us' });
  await expect(button.first()).toHaveAttribute('href', '/contact');
  await expect(button.last()).toHaveAttribute('href', '/contact');
});

test('links the wholesale shop', async ({ look }) => {
  const page = await look('/partnerships');
  const link = page.getByRole('main').getByRole('link', { name: /wholesale/ });
  await expect(link).toHaveAttribute('href', /^https:\/\//);
  await expect(link).toHaveAttribute('target', '_blank');
});
