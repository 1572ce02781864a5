import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { Editor } from '#tests/pages/editor.ts';
import { putRows } from '#tests/support/admin-database.ts';
import { hold } from '#tests/support/held-answers.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { axeFindings, axeInBothThemes } from '#tests/support/axe.ts';
import { checkDialog, historyIsBack } from '#tests/support/dialog-checks.ts';
import { storedPostsText, storePosts } from '#tests/support/local-posts.ts';
import { passRetries } from '#tests/support/retries.ts';
import { aPost } from '#tests/support/sample-posts.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test("what can't be loaded says 'Something went wrong', and Reload page brings it back; an unknown screen or post says so", async ({
  page,
}) => {
  await page.clock.install();
  await keepSession(page, 1);
  await page.route('**/_astro/AdminScreen*.js', (route) => route.abort());
  await page.goto('/blog-admin/trash');
  const fallback = page.getByRole('alert');
  await expect(fallback).toContainText('Something went wrong');
  await expect(heading(page)).toHaveText('Bodega Cats Admin');
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.unroute('**/_astro/AdminScreen*.js');
  await fallback.getByRole('button', { name: 'Reload page' }).click();
  await expect(heading(page)).toHaveText('Trash');

  await test.step('an unknown screen', async () => {
    await page.goto('/blog-admin/edit/a/b/c');
    await expect(heading(page)).toHaveText('Page not found');
    expect(await axeInBothThemes(page)).toEqual([]);
  });

  await test.step('an id that nobody has opens nothing once somebody chose another screen, also while that is fetched', async () => {
    const answer = await hold(page, '**/_astro/TrashScreen*.js');
    await page.goto('/blog-admin/edit/nobody');
    await expect(heading(page)).toHaveText('Post not found');
    await page.getByRole('link', { name: 'Trash', exact: true }).click();
    await page.clock.runFor(3_000);
    answer();
    await expect(heading(page)).toHaveText('Trash');
    await expect(page).toHaveURL('/blog-admin/trash');
  });

  await test.step('an id that nobody has, in a toast and in the page; then the dashboard opens', async () => {
    await page.goto('/blog-admin/edit/nobody');
    await expect(new Editor(page).toast('Blog post not found')).toBeVisible();
    // From here on the clock stands still, so that the dashboard doesn't open by itself.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await expect(heading(page)).toHaveText('Post not found');
    const back = page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' });
    await expect(back).toHaveAttribute('href', '/blog-admin');
    // The message lies on nothing.
    for (const width of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await heading(page).click({ trial: true });
      await back.click({ trial: true });
    }
    await page.clock.runFor(3_000);
    await expect(page).toHaveURL('/blog-admin');
  });

  await test.step('a window that doesn’t come takes nothing else with it', async () => {
    const editor = new Editor(page);
    await page.clock.resume();
    await page.route('**/_astro/DrawingsDialog*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'New Post' }).click();
    await editor.title.fill('Olga');
    const choose = page.getByRole('button', { name: 'Choose a drawing' });
    await checkDialog(page, choose, 'Error', { hasAxe: true });
    await choose.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('Check your connection, then try again');
    await page.unroute('**/_astro/DrawingsDialog*.js');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Drawings of this website' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Check your connection, then try again');
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    const shown = dialog.getByTitle('Preview').contentFrame().getByRole('heading', { level: 1 });
    await expect(shown).toHaveText('Olga');
    await expect(editor.title).toHaveValue('Olga');
  });
  await test.step('Back closes a window first, and one that is closed otherwise needs no Back', async () => {
    const editor = new Editor(page);
    const dialog = page.getByRole('dialog');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(editor.title).toHaveValue('Olga');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/blog-admin/new');
    await historyIsBack(page);
    await page.goBack();
    await expect(page).toHaveURL('/blog-admin');
  });
  await test.step('what gets a text back is there before it is asked for', async () => {
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Trash', exact: true }).click();
    await expect(heading(page)).toHaveText('Trash');
    await page.context().setOffline(false);
    await page.goBack();
  });
  await test.step('a screen that doesn’t come is asked for again in its place', async () => {
    await page.route('**/_astro/SitemapScreen*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Sitemap' }).click();
    await expect(page.getByRole('alert')).toContainText('Check your connection, then try again');
    await page.unroute('**/_astro/SitemapScreen*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Sitemap');
  });
});

test('where the published posts can’t be loaded nothing opens empty, no new address is taken, and all is tried again', async ({
  page,
}) => {
  const olga = aPost({ id: 'olga', slug: 'olga' });
  await page.clock.install();
  await storePosts(page, [olga]);
  await page.route('**/posts.json', (route) => route.abort());
  const editor = new Editor(page);

  await test.step('a new post', async () => {
    const words = { title: 'Who feeds María?', content: 'Everybody.', excerpt: 'A list.' };
    await editor.open();
    await editor.fill(words);
    await editor.publish.click();
    await passRetries(page, editor.toast('The built-in posts could not be loaded'));
    // Typing wouldn't help.
    await expect(editor.slug).not.toBeFocused();
    expect(JSON.parse((await storedPostsText(page)) ?? '')).toEqual([olga]);
    expect(await editor.words()).toEqual(words);
    await page.unroute('**/posts.json');
    await editor.publish.click();
    await expect(editor.toast('Blog post created')).toBeVisible();
  });

  await test.step('an address that is known is kept', async () => {
    await page.route('**/posts.json', (route) => route.abort());
    await editor.open('olga');
    await editor.title.fill('Olga, again');
    await editor.update.click();
    await expect(editor.toast('Blog post updated')).toBeVisible();
  });

  await test.step('the text of a published post', async () => {
    const note = page.getByRole('status').filter({ hasText: 'The text of this post' });
    await page.goto('/blog-admin/edit/9');
    await passRetries(page, note);
    await expect(note).toHaveText(
      'The text of this post could not be loaded. Check your connection, then try again: nothing has been changed.',
    );
    await expect(editor.title).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Loading...')).toBeVisible();
    await page.unroute('**/posts.json');
    await page.clock.runFor(5_000);
    await expect(editor.content).toHaveValue(/Zorro/);
  });

  await test.step('what its versions are compared with', async () => {
    const version = { key: 'v', postId: '9', at: 1, post: aPost({ id: '9' }) };
    await putRows(page, 'versions', [[['9', 'v'], version]]);
    await page.route('**/posts.json', (route) => route.abort());
    await page.goto('/blog-admin/edit/9/versions');
    await passRetries(
      page,
      page.getByText(
        'The published version could not be loaded, so there is nothing to compare with. Check your connection, then try again.',
      ),
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Loading...' })).toBeFocused();
    await passRetries(page, page.getByRole('button', { name: 'Try again' }));
    expect(await axeFindings(page)).toEqual([]);
  });
});
