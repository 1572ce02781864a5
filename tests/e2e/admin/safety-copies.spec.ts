import { readFileSync } from 'node:fs';
import { expect, test } from '#tests/support/test.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { storedPostsText, storePosts } from '#tests/support/local-posts.ts';
import { copiesInDatabase, crash, databaseIsOpen } from '#tests/support/safety-copies.ts';

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
  const before = await storedPostsText(page);
  const [first, second, edited] = [
    await Editor.inNewTab(context),
    await Editor.inNewTab(context),
    await Editor.inNewTab(context, 'olga'),
  ];
  for (const { page: tab } of [first, second, edited]) await databaseIsOpen(tab);
  // From here on the tabs get only two seconds.
  await context.clock.pauseAt(Date.now() + 600_000);
  await first.fill({ title: 'The first', content: `First. ${odd}` });
  // Of two texts from one moment neither would be the newer one.
  await context.clock.runFor(10);
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
  // A new post begins with what was typed last.
  await expect(again.toast('Draft Loaded')).toBeVisible();
  expect(await again.words()).toEqual({
    title: 'The second',
    content: `Second. ${odd}`,
    excerpt: '',
  });
  await expect(again.copies.getByRole('listitem')).toHaveCount(1);
  await again.copies.getByRole('button', { name: 'Continue: The first' }).click();
  expect(await again.content.inputValue()).toBe(`First. ${odd}`);
  // The text that it replaced is kept.
  await expect(again.copies.getByRole('button', { name: 'Continue: The second' })).toBeVisible();

  const editedAgain = await Editor.inNewTab(context, 'olga');
  expect(await editedAgain.content.inputValue()).toBe('Olga has a chair.');
  await expect(editedAgain.copies.getByRole('listitem')).toHaveCount(1);
  await editedAgain.copies.getByRole('button', { name: 'Continue: Olga, edited' }).click();
  expect(await editedAgain.words()).toEqual({
    title: 'Olga, edited',
    content: `Edited. ${odd}`,
    excerpt: 'A cat.',
  });
  expect(await storedPostsText(page)).toBe(before);
});

test('a reload and Back ask nothing and bring the text again, also what was typed in the last moment', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const editor = new Editor(page);
  await editor.open();
  // Browsers only ask after some interaction.
  await editor.content.click();
  await page.keyboard.type('Typed just now.');
  await page.reload();
  await expect(editor.toast('Draft Loaded')).toBeVisible();
  await expect(editor.content).toHaveValue('Typed just now.');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('New Post');
  await page.goBack();
  await expect(editor.content).toHaveValue('Typed just now.');
  await test.step('but not what was put aside', async () => {
    await page.getByRole('button', { name: 'Start empty' }).click();
    await page.reload();
    await expect(editor.copies).toContainText('Unsaved: Typed just now., 3 words');
    await expect(editor.content).toHaveValue('');
  });
  await editor.title.click();
  await page.keyboard.type('Another');
  await page.goto('/about');
  await page.goBack();
  await expect(editor.title).toHaveValue('Another');
  await editor.copies.getByRole('button', { name: 'Continue' }).click();
  await expect(editor.content).toHaveValue('Typed just now.');
  // The button that had the focus is gone.
  await expect(page.getByRole('main')).toBeFocused();
  expect(asked).toEqual([]);
});

test('a copy is compared side by side, downloaded, and dismissed with Undo; a saved post leaves none', async ({
  page,
}) => {
  test.slow();
  await storePosts(page, [olga]);
  const editor = new Editor(page);
  await editor.open('olga');
  await editor.content.fill('Olga has a shelf.');
  await page.reload();
  const row = editor.copies.getByRole('listitem');
  await expect(row).toContainText('Olga, 4 words');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await axeInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 720 });

  await test.step('compared', async () => {
    await row.getByRole('button', { name: 'Compare' }).click();
    const dialog = page.getByRole('dialog', { name: 'Compare with what is in the editor' });
    const content = dialog.getByRole('region', { name: 'Content' });
    await expect(content.getByRole('deletion')).toHaveText('chair');
    await expect(content.getByRole('insertion')).toHaveText('shelf');
    expect(await axeInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(row.getByRole('button', { name: 'Compare' })).toBeFocused();
  });

  await test.step('downloaded', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('olga.json');
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject([
      { id: 'olga', title: 'Olga', content: 'Olga has a shelf.' },
    ]);
  });

  await test.step('dismissed', async () => {
    await row.getByRole('button', { name: 'Dismiss' }).click();
    await expect(editor.copies).toBeHidden();
    await editor.toast('Text dismissed').getByRole('button', { name: 'Undo' }).click();
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => copiesInDatabase(page)).toEqual([]);
    await page.reload();
    await expect(editor.title).toHaveValue('Olga');
    await expect(editor.copies).toBeHidden();
  });

  await test.step('saved, or typed and undone', async () => {
    await editor.content.fill('Edited.');
    await expect.poll(() => copiesInDatabase(page)).toEqual(['Edited.']);
    await editor.update.click();
    await expect(page).toHaveURL('/blog-admin');
    await expect.poll(() => copiesInDatabase(page)).toEqual([]);
    await new Dashboard(page).action('Olga', 'Edit').click();
    await editor.content.fill('Other.');
    await expect.poll(() => copiesInDatabase(page)).toEqual(['Other.']);
    await editor.content.fill('Edited.');
    await expect.poll(() => copiesInDatabase(page)).toEqual([]);
  });

  await test.step('typed on what is saved, it can be restored, though the clock was set back', async () => {
    await page.clock.setFixedTime(Date.now() - 24 * 60 * 60 * 1000);
    await editor.content.fill('Typed on.');
    await expect.poll(() => copiesInDatabase(page)).toEqual(['Typed on.']);
    await page.reload();
    await row.getByRole('button', { name: 'Continue' }).click();
    await expect(editor.content).toHaveValue('Typed on.');
  });
});

test('Continue opens an unsaved text itself, where its writer was, and it stays one entry until it is saved', async ({
  page,
}) => {
  const lines = Array.from({ length: 200 }, (_, line) => `Line ${line}`).join('\n');
  await storePosts(page, [{ ...olga, content: lines }]);
  const editor = new Editor(page);
  const entries = page.getByRole('region', { name: 'Unsaved text' }).getByRole('listitem');
  const place = () =>
    editor.content.evaluate((field: HTMLTextAreaElement) => [
      field.selectionStart,
      field.scrollTop,
    ]);
  /** Whether nothing stands over the buttons of the text. */
  const barIsBare = () =>
    page.locator('.edit-bar').evaluate((bar) => {
      const { left, top } = bar.getBoundingClientRect();
      return bar.contains(document.elementFromPoint(left + 5, top + 1));
    });
  await editor.open('olga');
  await editor.content.evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    field.setSelectionRange(900, 900);
  });
  await page.keyboard.type('She waits. ');
  await expect(page.getByText('Kept at')).toBeVisible();
  const before = await place();
  expect(before[0]).toBe(911);

  for (const words of ['She sleeps. ', 'She eats. ']) {
    await page.getByRole('link', { name: 'Posts', exact: true }).click();
    await page.getByText('Waiting for you').click();
    // With the words of the last moment, which the list reads after it is drawn.
    await expect(entries).toHaveText(words === 'She sleeps. ' ? /, 402 words,/ : /, 404 words,/);
    if (words === 'She sleeps. ') {
      await page.getByRole('button', { name: 'Compare Olga' }).click();
      const dialog = page.getByRole('dialog', { name: 'Compare with the saved post' });
      await expect(dialog).toContainText(
        'Struck through: only in the saved post. Underlined: only in the unsaved text.',
      );
      await expect(dialog.getByRole('insertion').last()).toContainText('waits.');
      await expect(dialog.getByRole('link', { name: 'Continue' })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.getByRole('link', { name: 'Continue Olga' }).click();
    await expect(editor.content).toBeFocused();
    await expect(editor.content).toHaveValue(/She waits\. /);
    const caret = 911 + (words === 'She sleeps. ' ? 0 : 'She sleeps. '.length);
    await expect.poll(async () => (await place())[0]).toBe(caret);
    if (words === 'She sleeps. ') await expect.poll(place).toEqual(before);
    await expect.poll(barIsBare).toBe(true);
    await page.keyboard.type(words);
  }
  await expect(editor.content).toHaveValue(/She waits\. She sleeps\. She eats\. /);
  await test.step('of a few words, nothing above them is scrolled out of sight', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await editor.content.fill('She waits for us.');
    await page.evaluate(() => scrollTo(0, 300));
    await page.keyboard.type(' ');
    await expect(page.getByText('Kept at')).toBeVisible();
    await page.getByRole('link', { name: 'Posts', exact: true }).click();
    await page.getByText('Waiting for you').click();
    await expect(entries).toHaveText(/, 4 words,/);
    await page.getByRole('link', { name: 'Continue Olga' }).click();
    await expect(editor.content).toBeFocused();
    await expect(editor.title).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
  await editor.update.click();
  await expect(page).toHaveURL('/blog-admin');
  await expect(entries).toHaveCount(0);
  await expect.poll(() => copiesInDatabase(page)).toEqual([]);
});

test('a text that was typed before its post was saved is taken from its comparison, here and on the dashboard', async ({
  page,
}) => {
  await storePosts(page, [olga]);
  const editor = new Editor(page);
  await editor.open('olga');
  await editor.content.fill('Typed before the crash.');
  await expect.poll(() => copiesInDatabase(page)).toEqual(['Typed before the crash.']);
  await page.reload();
  await expect(editor.copies.getByRole('button', { name: 'Continue' })).toHaveClass(/primary/);
  await editor.content.fill('Saved in a hurry.');
  await editor.update.click();
  await expect(page).toHaveURL('/blog-admin');
  await expect.poll(() => copiesInDatabase(page)).toEqual(['Typed before the crash.']);

  const take = (name: string) => page.getByRole('dialog', { name }).getByText('Take this text');
  await test.step('on the dashboard, where it is in sight after the crash', async () => {
    await page.reload();
    const texts = page.getByRole('region', { name: 'Unsaved text' });
    await expect(texts).toContainText('Olga');
    // Once folded, it stays so until somebody opens it, and says how many there are.
    const line = page.locator('.waiting > summary');
    await line.click();
    await page.reload();
    await expect(line).toContainText('1 unsaved text');
    await expect(texts).toBeHidden();
    await line.click();
    await page.getByRole('button', { name: 'Compare Olga' }).click();
    await take('Compare with the saved post').click();
    await expect(editor.content).toHaveValue('Typed before the crash.');
    expect(await storedPostsText(page)).toContain('Saved in a hurry.');
  });
  await test.step('in the editor, and what was saved stays among the versions', async () => {
    await editor.open('olga');
    await expect(editor.copies.getByRole('button', { name: 'Continue' })).toHaveCount(0);
    await editor.copies.getByRole('button', { name: 'Compare' }).click();
    await take('Compare with what is in the editor').click();
    await expect(editor.content).toHaveValue('Typed before the crash.');
    await editor.update.click();
    await expect(page).toHaveURL('/blog-admin');
    await expect.poll(() => copiesInDatabase(page)).toEqual([]);
    await page.goto('/blog-admin/edit/olga/versions');
    const kept = page.getByRole('navigation', { name: 'Saved versions' }).getByRole('button');
    await expect(kept).toHaveText([/SavedNow$/, /Saved$/, /Kept before a change$/]);
  });
});

test('the end of a session costs no text', async ({ page: first, context }) => {
  test.slow();
  const half = `Half a sentence. ${odd}`;
  await context.clock.install();
  await storePosts(first, [olga]);
  await first.evaluate(
    ([key, hash]) => localStorage.setItem(key, hash),
    // printf 'nine lives' | sha256sum
    [
      storageKeys.passwordHash,
      'fa268a2987ac7e3f0f9e1b2bb25ab95d6e8201ae5300d863ca5442e36507858e',
    ] as const,
  );

  await test.step('Logout hides the text in every tab and keeps it, also what was typed in the last moment', async () => {
    const editor = new Editor(first);
    await editor.open('olga');
    await databaseIsOpen(first);
    const other = await Editor.inNewTab(context);
    await context.clock.pauseAt(Date.now() + 60_000);
    await editor.content.fill('Typed.');
    // Within the second after a write in which the database isn't written again.
    await expect.poll(() => copiesInDatabase(first)).toEqual(['Typed.']);
    await context.clock.runFor(100);
    await editor.content.fill('Typed, and more.');
    await other.content.fill('In another tab.');
    await first.getByRole('button', { name: 'Logout' }).click();
    await expect(first).toHaveURL(/\/blog-admin\/login/);
    await expect(other.page).toHaveURL('/blog-admin/login?to=%2Fblog-admin%2Fnew');
    await expect(other.page.getByRole('textbox', { name: 'Content' })).toHaveCount(0);
    await expect(other.page.getByRole('main')).toContainText(
      'You were logged out. What you typed and didn’t save is kept in this browser: log in, and it is offered to you.',
    );
    await crash(first);
    await expect.poll(() => copiesInDatabase(other.page)).toContain('In another tab.');
    await other.page.close();
    await context.clock.resume();
  });

  const editor = await Editor.inNewTab(context, 'olga');
  const { page } = editor;
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  const password = page.getByLabel('Password', { exact: true });
  await editor.copies.getByRole('button', { name: 'Continue' }).click();
  await expect(editor.content).toHaveValue('Typed, and more.');

  await test.step('one signs in again in place and types on', async () => {
    await editor.content.fill(half);
    await context.clock.fastForward('24:00:00');
    await expect(dialog).toBeVisible();
    await expect(editor.content).toHaveValue(half);
    await password.fill('nine lives');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(editor.content).toBeFocused();
    await editor.content.press('ControlOrMeta+End');
    await page.keyboard.type('And on.');
    await expect(editor.content).toHaveValue(`${half}And on.`);
    await editor.update.click();
    await expect(editor.toast('Blog post updated')).toBeVisible();
  });

  await test.step('or goes to the login instead, and is offered the text after it', async () => {
    await new Dashboard(page).action('Olga', 'Edit').click();
    await editor.content.fill('Without end.');
    await context.clock.fastForward('24:00:00');
    await dialog.getByRole('button', { name: 'Go to the login page instead' }).click();
    await expect(page).toHaveURL('/blog-admin/login?to=%2Fblog-admin%2Fedit%2Folga');
    await password.fill('nine lives');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog-admin/edit/olga');
    await expect(editor.content).toHaveValue(`${half}And on.`);
    await editor.copies.getByRole('button', { name: 'Continue' }).click();
    await expect(editor.content).toHaveValue('Without end.');
    await editor.update.click();
    await expect.poll(() => storedPostsText(page)).toContain('Without end.');
  });
});
