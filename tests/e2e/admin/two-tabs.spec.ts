import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { Editor } from '#tests/pages/editor.ts';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { fillStorage, withoutDatabase } from '#tests/support/admin-database.ts';
import { axeFindings, axeInBothThemes } from '#tests/support/axe.ts';
import { hold } from '#tests/support/held-answers.ts';
import { storedPostsText, storePosts } from '#tests/support/local-posts.ts';
import { passRetries } from '#tests/support/retries.ts';
import { crash } from '#tests/support/safety-copies.ts';
import { openQuietPage } from '#tests/support/quiet-page.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';

const posts = [
  { id: 'a', title: 'A', excerpt: 'One.', content: 'The text of A.' },
  { id: 'b', title: 'B', excerpt: 'Two.', content: 'The text of B.' },
];

const titles = async (page: Page) =>
  (JSON.parse((await storedPostsText(page)) ?? '[]') as { title: string }[]).map(
    ({ title }) => title,
  );
const open = (editor: Editor) => editor.page.getByText('This post is open in another tab');
const lost = (editor: Editor) => editor.page.getByText('This post was taken over by another tab');

/** Types into post A in one tab and takes it over in another. */
async function takenOver(context: BrowserContext, typed: string) {
  const first = await Editor.inNewTab(context, 'a');
  await first.content.fill(typed);
  return { first, second: await Editor.takingOver(context, 'a') };
}

test('saving different posts in two tabs keeps both', async ({ page, context }) => {
  await storePosts(page, posts);
  await openQuietPage(page);
  const [a, b, fresh] = [
    await Editor.inNewTab(context, 'a'),
    await Editor.inNewTab(context, 'b'),
    await Editor.inNewTab(context),
  ];
  await a.title.fill('A, edited');
  await b.title.fill('B, edited');
  await fresh.fill({ title: 'C', content: 'New.', excerpt: 'New.' });
  await Promise.all([a.update.click(), b.update.click(), fresh.publish.click()]);
  for (const { page: tab } of [a, b, fresh]) await expect(tab).toHaveURL('/blog-admin');
  expect((await titles(page)).toSorted()).toEqual(['A, edited', 'B, edited', 'C']);
});

test('a post that is open twice can only be read in the second tab, until it takes over', async ({
  page,
  context,
}) => {
  test.slow();
  await storePosts(page, posts);
  await openQuietPage(page);
  const first = await Editor.inNewTab(context, 'a');
  await first.content.fill('Typed in the first tab.');
  const second = await Editor.inNewTab(context, 'a');
  await expect(open(second)).toBeVisible();
  await expect(second.update).toBeDisabled();
  for (const field of [second.title, second.slug, second.content, second.excerpt])
    await expect(field).toHaveAttribute('readonly');
  const before = await storedPostsText(page);
  await second.page.keyboard.press('Control+s');
  expect(await axeInBothThemes(second.page)).toEqual([]);

  await second.takeOver.click();
  await expect(open(second)).toBeHidden();
  await expect(lost(first).locator('..')).toContainText(
    'This post was taken over by another tab. You can only read it here now. What you typed is kept as a safety copy.',
  );
  // A save would have changed how the post is stored, adding a day, a category and a reading time.
  expect(await storedPostsText(page)).toBe(before);
  await expect(first.content).toHaveAttribute('readonly');
  await expect(first.content).toHaveValue('Typed in the first tab.');
  await expect(first.update).toBeDisabled();
  await first.page.bringToFront();
  expect(await axeInBothThemes(first.page)).toEqual([]);
  // The first tab's text is kept, and offered in the tab that can edit the post.
  await expect(second.copies.getByRole('listitem')).toHaveCount(1);

  await second.content.fill('Typed in the second tab.');
  await second.update.click();
  await expect(second.page).toHaveURL('/blog-admin');
  // Once it is free, the first tab may have it back, and is warned before it overwrites.
  await first.takeOver.click();
  await expect(first.content).not.toHaveAttribute('readonly');
  await first.update.click();
  await expect(
    first.page.getByRole('dialog', { name: 'Another tab has changed this post' }),
  ).toBeVisible();
  expect(await storedPostsText(page)).toContain('Typed in the second tab.');
});

test('a post that is taken over can be typed in once it is opened anew, not before', async ({
  context,
}) => {
  await Editor.inNewTab(context, '18');
  const second = await Editor.inNewTab(context, '18');
  const letGo = await hold(second.page, '**/posts-data/texts-1.json');
  // What was fetched is used for five minutes: by now it has to be fetched again.
  await second.page.clock.setFixedTime(Date.now() + 6 * 60_000);
  await second.takeOver.click();
  await expect(open(second)).toBeHidden();
  await expect(second.content).toHaveAttribute('readonly');
  letGo();
  await expect(second.content).toBeEditable();
});

test('a cover welcomes a picture only where the post can be edited', async ({ page, context }) => {
  await storePosts(page, posts);
  await Editor.inNewTab(context, 'a');
  const second = await Editor.inNewTab(context, 'a');
  const writing = new PostWriting(second.page);
  const place = writing.cover.locator('.cover-place');
  const holdPicture = async () => {
    await writing.give(place, 'dragover', [await plainPicture('olga.png')]);
    // The effects show by the second frame.
    await second.page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  };
  await expect(open(second)).toBeVisible();
  await holdPicture();
  await expect(place).toHaveAttribute('data-is-over', 'false');
  await expect(place).not.toContainText('drop');

  await second.takeOver.click();
  await expect(second.content).toBeEditable();
  await holdPicture();
  await expect(place).toHaveAttribute('data-is-over', 'true');
  await expect(place).toContainText('drop');
});

test('a tab that loses its post promises nothing that no store holds', async ({
  page,
  context,
}) => {
  test.slow();
  await storePosts(page, posts);
  await withoutDatabase(context);
  const first = await Editor.inNewTab(context, 'a');
  await fillStorage(first.page);
  await first.content.fill('Typed in the first tab.');
  await Editor.takingOver(context, 'a');
  await expect(lost(first).locator('..')).toContainText(
    'This post was taken over by another tab. You can only read it here now. Your text is kept only until this tab is closed.',
  );
});

test('a text whose copy was dismissed elsewhere is kept anew once its tab has the post back', async ({
  page,
  context,
}) => {
  test.slow();
  await storePosts(page, posts);
  const { first, second } = await takenOver(context, 'Typed in the first tab.');
  await second.copies.getByRole('button', { name: 'Dismiss' }).click();
  await expect(second.copies).toBeHidden();
  await first.takeOver.click();
  await expect(first.content).not.toHaveAttribute('readonly');
  await expect(first.content).toHaveValue('Typed in the first tab.');
  await first.page.reload();
  await first.copies.getByRole('button', { name: 'Restore' }).click();
  await expect(first.content).toHaveValue('Typed in the first tab.');
});

test('the second tab has the post when the first is closed or dies, as it was saved by then', async ({
  page,
  context,
}) => {
  test.slow();
  await storePosts(page, posts);
  const first = await Editor.inNewTab(context, 'a');
  const second = await Editor.inNewTab(context, 'a');
  await expect(open(second)).toBeVisible();
  await first.title.fill('A, by the first');
  await first.update.click();
  await expect(second.title).toHaveValue('A, by the first');
  await expect(open(second)).toBeHidden();
  const third = await Editor.inNewTab(context, 'a');
  await expect(open(third)).toBeVisible();
  await crash(second.page);
  await expect(open(third)).toBeHidden();
  await expect(third.title).not.toHaveAttribute('readonly');
});

test('a post that another tab saved without a lock is never overwritten silently', async ({
  page,
  context,
}) => {
  test.slow();
  await storePosts(page, posts);
  const editor = await Editor.inNewTab(context, 'a');
  await editor.content.fill('Mine.');
  // As by a tab of an older browser, or an import.
  const theirs = [{ ...posts[0], content: 'Theirs.' }, posts[1]];
  await storePosts(page, theirs as typeof posts);
  const dialog = editor.page.getByRole('dialog', { name: 'Another tab has changed this post' });
  await editor.update.click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(dialog).toContainText(
    'Choose which version to go on with. The other one is kept too.',
  );
  expect(await axeFindings(editor.page)).toEqual([]);
  await openQuietPage(page);
  expect(JSON.parse((await storedPostsText(page)) ?? '')).toEqual(theirs);

  await dialog.getByRole('button', { name: 'Compare' }).click();
  const compare = editor.page.getByRole('dialog', { name: 'Compare' });
  await expect(compare.getByRole('deletion')).toHaveText('Mine');
  await expect(compare.getByRole('insertion')).toHaveText('Theirs');
  await editor.page.keyboard.press('Escape');

  // Theirs is loaded, mine is kept as a copy.
  await dialog.getByRole('button', { name: 'Load the other one' }).click();
  await expect(editor.content).toHaveValue('Theirs.');
  await editor.copies.getByRole('button', { name: 'Restore' }).click();
  await expect(editor.content).toHaveValue('Mine.');

  await storePosts(page, [{ ...posts[0], content: 'Theirs again.' }] as typeof posts);
  await editor.update.click();
  await dialog.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(editor.page).toHaveURL('/blog-admin');
  expect(JSON.parse((await storedPostsText(page)) ?? '')).toMatchObject([{ content: 'Mine.' }]);
});

test('where no version can be kept, the conflict says that theirs would be gone', async ({
  page,
  context,
}) => {
  await withoutDatabase(context);
  await storePosts(page, posts);
  const editor = await Editor.inNewTab(context, 'a');
  await editor.content.fill('Mine.');
  await storePosts(page, [{ ...posts[0], content: 'Theirs.' }] as typeof posts);
  await editor.update.click();
  const dialog = editor.page.getByRole('dialog', { name: 'Another tab has changed this post' });
  await expect(dialog).toContainText('if you save yours, it is gone');
  await expect(dialog).not.toContainText('kept too');
});

test('what stands there now and can’t be loaded isn’t called deleted', async ({
  page,
  context,
}) => {
  test.slow();
  const mine = { id: '18', slug: 'snowy-comes-home', title: 'Snowy', excerpt: 'One.' };
  await context.clock.install();
  await storePosts(page, [{ ...mine, content: 'Mine.' }]);
  const editor = await Editor.inNewTab(context, '18');
  await editor.content.fill('Mine, changed.');
  // Another tab goes back to the published version, and the website doesn't answer.
  await storePosts(page, []);
  await editor.page.route('**/posts-data/*.json', (route) => route.abort());
  await editor.update.click();
  const dialog = editor.page.getByRole('dialog', { name: 'Another tab has changed this post' });
  await passRetries(
    editor.page,
    dialog.getByText('The text of this post could not be loaded. Check your connection'),
  );
  await expect(dialog).not.toContainText('deleted');
});
