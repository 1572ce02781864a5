import { expect, test } from '@playwright/test';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { PostActions } from '#tests/pages/post-actions.ts';
import { overlaps } from '#tests/support/overlaps.ts';

const olga = { id: 'olga', title: 'Olga', excerpt: 'A cat.', content: 'A chair.' };

const widths = [320, 390, 768, 1024, 1280];

test('a message lies on none of the header’s places and of the buttons below it, at any width', async ({
  page,
}) => {
  test.slow();
  const dashboard = new Dashboard(page);
  await page.clock.install();
  await dashboard.open([olga]);
  await dashboard.delete('Olga');
  await expect(dashboard.toast).toContainText('Post Deleted');
  // From here on its time stands still, or the message would go.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const header = page.getByRole('banner');
  for (const width of widths)
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(() => scrollTo(0, 0));
      for (const place of ['Posts', 'Sitemap', 'Trash']) {
        await header.getByRole('link', { name: place }).click({ trial: true });
      }
      await header.getByRole('button', { name: 'Logout' }).click({ trial: true });
      const main = page.getByRole('main');
      for (const used of [
        header,
        main.getByRole('heading', { level: 1 }),
        main.getByRole('link', { name: 'New Post' }),
        main.getByRole('button', { name: 'Actions', exact: true }),
        dashboard.search,
      ])
        expect(await overlaps(dashboard.toast, used)).toBe(false);
    });
  await header.getByRole('link', { name: 'Trash' }).click();
  await expect(page).toHaveURL('/blog-admin/trash');
  await expect(dashboard.toast.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('an error lies on nothing of a screen that says only what is not there, at any width', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  const dashboard = new Dashboard(page);
  await dashboard.open();
  await page.goto('/blog-admin/edit/nobody');
  await expect(dashboard.toast).toContainText('Blog post not found');
  // From here on the clock stands still, so that the dashboard doesn't open by itself.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const main = page.getByRole('main');
  const back = main.getByRole('link', { name: 'Back to Dashboard' });
  for (const width of widths)
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await main.getByRole('heading', { name: 'Post not found' }).click({ trial: true });
      await back.click({ trial: true });
    });
  await back.click();
  await expect(page).toHaveURL('/blog-admin');
});

for (const width of widths) {
  test(`a message is in sight far down the list, too, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const dashboard = new Dashboard(page);
    await dashboard.open([{ ...olga, date: 'January 1, 2020' }]);
    await dashboard.delete('Olga');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(740);
    await expect(dashboard.toast).toBeInViewport({ ratio: 1 });
  });
}

test('the messages of a dialog stand above its title, however many', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const actions = new PostActions(page);
  await actions.open();
  for (const viewport of [
    { width: 320, height: 740 },
    { width: 390, height: 400 },
    { width: 1280, height: 740 },
  ])
    await test.step(`${viewport.width} by ${viewport.height} px`, async () => {
      await page.setViewportSize(viewport);
      await actions.choose('Export Posts');
      for (const count of [1, 2]) {
        await actions.button('Copy').click();
        await expect(page.locator('.toast')).toHaveCount(count);
      }
      await actions.dialog.evaluate((dialog) => dialog.scrollTo(0, 0));
      for (const message of await page.locator('.toast').all())
        for (const used of [actions.dialog.getByRole('heading'), actions.button('Close')])
          expect(await overlaps(message, used)).toBe(false);
      await actions.button('Close').click();
      for (const left of [1, 0]) {
        await page
          .locator('.toast')
          .first()
          .getByRole('button', { name: /^Close/ })
          .click();
        await expect(page.locator('.toast')).toHaveCount(left);
      }
    });
});

for (const width of [320, 390]) {
  test(`a card that is ${width} px wide has a title that a finger can hit, and tells category and status in one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const dashboard = new Dashboard(page);
    await dashboard.open([olga]);
    const box = await dashboard
      .row('Olga')
      .getByRole('link', { name: 'Olga' })
      .first()
      .boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
    // The fallback font is wider.
    await page.evaluate(() => document.fonts.ready);
    const lines = await dashboard.rows.evaluateAll((rows) =>
      rows.map((row) =>
        ['.cell-date', '.cell-category', '.cell-status'].map((cell) =>
          Math.round(row.querySelector(cell)?.getBoundingClientRect().top ?? -1),
        ),
      ),
    );
    expect(lines).toHaveLength(25);
    for (const [date, category, status] of lines) {
      expect(category).toBeGreaterThan(date ?? Infinity);
      expect(status).toBe(category);
    }
  });

  test(`a card that is ${width} px wide has room for a date in somebody’s own words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const dashboard = new Dashboard(page);
    await dashboard.open([{ ...olga, date: 'Sometime in spring, when the rats had gone' }]);
    await expect(dashboard.row('Olga')).toContainText('when the rats had gone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
