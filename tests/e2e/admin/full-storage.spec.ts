import { readFileSync } from 'node:fs';
import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { Editor } from '#tests/pages/editor.ts';
import { fillStorage, freeStorage } from '#tests/support/admin-database.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { storePosts } from '#tests/support/local-posts.ts';

const words = { title: 'Olga', content: 'She has a chair. '.repeat(20), excerpt: 'A chair.' };
const sentence =
  /^Storage is full, so this post was not saved\. Nothing that was stored has changed/;

const everything = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).toSorted(([a], [b]) => (a < b ? -1 : 1)));

test('with storage filled to the last unit Publish and the draft change no stored byte, keep the form, say so and offer Download', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  await storePosts(page, [{ id: 'b', title: 'B', content: 'The text of B.' }]);
  const editor = new Editor(page);
  await editor.open();
  await editor.fill(words);
  await fillStorage(page);
  const before = await everything(page);
  await editor.publish.click();
  await expect(editor.toast('Storage is full')).toBeVisible();
  const note = page.getByText(sentence).filter({ visible: true });
  await expect(note.last()).toBeVisible();
  expect(await everything(page)).toEqual(before);
  expect(await editor.words()).toEqual(words);
  await expect(page).toHaveURL('/blog-admin/new');
  expect(await axeFindings(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject([words]);

  // Neither does the draft fit.
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('status').filter({ hasText: 'The draft' })).toHaveText(
    'The draft could not be saved: storage is full. What you typed is kept as unsaved text.',
  );
  expect(await everything(page)).toEqual(before);

  // With room again, pressing Publish saves.
  await freeStorage(page);
  await editor.publish.click();
  await expect(editor.toast('Blog post created')).toBeVisible();
});
