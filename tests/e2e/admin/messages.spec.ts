import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/test.ts';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { PostActions } from '#tests/pages/post-actions.ts';
import { fillStorage, withoutDatabase } from '#tests/support/admin-database.ts';
import { storedPostsText } from '#tests/support/local-posts.ts';
import { controlsUnder } from '#tests/support/overlaps.ts';
import { watch } from '#tests/support/watched-page.ts';

test('an error stays top right until its button closes it; a success goes by itself', async ({
  page,
}) => {
  await page.clock.install();
  const editor = new Editor(page);
  await editor.open();
  const region = page.getByRole('status').filter({ has: page.locator('.toast') });
  const heading = () => page.getByRole('heading', { level: 1 }).boundingBox();
  const quiet = await heading();
  await editor.publish.click();
  await expect(region).toContainText('Title is required');
  expect(await heading()).toEqual(quiet);
  const box = await editor.toast('Title is required').boundingBox();
  await expect(editor.toast('Title is required')).toBeInViewport({ ratio: 1 });
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);
  expect(box?.y).toBeLessThan(40);
  expect(await controlsUnder(editor.toast('Title is required'))).toEqual([]);
  await page.clock.runFor('01:00:00');
  await expect(editor.toast('Title is required')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 664 });
  const beside = await heading();
  expect(await controlsUnder(editor.toast('Title is required'))).toEqual([]);
  await page.getByRole('button', { name: 'Close: Error' }).click();
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(await heading()).toEqual(beside);
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await heading()).toEqual(quiet);

  // Something that succeeds without a message of its own takes the error away.
  await editor.publish.click();
  await expect(region).toContainText('Title is required');
  await editor.title.press('Control+s');
  await expect(page.locator('.toast')).toHaveCount(0);

  await editor.fill({ title: 'Olga', content: 'A chair.', excerpt: 'A cat.' });
  await editor.publish.click();
  await expect(region).toContainText('Blog post created');
  await expect(region).toContainText(
    'Excerpt (Write 120 to 160 characters. It has 6), Tags, Cover image',
  );
  // On a phone too it has its own row, and room around its words.
  await page.setViewportSize({ width: 390, height: 844 });
  const saved = await editor.toast('Blog post created').boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect((saved?.y ?? 844) + (saved?.height ?? 0)).toBeLessThanOrEqual(
    (header?.y ?? 0) + (header?.height ?? 0),
  );
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(page.locator('.toast')).toHaveCount(0);

  // One with Undo stays longer, and as long as it is hovered or focused.
  const dashboard = new Dashboard(page);
  await dashboard.delete('Olga');
  await expect(dashboard.toast).toContainText('Post Deleted');
  await page.clock.runFor(19_000);
  await dashboard.toast.hover();
  await page.clock.runFor(60_000);
  await expect(dashboard.toast).toBeVisible();
  const undo = dashboard.toast.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await expect(dashboard.toast).toBeVisible();
  await undo.blur();
  await page.clock.runFor(20_000);
  await expect(dashboard.toast).toHaveCount(0);
});

test('without a Trash a message with the only way back stays until it is closed, and gives a file where Undo has no room', async ({
  page,
}) => {
  await page.clock.install();
  await withoutDatabase(page);
  const { problems } = watch(page);
  const dashboard = new Dashboard(page);
  await dashboard.open([{ id: 'a', title: 'A cat', content: 'Meow.' }]);
  const before = await storedPostsText(page);
  const undo = dashboard.toast.last().getByRole('button', { name: 'Undo' });

  await test.step('of a deletion', async () => {
    await dashboard.delete('A cat');
    await expect(dashboard.toast).toContainText('Post Deleted');
    await expect(dashboard.toast).toContainText('There is no Trash in this browser');
    await expect(dashboard.toast).toContainText('use “Undo” before you close this message');
    await page.mouse.move(0, 0);
    await page.clock.runFor('00:20:00');
    await undo.click();
    await expect(dashboard.row('A cat')).toHaveCount(1);
    expect(await storedPostsText(page)).toBe(before);
    await dashboard.toast.getByRole('button', { name: /^Close/ }).click();
  });

  await test.step('of an import', async () => {
    const actions = new PostActions(page);
    await actions.choose('Import Posts');
    await actions.check('[{"title":"Another","content":"Cat."}]');
    await actions.importButton.click();
    await expect(actions.toast).toContainText('use “Undo” before you close this message');
    await page.mouse.move(0, 0);
    await page.clock.runFor('00:20:00');
    await undo.click();
    await expect.poll(() => storedPostsText(page)).toBe(before);
    await actions.toast.getByRole('button', { name: /^Close/ }).click();
  });

  await test.step('of a deletion that Undo can’t bring back', async () => {
    await dashboard.delete('A cat');
    await expect(dashboard.toast).toContainText('There is no Trash in this browser');
    await fillStorage(page);
    await undo.click();
    await expect(dashboard.toast).toContainText(
      'Storage is full, so nothing was changed. Make room, then try again. What was there before is kept nowhere else: download it before you close this message.',
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dashboard.toast.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toBe(before);
  });
  expect(problems).toEqual([]);
});

test('page translation leaves the titles in a message as they were typed, and gets every other word of it', async ({
  page,
}) => {
  const dashboard = new Dashboard(page);
  await dashboard.open([{ id: 'a', title: 'Olga', content: 'A chair.' }]);
  const text = dashboard.toast.locator('p');
  const typed = dashboard.toast.locator('[translate="no"]');
  const undo = dashboard.toast.getByRole('button', { name: 'Undo' });
  await expect(dashboard.row('Olga').locator('.tag-origin')).toHaveText('Only here');
  await dashboard.choose('Olga', 'Hide in this browser');
  await expect(text).toContainText(
    'Olga. The pages in this browser leave it out, and readers don’t have it.',
  );
  await expect(typed).toHaveText(['Olga.']);
  await undo.click();
  await expect(text).toContainText('Olga. The pages in this browser show it.');
  await expect(typed).toHaveText(['Olga.']);
  await dashboard.delete('Olga');
  await expect(text).toContainText('Post Deleted');
  await expect(typed).toHaveText(['Olga']);
  await undo.click();
  await expect(text).toContainText('Olga is back.');
  await expect(typed).toHaveText(['Olga']);
});
