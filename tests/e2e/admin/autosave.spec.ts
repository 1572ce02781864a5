import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';

const words = { title: 'Olga', content: 'She has a chair.', excerpt: 'A chair.' };
const newest = `${words.content} It is hers.`;
const draft = async (page: Page) => page.evaluate(() => localStorage.getItem('bodega-cats:draft'));
const indicator = (page: Page) => page.getByText('Autosaving...', { exact: true });

/** Stops the clock of a page, so that only the test moves it. */
const stopClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);

async function savesAfterThirtySeconds({ page, title, content }: Editor): Promise<void> {
  await title.fill('Olga');
  await page.clock.runFor(29_000);
  // A change starts the 30 seconds again.
  await content.fill(words.content);
  await page.clock.runFor(29_900);
  expect(await draft(page)).toBeNull();
  await expect(indicator(page)).toBeHidden();
  await page.clock.runFor(200);
  await expect(indicator(page)).toBeVisible();
  await expect.poll(() => draft(page)).toContain(words.content);
  await page.clock.runFor(1_700);
  await expect(indicator(page)).toBeVisible();
  await page.clock.runFor(400);
  await expect(indicator(page)).toBeHidden();
}

async function startsEmpty(editor: Editor): Promise<void> {
  const { page } = editor;
  await page.getByRole('button', { name: 'Start empty' }).click();
  await expect(editor.title).toHaveValue('');
  await expect(editor.title).toBeFocused();
  await expect.poll(() => draft(page)).toBeNull();
  await expect(editor.copies.getByText('Olga')).toBeVisible();
  await editor.toast('Draft put aside').getByRole('button', { name: 'Undo' }).click();
  await expect(editor.title).toHaveValue('Olga');
  await expect.poll(() => draft(page)).toContain(words.content);
  await expect(editor.copies).toBeHidden();
}

async function loadsDraft(editor: Editor): Promise<void> {
  // Typed after the draft was saved.
  await editor.content.fill(newest);
  await editor.page.reload();
  await expect(editor.toast('Draft Loaded')).toContainText(
    'Your previously saved draft has been loaded',
  );
  await expect(editor.content).toHaveValue(newest);
  expect(await editor.words()).toEqual({ ...words, content: newest });
  await expect(editor.page.getByLabel('Tags')).toHaveValue('stores');
  // The draft's text is not offered a second time.
  await expect(editor.copies).toBeHidden();
}

test('a new post is saved as a draft after 30 seconds without changes, put aside, loaded, and cleared by publishing', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  const editor = new Editor(page);
  await editor.open();
  await expect(page.getByRole('button', { name: 'Start empty' })).toBeHidden();
  await stopClock(page);
  await test.step('saved, and the indicator shows for 2 seconds', () =>
    savesAfterThirtySeconds(editor));
  // A write holds its lock for a moment (storage-writer.ts), and here two follow each other.
  await page.clock.resume();
  await test.step('put aside as a safety copy, and Undo brings it back', () => startsEmpty(editor));

  await stopClock(page);
  await editor.excerpt.fill(words.excerpt);
  await page.getByLabel('Tags').fill('stores');
  await page.clock.runFor(30_100);
  await expect.poll(() => draft(page)).toContain(words.excerpt);
  await page.clock.resume();
  await test.step('loaded with its message, as it was typed last', () => loadsDraft(editor));
  await test.step('cleared', async () => {
    await editor.excerpt.fill('A new chair.');
    await editor.publish.click();
    await expect(editor.toast('Blog post created')).toBeVisible();
    await expect.poll(() => draft(page)).toBeNull();
    // What was typed last is not saved as a draft any more; a save would be done once its lock is free.
    await page.clock.fastForward(31_000);
    await page.evaluate(() => navigator.locks.request('bodega-cats:draft', () => undefined));
    expect(await draft(page)).toBeNull();
  });

  await test.step('not in edit mode', async () => {
    await new Dashboard(page).action('Olga', 'Edit').click();
    await editor.content.waitFor();
    await stopClock(page);
    await editor.content.fill('She has a chair, edited.');
    await page.clock.runFor(60_000);
    await expect(indicator(page)).toBeHidden();
    expect(await draft(page)).toBeNull();
    await page.clock.resume();
  });

  await test.step('the next post is empty, also where the draft is damaged, which is set aside', async () => {
    await editor.open();
    await expect(editor.title).toHaveValue('');
    await expect(editor.toast('Draft Loaded')).toBeHidden();
    await page.evaluate(() => localStorage.setItem('bodega-cats:draft', '{"title":"Cut o'));
    await page.reload();
    await expect(editor.toast('Draft damaged')).toBeVisible();
    await expect(editor.title).toHaveValue('');
    const kept = () =>
      page.evaluate(() =>
        Object.entries(localStorage).filter(
          ([key]) => key.startsWith('bodega-cats:damaged:') || key === 'bodega-cats:draft',
        ),
      );
    await expect
      .poll(kept)
      .toEqual([[expect.stringMatching(/^bodega-cats:damaged:/), '{"title":"Cut o']]);
  });
});
