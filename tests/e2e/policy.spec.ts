import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { adminPaths } from '#src/admin/shell/router.ts';
import { PostActions } from '#tests/pages/post-actions.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { distinctPages } from '#tests/support/built-site.ts';
import { loadAllPictures, watch } from '#tests/support/watched-page.ts';

// One page visits all addresses of a test: what is asked is only whether the policy refuses anything.
test.use({ viewport: { width: 390, height: 844 }, permissions: ['clipboard-write'] });

/** Notes what goes wrong from now on, refusals of the policy included, in every document that is opened. */
async function watchPolicy(page: Page): Promise<string[]> {
  const { problems } = watch(page);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`refused: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return problems;
}

/** What the browser and the page say themselves of an address that isn't there. */
const ofMissingPage = [
  /^console error: Failed to load resource: .* 404/,
  /^console error: 404: no page/,
];

/** Presses every control, which wakes the islands, opens menus and tabs, and goes to the end of the page. */
async function usePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    // The map is another host's, and sharing opens a window of the system; each has a test of its own.
    const left = '#load-map, [data-share], [type="submit"]';
    const controls = document.querySelectorAll<HTMLElement>('button, [role="tab"], summary');
    for (const control of controls)
      if (!control.matches(left) && control.checkVisibility()) control.click();
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    for (const field of document.querySelectorAll<HTMLElement>('astro-island[ssr] input'))
      field.focus();
  });
  // What was pressed or focused is awake; an island without such a control sleeps on.
  await expect(page.locator('astro-island[ssr]:has(button, input, [role="tab"])')).toHaveCount(0);
  const search = page.getByRole('searchbox');
  if (await search.isVisible()) await search.fill('cat');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}

// Each of the others differs from one of these in its list of posts only; network.spec.ts opens those too.
const pages = distinctPages();
for (const part of [0, 1]) {
  const some = pages.filter((_, index) => index % 2 === part);
  test(`the policy refuses nothing on ${some.length} pages that are used (part ${part + 1})`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const problems = await watchPolicy(page);
    const found: string[][] = [];
    for (const { path, status } of some) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await usePage(page);
      const own = status === 404 ? ofMissingPage : [];
      found.push(
        ...problems
          .splice(0)
          .filter((problem) => !own.some((pattern) => pattern.test(problem)))
          .map((problem) => [path, problem]),
      );
    }
    // What a page loads late is noticed on the next one; after the last it is waited for.
    await loadAllPictures(page);
    found.push(...problems.map((problem) => ['the last page', problem]));
    expect(found).toEqual([]);
  });
}

test('a style or a script that a page doesn’t name is refused, and noticed here', async ({
  page,
}) => {
  const problems = await watchPolicy(page);
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

  for (const path of [adminPaths.edit('1'), adminPaths.versions('1'), adminPaths.trash]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(adminPaths.sitemap);
  await page.getByRole('button', { name: 'Generate Main Sitemap' }).click();
  await expect(page.getByRole('tabpanel').getByRole('textbox')).toHaveValue(/<urlset/);
  await page.goto('/blog/a-post');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A post');
  // That only this browser has it, the host can't know.
  const own = /^console error: Failed to load resource: .* 404/;
  expect(problems.filter((problem) => !own.test(problem))).toEqual([]);
});
