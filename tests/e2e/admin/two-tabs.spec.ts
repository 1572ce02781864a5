import { builtPost } from '#tests/support/built-posts.ts';
import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { fillStorage, withoutDatabase } from '#tests/support/admin-database.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { hold } from '#tests/support/held-answers.ts';
import { storedPostsText, storePosts } from '#tests/support/local-posts.ts';
import { passRetries } from '#tests/support/retries.ts';
import { crash } from '#tests/support/safety-copies.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';

const a = { id: 'a', title: 'A', excerpt: 'One.', content: 'The text of A.' };
const snowy = builtPost('18');
const posts = [a, { id: 'b', title: 'B', excerpt: 'Two.', content: 'The text of B.' }];

const stored = async (page: Page) =>
  JSON.parse((await storedPostsText(page)) ?? '[]') as Record<string, unknown>[];
const open = (editor: Editor) => editor.page.getByText('This post is open in another tab');
const lost = (editor: Editor) => editor.page.getByText('This post was taken over by another tab');
const conflict = ({ page }: Editor) =>
  page.getByRole('dialog', { name: 'This post has changed since you opened it' });

/** Whether the cover of a tab welcomes a picture that is held over it. */
async function checkCover({ page }: Editor, isWelcome: boolean): Promise<void> {
  const writing = new PostWriting(page);
  const place = writing.cover.locator('.cover-place');
  await writing.give(place, 'dragover', [await plainPicture('olga.png')]);
  // The effects show by the second frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(place).toHaveAttribute('data-is-over', String(isWelcome));
  await (isWelcome ? expect(place) : expect(place).not).toContainText('drop');
}

test('saving different posts in two tabs keeps both, and a post that is let go is free as it was saved', async ({
  page,
  context,
}) => {
  test.slow();
  await storePosts(page, posts);
  const [first, b, fresh, second] = [
    await Editor.inNewTab(context, 'a'),
    await Editor.inNewTab(context, 'b'),
    await Editor.inNewTab(context),
    await Editor.inNewTab(context, 'a'),
  ];
  await expect(open(second)).toBeVisible();
  await first.title.fill('A, edited');
  await b.title.fill('B, edited');
  await fresh.fill({ title: 'C', content: 'New.', excerpt: 'New.' });
  await Promise.all([first.update.click(), b.update.click(), fresh.publish.click()]);
  for (const { page: tab } of [first, b, fresh]) await expect(tab).toHaveURL('/blog-admin');
  const titles = (await stored(page)).map(({ title }) => String(title));
  expect(titles.toSorted()).toEqual(['A, edited', 'B, edited', 'C']);

  await expect(second.title).toHaveValue('A, edited');
  await expect(open(second)).toBeHidden();
  await test.step('also where its tab dies', async () => {
    const third = await Editor.inNewTab(context, 'a');
    await expect(open(third)).toBeVisible();
    await crash(second.page);
    await expect(open(third)).toBeHidden();
    await expect(third.title).not.toHaveAttribute('readonly');
  });
});

test('a post that is open twice can only be read in the second tab, until it takes over', async ({
  page,
  context,
}) => {
  test.slow();
  await storePosts(page, posts);
  const typed = 'Typed in the first tab.';
  const first = await Editor.inNewTab(context, 'a');
  await first.content.fill(typed);
  const second = await Editor.inNewTab(context, 'a');
  await expect(open(second)).toBeVisible();
  await expect(second.update).toBeDisabled();
  for (const field of [second.title, second.slug, second.content, second.excerpt])
    await expect(field).toHaveAttribute('readonly');
  await expect(new PostWriting(second.page).tool('Bold')).toBeDisabled();
  const chip = second.page
    .getByRole('toolbar', { name: 'Suggestions' })
    .getByRole('button')
    .first();
  await expect(chip).toBeDisabled();
  await expect(chip).toHaveCSS('border-style', 'dashed');
  await checkCover(second, false);
  const before = await storedPostsText(page);
  await second.page.keyboard.press('Control+s');
  expect(await axeInBothThemes(second.page)).toEqual([]);

  await second.takeOver.click();
  await expect(open(second)).toBeHidden();
  await expect(lost(first).locator('..')).toContainText(
    'This post was taken over by another tab. You can only read it here now. What you typed is kept as unsaved text.',
  );
  // A save would have changed how the post is stored, adding a day, a category and a reading time.
  expect(await storedPostsText(page)).toBe(before);
  await expect(first.content).toHaveAttribute('readonly');
  await expect(first.content).toHaveValue(typed);
  await expect(first.update).toBeDisabled();
  await expect(second.content).toBeEditable();
  await checkCover(second, true);
  await first.page.bringToFront();
  expect(await axeInBothThemes(first.page)).toEqual([]);
  // The tab that took the post goes on with what was typed in the other one.
  await expect(second.content).toHaveValue(typed);
  await expect(second.copies).toBeHidden();

  await test.step('Undo shows what is saved, and the text is offered', async () => {
    await second
      .toast('This is what was typed in the other tab.')
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(second.content).toHaveValue('The text of A.');
    await expect(second.copies.getByRole('listitem')).toHaveCount(1);
    // “Dismiss” doesn't stand at the end, where “Take over” stood.
    await expect(second.copies.getByRole('button').last()).toHaveText('Continue');
  });

  await test.step('a text whose copy was dismissed is kept anew once its tab has the post back', async () => {
    await second.copies.getByRole('button', { name: 'Dismiss' }).click();
    await expect(second.copies).toBeHidden();
    await first.takeOver.click();
    await expect(first.content).not.toHaveAttribute('readonly');
    await expect(first.content).toHaveValue(typed);
    await first.page.reload();
    await first.copies.getByRole('button', { name: 'Continue' }).click();
    await expect(first.content).toHaveValue(typed);
  });

  await test.step('once it is free, the first tab shows what was saved meanwhile, and offers its own text', async () => {
    await second.takeOver.click();
    await expect(second.content).toBeEditable();
    await second.content.fill('Typed in the second tab.');
    await second.update.click();
    await expect(second.page).toHaveURL('/blog-admin');
    await first.takeOver.click();
    await expect(first.content).toHaveValue('Typed in the second tab.');
    await expect(first.content).not.toHaveAttribute('readonly');
    await first.copies.getByRole('button', { name: 'Compare' }).click();
    await expect(first.page.getByRole('dialog')).toContainText(typed);
  });
});

test('a post that is taken over can be typed in once it is opened anew, not before', async ({
  context,
}) => {
  await Editor.inNewTab(context, snowy.id);
  const second = await Editor.inNewTab(context, snowy.id);
  const letGo = await hold(second.page, '**/posts-data/texts-1.json');
  // What was fetched is used for five minutes: by now it has to be fetched again.
  await second.page.clock.setFixedTime(Date.now() + 6 * 60_000);
  await second.takeOver.click();
  await expect(open(second)).toBeHidden();
  await expect(second.content).toHaveAttribute('readonly');
  letGo();
  await expect(second.content).toBeEditable();
});

test('where nothing can be kept, a conflict says that theirs would be gone, and a tab that loses its post promises nothing', async ({
  page,
  context,
}) => {
  await storePosts(page, posts);
  await withoutDatabase(context);
  const editor = new Editor(page);
  await editor.open('a');
  await editor.content.fill('Mine.');
  await storePosts(page, [{ ...a, content: 'Theirs.' }]);
  await editor.update.click();
  await expect(conflict(editor)).toContainText('if you save yours, it is gone');
  await expect(conflict(editor)).not.toContainText('kept too');
  await page.keyboard.press('Escape');

  await fillStorage(page);
  await editor.content.fill('Typed in the first tab.');
  await Editor.takingOver(context, 'a');
  await expect(lost(editor).locator('..')).toContainText(
    'This post was taken over by another tab. You can only read it here now. Your text is kept only until this tab is closed.',
  );
});

test('a post that another tab saved without a lock is never overwritten silently', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  const changed = { id: snowy.id, slug: snowy.slug, title: 'Snowy', excerpt: 'One.' };
  await storePosts(page, [a, { ...changed, content: 'Mine.' }]);
  const editor = new Editor(page);
  const dialog = conflict(editor);
  await editor.open('a');
  await editor.content.fill('Mine.');
  // As by a tab of an older browser, or an import.
  const theirs = [
    { ...a, content: 'Theirs.' },
    { ...changed, content: 'Mine.' },
  ];
  await storePosts(page, theirs);
  await editor.update.click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(dialog).toContainText(
    'Choose which version to go on with. The other one is kept too.',
  );
  expect(await stored(page)).toEqual(theirs);

  await dialog.getByRole('button', { name: 'Compare' }).click();
  const compare = page.getByRole('dialog', { name: 'Compare' });
  await expect(compare.getByRole('heading', { level: 4 })).toHaveText([
    'In the editor',
    'In the saved post',
  ]);
  await expect(compare.getByRole('deletion')).toHaveText('Mine');
  await expect(compare.getByRole('insertion')).toHaveText('Theirs');
  await page.keyboard.press('Escape');

  await test.step('theirs is loaded, mine is kept as a copy', async () => {
    await dialog.getByRole('button', { name: 'Load the other one' }).click();
    await expect(editor.content).toHaveValue('Theirs.');
    await editor.copies.getByRole('button', { name: 'Continue' }).click();
    await expect(editor.content).toHaveValue('Mine.');
  });

  await test.step('mine is saved', async () => {
    await storePosts(page, [{ ...a, content: 'Theirs again.' }, ...theirs.slice(1)]);
    await editor.update.click();
    await dialog.getByRole('button', { name: 'Save mine anyway' }).click();
    await expect(page).toHaveURL('/blog-admin');
    expect(await stored(page)).toMatchObject([{ content: 'Mine.' }, changed]);
  });

  await test.step('what stands there now and can’t be loaded isn’t called deleted', async () => {
    await new Dashboard(page).action('Snowy', 'Edit').click();
    await editor.content.fill('Mine, changed.');
    // Another tab goes back to the published version, and the website doesn't answer.
    await storePosts(page, []);
    await page.route('**/posts-data/*.json', (route) => route.abort());
    await editor.update.click();
    await passRetries(
      page,
      dialog.getByText('The text of this post could not be loaded. Check your connection'),
    );
    await expect(dialog).not.toContainText('deleted');
  });
});
