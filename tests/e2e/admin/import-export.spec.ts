import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { scriptPayloads } from '#tests/fixtures/script-payloads.ts';
import { PostActions } from '#tests/pages/post-actions.ts';
import { withoutDatabase } from '#tests/support/admin-database.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { allowClipboard, expectCopied } from '#tests/support/clipboard.ts';
import { storePostsText, storedPostsText } from '#tests/support/local-posts.ts';
import { localStories } from '#tests/support/sample-posts.ts';
import { watchForScripts } from '#tests/support/script-watch.ts';
import { watch } from '#tests/support/watched-page.ts';

const [first, second, third] = localStories(3);
/** Not as JSON.stringify would write it, to prove "byte for byte". */
const stored = `[ ${JSON.stringify(first)},\n ${JSON.stringify(second)} ]`;

/** The dashboard of a browser with a text under the key of the posts. */
async function openActions(page: Page, text: string | null): Promise<PostActions> {
  if (text !== null) await storePostsText(page, text);
  const actions = new PostActions(page);
  await actions.open();
  return actions;
}

test('the menu and Export Posts', async ({ page }) => {
  await allowClipboard(page);
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00-05:00'));
  const odd = '[{"id":7,"title":"Seven","__proto__":{"a":1},"mood":null},null]';
  const actions = await openActions(page, odd);
  // Few rows, because axe reads the whole page.
  await page.getByRole('searchbox').fill('Seven');
  await test.step('the menu offers what can be done with all posts, and Logout, by keyboard too', () =>
    opensByKeyboard(actions));
  await test.step('an export is the stored list as indented JSON, and a click selects all', () =>
    showsExport(actions, odd));
  await test.step('Copy and Download give what is shown, the file named by the day', async () => {
    const shown = await actions.json.inputValue();
    await actions.button('Copy').click();
    await expect(actions.toast).toContainText('Copied to clipboard!');
    await expectCopied(page, shown);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      actions.button('Download').click(),
    ]);
    expect(download.suggestedFilename()).toBe('bodega-cats-posts-2026-11-21.json');
    expect(await readFile(await download.path(), 'utf8')).toBe(shown);
  });
  await test.step('where copying fails it says so, with everything selected', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await actions.button('Copy').click();
    await expect(actions.toast).toContainText('Failed to copy to clipboard');
    await expect(actions.json).toBeFocused();
    await page.keyboard.press('Escape');
  });
  await test.step('damaged data is given as it is', async () => {
    await storePostsText(page, '[{"title":"Cut o');
    await actions.choose('Export Posts');
    await expect(actions.json).toHaveValue('[{"title":"Cut o');
    await page.keyboard.press('Escape');
  });
  await test.step('the menu closes when somebody goes elsewhere', async () => {
    await actions.menu.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(actions.list).toBeHidden();
    await actions.menu.click();
    await actions.list.getByRole('button').last().focus();
    await page.keyboard.press('Tab');
    await expect(actions.list).toBeHidden();
  });
  await test.step('Logout goes to the login', async () => {
    await actions.menu.click();
    await actions.list.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/blog-admin\/login/);
  });
});

async function opensByKeyboard({ page, menu, list, dialog }: PostActions) {
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  const items = list.getByRole('listitem');
  await expect(items).toHaveText([
    ...['Posts alone, as a file', 'Export Posts', 'Import Posts'],
    ...['Everything, as a file', 'Back up', 'Restore a backup'],
    ...['Good to know', 'How posts reach readers', 'Keyboard shortcuts', 'Logout'],
  ]);
  expect(await axeInBothThemes(page)).toEqual([]);
  await expect(items.nth(1).getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items.first()).toBeHidden();
  await expect(menu).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading')).toHaveText('Export Posts');
  await expect(dialog.getByRole('paragraph').first()).toContainText(
    'With this you can bring posts into another browser',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
}

async function showsExport(actions: PostActions, stored: string) {
  const { page, json } = actions;
  await actions.choose('Export Posts');
  const shown = `[
  {
    "id": 7,
    "title": "Seven",
    "__proto__": {
      "a": 1
    },
    "mood": null
  },
  null
]`;
  await expect(json).toHaveValue(shown);
  await expect(actions.dialog.getByText('2 posts, 110 bytes.')).toBeVisible();
  await expect(json).toHaveAttribute('readonly', '');
  expect(await axeInBothThemes(page)).toEqual([]);
  await json.click();
  expect(
    await json.evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd]),
  ).toEqual([0, shown.length]);
  expect(await storedPostsText(page)).toBe(stored);
}

test('what is no list of posts is not imported', async ({ page }) => {
  await page.clock.install();
  const actions = await openActions(page, stored);
  await page.getByRole('searchbox').fill('Local story 1');
  await actions.choose('Import Posts');
  await test.step('a file comes first, and one that is no list is told once', async () => {
    await expect(actions.file).toBeFocused();
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') };
    await actions.file.setInputFiles(notes);
    await expect(actions.dialog.getByRole('alert')).toContainText(
      'This is not a file from “Export Posts”.',
    );
    await actions.button('Check').click();
    await expect(actions.file).toBeFocused();
    await expect(actions.toast).toHaveCount(0);
    await expect(actions.dialog.locator('.field-problem')).toHaveCount(0);
  });
  await test.step('no text fails with No data to import', async () => {
    await actions.check('  \n');
    await expect(actions.toast).toContainText('Import Failed');
    await expect(actions.toast).toContainText('No data to import');
    await expect(actions.json).toBeFocused();
    await expect(actions.json).toHaveAttribute('aria-invalid', 'true');
    expect(await axeInBothThemes(page)).toEqual([]);
  });
  await test.step('no JSON, or no array of posts, fails with Invalid JSON format, and is logged', () =>
    refusesAndLogs(actions));
  await actions.closeMessage();
  await test.step('a file that is no list leaves focus where one can go on', async () => {
    await actions.file.setInputFiles(jsonFile('cats.json', '{}'));
    await expect(actions.toast).toContainText('Invalid JSON format');
    await expect(actions.dialog.locator('.field-problem')).toContainText(
      'This is not what “Export Posts” gives',
    );
  });
  await test.step('a file of another kind is named at once, and takes the place of the one before, with what was said of it', async () => {
    await actions.file.setInputFiles({
      name: 'cat.json',
      mimeType: 'application/json',
      buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47]),
    });
    await expect(actions.dialog.getByRole('alert')).toContainText(
      'This looks like a picture, not like a file from “Export Posts”.',
    );
    await expect(actions.dialog).not.toContainText('cats.json');
    await expect(actions.toast).toHaveCount(0);
    await expect(actions.dialog.locator('.field-problem')).toHaveCount(0);
  });
  await test.step('10 MB of junk, and of posts, are survived, with a bar for the work', () =>
    survivesMegabytes(actions));
  await page.keyboard.press('Escape');
  await test.step('an import that is closed while it checks says no more', () =>
    saysNoMore(actions));
  expect(await storedPostsText(page)).toBe(stored);
});

const jsonFile = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

async function refusesAndLogs(actions: PostActions) {
  const logged: string[] = [];
  actions.page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  for (const [index, text] of ['[{"title":"Cut o', '{"title":"A"}', '[1,null,"A cat"]'].entries()) {
    await actions.check(text);
    await expect.poll(() => logged).toHaveLength(index + 1);
    // The messages of the earlier tries are gone.
    await expect(actions.page.locator('.toast')).toHaveCount(1);
    await expect(actions.toast).toContainText('Import Failed');
    await expect(actions.toast).toContainText('Invalid JSON format');
  }
  expect(logged).toHaveLength(3);
}

async function survivesMegabytes(actions: PostActions) {
  const { page, toast, importButton } = actions;
  await actions.checkDropped({ before: '"', entry: 'junk', count: 2_621_441, after: '"' });
  await expect(toast).toContainText('More than 10 MB');
  const half = 5 * 2 ** 20;
  await actions.checkDropped({ entry: '[', count: half, after: ']'.repeat(half) });
  await expect(toast).toContainText('100 lists inside each other, are too many');

  await page.evaluate(() => {
    const seen = { bar: false };
    new MutationObserver(() => {
      if (document.querySelector('dialog progress')) seen.bar = true;
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  const entry = `{"title":"Post {n}","content":"${'x'.repeat(5000)}"},`;
  await actions.checkDropped({ before: '[', entry, count: 1900, after: '0]' });
  await expect(importButton).toHaveText('Import 1,900 posts, replacing all others');
  expect(await page.evaluate(() => (window as unknown as { seen: unknown }).seen)).toEqual({
    bar: true,
  });
  await importButton.click();
  await expect(toast).toContainText('Import Failed');
  await expect(toast).toContainText('Storage is full, so nothing was changed.');
  await expect(importButton).toBeVisible();
  await actions.closeMessage();
}

async function saysNoMore(actions: PostActions) {
  const { page, dialog } = actions;
  await actions.choose('Import Posts');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await actions.check('{}');
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('The import was refused'),
  );
  await page.clock.resume();
  await refused;
  // The page answers only after it has handled the change.
  await page.evaluate(() => undefined);
  await expect(page.locator('.toast')).toHaveCount(0);
}

test('a list replaces the stored one', async ({ page }) => {
  const { problems } = watch(page);
  const actions = await openActions(page, stored);
  await page.getByRole('searchbox').fill('Local story 1');
  await test.step('only after it showed what is new, changed and lost; Undo brings all back', () =>
    replacesAndUndoes(actions));
  await test.step('where nothing is lost the import has the focus; Cancel changes nothing', async () => {
    const text = JSON.stringify([first, second, third]);
    await actions.choose('Import Posts');
    await actions.check(text);
    await expect(actions.importButton).toBeFocused();
    await actions.button('Back').click();
    await expect(actions.json).toHaveValue(text);
    await actions.button('Check').click();
    await actions.cancel.click();
    await expect(actions.dialog).toBeHidden();
    expect(await storedPostsText(page)).toBe(stored);
  });
  await test.step('where the text here is newer it says so, open, and Enter pressed twice imports nothing', async () => {
    const newer = JSON.stringify([{ ...first, lastUpdated: '2026-11-21' }, second]);
    await storePostsText(page, newer);
    await actions.choose('Import Posts');
    await actions.check(JSON.stringify([{ ...first, title: 'Older' }, second, third]));
    expect(await actions.counts()).toEqual(['1 New', '1 Newer here', '1 Unchanged']);
    await expect(actions.dialog.locator('details[open] > summary')).toHaveText(['Newer here (1)']);
    await expect(actions.dialog).toContainText(
      'Every post of this browser is in the file, so importing removes none.',
    );
    await expect(actions.cancel).toBeFocused();
    expect(await axeInBothThemes(page)).toEqual([]);
    await actions.cancel.click();
    await storePostsText(page, stored);
  });
  await test.step('where another tab saved meanwhile it compares again', async () => {
    await storePostsText(page, '[]');
    await actions.choose('Import Posts');
    await actions.check(JSON.stringify([third]));
    expect(await actions.counts()).not.toContain('0 Not in the file');
    await storePostsText(page, stored);
    await actions.importButton.click();
    await expect(actions.dialog.locator('.note')).toContainText('have changed since');
    expect(await actions.counts()).toContain('2 Not in the file');
    await expect(actions.cancel).toBeFocused();
    expect(await storedPostsText(page)).toBe(stored);
  });
  await test.step('it is not undone over what was saved since, and says so', async () => {
    await actions.importButton.click();
    await expect(actions.toast).toContainText('Import Successful');
    await storePostsText(page, '[]');
    await actions.toast.getByRole('button', { name: 'Undo' }).click();
    await expect(actions.toast).toContainText(
      'The posts have changed since, so nothing was changed here.',
    );
    expect(await storedPostsText(page)).toBe('[]');
  });
  expect(problems).toEqual([]);
});

async function replacesAndUndoes(actions: PostActions) {
  const { page, dialog, importButton, toast } = actions;
  await actions.choose('Import Posts');
  const list = [{ ...second, title: 'Changed title' }, third];
  await actions.check(JSON.stringify(list));
  expect(await actions.counts()).toEqual(['1 New', '1 Changed', '1 Not in the file']);
  await expect(dialog.getByRole('status').first()).toHaveText(
    'New: 1. Changed: 1. Not in the file: 1',
  );
  await expect(dialog.locator('details[open] li')).toHaveText(['Local story 1']);
  await expect(importButton).toHaveText('Import 2 posts, replacing all others');
  await expect(actions.cancel).toBeFocused();
  expect(await storedPostsText(page)).toBe(stored);
  await dialog.getByText('Changed (1)').click();
  await dialog.getByText('Changed title: Title').click();
  await expect(dialog.getByRole('region', { name: 'Title' }).getByRole('deletion')).toHaveText([
    'Local',
    'story 2',
  ]);

  await importButton.click();
  await expect(toast).toContainText('Import Successful');
  await expect(toast).toContainText('2 posts');
  await expect(dialog).toBeHidden();
  expect(await storedPostsText(page)).toBe(JSON.stringify(list));

  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(toast).toContainText('The posts are as they were before.');
  expect(await storedPostsText(page)).toBe(stored);

  await actions.choose('Import Posts');
  await actions.check(JSON.stringify(list));
  // On a phone they stand one under the other: side by side their words had three lines.
  await page.setViewportSize({ width: 390, height: 664 });
  const rows = () =>
    Promise.all(
      ['Cancel', 'Add and update 2 posts', 'Import 2 posts, replacing all others'].map(
        async (name) => (await actions.button(name).boundingBox())?.y,
      ),
    );
  await expect.poll(async () => new Set(await rows()).size).toBe(3);
  await page.setViewportSize({ width: 1280, height: 720 });
  await actions.button('Add and update 2 posts').click();
  await expect(toast).toContainText('Import Successful');
  expect(await storedPostsText(page)).toBe(JSON.stringify([first, ...list]));
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(toast).toContainText('The posts are as they were before.');
  expect(await storedPostsText(page)).toBe(stored);
}

test('an import of files, and of posts that need fixing', async ({ page }) => {
  await page.addInitScript(() => {
    // A slow drive: the file waits until the test releases it.
    File.prototype.text = async function (this: File) {
      if (this.name === 'slow.json')
        await new Promise((done) => addEventListener('let-go', done, { once: true }));
      return new TextDecoder().decode(await this.arrayBuffer());
    };
  });
  const actions = await openActions(page, stored);
  await page.getByRole('searchbox').fill('Local story 1');
  await actions.choose('Import Posts');
  await test.step('of two files the one that was chosen last stays, however long the other takes', () =>
    keepsLastFile(actions));
  await test.step('a chosen file is taken, and a dropped one', async () => {
    await actions.checkFile(JSON.stringify([first]), 'mine.json');
    await expect(actions.importButton).toHaveText('Import 1 post, replacing all others');
    await actions.button('Back').click();
    await actions.button('Remove the file').click();
    await expect(actions.file).toBeFocused();
    await expect(actions.json).toHaveValue('');
    const entry = '{"title":"Dropped {n}"},';
    await actions.checkDropped({ before: '[', entry, count: 1, after: '{"title":"Last"}]' });
    await expect(actions.importButton).toHaveText('Import 2 posts, replacing all others');
    await actions.button('Back').click();
    await actions.button('Remove the file').click();
  });
  await test.step('a long text is taken without being shown, in the place of what was selected', () =>
    takesLongText(actions));
  await test.step('a list of no posts is a list', async () => {
    await actions.checkFile('[]', 'empty.json');
    await expect(actions.importButton).toHaveText('Import 0 posts, replacing all others');
    await expect(actions.dialog).not.toContainText('Add and update');
    await actions.button('Back').click();
    await actions.button('Remove the file').click();
  });
  await test.step('wrong types are mended and named, unknown fields are kept', () =>
    mends(actions));
});

async function takesLongText(actions: PostActions) {
  const { dialog, json } = actions;
  await json.fill('[{"title":"-"}]');
  await json.evaluate((field: HTMLTextAreaElement) => {
    field.setSelectionRange(11, 12);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'x'.repeat(600_000));
    field.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    );
  });
  await expect(dialog).toContainText('Pasted text (585 KB)');
  await expect(actions.button('Check')).toBeFocused();
  await actions.button('Check').click();
  await expect(actions.importButton).toHaveText('Import 1 post, replacing all others');
  await actions.button('Back').click();
  await actions.button('Remove the text').click();
  await expect(json).toHaveValue('');
}

async function keepsLastFile(actions: PostActions) {
  const { page, dialog, file, json } = actions;
  const slow = jsonFile('slow.json', JSON.stringify([first]));
  const letGo = async () => {
    await page.evaluate(() => {
      dispatchEvent(new Event('let-go'));
    });
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
  };
  await file.setInputFiles(slow);
  await json.fill('Typed since.');
  await letGo();
  await expect(json).toHaveValue('Typed since.');

  await file.setInputFiles(slow);
  await file.setInputFiles(jsonFile('quick.json', JSON.stringify([second])));
  await expect(dialog).toContainText('quick.json');
  await letGo();
  await expect(dialog).toContainText('quick.json');
  await actions.button('Back').click();
  await actions.button('Remove the file').click();
}

async function mends(actions: PostActions) {
  const { page, dialog } = actions;
  await actions.check(
    '[{"content":["x"],"title":{"a":1},"slug":"A Cat!","id":"a/b","tags":"care, vets","isFeatured":"true","category":"weather","coverImage":"data:text/html,<script>","excerpt":"b","__proto__":{"isPublished":false},"constructor":"c","mood":[1]},null,{"id":"2"}]',
  );
  expect(await actions.counts()).toEqual(['1 New', '2 Not in the file', '1 Fixed', '2 Left out']);
  await dialog.getByText('Fixed (1)').click();
  await expect(dialog.locator('details li li')).toHaveText([
    'Title was not text',
    'Content was not text',
    'Category did not match one of ours and was replaced',
    'Tags were not a plain list of words',
    'Cover image was not a picture that posts can show and was left out',
    'Featured was neither true nor false',
    'Slug could not be used in an address',
    'Permanent name could not be used in an address',
  ]);
  expect(await axeInBothThemes(page)).toEqual([]);
  await actions.importButton.click();
  await expect(actions.toast).toContainText('Import Successful');
  expect(await storedPostsText(page)).toBe(
    '[{"content":"No content provided.","title":"Untitled Post","slug":"a-cat","id":"~ab","tags":["care","vets"],"isFeatured":true,"category":"feature","excerpt":"b","__proto__":{"isPublished":false},"constructor":"c","mood":[1]}]',
  );
}

test('an import offers the old list as a file where neither the Trash nor Undo has it', async ({
  page,
}) => {
  await withoutDatabase(page);
  const actions = await openActions(page, stored);
  await actions.choose('Import Posts');
  await actions.check(JSON.stringify([third]));
  await actions.importButton.click();
  await expect(actions.toast).toContainText('use “Undo” before you close this message');
  await storePostsText(page, '[]');
  await actions.toast.getByRole('button', { name: 'Undo' }).click();
  // Again, because a download may be canceled. The message stays and keeps the focus.
  const button = actions.toast.getByRole('button', { name: 'Download' });
  for (let turn = 1; turn <= 2; turn += 1) {
    await expect(actions.toast).toContainText('What was there before is kept nowhere else');
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    await expect(button).toBeFocused();
    expect(download.suggestedFilename()).toBe('bodega-cats-posts-before.json');
    expect(await readFile(await download.path(), 'utf8')).toBe(stored);
  }
  expect(await storedPostsText(page)).toBe('[]');
});

test('sixty script payloads in every field of an import run nowhere', async ({ page }) => {
  const { problems } = watch(page);
  const nothingRan = watchForScripts(page);
  const actions = await openActions(page, null);
  await actions.choose('Import Posts');
  const text = (payload: string) => ({
    ...{ title: payload, excerpt: payload, content: `${payload}\n\n${payload}`, date: payload },
    ...{ author: { name: payload, avatar: payload }, category: payload, tags: [payload] },
    ...{ readTime: payload, coverImage: payload, coverAlt: payload, lastUpdated: payload },
    ...{ id: payload, slug: payload, [payload]: payload },
  });
  const all = { ...text(scriptPayloads.join('\n\n')), id: 'all', slug: 'all-payloads' };
  await actions.check(JSON.stringify([...scriptPayloads.map(text), all]));
  await expect(actions.importButton).toHaveText('Import 61 posts');
  for (const summary of await actions.dialog.locator('summary').all()) await summary.click();
  await actions.importButton.click();
  await expect(actions.toast).toContainText('Import Successful');
  await actions.choose('Export Posts');
  await expect(actions.json).toHaveValue(/all-payloads/);
  // Report, message and export were drawn in this page; the next page starts fresh.
  await nothingRan();
  for (const path of ['/blog-admin', '/blog?search=hacked', '/blog/all-payloads']) {
    await page.goto(path);
    const place = path === '/blog-admin' ? page.getByRole('table') : page.getByRole('main');
    await expect(place.getByText('window.hacked').first()).toBeVisible();
    await nothingRan();
  }
  // A local post has no page of its own, so the host answers 404.
  expect(problems.filter((problem) => !problem.includes('404 (Not Found)'))).toEqual([]);
});
