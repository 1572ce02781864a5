import { expect } from '@playwright/test';
import { test } from '#tests/support/look.ts';

const tours = [
  { name: 'Lower East Side Tour', details: ['2 hours', 'max 15 people', '4.9/5', '$45'] },
  { name: 'Brooklyn Tour', details: ['2.5 hours', 'max 12 people', '4.8/5', '$50'] },
];

for (const { name, details } of tours) {
  test(`${name}: badge, announcement, details and the way to current dates`, async ({ look }) => {
    const page = await look('/tours');
    const tour = page.getByRole('article', { name });
    await expect(tour).toContainText('Coming Soon - Spring 2025');
    await expect(tour).toContainText('Announced for spring 2025. Ask for current dates.');
    for (const detail of details) await expect(tour).toContainText(detail);
    const link = tour.getByRole('link');
    await expect(link).toHaveAttribute('href', 'https://www.catsabouttowntours.com/');
    await expect(link).toHaveAttribute('target', '_blank');
  });
}

test('shows the walks in the order of their numbers, private tours and who leads them', async ({
  look,
}) => {
  const page = await look('/tours');
  const walks = page.getByRole('article');
  await expect(walks.getByRole('heading')).toHaveText([
    'Financial District Tour',
    ...tours.map(({ name }) => name),
  ]);
  await expect(walks.locator('.bullet')).toHaveText(['1', '2', '3']);
  await expect(walks.filter({ hasText: 'Coming Soon - Spring 2025' })).toHaveCount(2);
  await expect(walks.first()).toContainText('$40 per person');
  await expect(page.getByText('Tours start at $40 per person')).toBeVisible();
  await expect(page.getByText('Private tours are available via contact.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await expect(page.getByText('These are history walks.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who is behind them' })).toContainText(
    'Peggy Gavan',
  );
});

test('a tour without a date and a rating without a count are no structured data', async ({
  look,
}) => {
  const page = await look('/tours');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('the sheet has three walks, says where it does not know, and promises no live cats', async ({
  look,
}) => {
  const page = await look('/tours/sheet');
  const walks = page.getByRole('region', { name: 'Three walks' });
  await expect(walks.getByRole('heading', { level: 3 })).toContainText([
    'Financial District',
    'Lower East Side',
    'Brooklyn Heights',
  ]);
  await expect(walks.getByRole('list', { name: /Financial District/ })).toContainText(
    'Zuccotti Park',
  );
  await expect(walks.getByRole('list', { name: /Brooklyn Heights/ })).toContainText('Borough Hall');
  await expect(walks.getByRole('list', { name: /Lower East Side/ })).toContainText(
    'Ask when you book',
  );
  // What one walk has on record and another has not stands in the same line of both.
  await expect(walks.locator('#financial-district dl')).toContainText(/Distance\s*1\.5 miles/);
  await expect(walks.locator('#lower-east-side dl')).toContainText(/Distance\s*Ask when you book/);
  await expect(page.getByText('Nobody promises you a live one.')).toBeVisible();
});
