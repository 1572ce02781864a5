import { expect, test } from '@playwright/test';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { PostActions } from '#tests/pages/post-actions.ts';
import { overlaps } from '#tests/support/overlaps.ts';

const olga = { id: 'olga', title: 'Olga', excerpt: 'A cat.', content: 'A chair.' };

for (const width of [320, 390, 768, 1024, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('a message lies on none of the header’s places and of the buttons below it', async ({
      page,
    }) => {
      const dashboard = new Dashboard(page);
      await dashboard.open([olga]);
      await dashboard.delete('Olga');
      await expect(dashboard.toast).toContainText('Post Deleted');
      await page.evaluate(() => scrollTo(0, 0));
      const header = page.getByRole('banner');
      for (const place of ['Posts', 'Sitemap']) {
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
      await header.getByRole('link', { name: 'Trash' }).click();
      await expect(page).toHaveURL('/blog-admin/trash');
      await expect(dashboard.toast.getByRole('button', { name: 'Undo' })).toBeVisible();
    });

    test('an error lies on nothing of a screen that says only what is not there', async ({
      page,
    }) => {
      await page.clock.install();
      const dashboard = new Dashboard(page);
      await dashboard.open();
      await page.goto('/blog-admin/edit/nobody');
      await expect(dashboard.toast).toContainText('Blog post not found');
      // From here on its time stands still, or the dashboard would follow by itself.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
      const main = page.getByRole('main');
      await main.getByRole('heading', { name: 'Post not found' }).click({ trial: true });
      await main.getByRole('link', { name: 'Back to Dashboard' }).click();
      await expect(page).toHaveURL('/blog-admin');
    });

    test('a message is in sight far down the list, too', async ({ page }) => {
      const dashboard = new Dashboard(page);
      await dashboard.open([{ ...olga, date: 'January 1, 2020' }]);
      await dashboard.delete('Olga');
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(740);
      await expect(dashboard.toast).toBeInViewport({ ratio: 1 });
    });
  });
}

for (const viewport of [
  { width: 320, height: 740 },
  { width: 390, height: 400 },
  { width: 1280, height: 740 },
])
  test.describe(`a dialog on ${viewport.width} by ${viewport.height} px`, () => {
    test.use({ viewport });

    test('has its messages above its title, however many', async ({ page }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
      const actions = new PostActions(page);
      await actions.open();
      await actions.choose('Export Posts');
      for (const count of [1, 2]) {
        await actions.button('Copy').click();
        await expect(page.locator('.toast')).toHaveCount(count);
      }
      await actions.dialog.evaluate((dialog) => dialog.scrollTo(0, 0));
      for (const message of await page.locator('.toast').all())
        for (const used of [actions.dialog.getByRole('heading'), actions.button('Close')])
          expect(await overlaps(message, used)).toBe(false);
    });
  });

for (const width of [320, 390]) {
  test.describe(`a card that is ${width} px wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('has room for a date in somebody’s own words', async ({ page }) => {
      const dashboard = new Dashboard(page);
      await dashboard.open([{ ...olga, date: 'Sometime in spring, when the rats had gone' }]);
      await expect(dashboard.row('Olga')).toContainText('when the rats had gone');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

    test('has a title that a finger can hit', async ({ page }) => {
      const dashboard = new Dashboard(page);
      await dashboard.open([olga]);
      const box = await dashboard
        .row('Olga')
        .getByRole('link', { name: 'Olga' })
        .first()
        .boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(24);
    });

    test('tells category and status in one line', async ({ page }) => {
      const dashboard = new Dashboard(page);
      await dashboard.open([olga]);
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
  });
}
