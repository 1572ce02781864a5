import { expect } from '@playwright/test';
import { test } from '#tests/support/look.ts';

test('is headed About Us and tells the founder story', async ({ look }) => {
  const page = await look('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  const main = page.getByRole('main');
  await expect(main).toContainText('Harry was the cat at Dan Rimada’s local bodega.');
  await expect(main).toContainText('charcoal sketch');
  await expect(main).toContainText('partly made with image-generation tools');
});

test('has three cards, each with a link that leaves the site in a new tab', async ({ look }) => {
  const page = await look('/about');
  const cards = page.locator('main .all-day li');
  await expect(cards.getByRole('heading')).toHaveText(['Stories', 'Merch', 'Tours']);
  for (const card of await cards.all()) {
    const link = card.getByRole('link');
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
});

test('calls to the shop, the social profile and the blog', async ({ look }) => {
  const page = await look('/about');
  const call = page.locator('section', { has: page.getByRole('heading', { name: 'Come in' }) });
  const links = call.getByRole('link');
  await expect(links).toHaveCount(3);
  await expect(links.nth(0)).toHaveAttribute('href', '/shop');
  await expect(links.nth(1)).toHaveAttribute(
    'href',
    'https://www.instagram.com/bodegacatsofnewyork/',
  );
  await expect(links.nth(2)).toHaveAttribute('href', '/blog');
});

test('never says that the cats are legal', async ({ look }) => {
  const page = await look('/about');
  await expect(page.getByRole('main')).toContainText('Neither had passed as of April 17, 2026.');
});
