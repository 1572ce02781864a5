import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { Editor } from '#tests/pages/editor.ts';
import { fillStorage, withoutDatabase } from '#tests/support/admin-database.ts';
import { storePosts } from '#tests/support/local-posts.ts';
import { openQuietPage } from '#tests/support/quiet-page.ts';

const draft = async (page: Page) => page.evaluate(() => localStorage.getItem('bodega-cats:draft'));
const indicator = (page: Page) => page.getByText('Autosaving...', { exact: true });

/** Opens the editor with a clock that only the test moves. */
async function openWithClock(page: Page, id?: string): Promise<Editor> {
  await page.clock.install();
  const editor = new Editor(page);
  await editor.open(id);
  await page.clock.pauseAt(Date.now() + 60_000);
  return editor;
}

test('a new post is saved as a draft after 30 seconds without changes, and the indicator shows for 2 seconds', async ({
  page,
}) => {
  const editor = await openWithClock(page);
  await editor.title.fill('Olga');
  await page.clock.runFor(29_000);
  // A change starts the 30 seconds again.
  await editor.content.fill('She has a chair.');
  await page.clock.runFor(29_900);
  expect(await draft(page)).toBeNull();
  await expect(indicator(page)).toBeHidden();
  await page.clock.runFor(200);
  await expect(indicator(page)).toBeVisible();
  await expect.poll(() => draft(page)).toContain('She has a chair.');
  await page.clock.runFor(1_700);
  await expect(indicator(page)).toBeVisible();
  await page.clock.runFor(400);
  await expect(indicator(page)).toBeHidden();
});

test('a draft that storage has no room for promises no copy where there is no database', async ({
  page,
}) => {
  await withoutDatabase(page);
  const editor = await openWithClock(page);
  await fillStorage(page);
  await editor.content.fill('She has a chair.');
  await page.clock.runFor(30_100);
  await expect(page.getByRole('status').filter({ hasText: 'The draft' })).toHaveText(
    'The draft could not be saved: storage is full. Your text is kept only until this tab is closed.',
  );
  expect(await draft(page)).toBeNull();
});

test('autosave is off in edit mode', async ({ page }) => {
  await storePosts(page, [{ id: 'a', title: 'A cat', content: 'Meow.' }]);
  const editor = await openWithClock(page, 'a');
  await editor.content.fill('Meow, edited.');
  await page.clock.runFor(60_000);
  await expect(indicator(page)).toBeHidden();
  expect(await draft(page)).toBeNull();
});

test('the stored draft is loaded with its toast, and publishing clears it', async ({ page }) => {
  const editor = await openWithClock(page);
  await editor.fill({ title: 'Olga', content: 'She has a chair.', excerpt: 'A chair.' });
  await page.getByLabel('Tags').fill('stores');
  await page.clock.runFor(30_100);
  await expect.poll(() => draft(page)).toContain('A chair.');
  await page.clock.resume();
  await page.reload();
  await expect(editor.toast('Draft Loaded')).toContainText(
    'Your previously saved draft has been loaded',
  );
  expect(await editor.words()).toEqual({
    title: 'Olga',
    content: 'She has a chair.',
    excerpt: 'A chair.',
  });
  await expect(page.getByLabel('Tags')).toHaveValue('stores');
  // The draft's text is not offered a second time.
  await expect(editor.copies).toBeHidden();
  await editor.publish.click();
  await expect(editor.toast('Blog post created')).toBeVisible();
  await expect.poll(() => draft(page)).toBeNull();
  await editor.open();
  await expect(editor.title).toHaveValue('');
  await expect(editor.toast('Draft Loaded')).toBeHidden();
});

test('a damaged draft is set aside and said, and the fields are empty', async ({ page }) => {
  await openQuietPage(page);
  await page.evaluate(() => localStorage.setItem('bodega-cats:draft', '{"title":"Cut o'));
  const editor = new Editor(page);
  await editor.open();
  await expect(editor.title).toHaveValue('');
  await expect(editor.toast('Draft damaged')).toBeVisible();
  const kept = () =>
    page.evaluate(() =>
      Object.entries(localStorage).filter(
        ([key]) => key.startsWith('bodega-cats:damaged:') || key === 'bodega-cats:draft',
      ),
    );
  await expect
    .poll(kept)
    .toEqual([[expect.stringMatching(/^bodega-cats:damaged:/), '{"title":"Cut o']]);
});

test('Start empty puts the draft aside as a safety copy, and Undo brings it back', async ({
  page,
}) => {
  const editor = await openWithClock(page);
  const start = page.getByRole('button', { name: 'Start empty' });
  await expect(start).toBeHidden();
  await editor.fill({ title: 'Olga', content: 'She has a chair.' });
  await page.clock.runFor(30_100);
  await expect.poll(() => draft(page)).toContain('She has a chair.');
  // A write holds its lock for a moment (storage-writer.ts), and here two follow each other.
  await page.clock.resume();
  await start.click();
  await expect(editor.title).toHaveValue('');
  await expect.poll(() => draft(page)).toBeNull();
  await expect(editor.copies.getByText('Olga')).toBeVisible();
  await editor.toast('Draft put aside').getByRole('button', { name: 'Undo' }).click();
  await expect(editor.title).toHaveValue('Olga');
  await expect.poll(() => draft(page)).toContain('She has a chair.');
  await expect(editor.copies).toBeHidden();
});
