import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { copyPrefix, databaseName, databaseStores } from '#src/config/storage-keys.ts';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { PostActions } from '#tests/pages/post-actions.ts';
import {
  fillStorage,
  holdDatabase,
  withoutDatabase,
  withoutStorage,
} from '#tests/support/admin-database.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { openQuietPage } from '#tests/support/quiet-page.ts';
import { aPost } from '#tests/support/sample-posts.ts';
import { copiesInDatabase, crash, databaseIsOpen } from '#tests/support/safety-copies.ts';
import { storedPostsText, storePosts } from '#tests/support/local-posts.ts';
import { builtPost, builtPosts } from '#tests/support/built-posts.ts';

const words = { title: 'Olga', content: 'She has a chair.', excerpt: 'A chair.' };
const notice =
  'This browser does not let us store anything. You can write here, but closing this tab loses your text: press “Publish” or “Update”, then “Download”.';

/** The stored draft, and the safety copies in localStorage. */
const storedTexts = (page: Page) =>
  page.evaluate((prefix) => {
    const copies = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return [
      localStorage.getItem('bodega-cats:draft'),
      ...copies.map((key) => localStorage.getItem(key)),
    ];
  }, copyPrefix);

/** Opens the editor on a stored draft. */
async function openDraft(page: Page): Promise<Editor> {
  await openQuietPage(page);
  await page.evaluate(
    (draft) => localStorage.setItem('bodega-cats:draft', draft),
    JSON.stringify(words),
  );
  const editor = new Editor(page);
  await editor.open();
  await expect(editor.content).toHaveValue(words.content);
  return editor;
}

test('where storage access throws every screen opens with a note, and Publish offers Download and keeps the form', async ({
  page,
}) => {
  await withoutStorage(page);
  const editor = new Editor(page);
  await page.goto('/blog-admin/new');
  await page.getByLabel('Password', { exact: true }).fill('nine lives');
  await page.keyboard.press('Enter');
  await expect(page.getByText(notice)).toBeVisible();
  await editor.fill(words);
  await editor.publish.click();
  const why =
    'This browser does not let us store anything, so this post was not saved. Your text is still here. Download it before you close this tab.';
  await expect(editor.toast(why)).toContainText('Error');
  expect(await editor.words()).toEqual(words);
  expect(await axeInBothThemes(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject([words]);

  for (const name of ['Trash', 'Posts', 'Sitemap', 'Posts']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText(notice)).toBeVisible();
  }
  const dashboard = new Dashboard(page);
  await expect(dashboard.status).toHaveText(`${builtPosts().length} posts`);
  await expect(page.getByRole('region', { name: 'Browser storage' })).toHaveCount(0);
  await dashboard.choose(builtPost('7').title, 'Duplicate');
  await expect(dashboard.toast.last()).toContainText(
    'This browser does not let us store anything, so nothing was changed.',
  );
  await expect(page).toHaveURL('/blog-admin');
  const actions = new PostActions(page);
  await actions.choose('Import Posts');
  await actions.check('[{"title":"A"}]');
  await expect(actions.toast).toContainText('Import Failed');
  await expect(actions.toast).toContainText(
    'This browser does not let us store anything, so nothing was changed.',
  );
});

test('where IndexedDB is missing a tab that is killed two seconds after typing loses nothing', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await withoutDatabase(page);
  const editor = new Editor(page);
  await editor.open();
  await page.clock.pauseAt(Date.now() + 60_000);
  await editor.fill({ content: 'She has' });
  await editor.fill(words);
  await page.clock.runFor(2_000);
  await expect
    .poll(() => storedTexts(page))
    .toEqual([null, expect.stringContaining('She has a chair.')]);
  await crash(page);
  await context.clock.resume();

  const again = new Editor(await context.newPage());
  await withoutDatabase(again.page);
  await again.open();
  await expect(again.toast('Draft Loaded')).toBeVisible();
  expect(await again.words()).toEqual(words);
});

test('a database that is deleted under an open editor takes no typed word along, however it is deleted', async ({
  page,
  context,
}) => {
  const deletions = {
    'by another tab': async () => {
      const tab = await context.newPage();
      await openQuietPage(tab);
      await tab.evaluate(
        (name) =>
          new Promise((done) => (indexedDB.deleteDatabase(name).onsuccess = () => done(null))),
        databaseName,
      );
      await tab.close();
    },
    'by the browser': async () => {
      const session = await context.newCDPSession(editor.page);
      await session.send('Storage.clearDataForOrigin', {
        origin: new URL(editor.page.url()).origin,
        storageTypes: 'indexeddb',
      });
    },
  };
  let editor = new Editor(page);
  await editor.open();
  for (const [name, destroy] of Object.entries(deletions))
    for (const isTypedAfter of [false, true])
      await test.step(`${name}, ${isTypedAfter ? 'typed after it' : 'typed before it'}`, async () => {
        const text = `${words.content} ${name} ${String(isTypedAfter)}`;
        await editor.fill({ ...words, content: isTypedAfter ? 'Before.' : text });
        await expect
          .poll(() => copiesInDatabase(editor.page))
          .toContain(isTypedAfter ? 'Before.' : text);
        await destroy();
        if (isTypedAfter) await editor.content.fill(text);
        // While the browser deletes the database, it opens for nobody.
        await expect.poll(() => copiesInDatabase(editor.page).catch(() => [])).toContain(text);
        const tab = await context.newPage();
        await crash(editor.page);
        editor = new Editor(tab);
        await editor.open();
        await expect(editor.content).toHaveValue(text);
      });
});

test('where another tab keeps the database busy forever, what is typed is in localStorage, a sentence says what is not kept, and saving goes on when somebody says so', async ({
  page,
  context,
}) => {
  const post = aPost({ id: 'olga', slug: 'olga', content: 'Before.' });
  await storePosts(page, [post]);
  await page.clock.install();
  const editor = new Editor(page);
  await editor.open('olga');
  await databaseIsOpen(page);
  await holdDatabase(await context.newPage(), databaseStores.versions);
  await page.bringToFront();
  await editor.content.fill('After.');
  await editor.update.click();
  await page.clock.runFor(5_000);
  const question = page.getByRole('dialog', { name: 'What was there can’t be kept' });
  await expect(question).toBeVisible();
  expect(await storedPostsText(page)).not.toContain('After.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(editor.content).toBeEditable();
  await expect(page.getByText('This browser keeps no earlier versions and no Trash')).toBeVisible();
  await expect.poll(async () => (await storedTexts(page)).join()).toContain('After.');
  await editor.update.click();
  await expect(page).toHaveURL('/blog-admin');
  expect(await storedPostsText(page)).toContain('After.');
});

test('where the database takes its time, Start empty and a page that goes keep the text in localStorage at once', async ({
  page,
  context,
}) => {
  const editor = await openDraft(page);
  await holdDatabase(await context.newPage());
  await page.bringToFront();
  await page.getByRole('button', { name: 'Start empty' }).click();
  await expect(editor.toast('What you typed is kept as unsaved text.')).toBeVisible();
  // What a crash would leave.
  expect((await storedTexts(page)).join()).toContain(words.content);
  // Only now it lets go of the stored draft.
  await expect
    .poll(() => storedTexts(page))
    .toEqual([null, expect.stringContaining(words.content)]);

  await editor.fill({ title: 'Bruno', content: 'He has a shelf.' });
  expect((await storedTexts(page)).join()).not.toContain('He has a shelf.');
  await openQuietPage(page);
  expect((await storedTexts(page)).join()).toMatch(/Bruno.*He has a shelf\./s);
});

test('where neither store takes the text, neither a draft nor Start empty says that it is kept, and the old draft stays', async ({
  page,
}) => {
  await page.clock.install();
  await withoutDatabase(page);
  const editor = await openDraft(page);
  await fillStorage(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await editor.content.fill('She has a chair and a shelf.');
  await page.clock.runFor(1_100);
  await expect(page.getByRole('alert')).toHaveText(
    'Your text is kept only until this tab is closed.',
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.save-bar').getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('a chair and a shelf.');
  await page.clock.runFor(30_100);
  await expect(page.getByRole('status').filter({ hasText: 'The draft' })).toHaveText(
    'The draft could not be saved: storage is full.',
  );
  await page.clock.resume();
  await page.getByRole('button', { name: 'Start empty' }).click();
  await expect(editor.toast('Draft put aside')).toContainText(
    'Your text is kept only until this tab is closed.',
  );
  await expect(editor.content).toHaveValue('');
  await expect(editor.copies.getByText('Olga')).toBeVisible();
  await expect(editor.copies.getByText('Only until this tab is closed')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await storedTexts(page)).toEqual([JSON.stringify(words)]);
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  const marked = page.getByRole('listitem').filter({ hasText: 'Only until this tab is closed' });
  await expect(marked).toContainText('Olga');
  await expect(page.getByRole('region', { name: 'Browser storage' })).toContainText(
    'Storage is full, so saves fail.',
  );
  expect(await axeInBothThemes(page)).toEqual([]);
});
