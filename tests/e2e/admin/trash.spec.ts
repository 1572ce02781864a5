import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { fillStorage, putRows, rowValues, withoutDatabase } from '#tests/support/admin-database.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { storePosts, storePostsText, storedPostsText } from '#tests/support/local-posts.ts';
import { watch } from '#tests/support/watched-page.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.now();
const toast = (page: Page) => page.locator('.toast');
const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const midnight = { id: 'midnight', slug: 'midnight', title: 'Midnight', excerpt: 'She sleeps.' };
const trashed = (title: string, more: object = {}, at = now - 1_000) =>
  [title, { kind: 'post', title, at, raw: { id: title, title, ...more } }] as const;
const list = (text: string, count = 1, at = now - 1_000) =>
  ['list', { kind: 'list', count, text, at }] as const;

async function openTrash(page: Page) {
  await keepSession(page, 1);
  await page.goto('/blog-admin/trash');
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
}

test('a deleted post comes back as it was, and Undo puts it into the Trash again', async ({
  page,
}) => {
  const { problems } = watch(page);
  await storePosts(page, [midnight]);
  const before = JSON.stringify([midnight]);
  await putRows(page, 'trash', [
    trashed('Pumpkin', { content: 'Meow.', 'of-tomorrow': { kept: [1, null] } }),
  ]);
  await openTrash(page);
  await expect(
    page.getByText(
      'Deleted posts, and lists that an import replaced, stay here for 30 days. Only this browser has them.',
    ),
  ).toBeVisible();
  await expect(card(page, 'Pumpkin')).toContainText('kept for 30 more days');

  await page.getByRole('button', { name: 'Restore Pumpkin' }).click();
  await expect(toast(page)).toContainText('Restored');
  await expect(toast(page)).toContainText('Pumpkin is back among your posts.');
  await expect(page.getByText('The Trash is empty.')).toBeVisible();
  expect(await storedPostsText(page)).toBe(
    JSON.stringify([
      midnight,
      {
        id: 'Pumpkin',
        title: 'Pumpkin',
        content: 'Meow.',
        'of-tomorrow': { kept: [1, null] },
      },
    ]),
  );
  expect(await rowValues(page, 'trash')).toEqual([]);

  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Everything is as it was.');
  await expect(card(page, 'Pumpkin')).toBeVisible();
  expect(await storedPostsText(page)).toBe(before);
  expect(problems).toEqual([]);
});

test('a post whose address somebody else has by now comes back as a copy', async ({ page }) => {
  await storePosts(page, [midnight]);
  await putRows(page, 'trash', [trashed('Pumpkin', { id: 'midnight', slug: 'midnight' })]);
  await openTrash(page);
  await page.getByRole('button', { name: 'Restore Pumpkin' }).click();
  await expect(toast(page)).toContainText(
    'Pumpkin is back as a copy beside the post that has its address now.',
  );
  const stored = JSON.parse((await storedPostsText(page)) ?? '') as { slug: string }[];
  expect(stored[0]).toEqual(midnight);
  expect(stored).toHaveLength(2);
});

test('a list restored while the Trash can’t take the other one can be undone until its message is closed', async ({
  page,
}) => {
  await page.clock.install();
  const current = JSON.stringify([midnight]);
  await storePostsText(page, current);
  await putRows(page, 'trash', [list('[]')]);
  await openTrash(page);
  await page.evaluate(() => {
    const store = IDBObjectStore.prototype;
    const put = Object.getOwnPropertyDescriptor(store, 'put') ?? {};
    store.put = () => {
      Object.defineProperty(store, 'put', put);
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Restore List of posts (1 post)' }).click();
  await dialog(page, 'Bring this list back?').getByRole('button', { name: 'Restore list' }).click();
  await expect(toast(page)).toContainText(
    'The one it replaced is not in the Trash: use Undo before you close this message.',
  );
  await page.mouse.move(0, 0);
  await page.clock.runFor('00:20:00');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => storedPostsText(page)).toBe(current);
});

test('a replaced list comes back byte for byte, and the one from now waits in the Trash', async ({
  page,
}) => {
  const old = ' [ {"id": 1, "title": "One"},\r\n 5, {"__proto__": {"a": 1}} ] ';
  const current = JSON.stringify([midnight, { id: 'b', title: 'B' }]);
  await storePostsText(page, current);
  await putRows(page, 'trash', [list(old)]);
  await openTrash(page);
  await expect(card(page, 'List of posts (1 post)')).toContainText('Replaced by an import');

  await page.getByRole('button', { name: 'Restore List of posts (1 post)' }).click();
  const question = dialog(page, 'Bring this list back?');
  await expect(question).toContainText(
    'It replaces all posts that are in this browser now. Those go to the Trash, and you can undo this.',
  );
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  expect(await storedPostsText(page)).toBe(current);

  await page.getByRole('button', { name: 'Restore List of posts (1 post)' }).click();
  await question.getByRole('button', { name: 'Restore list' }).click();
  await expect(toast(page)).toContainText('The list is back.');
  expect(await storedPostsText(page)).toBe(old);
  await expect(card(page, 'List of posts (2 posts)')).toBeVisible();
  await expect(card(page, 'List of posts (1 post)')).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'Restore List of posts (2 posts)' }).click();
  await question.getByRole('button', { name: 'Restore list' }).click();
  await expect(toast(page)).toContainText('The list is back.');
  expect(await storedPostsText(page)).toBe(current);
});

test('Delete for good asks first and starts on Cancel', async ({ page }) => {
  await putRows(page, 'trash', [trashed('Pumpkin'), trashed('Bagel')]);
  await openTrash(page);
  const remove = page.getByRole('button', { name: 'Delete for good Pumpkin' });
  const question = dialog(page, 'Delete it for good?');
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(question).toContainText('Pumpkin');
  await expect(question).toContainText('This can’t be undone.');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  expect(await rowValues(page, 'trash')).toHaveLength(2);

  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(toast(page)).toContainText('Pumpkin is gone.');
  await expect(card(page, 'Pumpkin')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await rowValues(page, 'trash')).toMatchObject([{ title: 'Bagel' }]);
});

test('Empty Trash asks first, says how many, and leaves nothing', async ({ page }) => {
  await putRows(page, 'trash', [trashed('Pumpkin'), trashed('Bagel'), list('[]', 0)]);
  await openTrash(page);
  await page.getByRole('button', { name: 'Empty Trash' }).click();
  const question = dialog(page, 'Empty the Trash?');
  await expect(question).toContainText('All 3 will be deleted for good. This can’t be undone.');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Empty Trash' }).click();
  await expect(toast(page)).toContainText('Trash emptied');
  await expect(page.getByText('The Trash is empty.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Empty Trash' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await rowValues(page, 'trash')).toEqual([]);
});

test('Empty Trash leaves what another tab has put there since it asked', async ({
  page,
  context,
}) => {
  const other = new Dashboard(await context.newPage());
  await other.open([midnight]);
  await putRows(page, 'trash', [trashed('Pumpkin')]);
  await openTrash(page);
  await page.getByRole('button', { name: 'Empty Trash' }).click();
  const question = dialog(page, 'Empty the Trash?');
  await expect(question).toContainText('The one thing in it will be deleted for good');

  await other.action('Midnight', 'Delete').click();
  await other.dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(other.toast).toContainText('Post Deleted');
  await expect(page.getByRole('heading', { level: 2, name: 'Midnight' })).toBeAttached();
  await question.getByRole('button', { name: 'Empty Trash' }).click();
  await expect(toast(page)).toContainText('Trash emptied');
  await expect(card(page, 'Midnight')).toBeVisible();
  expect(await rowValues(page, 'trash')).toMatchObject([{ title: 'Midnight' }]);
});

test('the newest is first, and what lay there for 30 days is gone', async ({ page }) => {
  await putRows(page, 'trash', [
    trashed('Older', {}, now - 29.5 * day),
    trashed('Over', {}, now - 30 * day),
    trashed('Newer', {}, now - day),
  ]);
  await openTrash(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Newer', 'Older']);
  await expect(card(page, 'Newer')).toContainText('kept for 29 more days');
  await expect(card(page, 'Older')).toContainText('kept for 1 more day');
  expect(await rowValues(page, 'trash')).toHaveLength(2);
});

test('with storage full nothing is changed, and the post stays in the Trash', async ({ page }) => {
  await storePosts(page, [midnight]);
  await putRows(page, 'trash', [trashed('Pumpkin')]);
  await openTrash(page);
  await fillStorage(page);
  await page.getByRole('button', { name: 'Restore Pumpkin' }).click();
  await expect(toast(page)).toContainText(
    'Storage is full, so nothing was changed. Make room, then try again.',
  );
  await expect(card(page, 'Pumpkin')).toBeVisible();
  expect(await storedPostsText(page)).toBe(JSON.stringify([midnight]));
  expect(await rowValues(page, 'trash')).toHaveLength(1);
});

test('another tab sees at once what was restored', async ({ page, context }) => {
  await putRows(page, 'trash', [trashed('Pumpkin'), trashed('Bagel')]);
  await openTrash(page);
  const other = await context.newPage();
  await openTrash(other);
  await page.getByRole('button', { name: 'Restore Pumpkin' }).click();
  await expect(other.getByRole('heading', { level: 2 })).toHaveText(['Bagel']);
});

test('a browser without IndexedDB says that nothing is kept', async ({ page }) => {
  const { problems } = watch(page);
  await withoutDatabase(page);
  await openTrash(page);
  await expect(
    page.getByText(
      'This browser does not let us keep a Trash. Only Undo, in the message right after deleting, can bring back what you delete here.',
    ),
  ).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('damaged and hostile rows neither run nor break anything', async ({ page }) => {
  const { problems } = watch(page);
  await putRows(page, 'trash', [
    ['a', 'no entry'],
    [7, { kind: 'post' }],
    trashed('<img src=x onerror=alert(1)>', { excerpt: '<script>alert(1)</script>' }),
    ['blank', { kind: 'post', title: ' ', raw: 5, at: now }],
  ]);
  await openTrash(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'A post without a title',
    '<img src=x onerror=alert(1)>',
  ]);
  expect(problems).toEqual([]);
});

test('axe finds nothing in both themes: empty, filled, and in each question', async ({ page }) => {
  test.slow();
  await openTrash(page);
  await expect(page.getByText('The Trash is empty.')).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  await putRows(page, 'trash', [trashed('Pumpkin', { excerpt: 'A cat.' }), list('[]', 3)]);
  await page.reload();
  await expect(card(page, 'Pumpkin')).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  for (const name of [
    'Empty Trash',
    'Delete for good Pumpkin',
    'Restore List of posts (3 posts)',
  ]) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeInBothThemes(page), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('fits 320 px, with targets of 24 px and more', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await putRows(page, 'trash', [
    trashed(`A${'very'.repeat(20)}long title`, { excerpt: 'word '.repeat(80) }),
    list('[]', 12),
  ]);
  await openTrash(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const button of await page.getByRole('main').getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});
