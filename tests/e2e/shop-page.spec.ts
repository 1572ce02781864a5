import { expect } from '@playwright/test';
import { test } from '#tests/support/look.ts';

test('has three categories, each marked Coming Soon', async ({ look }) => {
  const page = await look('/shop');
  const shelves = page.getByRole('main').getByRole('listitem');
  await expect(shelves.getByRole('heading')).toHaveText(['Stickers', 'Prints', 'Apparel']);
  await expect(shelves.getByText('Coming Soon', { exact: true })).toHaveCount(3);
  const onSale = page.getByRole('link', { name: 'Today’s stickers and apparel', exact: true });
  await expect(onSale).toHaveAttribute('href', '#goods');
  await expect(page.locator('#goods').getByRole('link')).toHaveCount(4);
});

test('leads to the outside shop, the merch of the home page and the wholesale shop', async ({
  look,
}) => {
  const page = await look('/shop');
  const main = page.getByRole('main');
  for (const name of [/^Go to the shop/, /wholesale/]) {
    const link = main.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(main.getByRole('link', { name: 'See all the merch first' })).toHaveAttribute(
    'href',
    '/#shop',
  );
});
