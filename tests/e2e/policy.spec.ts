import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { adminPaths } from '#src/admin/shell/router.ts';
import { PostActions } from '#tests/pages/post-actions.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { tellRefusals, watch } from '#tests/support/watched-page.ts';

// That it refuses nothing on public pages, every-page.spec.ts shows.
test.use({ viewport: { width: 390, height: 844 }, permissions: ['clipboard-write'] });

/** Records what goes wrong from now on in every document, including refusals of the policy. */
async function watchPolicy(page: Page): Promise<string[]> {
  const { problems } = watch(page);
  await tellRefusals(page);
  return problems;
}

test('the policy refuses nothing on the admin’s screens', async ({ page }) => {
  const problems = await watchPolicy(page);
  await page.goto(adminPaths.login);
  await page.getByLabel('Password', { exact: true }).fill('nine lives');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL(adminPaths.dashboard);
  await keepSession(page, 1);

  await page.getByRole('searchbox', { name: 'Search posts' }).fill('cat');
  const actions = new PostActions(page);
  for (const name of ['Export Posts', 'Import Posts'] as const) {
    await actions.choose(name);
    await expect(actions.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(actions.dialog).toHaveCount(0);
  }

  await page.goto(adminPaths.newPost);
  await page.getByLabel('Title', { exact: true }).fill('A post');
  await page
    .getByLabel('Content', { exact: true })
    .fill(
      '# Head\n\n![A cat](/art/hero.svg) and a [link](https://example.com).\n\n| a |\n|:-:|\n| b |',
    );
  await page.getByLabel('Excerpt', { exact: true }).fill('Short.');
  await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const shown = page.frameLocator('iframe[title="Preview"]');
  await expect(shown.getByRole('img', { name: 'A cat' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish Post' }).click();
  await expect(page).toHaveURL(adminPaths.dashboard);

  await page.goto(adminPaths.edit('1'));
  await page.getByRole('link', { name: 'Versions' }).click();
  await expect(page).toHaveURL(adminPaths.versions('1'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(adminPaths.trash);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(adminPaths.sitemap);
  await page.getByRole('button', { name: 'Generate Main Sitemap' }).click();
  await expect(page.getByRole('tabpanel').getByRole('textbox')).toHaveValue(/<urlset/);
  await page.goto('/blog/a-post');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A post');
  // The host doesn't know a local post.
  const own = /^console error: Failed to load resource: .* 404/;
  expect(problems.filter((problem) => !own.test(problem))).toEqual([]);

  await test.step('a style or a script that a page doesn’t name is refused, and noticed here', async () => {
    await page.goto('/about');
    await page.evaluate(() => {
      document.body.setAttribute('style', 'color: red');
      const script = document.createElement('script');
      script.append('document.title = "run"');
      document.body.append(script);
    });
    await expect.poll(() => problems.join('\n')).toContain('refused: style-src-attr inline');
    await expect.poll(() => problems.join('\n')).toMatch(/refused: (?:script-src|require-trusted)/);
    await expect(page).not.toHaveTitle('run');
  });
});
