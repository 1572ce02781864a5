import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Publishing } from '#tests/pages/publishing.ts';
import { putRows, rowValues, withoutDatabase } from '#tests/support/admin-database.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { storedPostsText } from '#tests/support/local-posts.ts';
import { filledForm } from '#tests/support/post-forms.ts';
import { localStories } from '#tests/support/sample-posts.ts';
import { watch } from '#tests/support/watched-page.ts';

const [first, second, third] = localStories(3);
const picture = `data:image/png;base64,${'iVBORw0KGgo'.repeat(30_000)}`;
const stored = JSON.stringify([{ ...first, coverImage: picture }, second]);
const copy = { postId: null, title: 'Half', at: 7, form: filledForm({ title: 'Half' }) };
const ofTrash = { kind: 'post', title: 'Gone', raw: third, key: 'd1', at: 5, since: 0 };
const versionOf = (key: string, at: number) => ({ key, postId: 'local-1', at, post: first });

const region = (page: Page) => page.getByRole('region', { name: 'Browser storage' });

async function backUp(page: Page): Promise<{ name: string; text: string }> {
  await region(page).getByRole('button', { name: 'Back up' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Save the file/ }).click(),
  ]);
  await expect(page.getByRole('dialog')).toContainText('went to your downloads');
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

const give = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('a browser moves house: what one holds is in a file, and from there in another one', async ({
  page,
  browser,
}) => {
  const { problems } = watch(page);
  const dashboard = new Dashboard(page);
  await dashboard.store(stored);
  await putRows(page, 'safety-copies', [['editor-1', { ...copy, key: 'editor-1' }]]);
  await putRows(page, 'trash', [['d1', ofTrash]]);
  await putRows(page, 'versions', [
    [['local-1', 'v1'], versionOf('v1', 1)],
    [['local-1', 'v2'], versionOf('v2', 2)],
  ]);
  await dashboard.open();
  await expect(region(page)).toContainText('No backup has been made in this browser yet.');
  const { name, text } = await backUp(page);
  const dialog = page.getByRole('dialog');
  await test.step('the dialog says what the file is for, what is in it and what is not', async () => {
    await expect(dialog.getByRole('listitem')).toHaveText([
      '2 posts',
      '1 unsaved text',
      '2 earlier versions',
      '1 thing in the Trash',
    ]);
    await expect(dialog).toContainText(
      'Not in the file: your password and login, and the connection to GitHub.',
    );
    expect(text).not.toContain('a-token');
    expect(await axeInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(region(page)).toContainText('Last backup:');
  });

  const other = await browser.newContext();
  const there = await other.newPage();
  const dashboardThere = new Dashboard(there);
  await dashboardThere.open();
  await region(there).getByRole('button', { name: 'Restore a backup' }).click();
  const restoring = there.getByRole('dialog');
  await test.step('what is no whole backup is refused with its reason', async () => {
    for (const [odd, reason] of [
      [text.replace('Local story 2', 'Local story 3'), 'at least one character has changed'],
      [text.slice(0, -5_000), 'its end is missing'],
      ['{"a":1}', 'This file is for another program, and no backup'],
    ] as const) {
      await give(there, name, odd);
      await expect(restoring.getByRole('alert')).toContainText(reason);
    }
    expect(await storedPostsText(there)).toBeNull();
  });
  await test.step('a file goes on in the window that it is for, whichever was opened', async () => {
    await give(there, 'posts.json', stored);
    const importing = there.getByRole('dialog', { name: 'Import Posts' });
    await expect(importing).toContainText('This file is from “Export Posts”, so it goes on here');
    await expect(importing.getByRole('button', { name: 'Import 2 posts' })).toBeVisible();
    await importing.getByRole('button', { name: 'Back' }).click();
    await give(there, name, text);
    await expect(restoring).toContainText('This file is a backup, so it goes on here');
  });
  await expect(restoring).toContainText('No post of this browser is replaced.');
  await expect(restoring.getByRole('alert')).toHaveCount(0);
  await there.evaluate(() => {
    navigator.storage.persisted = () => Promise.resolve(false);
    navigator.storage.persist = () => {
      document.documentElement.dataset.asked = 'to keep it';
      return Promise.resolve(true);
    };
  });
  await restoring.getByRole('button', { name: 'Restore', exact: true }).click();
  // The browser is asked to keep what came from the backup, like what is written.
  await expect(there.locator('html')).toHaveAttribute('data-asked', 'to keep it');
  await restoring.getByRole('button', { name: 'Show the posts' }).click();
  await expect(dashboardThere.row('Local story 2')).toBeVisible({ timeout: 15_000 });
  await dashboardThere.openWaiting();
  await expect(there.getByRole('region', { name: 'Unsaved text' })).toContainText('Half');
  expect(await storedPostsText(there)).toBe(stored);
  for (const store of ['safety-copies', 'versions'] as const)
    expect(await rowValues(there, store)).toEqual(await rowValues(page, store));
  expect(await rowValues(there, 'trash')).toMatchObject([{ title: 'Gone', raw: third }]);

  await test.step('in a used browser it says what it would replace, and that goes to the Trash', async () => {
    await dashboardThere.delete('Local story 2');
    await there.evaluate(
      (posts) => {
        localStorage.setItem('bodega-cats:posts', posts);
      },
      JSON.stringify([{ ...first, content: 'Other.' }, third]),
    );
    await putRows(there, 'versions', [[['local-1', 'v3'], versionOf('v3', 3)]]);
    await region(there).getByRole('button', { name: 'Restore a backup' }).click();
    await give(there, name, text);
    const lists = restoring.getByRole('group');
    await expect(lists).toContainText([
      /leave the list \(1\)/,
      /different here .*\(1\)/,
      /^Of these, saved here later than in the file \(1\)/,
    ]);
    await expect(lists.first()).toContainText('Local story 3');
    await expect(restoring.getByRole('button', { name: 'Cancel' })).toBeFocused();
    expect(await axeInBothThemes(there)).toEqual([]);
    const [download] = await Promise.all([
      there.waitForEvent('download'),
      restoring.getByRole('button', { name: 'Save what is here first' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^bodega-cats-backup-before-.*\.json$/);
    await restoring.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(restoring).toContainText('The posts that were here before are in the Trash.');
    expect(await storedPostsText(there)).toBe(stored);
  });
  await other.close();
  expect(problems).toEqual([]);
});

test('a reminder names what would be lost, and stays away for a day', async ({ page }) => {
  const dashboard = new Dashboard(page);
  const stories = localStories(6);
  // Readers have this one as it is here.
  await new Publishing(page).serve(stories.slice(5));
  await page.addInitScript(() => {
    if (origin === 'null' || localStorage.getItem('bodega-cats:changes') !== null) return;
    localStorage.setItem('bodega-cats:changes', '4');
  });
  await dashboard.open(stories);
  const reminder = page.getByRole('complementary').filter({ hasText: 'backup' });
  const waiting = page.locator('.waiting');
  await dashboard.search.fill('Local story 5');
  await expect(waiting).not.toContainText('backup');
  await dashboard.delete('Local story 5');
  await dashboard.openWaiting();
  await expect(reminder).toContainText('There is no backup of this browser yet.');
  await expect(reminder).toContainText('Not backed up: Local story 1, 3 more.');
  expect(await axeInBothThemes(page)).toEqual([]);
  await reminder.getByRole('button', { name: 'Later' }).click();
  await expect(waiting).not.toContainText('backup');
  await page.reload();
  await dashboard.isLoaded();
  await expect(waiting).not.toContainText('backup');
});

test('a restore can’t be closed while it runs, and says so where nothing keeps the list it replaces', async ({
  page,
}) => {
  await withoutDatabase(page);
  const dashboard = new Dashboard(page);
  await dashboard.store(JSON.stringify([first]));
  await dashboard.open();
  const { name, text } = await backUp(page);
  await expect(page.getByRole('dialog')).toContainText(
    'this browser can’t read it at the moment: unsaved texts, earlier versions, the Trash.',
  );
  await page.keyboard.press('Escape');
  await expect(region(page)).toContainText('No backup has been made in this browser yet.');
  await page.evaluate(
    (posts) => localStorage.setItem('bodega-cats:posts', posts),
    JSON.stringify([second]),
  );
  await region(page).getByRole('button', { name: 'Restore a backup' }).click();
  await give(page, name, text);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('are replaced, and nothing keeps them.');
  await expect(dialog).not.toContainText('go to the Trash first');
  // Another tab writes.
  const end = await page.evaluateHandle(
    () =>
      new Promise<{ writing: () => void }>((held) => {
        void navigator.locks.request(
          'bodega-cats:writing',
          () => new Promise<void>((free) => held({ writing: free })),
        );
      }),
  );
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  for (const way of ['Escape', 'Cancel', 'Close']) {
    if (way === 'Escape') await page.keyboard.press(way);
    else
      for (const button of await dialog.getByRole('button', { name: way }).all())
        await button.click({ force: true });
    await expect(dialog).toBeVisible();
  }
  await end.evaluate(({ writing }) => writing());
  await expect(dialog).toContainText('The backup is restored');
  await expect(dialog).toContainText('what it could take. The rest is in the file only');
  expect(await storedPostsText(page)).toBe(JSON.stringify([first]));
});
