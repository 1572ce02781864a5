import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { Editor } from '#tests/pages/editor.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { storedPostsText, storePosts } from '#tests/support/local-posts.ts';
import { copiesInDatabase, crash } from '#tests/support/safety-copies.ts';

const olga = { id: 'olga', title: 'Olga', excerpt: 'A cat.', content: 'Olga has a chair.' };
/** Every kind of sign that a text may lose on its way. */
const odd = 'Tabs\tand “quotes”, ünïcödé 🐈‍⬛, <b>tags</b>, trailing blanks   \n\n\n{braces}\n';

async function openEditor(context: BrowserContext, id?: string): Promise<Editor> {
  const editor = new Editor(await context.newPage());
  await editor.open(id);
  return editor;
}

test('tabs that are killed two seconds after typing lose nothing: two new posts and an edited one', async ({
  page,
  context,
}) => {
  test.slow();
  await context.clock.install();
  await storePosts(page, [olga]);
  await page.goto('/privacy');
  const before = await storedPostsText(page);
  const [first, second, edited] = [
    await openEditor(context),
    await openEditor(context),
    await openEditor(context, 'olga'),
  ];
  // From here on the tabs have two seconds, and no more.
  await context.clock.pauseAt(Date.now() + 600_000);
  await first.fill({ title: 'The first', content: `First. ${odd}` });
  await second.fill({ title: 'The second', content: `Second. ${odd}` });
  await edited.fill({ title: 'Olga, edited', content: `Edited. ${odd}` });
  await context.clock.runFor(2_000);
  await expect
    .poll(async () => (await copiesInDatabase(page)).toSorted())
    .toEqual([`Edited. ${odd}`, `First. ${odd}`, `Second. ${odd}`]);
  for (const { page: tab } of [first, second, edited]) await crash(tab);
  await context.clock.resume();

  expect(await storedPostsText(page)).toBe(before);
  const again = await openEditor(context);
  // Nothing is restored by itself.
  await expect(again.title).toHaveValue('');
  await expect(again.copies.getByRole('listitem')).toHaveCount(2);
  await again.copies.getByRole('button', { name: 'Restore: The first' }).click();
  expect(await again.words()).toEqual({
    title: 'The first',
    content: `First. ${odd}`,
    excerpt: '',
  });
  await again.copies.getByRole('button', { name: 'Restore: The second' }).click();
  expect(await again.content.inputValue()).toBe(`Second. ${odd}`);
  // What it replaced is kept.
  await expect(again.copies.getByRole('button', { name: 'Restore: The first' })).toBeVisible();

  const editedAgain = await openEditor(context, 'olga');
  expect(await editedAgain.content.inputValue()).toBe('Olga has a chair.');
  await expect(editedAgain.copies.getByRole('listitem')).toHaveCount(1);
  await editedAgain.copies.getByRole('button', { name: 'Restore: Olga, edited' }).click();
  expect(await editedAgain.words()).toEqual({
    title: 'Olga, edited',
    content: `Edited. ${odd}`,
    excerpt: 'A cat.',
  });
  expect(await storedPostsText(page)).toBe(before);
});

test('a reload and Back offer the text again, also what was typed in the last moment', async ({
  page,
}) => {
  const editor = new Editor(page);
  await editor.open();
  await editor.content.fill('Typed just now.');
  await page.reload();
  await expect(editor.copies.getByRole('listitem')).toHaveCount(1);
  await editor.copies.getByRole('button', { name: 'Restore' }).click();
  await expect(editor.content).toHaveValue('Typed just now.');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('New Post');
  await page.goBack();
  await expect(editor.copies.getByRole('listitem')).toHaveCount(1);
  await expect(editor.content).toHaveValue('');
});

test('a saved post leaves no copy behind', async ({ page }) => {
  await storePosts(page, [olga]);
  const editor = new Editor(page);
  await editor.open('olga');
  await editor.content.fill('Edited.');
  await expect.poll(() => copiesInDatabase(page)).toEqual(['Edited.']);
  await editor.update.click();
  await expect(page).toHaveURL('/blog-admin');
  await expect.poll(() => copiesInDatabase(page)).toEqual([]);
  // Neither does one whose changes were taken back.
  await editor.open('olga');
  await editor.content.fill('Other.');
  await expect.poll(() => copiesInDatabase(page)).toEqual(['Other.']);
  await editor.content.fill('Edited.');
  await expect.poll(() => copiesInDatabase(page)).toEqual([]);
});

test('a copy is compared side by side, downloaded, and dismissed with Undo', async ({ page }) => {
  test.slow();
  await storePosts(page, [olga]);
  const editor = new Editor(page);
  await editor.open('olga');
  await editor.content.fill('Olga has a shelf.');
  await page.reload();
  const row = editor.copies.getByRole('listitem');
  await expect(row).toContainText('Olga, 4 words');

  await row.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare with what stands here now' });
  const content = dialog.getByRole('region', { name: 'Content' });
  await expect(content.getByRole('deletion')).toHaveText('chair');
  await expect(content.getByRole('insertion')).toHaveText('shelf');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row.getByRole('button', { name: 'Compare' })).toBeFocused();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('olga.json');
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject([
    { id: 'olga', title: 'Olga', content: 'Olga has a shelf.' },
  ]);

  await row.getByRole('button', { name: 'Dismiss' }).click();
  await expect(editor.copies).toBeHidden();
  await editor.toast('Copy dismissed').getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => copiesInDatabase(page)).toEqual([]);
  await page.reload();
  await expect(editor.title).toHaveValue('Olga');
  await expect(editor.copies).toBeHidden();
});

test('the bar has no fault that axe finds, in both themes and at 320 px', async ({ page }) => {
  test.slow();
  await storePosts(page, [olga]);
  const editor = new Editor(page);
  await editor.open('olga');
  await editor.content.fill('Olga has a shelf.');
  await page.reload();
  await expect(editor.copies).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
