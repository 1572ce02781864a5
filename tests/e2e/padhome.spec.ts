import { expect, type Locator } from '@playwright/test';
import { test } from '#tests/support/look.ts';

const offer =
  'Free vet-tech care for the first 4 cats each week in NYC and Nassau County; otherwise 40% off.';

test('opens with the offer, and a button to the request form', async ({ page }) => {
  await page.goto('/padhome-partnership');
  const hero = page.locator('main header');
  await expect(hero).toContainText(offer);
  await hero.getByRole('link').click();
  await expect(page).toHaveURL(/#request-form$/);
  await expect(page.locator('#request-form')).toBeInViewport();
});

test('says how it works, and lists services in three groups', async ({ look }) => {
  const page = await look('/padhome-partnership');
  await expect(page.locator('#how-it-works').getByRole('listitem')).toHaveCount(3);
  const groups = page.locator('#services section');
  await expect(groups).toHaveCount(3);
  for (const group of await groups.all())
    await expect(group.getByRole('listitem')).not.toHaveCount(0);
});

test('has an about section, a partner section and a footer of its own', async ({ look }) => {
  const page = await look('/padhome-partnership');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'About the program' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Our partner: PadHome' })).toBeVisible();
  const footer = page.locator('footer').getByRole('region', { name: 'PadHome Vet Care' });
  await expect(footer).toContainText('A vet technician is not a veterinarian.');
});

test('tells the offer twice: large at the top, and on the coupon', async ({ look }) => {
  const page = await look('/padhome-partnership');
  const words = await page.getByRole('main').innerText();
  expect(words.match(/first 4 cats/g)).toHaveLength(2);
  expect(words.match(/40% off/gi)).toHaveLength(2);
  expect(await page.locator('footer').innerText()).not.toContain('first 4 cats');
});

test('names signing up the same everywhere: the way to the coupon, and from it to one place', async ({
  look,
}) => {
  const page = await look('/padhome-partnership');
  const hrefs = (within: Locator) =>
    within
      .getByRole('link', { name: 'Sign up for a visit' })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const [hero, partner, coupon] = await hrefs(page.getByRole('main'));
  expect(hero).toBe('#request-form');
  expect(partner).toMatch(/^(\/contact|https:\/\/.+)$/);
  expect(coupon).toBe(partner);
  expect(await hrefs(page.locator('#request-form'))).toEqual([coupon]);
  expect(await hrefs(page.locator('footer'))).toEqual(['#request-form']);
});

test('sends emergencies to a veterinarian', async ({ look }) => {
  const page = await look('/padhome-partnership');
  await expect(page.getByRole('main')).toContainText('In an emergency, don’t wait for a visit.');
  await expect(page.locator('#services')).toContainText(
    /Not on offer\s*Diagnosing, prescribing, operating\s*All three need a veterinarian/,
  );
});
