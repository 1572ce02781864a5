import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { Editor } from '#tests/pages/editor.ts';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { hold } from '#tests/support/held-answers.ts';
import { storePosts, storedPostsText } from '#tests/support/local-posts.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';

// Saving under a new address waits for the published posts. These tests show what can happen meanwhile.

const post = { id: 'a', slug: 'a', title: 'A', excerpt: 'One.', content: 'The text of A.' };
const saving = (page: Page) => page.getByRole('button', { name: 'Saving...' });
const undo = (editor: Editor) =>
  editor.toast('Draft put aside').getByRole('button', { name: 'Undo' });
const storedPosts = async (page: Page) =>
  JSON.parse((await storedPostsText(page)) ?? '[]') as Record<string, unknown>[];

/** Stores A and opens it. */
async function openStored(page: Page): Promise<Editor> {
  await storePosts(page, [post]);
  const editor = new Editor(page);
  await editor.open('a');
  return editor;
}

/** Opens A and saves it under another address, which waits. Returns a function that ends the wait. */
async function saveUnderNewAddress(page: Page) {
  const editor = new Editor(page);
  const letGo = await hold(page, '**/posts.json');
  await editor.open('a');
  await editor.content.fill('Mine.');
  await editor.slug.fill('a-moves');
  await editor.update.click();
  await expect(saving(page)).toBeVisible();
  return { editor, letGo };
}

test('who leaves before a save that fails is told why, and finds the text again', async ({
  page,
}) => {
  await storePosts(page, [post]);
  const { editor, letGo } = await saveUnderNewAddress(page);
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('heading', { name: 'Trash', level: 1 }).waitFor();
  await storePosts(page, [{ ...post, content: 'Theirs.' }]);
  letGo();
  const message = editor.toast('Not saved: A');
  await expect(message).toContainText(
    'The posts have changed since, so nothing was changed here. What you typed will be there when you open it again.',
  );
  expect(await storedPosts(page)).toMatchObject([{ content: 'Theirs.' }]);
  await message.getByRole('button', { name: 'Open' }).click();
  await expect(editor.content).toHaveValue('Theirs.');
  await editor.copies.getByRole('button', { name: 'Continue' }).click();
  await expect(editor.content).toHaveValue('Mine.');
});

test('a tab that has lost the post doesn’t save from the question about another’s version', async ({
  page,
  context,
}) => {
  const editor = await openStored(page);
  await editor.content.fill('Mine.');
  await storePosts(page, [{ ...post, content: 'Theirs.' }]);
  await editor.update.click();
  const mine = page.getByRole('button', { name: 'Save mine anyway' });
  await expect(mine).toBeEnabled();
  await Editor.takingOver(context, 'a');
  await mine.click();
  await expect(editor.toast('This post was not saved.')).toBeVisible();
  expect(await storedPosts(page)).toMatchObject([{ content: 'Theirs.' }]);
});

test('when another tab has the post, a picture that is chosen is not asked about, and one that is described is in the copy that is offered there', async ({
  page,
  context,
}) => {
  const editor = await openStored(page);
  const writing = new PostWriting(page);
  const choosing = page.waitForEvent('filechooser');
  await writing.tool('Picture').click();
  const chooser = await choosing;
  const second = await Editor.takingOver(context, 'a');
  await expect(editor.content).not.toBeEditable();
  await chooser.setFiles(await plainPicture('olga.png'));
  // By then, any effect of the file is drawn.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  const taken = page.getByText('Making the picture fit...').or(page.getByRole('dialog'));
  expect(await taken.count()).toBe(0);

  await editor.takeOver.click();
  await expect(editor.content).toBeEditable();
  await writing.pick(await plainPicture('olga.png'));
  await expect(writing.question).toBeVisible();
  await second.takeOver.click();
  await expect(second.content).toBeEditable();
  await expect(editor.content).not.toBeEditable();
  await writing.describe('Olga');
  await expect(editor.content).toHaveValue(/!\[Olga\]\(image:1\)/);
  await second.copies.getByRole('button', { name: 'Continue' }).click();
  await expect(second.content).toHaveValue(/!\[Olga\]\(image:1\)/);
  await second.update.click();
  await expect(second.page).toHaveURL('/blog-admin');
  expect(JSON.stringify(await storedPosts(page))).toContain('![Olga](data:image/');
});

test('while a new post is being saved Undo of Start empty waits, so that neither text gets lost', async ({
  page,
}) => {
  const editor = new Editor(page);
  const letGo = await hold(page, '**/posts.json');
  await editor.open();
  await editor.fill({ title: 'Olga', content: 'She has a chair.' });
  await page.getByRole('button', { name: 'Start empty' }).click();
  await editor.fill({ title: 'Bruno', content: 'He has a shelf.', excerpt: 'A shelf.' });
  await editor.publish.click();
  await expect(saving(page)).toBeVisible();
  // While the post is being saved, nothing can replace its fields.
  await expect(page.getByRole('button', { name: 'Start empty' })).toBeHidden();
  await expect(editor.copies.getByRole('button', { name: 'Continue: Olga' })).toBeDisabled();
  await undo(editor).click();
  await expect(editor.content).toHaveValue('He has a shelf.');
  letGo();
  await expect(page).toHaveURL('/blog-admin');
  expect(await storedPosts(page)).toMatchObject([{ title: 'Bruno', content: 'He has a shelf.' }]);
  await page.getByRole('heading', { name: 'Posts', exact: true }).waitFor();
  await page.getByText('Waiting for you').click();
  await expect(page.getByRole('region', { name: 'Unsaved text' })).toContainText('Olga');
  // What Undo was about is over with its screen; the text is not.
  await expect(undo(editor)).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue Olga' }).click();
  await expect(editor.content).toHaveValue('She has a chair.');
});
