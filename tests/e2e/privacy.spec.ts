import { expect, type Page } from '@playwright/test';
import { storageEntries } from '#src/config/storage-entries.ts';
import { databaseName, storageKeys } from '#src/config/storage-keys.ts';
import { holdDatabase, putRows, rowValues } from '#tests/support/admin-database.ts';
import { test } from '#tests/support/look.ts';

const status = (page: Page) => page.locator('#clear-status');
const clear = (page: Page, title: string) =>
  page.getByRole('button', { name: `Clear ${title}`, exact: true });
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const store = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name ?? '', text ?? ''), [key, value]);
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
const makeDatabase = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open(name, 1);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
    databaseName,
  );

/** Opens what is folded for those who never ran the blog in this browser. */
const unfold = async (page: Page) => {
  const folded = page.locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
};

test('names every key and database, with a button for each', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.locator('summary', { hasText: 'unsaved texts' })).toBeVisible();
  await expect(clear(page, 'Password')).toBeHidden();
  await unfold(page);
  for (const { name, title } of storageEntries) {
    await expect(page.locator('code', { hasText: new RegExp(`^\\s*${name}…?\\s*$`) })).toHaveCount(
      1,
    );
    await expect(clear(page, title)).toBeVisible();
  }
  const keptIn = (place: string) =>
    page.getByRole('listitem').filter({ hasText: `Kept in ${place}: ` });
  await expect(keptIn('localStorage')).toHaveCount(storageEntries.length - 2);
  await expect(keptIn('sessionStorage or localStorage')).toContainText('Connection to GitHub');
  await expect(keptIn('IndexedDB')).toHaveCount(1);
  await expect(keptIn('IndexedDB')).toContainText('Unsaved texts, versions and trash');
});

test('says what the site does not do', async ({ look }) => {
  const page = await look('/privacy');
  const main = page.getByRole('main');
  await expect(main).toContainText('No third party before a click.');
  await expect(main).toContainText('No map until you ask.');
  await expect(main).toContainText('No cookies.');
});

test('what is kept is named, and cleared by its button', async ({ page }) => {
  const keys = () => page.evaluate(() => Object.keys(localStorage));
  const clearIt = page.getByRole('button', { name: 'Clear it' });

  await test.step('visiting leaves nothing but the path of a page that was not there', async () => {
    await page.goto('/privacy');
    expect(await keys()).toEqual([]);
    await page.goto('/no-such-page-of-ours');
    await page.goto('/privacy');
    expect(await keys()).toEqual([storageKeys.notFound]);
    expect(await page.evaluate(() => document.cookie)).toBe('');

    await clear(page, 'Pages that were not there').click();
    await expect(status(page)).toHaveText('Pages that were not there: cleared.');
    expect(await stored(page, storageKeys.notFound)).toBeNull();
  });
  await test.step('asks before words are lost, and keeps them on Keep it and Escape', async () => {
    await store(page, storageKeys.posts, '[]');
    await store(page, storageKeys.draft, '{}');
    // Who has some of it finds it unfolded.
    await page.reload();
    await expect(page.locator('details[open] > summary')).toContainText([
      `${storageEntries.length - 1} entries`,
    ]);
    const dialog = page.getByRole('dialog', { name: 'Clear it for good?' });

    await clear(page, 'Blog posts').click();
    await expect(dialog).toContainText('nowhere else');
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(dialog).toBeHidden();
    await clear(page, 'Blog posts').click();
    // It opens when the browser has said which databases there are.
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await stored(page, storageKeys.posts)).toBe('[]');
    await expect(clear(page, 'Blog posts')).toBeFocused();

    await clear(page, 'Blog posts').click();
    await clearIt.click();
    await expect(status(page)).toHaveText('Blog posts: cleared.');
    expect(await keys()).toEqual([storageKeys.draft]);

    // Firefox, unlike Chromium, keeps a dialog’s last answer on Escape.
    await clear(page, 'Draft').click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(status(page)).toHaveText('Blog posts: cleared.');
    expect(await stored(page, storageKeys.draft)).toBe('{}');
  });
  await test.step('what the database has a second time goes along, also where nothing else is left', async () => {
    const row = (key: string) => [[key], { text: '[]', marks: [] }] as const;
    const rows = [row(storageKeys.posts), row(storageKeys.draft)];
    await putRows(page, 'mirror', rows);
    const busy = await page.context().newPage();
    await holdDatabase(busy, 'mirror');
    await clear(page, 'Pages that were not there').click();
    await expect(status(page)).toHaveText(/^Pages/);
    await clear(page, 'Blog posts').click();
    await clearIt.click();
    await expect.poll(() => stored(page, storageKeys.posts)).toBeNull();
    await expect(status(page)).toHaveText(/^Pages/);
    await busy.close();
    await expect(status(page)).toHaveText('Blog posts: cleared.');
    expect(await rowValues(page, 'mirror')).toHaveLength(1);
  });
  await test.step('also where the browser does not say which databases there are', async () => {
    const refuse = (how: 'missing' | 'throws') =>
      page.evaluate((name) => {
        const databases = () => Promise.reject(new DOMException('', 'UnknownError'));
        Object.defineProperty(IDBFactory.prototype, 'databases', {
          configurable: true,
          value: name === 'throws' ? databases : undefined,
        });
      }, how);
    for (const how of ['missing', 'throws'] as const) {
      await refuse(how);
      await putRows(page, 'mirror', [[[storageKeys.posts], { text: '[]', marks: [] }]]);
      await clear(page, 'Blog posts').click();
      await clearIt.click();
      await expect(status(page)).toHaveText('Blog posts: cleared.');
      expect(await rowValues(page, 'mirror')).toHaveLength(1);
    }
    await page.reload();
  });
  await test.step('clears damaged copies by their prefix, and the database', async () => {
    await store(page, 'bodega-cats:damaged:2026-11-21T10:00:00.000Z', '{');
    await clear(page, 'Damaged data').click();
    await clearIt.click();
    await expect(status(page)).toHaveText('Damaged data: cleared.');
    expect(await keys()).toEqual([storageKeys.draft]);

    await clear(page, 'Unsaved texts, versions and trash').click();
    await clearIt.click();
    await expect(status(page)).toHaveText('Unsaved texts, versions and trash: cleared.');
    expect(await databases(page)).toEqual([]);
  });
  await test.step('clears everything of ours at once, and nothing else', async () => {
    for (const key of Object.values(storageKeys)) await store(page, key, '1');
    await store(page, 'somebody-else', '1');
    await makeDatabase(page);
    const everything = page.getByRole('button', { name: 'Clear everything' });
    await everything.click();
    await clearIt.click();
    await expect(status(page)).toHaveText('Everything: cleared.');
    expect(await keys()).toEqual(['somebody-else']);
    expect(await databases(page)).toEqual([]);

    await everything.click();
    await expect(status(page)).toHaveText('Everything: there was nothing to clear.');
  });
  await test.step('says so where storage is blocked', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    });
    await page.reload();
    await unfold(page);
    await clear(page, 'Draft').click();
    await expect(status(page)).toHaveText(
      'Draft: this browser blocks storage for this site, so nothing is kept here.',
    );
  });
});
