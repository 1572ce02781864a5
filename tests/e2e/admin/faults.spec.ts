import { expect, test } from '@playwright/test';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { putRows } from '#tests/support/admin-database.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { storedPostsText, storePosts } from '#tests/support/local-posts.ts';
import { passRetries } from '#tests/support/retries.ts';
import { aPost } from '#tests/support/sample-posts.ts';

test("what can't be loaded says 'Something went wrong', and Reload page brings it back", async ({
  page,
}) => {
  await keepSession(page, 1);
  await page.route('**/_astro/AdminScreen*.js', (route) => route.abort());
  await page.goto('/blog-admin/trash');
  const fallback = page.getByRole('alert');
  await expect(fallback).toContainText('Something went wrong');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bodega Cats Admin');
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.unroute('**/_astro/AdminScreen*.js');
  await fallback.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash');
});

test('a published post whose text can’t be loaded says so, opens nothing empty, and is tried again', async ({
  page,
}) => {
  await page.clock.install();
  await keepSession(page, 1);
  await page.route('**/posts.json', (route) => route.abort());
  await page.goto('/blog-admin/edit/9');
  const note = page.getByRole('status').filter({ hasText: 'The text of this post' });
  await passRetries(page, note);
  await expect(note).toHaveText(
    'The text of this post could not be loaded. Check your connection, then try again: nothing has been changed.',
  );
  const editor = new Editor(page);
  await expect(editor.title).toHaveCount(0);
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.unroute('**/posts.json');
  await page.clock.runFor(5_000);
  await expect(editor.content).toHaveValue(/Zorro/);

  // The same of its versions.
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
  expect(await axeInBothThemes(page)).toEqual([]);
});

test('axe finds nothing where a post or a screen is unknown', async ({ page }) => {
  await page.clock.install();
  await keepSession(page, 1);
  await page.goto('/blog-admin/edit/nobody');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found');
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.goto('/blog-admin/edit/a/b/c');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  expect(await axeInBothThemes(page)).toEqual([]);
});

test('a new post under an address that another tab has just taken overwrites nothing, and says who has it', async ({
  page,
}) => {
  const editor = new Editor(page);
  await editor.open();
  await editor.fill({ title: 'Olga', content: 'Mine.', excerpt: 'Mine.' });
  const theirs = JSON.stringify([{ id: 'olga', slug: 'olga', title: 'Olga', content: 'Theirs.' }]);
  // Written in this tab, which gets no event for its own change, as if the event came late.
  await page.evaluate((text) => localStorage.setItem('bodega-cats:posts', text), theirs);
  await editor.publish.click();
  await expect(editor.toast('/blog/olga is taken by a post in this browser: Olga')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use olga-2' })).toBeVisible();
  await expect(editor.slug).toBeFocused();
  await expect(editor.content).toHaveValue('Mine.');
  expect(await storedPostsText(page)).toBe(theirs);
});

test('what is kept for good is said only where the browser has promised it', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.persisted = () => Promise.resolve(false);
    navigator.storage.persist = () => Promise.resolve(false);
  });
  await storePosts(page, [{ id: 'a', title: 'A', excerpt: 'One.', content: 'The text of A.' }]);
  const dashboard = new Dashboard(page);
  const room = page.getByRole('region', { name: 'Browser storage' });
  const editor = new Editor(page);
  await editor.open('a');
  await editor.content.fill('More.');
  await editor.update.click();
  await dashboard.isLoaded();
  await expect(room).toContainText(
    'This browser has not promised to keep what is stored here and may clear it when space runs short or after weeks without a visit. Use Export Posts for a backup.',
  );
  await page.addInitScript(() => {
    navigator.storage.persisted = () => Promise.resolve(true);
  });
  await page.reload();
  await expect(room).toContainText(
    'This browser has promised to keep what is stored here. Even so, only an exported file is a backup.',
  );
});
