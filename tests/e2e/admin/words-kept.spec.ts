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

test('after Continue and a reload, what was typed last is in the editor', async ({ page }) => {
  const editor = await openEditor(page);
  await editor.fill({ title: 'Olga', content: 'She has a chair' });
  await expect(page.getByText(/^Kept at/)).toBeVisible();
  await toDashboard(page);
  await page.getByRole('link', { name: 'Continue Olga' }).click();
  await expect(editor.content).toHaveValue('She has a chair');
  await editor.content.press('ControlOrMeta+End');
  await page.keyboard.type(' and a shelf');
  await page.reload();
  await expect(editor.content).toHaveValue('She has a chair and a shelf');
  // It goes on where it was.
  await expect(editor.content).toBeFocused();
  await page.keyboard.type('.');
  await page.reload();
  await expect(editor.content).toHaveValue('She has a chair and a shelf.');
  await expect(editor.copies).toBeHidden();
});

test('undo takes back what was typed in one go, in its own field alone, and a text that is emptied is kept', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  const editor = await openEditor(page);
  const undo = async (times: number) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press('ControlOrMeta+z');
  };
  for (const field of [editor.content, editor.title, editor.excerpt]) {
    await field.click();
    // Other fields follow the title, which ends the browser's own steps.
    await page.keyboard.type('Olga naps');
  }
  for (const field of [editor.title, editor.content, editor.excerpt]) {
    await field.click();
    await undo(1);
    await expect(field).toHaveValue('');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(field).toHaveValue('Olga naps');
  }

  await page.getByRole('button', { name: 'Visual', exact: true }).click();
  // The element comes after the Markdown field.
  await expect(editor.content).toHaveAttribute('aria-multiline', 'true');
  await editor.content.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' all day');
  await editor.title.click();
  await undo(4);
  await expect(editor.title).toHaveValue('');
  await expect(editor.title).toBeFocused();
  await editor.content.click();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible();
  await page.keyboard.type('law');
  await undo(4);
  await page.keyboard.press('Escape');
  await expect(editor.content).toHaveText('Olga naps all day');
  await expect(page.getByText(/^Kept at/)).toBeVisible();

  await editor.content.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(editor.content).toHaveText('');
  await page.reload();
  await expect(editor.toast('Draft Loaded')).toBeVisible();
  await expect(editor.content).toHaveText('Olga naps all day');
  await expect(editor.copies).toBeHidden();

  await test.step('what is written in its place goes on from it, and is the one text', async () => {
    await editor.content.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.clock.runFor(2_000);
    await page.keyboard.type('Olga eats.');
    await page.clock.runFor(2_000);
    await expect(page.getByText(/^Kept at/)).toBeVisible();
    await expect(editor.copies).toBeHidden();
    await page.reload();
    await expect(editor.content).toHaveText('Olga eats.');
    await expect(editor.copies).toBeHidden();
    await toDashboard(page);
    const texts = page.getByRole('region', { name: 'Unsaved text' }).getByRole('listitem');
    await expect(texts).toHaveCount(1);
    await expect(texts).toContainText('Olga eats. Unsaved new post, 2 words');
    await page.getByRole('link', { name: 'New Post' }).click();
    await expect(editor.content).toHaveText('Olga eats.');
  });
});
