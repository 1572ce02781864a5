import { expect } from '@playwright/test';
import { test } from '#tests/support/look.ts';

test('shows all 48 cats by borough, each with place, year and source', async ({ look }) => {
  const page = await look('/cats');
  await expect(page.getByRole('article')).toHaveCount(48);
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    /Manhattan\s*20/,
    /Brooklyn\s*14/,
    /Queens\s*3/,
    /Bronx\s*1/,
    /Staten Island\s*1/,
    /Somewhere in the city\s*9/,
  ]);
  const marshmallow = page.getByRole('article').filter({ hasText: 'Marshmallow' });
  await expect(marshmallow).toContainText('First on First Deli');
  await expect(marshmallow).toContainText('As of 2025: ABC7 New York');
  await expect(marshmallow).toContainText('Coat as described');
  await expect(marshmallow.getByRole('link')).toHaveAttribute('target', '_blank');
});

test('a source known only as a copy has no link', async ({ look }) => {
  const page = await look('/cats');
  const snowy = page.getByRole('article').filter({ hasText: 'Prince Deli and Juice Bar' });
  await expect(snowy).toContainText('CBS News New York');
  await expect(snowy.getByRole('link')).toHaveCount(0);
});

test('says once what the drawings are and of when the ages are', async ({ look }) => {
  const page = await look('/cats');
  await expect(page.getByText('the others wear what suited them')).toBeVisible();
  await expect(page.getByText('Coat as described', { exact: true })).toHaveCount(5);
  await expect(page.getByText('Ages and presence are as of then')).toBeVisible();
});

test('jumps to a borough; no name breaks on its plate at 320, 390, 768 or 1280 px, here or on the home page', async ({
  page,
}) => {
  await page.goto('/cats');
  await page
    .getByRole('navigation', { name: 'Boroughs' })
    .getByRole('link', { name: /Queens/ })
    .click();
  await expect(page).toHaveURL(/\/cats#queens$/);
  await expect(page.getByRole('heading', { name: /Queens/ })).toBeInViewport();

  // Fonts are optional: the first view of a site may do without them, so these are the second and the third.
  for (const path of ['/cats', '/']) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const broken = await page.locator('article[id^="cat-"] h3').evaluateAll((names) =>
        names
          .filter((name) => {
            const range = document.createRange();
            range.selectNodeContents(name);
            return range.getClientRects().length > 1 || name.scrollWidth > name.clientWidth;
          })
          .map((name) => name.textContent),
      );
      expect(broken, `${path} at ${width} px`).toEqual([]);
    }
  }
});
