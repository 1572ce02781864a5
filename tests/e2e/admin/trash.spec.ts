import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import {
  fillStorage,
  freeStorage,
  putRows,
  rowValues,
  withoutDatabase,
  refuseNextRow,
} from '#tests/support/admin-database.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { builtPost } from '#tests/support/built-posts.ts';
import { storePostsText, storedPostsText } from '#tests/support/local-posts.ts';
import { filledForm } from '#tests/support/post-forms.ts';
import { passRetries } from '#tests/support/retries.ts';
import { copiesInDatabase } from '#tests/support/safety-copies.ts';
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

test('deleted posts come back', async ({ page }) => {
  const { problems } = watch(page);
  const before = JSON.stringify([midnight]);
  await storePostsText(page, before);
  await putRows(page, 'trash', [
    trashed('Pumpkin', { content: 'Meow.', 'of-tomorrow': { kept: [1, null] } }),
    trashed('Twin', { id: 'midnight', slug: 'midnight' }, now - day),
  ]);
  await openTrash(page);
  await test.step('as they were', async () => {
    await expect(
      page.getByText(
        'What you delete, and what “Import Posts”, “Restore a backup” or “Back to the published version” replaces, stays here for at least 30 days. Only this browser has it.',
      ),
    ).toBeVisible();
    await expect(card(page, 'Pumpkin')).toContainText('kept for 30 more days');
    await expect(card(page, 'Twin')).not.toContainText('No excerpt provided.');
    await page.getByRole('button', { name: 'Restore Pumpkin' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Restore Twin' })).toBeFocused();
    await expect(toast(page)).toContainText('Restored');
    await expect(toast(page)).toContainText('Pumpkin is back among your posts.');
    await expect(toast(page).getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Twin']);
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
    expect(await rowValues(page, 'trash')).toMatchObject([{ title: 'Twin' }]);
  });
  await test.step('Undo puts one into the Trash again', async () => {
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page)).toContainText('Everything is as it was.');
    await expect(card(page, 'Pumpkin')).toBeVisible();
    expect(await storedPostsText(page)).toBe(before);
  });
  expect(problems).toEqual([]);
  await test.step('with storage full nothing is changed, and the post stays in the Trash', async () => {
    await fillStorage(page);
    await page.getByRole('button', { name: 'Restore Pumpkin' }).click();
    await expect(toast(page).last()).toContainText(
      'Storage is full, so nothing was changed. Make room, then try again.',
    );
    await expect(card(page, 'Pumpkin')).toBeVisible();
    expect(await storedPostsText(page)).toBe(before);
    expect(await rowValues(page, 'trash')).toHaveLength(2);
    await freeStorage(page);
  });
  await test.step('as a copy where somebody else has the address by now', async () => {
    await page.getByRole('button', { name: 'Restore Twin' }).click();
    await expect(toast(page).last()).toContainText(
      'Twin is back as a copy beside the post that has its address now.',
    );
    const stored = JSON.parse((await storedPostsText(page)) ?? '') as { slug: string }[];
    expect(stored[0]).toEqual(midnight);
    expect(stored).toHaveLength(2);
  });
});

test('a replaced list comes back', async ({ page }) => {
  await page.clock.install();
  const old = ' [ {"id": 1, "title": "One"},\r\n 5, {"__proto__": {"a": 1}} ] ';
  const current = JSON.stringify([midnight, { id: 'b', title: 'B' }]);
  await storePostsText(page, current);
  await putRows(page, 'trash', [list(old)]);
  await openTrash(page);
  const question = dialog(page, 'Bring all of these posts back?');
  const ask = (posts: string) =>
    page
      .getByRole('button', {
        name: `Restore all All posts, as they were (${posts})`,
      })
      .click();
  const agree = () => question.getByRole('button', { name: 'Restore all' }).click();
  await test.step('after a question that begins on Cancel', async () => {
    await expect(card(page, 'All posts, as they were (1 post)')).toContainText('Replaced on');
    await ask('1 post');
    await expect(question).toContainText(
      'They replace all posts that are in this browser now. Those go to the Trash, and you can undo this.',
    );
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await storedPostsText(page)).toBe(current);
  });
  await test.step('byte for byte, and the one from now waits in the Trash', async () => {
    await ask('1 post');
    await agree();
    await expect(toast(page)).toContainText('All posts are back.');
    expect(await storedPostsText(page)).toBe(old);
    await expect(card(page, 'All posts, as they were (2 posts)')).toBeVisible();
    await expect(card(page, 'All posts, as they were (1 post)')).toHaveCount(0);

    await page.reload();
    await ask('2 posts');
    await agree();
    await expect(toast(page)).toContainText('All posts are back.');
    expect(await storedPostsText(page)).toBe(current);
  });
  await test.step('where the Trash can’t take the other one, Undo stays until it is closed', async () => {
    await refuseNextRow(page);
    await ask('1 post');
    await agree();
    await page
      .getByRole('dialog', { name: 'What was there can’t be kept' })
      .getByRole('button', { name: 'Continue anyway' })
      .click();
    await expect(toast(page).last()).toContainText(
      'Those they replaced are not in the Trash: use “Undo” before you close this message.',
    );
    expect(await storedPostsText(page)).toBe(old);
    await page.mouse.move(0, 0);
    await page.clock.runFor('00:20:00');
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => storedPostsText(page)).toBe(current);
  });
});

test('deleting for good', async ({ page }) => {
  await page.clock.install();
  const longTitle = `A${'very'.repeat(20)}long title`;
  await putRows(page, 'trash', [
    trashed('Pumpkin', { excerpt: 'A cat.' }),
    trashed('Bagel'),
    trashed(longTitle, { excerpt: 'word '.repeat(80) }),
    list('[]', 12),
  ]);
  const form = filledForm({ title: 'Pumpkin' });
  const text = { title: 'Pumpkin', at: now, form };
  await putRows(page, 'versions', [
    [['Pumpkin', 'v'], { at: now, post: { title: 'Pumpkin' } }],
    [['Bagel', 'v'], { at: now, post: { title: 'Bagel' } }],
  ]);
  await putRows(page, 'safety-copies', [
    ['of Pumpkin', { ...text, postId: 'Pumpkin' }],
    ['of a new post', { ...text, postId: null }],
  ]);
  await openTrash(page);
  await test.step('the Trash fits 320 px, with targets of 24 px and more', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const button of await page.getByRole('main').getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    expect(await axeInBothThemes(page)).toEqual([]);
  });
  await test.step('Delete for good asks first and starts on Cancel', async () => {
    const remove = page.getByRole('button', { name: 'Delete for good Pumpkin' });
    const question = dialog(page, 'Delete it for good?');
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(question).toContainText('Pumpkin');
    await expect(question).toContainText('This can’t be undone.');
    await expect(question).toContainText(
      'Its earlier versions and unsaved texts go with it, if the post is nowhere else and not open in an editor.',
    );
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    expect(await axeInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
    expect(await rowValues(page, 'trash')).toHaveLength(4);

    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await expect(toast(page)).toContainText('Pumpkin is gone.');
    await expect(card(page, 'Pumpkin')).toHaveCount(0);
    await expect(page.getByRole('main').locator(':focus')).toHaveText(/^Restore /);
    expect(await rowValues(page, 'trash')).toMatchObject([
      { title: longTitle },
      { title: 'Bagel' },
      { kind: 'list' },
    ]);
  });
  await test.step('versions and unsaved texts go with the post', async () => {
    expect(await rowValues(page, 'versions')).toMatchObject([{ post: { title: 'Bagel' } }]);
    expect(await rowValues(page, 'safety-copies')).toMatchObject([{ postId: null }]);
  });
  await test.step('where nobody knows which posts are there, nothing is deleted', async () => {
    await page.route('**/posts.json', (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: 'Delete for good Bagel' }).click();
    await dialog(page, 'Delete it for good?')
      .getByRole('button', { name: 'Delete for good' })
      .click();
    await passRetries(page, toast(page).filter({ hasText: 'Nothing was deleted.' }));
    expect(await rowValues(page, 'trash')).toHaveLength(3);
    expect(await rowValues(page, 'versions')).toHaveLength(1);
    await page.unroute('**/posts.json');
    await page.reload();
  });
  await test.step('Empty Trash asks first, says how many, and leaves nothing', async () => {
    const heading = () => page.getByRole('heading', { level: 1 }).boundingBox();
    const before = await heading();
    await page.getByRole('button', { name: 'Empty Trash' }).click();
    const question = dialog(page, 'Empty the Trash?');
    await expect(question).toContainText('All 3 will be deleted for good. This can’t be undone.');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Empty Trash' }).click();
    await expect(toast(page).last()).toContainText('Trash emptied');
    await expect(page.getByText('The Trash is empty.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Empty Trash' })).toHaveCount(0);
    expect(await heading()).toEqual(before);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await rowValues(page, 'trash')).toEqual([]);
    expect(await axeInBothThemes(page)).toEqual([]);
  });
});

test('two tabs', async ({ page, context }) => {
  const other = new Dashboard(await context.newPage());
  await other.open([midnight]);
  await putRows(page, 'trash', [trashed('Pumpkin')]);
  await openTrash(page);
  await test.step('Empty Trash leaves what the other has put there since it asked', async () => {
    await page.getByRole('button', { name: 'Empty Trash' }).click();
    const question = dialog(page, 'Empty the Trash?');
    await expect(question).toContainText('The one thing in it will be deleted for good');

    await other.delete('Midnight');
    await expect(other.toast).toContainText('Post Deleted');
    await expect(page.getByRole('heading', { level: 2, name: 'Midnight' })).toBeAttached();
    await question.getByRole('button', { name: 'Empty Trash' }).click();
    await expect(toast(page)).toContainText('Trash emptied');
    await expect(card(page, 'Midnight')).toBeVisible();
    expect(await rowValues(page, 'trash')).toMatchObject([{ title: 'Midnight' }]);
  });
  await test.step('the other sees at once what was restored', async () => {
    await other.page.getByRole('link', { name: 'Trash', exact: true }).click();
    await expect(card(other.page, 'Midnight')).toBeVisible();
    await page.getByRole('button', { name: 'Restore Midnight' }).click();
    await expect(other.page.getByText('The Trash is empty.')).toBeVisible();
  });
  await test.step('what the other has open in an editor stays when its post is deleted for good', async () => {
    const editor = new Editor(other.page);
    await editor.open('midnight');
    await editor.content.fill('She wakes up.');
    await expect.poll(() => copiesInDatabase(page)).toEqual(['She wakes up.']);
    await page.getByRole('link', { name: 'Posts', exact: true }).click();
    await new Dashboard(page).delete('Midnight');
    await page.getByRole('link', { name: 'Trash', exact: true }).click();
    await page.getByRole('button', { name: 'Delete for good Midnight' }).click();
    await dialog(page, 'Delete it for good?')
      .getByRole('button', { name: 'Delete for good' })
      .click();
    await expect(page.getByText('The Trash is empty.')).toBeVisible();
    await expect(editor.content).toHaveValue('She wakes up.');
    expect(await copiesInDatabase(page)).toEqual(['She wakes up.']);
  });
  await test.step('of a post that the website has, only the copy goes', async () => {
    const { id, title } = builtPost('9');
    await putRows(page, 'trash', [trashed(title, { id })]);
    await page.reload();
    await expect(card(page, title)).toContainText('Your copy, set aside on');
    await page.getByRole('button', { name: `Delete for good ${title}` }).click();
    const question = dialog(page, 'Delete it for good?');
    await expect(question).toContainText(
      'Only your copy goes: the website keeps its post. This can’t be undone.',
    );
    await expect(question).not.toContainText('versions');
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await expect(toast(page)).toContainText(
      `${title} is gone from this browser. The website keeps it.`,
    );
  });
});

test('the newest is first, what lay there for 30 counted days is gone, hostile rows break nothing', async ({
  page,
}) => {
  const { problems } = watch(page);
  const since =
    (days: number) =>
    ([title, value]: ReturnType<typeof trashed>) =>
      [title, { ...value, since: (100 - days) * day }] as const;
  await putRows(page, 'trash', [
    ['age', { seen: now, walked: 90 * day, age: 100 * day }],
    since(29.5)(trashed('Older', {}, now - 29.5 * day)),
    since(30)(trashed('Over', {}, now - 30 * day)),
    since(1)(trashed('Newer', {}, now - day)),
    trashed('From before days were counted', {}, now - 40 * day),
    ['a', 'no entry'],
    [7, { kind: 'post' }],
    trashed('<img src=x onerror=alert(1)>', { excerpt: '<script>alert(1)</script>' }),
    ['blank', { kind: 'post', title: ' ', raw: 5, at: now }],
  ]);
  await openTrash(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'A post without a title',
    '<img src=x onerror=alert(1)>',
    'Newer',
    'Older',
    'From before days were counted',
  ]);
  await expect(card(page, 'Newer')).toContainText('kept for 29 more days');
  await expect(card(page, 'Older')).toContainText('kept for 1 more day');
  await expect(card(page, 'From before')).toContainText('kept for 23 more days');
  expect(await rowValues(page, 'trash')).toHaveLength(7);
  expect(problems).toEqual([]);
});

test('a browser without IndexedDB says that nothing is kept', async ({ page }) => {
  const { problems } = watch(page);
  await withoutDatabase(page);
  await openTrash(page);
  await expect(
    page.getByText(
      'This browser does not let us keep a Trash. Only “Undo”, in the message right after deleting, can bring back what you delete here.',
    ),
  ).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  expect(problems).toEqual([]);
});
