import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { storageKeys } from '#src/config/storage-keys.ts';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { fillStorage, withoutDatabase, withoutStorage } from '#tests/support/admin-database.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { damages } from '#tests/support/damages.ts';
import { storedPostsText } from '#tests/support/local-posts.ts';
import { watch } from '#tests/support/watched-page.ts';
import { openQuietPage } from '#tests/support/quiet-page.ts';

const aList = JSON.stringify([{ id: 'a', title: 'A cat', content: 'Meow.' }]);

/** Everything in localStorage, sorted by key. */
const everything = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .toSorted()
      .map((key) => [key, localStorage.getItem(key)] as const),
  );

/** Puts texts into storage by their keys, and nothing else. */
async function put(page: Page, texts: Readonly<Record<string, string>>) {
  await openQuietPage(page);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(texts));
}

test('posts that can’t be read are said to be untouched and can be downloaded as they are', async ({
  page,
}) => {
  const { problems } = watch(page);
  const dashboard = new Dashboard(page);
  await keepSession(page, 1);
  for (const { way, text, isList, posts } of damages)
    await test.step(way, async () => {
      await put(page, { [storageKeys.posts]: text });
      await page.goto('/blog-admin');
      await dashboard.isLoaded();
      await expect(dashboard.status).toHaveText(`${24 + posts} posts`);
      const before = page.getByText('The posts stored in this browser could not be read.');
      await expect(before).toHaveCount(isList ? 0 : 1);
      if (!isList) {
        await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Download bodega-cats-posts' }).click(),
        ]);
        expect(await readFile(await download.path(), 'utf8')).toBe(text);
        if (way === 'no JSON') expect(await axeInBothThemes(page)).toEqual([]);
      }
      expect(await storedPostsText(page)).toBe(text);
      expect((await everything(page)).map(([key]) => key)).toEqual([
        storageKeys.posts,
        storageKeys.session,
      ]);
      expect(await page.evaluate(() => 'isAdmin' in {})).toBe(false);
    });
  expect(problems).toEqual([]);
});

test('the dashboard opens whatever lies under the other keys, and leaves all of it as it is', async ({
  page,
}) => {
  const { problems } = watch(page);
  const dashboard = new Dashboard(page);
  await keepSession(page, 1);
  const names = ['draft', 'notFound', 'passwordHash', 'schema'] as const;
  for (const { way, text } of damages)
    await test.step(way, async () => {
      await put(page, Object.fromEntries(names.map((name) => [storageKeys[name], text])));
      await page.goto('/blog-admin');
      await dashboard.isLoaded();
      await expect(dashboard.status).toHaveText('24 posts');
      const kept = (await everything(page)).filter(([key]) => key !== storageKeys.session);
      expect(kept).toEqual(names.map((name) => [storageKeys[name], text]).toSorted());
    });
  expect(problems).toEqual([]);
});

test('a session that can’t be read is no session, and the posts wait behind the login', async ({
  page,
}) => {
  for (const { way, text } of damages)
    await test.step(way, async () => {
      await put(page, { [storageKeys.session]: text, [storageKeys.posts]: aList });
      const before = await everything(page);
      await page.goto('/blog-admin');
      await expect(page).toHaveURL('/blog-admin/login');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set Admin Password');
      expect(await everything(page)).toEqual(before);
    });
});

test('what was set aside can be downloaded, and removed after a question', async ({ page }) => {
  const key = 'bodega-cats:damaged:2026-11-20T15:00:00.000Z';
  const dashboard = new Dashboard(page);
  await keepSession(page, 1);
  for (const { way, text } of damages)
    await test.step(way, async () => {
      await put(page, { [key]: text });
      await page.goto('/blog-admin');
      const kept = page.getByRole('region', { name: 'Data that could not be read' });
      await expect(kept).toContainText('Nothing was thrown away');
      if (way === 'no JSON') expect(await axeInBothThemes(page)).toEqual([]);
      await expect(kept.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
      await expect(kept).toContainText('November 20, 2026 at 10:00');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        kept.getByRole('button', { name: /^Download/ }).click(),
      ]);
      expect(await readFile(await download.path(), 'utf8')).toBe(text);
      await kept.getByRole('button', { name: /^Remove/ }).click();
      await expect(dashboard.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dashboard.dialog).toHaveCount(0);
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(text);
      await kept.getByRole('button', { name: /^Remove/ }).click();
      await dashboard.dialog.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(kept).toHaveCount(0);
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(null);
    });
});

test('damaged posts that leave no room to be set aside can be removed once they are downloaded', async ({
  page,
}) => {
  test.slow();
  const damaged = `[{"title":"${'x'.repeat(3_000_000)}`;
  const editor = new Editor(page);
  const words = { title: 'Olga', content: 'A chair.', excerpt: 'A chair.' };
  await put(page, { [storageKeys.posts]: damaged });
  await editor.open();
  await editor.fill(words);
  await editor.publish.click();
  await expect(editor.toast('Storage is full, so this post was not saved.')).toBeVisible();
  await page.getByRole('link', { name: 'See what takes up space' }).click();
  const kept = page.getByRole('region', { name: 'Data that could not be read' });
  await expect(kept).toContainText(
    'nothing can be saved until you have downloaded them and removed them here',
  );
  await expect(kept.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    kept.getByRole('button', { name: /^Download/ }).click(),
  ]);
  expect((await readFile(await download.path(), 'utf8')) === damaged).toBe(true);
  expect((await storedPostsText(page)) === damaged).toBe(true);
  await kept.getByRole('button', { name: /^Remove/ }).click();
  await new Dashboard(page).dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(kept).toHaveCount(0);
  expect(await storedPostsText(page)).toBe(null);
  await editor.open();
  await editor.fill(words);
  await editor.publish.click();
  await expect(editor.toast('Blog post created')).toBeVisible();
});

test('a damaged draft that leaves no room to be set aside is said to be untouched, and can be removed', async ({
  page,
}) => {
  test.slow();
  const damaged = `{"title":"${'x'.repeat(3_000_000)}`;
  const editor = new Editor(page);
  await put(page, { [storageKeys.draft]: damaged });
  await editor.open();
  await expect(
    editor.toast(
      'The stored draft could not be read or set aside. It is untouched: the dashboard offers it as a download.',
    ),
  ).toBeVisible();
  await expect(editor.toast('It was set aside')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  const kept = page.getByRole('region', { name: 'Data that could not be read' });
  await expect(kept).toContainText(
    'The stored draft could not be read. It is untouched: once downloaded, it can be removed.',
  );
  await expect(kept.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    kept.getByRole('button', { name: 'Download bodega-cats-draft' }).click(),
  ]);
  expect((await readFile(await download.path(), 'utf8')) === damaged).toBe(true);
  await kept.getByRole('button', { name: /^Remove/ }).click();
  await new Dashboard(page).dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(kept).toHaveCount(0);
  expect(await everything(page)).not.toContainEqual([storageKeys.draft, damaged]);
});

test('a damaged draft that is another one by now must be downloaded again, and one that is gone is no file', async ({
  page,
}) => {
  await put(page, { [storageKeys.draft]: '{"title":"one' });
  const dashboard = new Dashboard(page);
  await dashboard.open([]);
  const kept = page.getByRole('region', { name: 'Data that could not be read' });
  const download = kept.getByRole('button', { name: 'Download bodega-cats-draft' });
  const remove = kept.getByRole('button', { name: /^Remove/ });
  await Promise.all([page.waitForEvent('download'), download.click()]);
  const write = (text: string | null) =>
    page.evaluate(
      ([key, value]) => {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      },
      [storageKeys.draft, text] as const,
    );
  await write('{"title":"another');
  await remove.click();
  await dashboard.dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dashboard.toast).toContainText(
    'It has changed since you downloaded it. Download it again.',
  );
  await expect(remove).toHaveCount(0);
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(await readFile(await file.path(), 'utf8')).toBe('{"title":"another');
  await expect(remove).toHaveCount(1);
  await write(null);
  await download.click();
  await expect(dashboard.toast.last()).toContainText('It is not there any more.');
  await expect(kept).toHaveCount(0);
});

test('the first change after damage sets the old text aside and offers it', async ({ page }) => {
  const damaged = damages[3].text;
  const dashboard = new Dashboard(page);
  await keepSession(page, 1);
  await put(page, { [storageKeys.posts]: damaged });
  await page.goto('/blog-admin');
  await dashboard.action('Harry, the cat who started it', 'Duplicate').click();
  await expect(page).toHaveURL(/-copy$/);
  await page.goBack();
  await expect(dashboard.status).toHaveText('25 posts');
  const aside = (await everything(page)).filter(([key]) => key.startsWith('bodega-cats:damaged:'));
  expect(aside.map(([, text]) => text)).toEqual([damaged]);
  await expect(page.getByText('could not be read. They are untouched')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Download bodega-cats-damaged/ })).toBeVisible();
});

test('where storage access throws, the admin opens, says so, and changes nothing', async ({
  page,
}) => {
  await withoutStorage(page);
  await page.goto('/blog-admin');
  await page.getByLabel('Password', { exact: true }).fill('nine lives');
  await page.keyboard.press('Enter');
  const dashboard = new Dashboard(page);
  await expect(dashboard.status).toHaveText('24 posts');
  await expect(page.getByText('This browser does not let us store anything.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Browser storage' })).toHaveCount(0);
  await dashboard.action('Harry, the cat who started it', 'Duplicate').click();
  await expect(dashboard.toast.last()).toContainText('This browser does not let us store anything');
  await expect(page).toHaveURL('/blog-admin');
});

test('where IndexedDB is missing, posts are listed, and a deletion can still be undone', async ({
  page,
}) => {
  const { problems } = watch(page);
  await withoutDatabase(page);
  const dashboard = new Dashboard(page);
  await dashboard.open([{ id: 'a', title: 'A cat', content: 'Meow.' }]);
  const before = await storedPostsText(page);
  await dashboard.delete('A cat');
  await expect(dashboard.toast).toContainText('Post Deleted');
  await expect(dashboard.toast).toContainText('There is no Trash in this browser');
  await dashboard.toast.getByRole('button', { name: 'Undo' }).click();
  await expect(dashboard.row('A cat')).toHaveCount(1);
  expect(await storedPostsText(page)).toBe(before);
  expect(problems).toEqual([]);
});

test('a deleted post that neither the Trash nor Undo can bring back is offered as a file', async ({
  page,
}) => {
  await withoutDatabase(page);
  const dashboard = new Dashboard(page);
  await dashboard.open([{ id: 'a', title: 'A cat', content: 'Meow.' }]);
  await dashboard.delete('A cat');
  await expect(dashboard.toast).toContainText('There is no Trash in this browser');
  await fillStorage(page);
  await dashboard.toast.getByRole('button', { name: 'Undo' }).click();
  await expect(dashboard.toast).toContainText(
    'Storage is full, so nothing was changed. Make room, then try again. What was there before is kept nowhere else: download it before you close this message.',
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dashboard.toast.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toBe(aList);
});
