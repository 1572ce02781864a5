import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { storageKeys } from '#src/config/storage-keys.ts';
import { Editor } from '#tests/pages/editor.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { storedPostsText, storePosts } from '#tests/support/local-posts.ts';
import { copiesInDatabase, crash } from '#tests/support/safety-copies.ts';
import { openQuietPage } from '#tests/support/quiet-page.ts';

const olga = { id: 'olga', title: 'Olga', excerpt: 'A cat.', content: 'Olga has a chair.' };
/** Every kind of character that a text may lose on its way. */
const odd = 'Tabs\tand “quotes”, ünïcödé 🐈‍⬛, <b>tags</b>, trailing blanks   \n\n\n{braces}\n';

test('tabs that are killed two seconds after typing lose nothing: two new posts and an edited one', async ({
  page,
  context,
}) => {
  test.slow();
  await context.clock.install();
  await storePosts(page, [olga]);
  await openQuietPage(page);
  const before = await storedPostsText(page);
  const [first, second, edited] = [
    await Editor.inNewTab(context),
    await Editor.inNewTab(context),
    await Editor.inNewTab(context, 'olga'),
  ];
  // From here on the tabs get only two seconds.
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
  const again = await Editor.inNewTab(context);
  // Nothing is restored without being asked.
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
  // The text that it replaced is kept.
  await expect(again.copies.getByRole('button', { name: 'Restore: The first' })).toBeVisible();

  const editedAgain = await Editor.inNewTab(context, 'olga');
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
  // Neither does one whose changes were undone.
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
  const dialog = page.getByRole('dialog', { name: 'Compare with what is in the editor' });
  const content = dialog.getByRole('region', { name: 'Content' });
  await expect(content.getByRole('deletion')).toHaveText('chair');
  await expect(content.getByRole('insertion')).toHaveText('shelf');
  expect(await axeInBothThemes(page)).toEqual([]);
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
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('the end of a session', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Log in again' });
  const password = (page: Page) => page.getByLabel('Password', { exact: true });

  /** Opens the post in a browser whose password is 'nine lives', with its own clock. */
  async function openAsWriter(page: Page): Promise<Editor> {
    await page.clock.install();
    await storePosts(page, [olga]);
    await page.addInitScript(
      ([key, hash]) => localStorage.setItem(key, hash),
      // printf 'nine lives' | sha256sum
      [
        storageKeys.passwordHash,
        'fa268a2987ac7e3f0f9e1b2bb25ab95d6e8201ae5300d863ca5442e36507858e',
      ] as const,
    );
    const editor = new Editor(page);
    await editor.open('olga');
    return editor;
  }

  test('costs no text: one signs in again in place and types on', async ({ page }) => {
    const editor = await openAsWriter(page);
    await editor.content.fill(`Half a sentence. ${odd}`);
    await page.clock.fastForward('24:00:00');
    await expect(dialog(page)).toBeVisible();
    await expect(editor.content).toHaveValue(`Half a sentence. ${odd}`);
    await password(page).fill('nine lives');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(editor.content).toBeFocused();
    await editor.content.press('ControlOrMeta+End');
    await page.keyboard.type('And on.');
    await expect(editor.content).toHaveValue(`Half a sentence. ${odd}And on.`);
    await editor.update.click();
    await expect(editor.toast('Blog post updated')).toBeVisible();
  });

  test('costs no text where one goes to the login instead: it is offered after it', async ({
    page,
  }) => {
    const editor = await openAsWriter(page);
    await editor.content.fill(`Half a sentence. ${odd}`);
    await page.clock.fastForward('24:00:00');
    await dialog(page).getByRole('button', { name: 'Go to the login page instead' }).click();
    await expect(page).toHaveURL('/blog-admin/login?to=%2Fblog-admin%2Fedit%2Folga');
    await password(page).fill('nine lives');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog-admin/edit/olga');
    await expect(editor.content).toHaveValue('Olga has a chair.');
    await editor.copies.getByRole('button', { name: 'Restore' }).click();
    await expect(editor.content).toHaveValue(`Half a sentence. ${odd}`);
  });

  test('by Logout keeps what was typed in the last moment, even where the page dies at once', async ({
    page,
    context,
  }) => {
    const editor = await openAsWriter(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await editor.content.fill('Typed.');
    // Within the second after a write in which the database isn't written again.
    await expect.poll(() => copiesInDatabase(page)).toEqual(['Typed.']);
    await page.clock.runFor(100);
    await editor.content.fill('Typed, and more.');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/blog-admin\/login/);
    await crash(page);
    await context.clock.resume();
    const again = await Editor.inNewTab(context, 'olga');
    await again.copies.getByRole('button', { name: 'Restore' }).click();
    await expect(again.content).toHaveValue('Typed, and more.');
  });
});
