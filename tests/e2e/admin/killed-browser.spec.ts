import { expect, test } from '#tests/support/test.ts';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { databaseStores, storageKeys } from '#src/config/storage-keys.ts';
import { holdDatabase } from '#tests/support/admin-database.ts';
import { openQuietPage } from '#tests/support/quiet-page.ts';
import { SoakBrowser } from '#tests/support/soak/soak-browser.ts';
import { logIn } from '#tests/support/soak/soak-world.ts';

test('what was saved right before the whole browser is killed is there when it is opened again', async ({
  browserName,
  baseURL,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium can be killed by its driver.');
  test.slow();
  const browser = await SoakBrowser.start(baseURL ?? '', 1);
  try {
    const [tab] = browser.tabs;
    if (tab === undefined) throw new Error('There is no tab.');
    await logIn(tab);
    await new Dashboard(tab.page).isLoaded();
    await tab.page.getByRole('link', { name: 'New Post' }).click();
    const editor = new Editor(tab.page);
    await editor.fill({ title: 'Olga', content: 'She has a chair.', excerpt: 'A chair.' });
    await editor.publish.click();
    await expect(editor.toast('Blog post created')).toBeVisible();
    await browser.kill();

    await browser.look();
    await logIn(tab);
    const dashboard = new Dashboard(tab.page);
    // On a slow machine localStorage may have reached the disk: then nothing has to be brought back.
    await expect(dashboard.row('Olga')).toBeVisible();
    await dashboard.action('Olga', 'Edit').click();
    await expect(new Editor(tab.page).content).toHaveValue('She has a chair.');
  } finally {
    await browser.end();
  }
});

test('no screen says that a post is not found before what localStorage has lost is back', async ({
  page,
  context,
}) => {
  const editor = new Editor(page);
  await editor.open();
  await editor.fill({ title: 'Olga', content: 'She has a chair.', excerpt: 'A chair.' });
  await editor.publish.click();
  await expect(editor.toast('Blog post created')).toBeVisible();
  await openQuietPage(page);
  const [posts, id] = await page.evaluate((key) => {
    const text = localStorage.getItem(key) ?? '';
    const [{ id }] = JSON.parse(text) as [{ id: string }];
    return [text, id] as const;
  }, storageKeys.posts);

  for (const [path, heading] of [
    [`/blog-admin/edit/${id}`, 'Edit Post'],
    [`/blog-admin/edit/${id}/versions`, 'Versions of Olga'],
  ] as const)
    await test.step(heading, async () => {
      await openQuietPage(page);
      await page.evaluate((key) => localStorage.removeItem(key), storageKeys.posts);
      const busy = await context.newPage();
      await holdDatabase(busy, databaseStores.mirror);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByText('Loading')).toBeVisible();
      await expect(page.getByText('post not found')).toHaveCount(0);
      await busy.close();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(editor.toast('Your posts are as you left them').last()).toBeVisible();
      expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.posts)).toBe(
        posts,
      );
    });
});
