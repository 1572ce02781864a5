import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { Editor } from '#tests/pages/editor.ts';
import { storedPostsText } from '#tests/support/local-posts.ts';

// Short moments in which a text could get lost: while something else is under way or being undone.

const words = { title: 'Olga', content: 'She has a chair.', excerpt: 'A chair.' };

async function toDashboard(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  await page.getByRole('heading', { name: 'Posts', exact: true }).waitFor();
}

async function openEditor(page: Page, id?: string): Promise<Editor> {
  const editor = new Editor(page);
  await editor.open(id);
  return editor;
}

/** Makes every save wait, as if another tab were saving. Returns a function that ends that. */
async function holdSaves(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('bodega-cats:writing', () => {
          held();
          return new Promise((free) => addEventListener('free-saves', free));
        });
      }),
  );
  return () => page.evaluate(() => void dispatchEvent(new Event('free-saves')));
}

test('Undo after Start empty keeps what was written since, and while a post is being saved its fields take nothing that would not be in it', async ({
  page,
}) => {
  await page.clock.install();
  const editor = await openEditor(page);
  await editor.fill(words);
  await page.getByRole('button', { name: 'Start empty' }).click();
  await expect(editor.title).toHaveValue('');
  await editor.fill({ title: 'Bruno', content: 'He has a shelf.' });
  await editor.toast('Draft put aside').getByRole('button', { name: 'Undo' }).click();
  await expect(editor.content).toHaveValue('She has a chair.');
  await expect(editor.copies.getByText('Bruno')).toBeVisible();

  const freeSaves = await holdSaves(page);
  await editor.publish.click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  for (const field of [editor.title, editor.content, editor.excerpt])
    await expect(field).not.toBeEditable();

  await test.step('a save whose turn does not come is given up after five seconds, and never happens later', async () => {
    await page.clock.runFor(5_000);
    await expect(editor.toast('This browser is still storing something else')).toBeVisible();
    await editor.content.fill('He has two shelves.');
    // Nor does the draft's, half a minute later.
    await page.clock.runFor(35_100);
    await expect(page.locator('.autosave-note')).toHaveText(
      'The draft could not be saved: this browser is still storing something else. What you typed is kept as unsaved text.',
    );
    await freeSaves();
    await page.evaluate(() => navigator.locks.request('bodega-cats:writing', () => undefined));
    expect(await storedPostsText(page)).toBeNull();
  });
  await editor.publish.click();
  await expect(page).toHaveURL('/blog-admin');
  expect(await storedPostsText(page)).toContain('He has two shelves.');
});

test('a text that no store takes is asked about before leaving, also when its editor is closed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
    const set = Storage.prototype.setItem.bind(localStorage);
    Storage.prototype.setItem = (key, text) => {
      if (key.startsWith('bodega-cats:copy:')) throw new DOMException('', 'QuotaExceededError');
      set(key, text);
    };
  });
  const editor = await openEditor(page);
  await editor.fill(words);
  await toDashboard(page);
  const [question] = await Promise.all([
    page.waitForEvent('dialog'),
    page.close({ runBeforeUnload: true }),
  ]);
  expect(question.type()).toBe('beforeunload');
  await question.accept();
});

test('a draft that another tab replaces is offered as a safety copy', async ({ page, context }) => {
  await page.clock.install();
  const mine = await openEditor(page);
  const theirs = await openEditor(await context.newPage());
  await page.evaluate(
    (text) => localStorage.setItem('bodega-cats:draft', text),
    JSON.stringify({ title: 'Bruno', content: 'He has a shelf.' }),
  );
  await theirs.page.reload();
  await expect(theirs.toast('Draft Loaded')).toBeVisible();
  await mine.fill(words);
  await page.clock.runFor(30_100);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('bodega-cats:draft')))
    .toContain('Olga');
  await theirs.page.close();
  await page.reload();
  await expect(mine.toast('Draft Loaded')).toBeVisible();
  await expect(mine.copies.getByText('Bruno')).toBeVisible();
});
