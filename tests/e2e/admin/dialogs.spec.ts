import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { putRows, refuseNextRow } from '#tests/support/admin-database.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { cancelOf, checkDialog } from '#tests/support/dialog-checks.ts';
import { storePosts } from '#tests/support/local-posts.ts';
import { overlaps } from '#tests/support/overlaps.ts';
import { filledForm } from '#tests/support/post-forms.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';
import { sourceFiles } from '#tests/support/source-files.ts';

// Each dialog of the admin on a small phone. The last test finds dialogs without a test.
test.use({ viewport: { width: 320, height: 640 } });

const post = { id: 'a', slug: 'a', title: 'A', excerpt: 'One.', content: 'The text of A.' };

async function checkTrash(page: Page): Promise<void> {
  for (const [button, name] of [
    ['Delete for good Pumpkin', 'Delete it for good?'],
    ['Restore all All posts, as they were (1 post)', 'Bring all of these posts back?'],
    ['Empty Trash', 'Empty the Trash?'],
  ] as const)
    await checkDialog(page, page.getByRole('button', { name: button }), name, { start: cancelOf });
}

async function checkSignIn(page: Page): Promise<void> {
  await page.evaluate((key) => {
    localStorage.setItem(key, '{"token":"a-token","expiresAt":1}');
    dispatchEvent(new StorageEvent('storage', { key }));
  }, 'bodega-cats:session');
  const ended = page.getByRole('dialog', { name: 'Log in again' });
  await expect(ended.getByLabel('Password', { exact: true })).toBeFocused();
  await ended.getByLabel('Password', { exact: true }).fill('half');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(ended.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(ended.getByLabel('Password', { exact: true })).toHaveValue('half');
  expect(await axeInBothThemes(page)).toEqual([]);
}

test('the dashboard’s and the Trash’s are named, keep focus, close on Escape and give focus back; nothing closes the one of a session that ended', async ({
  page,
}) => {
  test.slow();
  const dashboard = new Dashboard(page);
  await putRows(page, 'trash', [
    ['p', { kind: 'post', title: 'Pumpkin', at: Date.now(), raw: { id: 'p' } }],
    ['l', { kind: 'list', count: 1, text: '[]', at: Date.now() }],
  ]);
  await storePosts(page, [{ ...post, title: 'Tux, the cat next door' }]);
  const copy = { key: 'one', postId: null, title: 'Half a story', at: 1, form: filledForm() };
  await page.evaluate((text) => {
    localStorage.setItem('bodega-cats:copy:one', text);
    localStorage.setItem('bodega-cats:damaged:2026-11-20T15:00:00.000Z', '{"half');
  }, JSON.stringify(copy));
  // Few rows, because axe reads the whole page.
  await dashboard.open([], '/blog-admin?search=the+cat');
  const menu = page.getByRole('button', { name: 'Actions', exact: true });
  for (const [name, start] of [
    ['Export Posts', undefined],
    ['Import Posts', 'Choose a file'],
  ] as const) {
    await menu.press('Enter');
    await checkDialog(page, page.getByRole('button', { name, exact: true }), name, {
      back: menu,
      ...(start === undefined ? {} : { start: (dialog) => dialog.getByLabel(start) }),
    });
  }
  for (const [name, title] of [
    ['Back up', 'Back up this browser'],
    ['Restore a backup', 'Restore a backup'],
  ] as const)
    await checkDialog(page, page.getByRole('button', { name, exact: true }), title);
  await menu.press('Enter');
  const readers = 'How posts reach readers';
  await checkDialog(page, page.getByRole('button', { name: readers }), readers, { back: menu });
  const publish = page.getByRole('button', { name: /^Publish to the website: Tux/ });
  await checkDialog(page, publish, 'Publish to the website');
  await publish.press('Enter');
  await checkDialog(
    page,
    page.getByRole('button', { name: 'Connect to GitHub' }),
    'Connect to GitHub',
  );
  await page.keyboard.press('Escape');
  // The window is as narrow as a phone by now.
  await dashboard.openWaiting();
  await checkDialog(
    page,
    page.getByRole('button', { name: 'Dismiss Half a story' }),
    'Dismiss this text?',
    { start: cancelOf },
  );
  // Remove shows only after the download.
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download bodega-cats-damaged/ }).click(),
  ]);
  await checkDialog(
    page,
    page.getByRole('button', { name: /^Remove bodega-cats-damaged/ }),
    'Remove this data for good?',
    { start: cancelOf, hasAxe: true },
  );
  await checkDialog(
    page,
    dashboard.action('Tux, the cat next door', 'Delete'),
    'Delete this post?',
    {
      start: cancelOf,
    },
  );
  const builtIn = (await dashboard.titles()).filter((title) => !title.startsWith('Tux'));
  for (const title of builtIn.slice(0, 2)) await dashboard.tick(title).check();
  await checkDialog(
    page,
    dashboard.selection.getByRole('button', { name: 'Delete selected' }),
    'These posts can’t be deleted here',
    { start: (dialog) => dialog.getByRole('button', { name: 'OK' }), hasAxe: true },
  );
  await dashboard.tick('Tux, the cat next door').check();
  await checkDialog(
    page,
    dashboard.selection.getByRole('button', { name: 'Delete selected' }),
    'Delete 1 post?',
    { start: cancelOf },
  );

  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  await test.step('in the Trash', () => checkTrash(page));
  await test.step('where the session ended', () => checkSignIn(page));
});

test('so are the editor’s: preview, comparison, picture, link, another tab’s version', async ({
  page,
}) => {
  test.slow();
  await storePosts(page, [post]);
  const editor = new Editor(page);
  await editor.open('a');
  await editor.content.fill('Mine.');
  await page.reload();
  // On a phone it has one row beside what continues it.
  await editor.copies.getByText('More').click();
  const compare = editor.copies.getByRole('button', { name: /^Compare/ });
  const comparison = 'Compare with what is in the editor';
  await checkDialog(page, compare, comparison);
  await compare.click();
  await page
    .getByRole('dialog', { name: comparison })
    .getByRole('button', { name: 'Continue' })
    .click();
  await expect(editor.content).toHaveValue('Mine.');
  await page.locator('summary').filter({ hasText: 'Settings and cover' }).click();
  await checkDialog(
    page,
    page.getByRole('button', { name: 'Choose a drawing' }),
    'Drawings of this website',
    { hasAxe: true },
  );
  await editor.content.fill('![](/art/hero.svg)');
  const describe = page.getByRole('button', { name: 'Words of the pictures' });
  await checkDialog(page, describe, 'The pictures in this text', { hasAxe: true });
  await editor.content.fill('Mine.');
  const preview = page.getByRole('button', { name: 'Preview', exact: true });
  await checkDialog(page, preview, 'Preview', { hasAxe: true });

  // A key opens the list of shortcuts, where it is not typed into a field.
  await editor.update.focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor.update).toBeFocused();
  await editor.excerpt.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A file opens the dialog about the picture; closing it leaves the picture out.
  const writing = new PostWriting(page);
  await writing.pick(await plainPicture('olga.png'));
  await expect(writing.question).toBeVisible();
  await test.step('its buttons are above the keyboard of a phone, and its field is above them', async () => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 390, height: 664 });
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => 364 });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    const insert = writing.question.getByRole('button', { name: 'Insert picture' });
    const bottom = async () => {
      const box = await insert.boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    };
    await expect.poll(bottom).toBeLessThanOrEqual(364);
    const field = writing.question.getByRole('textbox', { name: 'Description' });
    await expect(field).toBeFocused();
    expect(await overlaps(field, insert)).toBe(false);
    await page.evaluate(() => {
      Reflect.deleteProperty(visualViewport ?? {}, 'height');
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    await page.setViewportSize({ width, height });
  });
  await page.keyboard.press('Escape');
  await expect(writing.question).toHaveCount(0);
  await expect(editor.content).toHaveValue('Mine.');

  // Visual asks where a link leads; afterwards the text has the focus.
  await writing.view('Visual').click();
  await expect(writing.text).toHaveAttribute('aria-multiline', 'true');
  await checkDialog(page, writing.tool('Link'), 'Link', {
    start: (box) => box.getByLabel('Address, or words of a post or page'),
    back: writing.text,
    hasAxe: true,
  });
  await writing.view('Markdown').click();

  await storePosts(page, [{ ...post, content: 'Theirs.' }]);
  const conflict = 'This post has changed since you opened it';
  await checkDialog(page, editor.update, conflict, { start: cancelOf, hasAxe: true });
  await editor.update.click();
  const dialog = page.getByRole('dialog', { name: conflict });
  await checkDialog(page, dialog.getByRole('button', { name: 'Compare' }), 'Compare');
  await page.keyboard.press('Escape');

  // A version that can't be kept: it asks before it replaces anything.
  await page.keyboard.press('Escape');
  await storePosts(page, [post]);
  await refuseNextRow(page);
  await checkDialog(page, editor.update, 'What was there can’t be kept', {
    start: cancelOf,
    hasAxe: true,
  });

  // Deleted in the other tab: the dialog says so, and saving brings the post back.
  await storePosts(page, []);
  await editor.update.click();
  await expect(dialog).toContainText(
    'It has been deleted since you opened it. Nothing has been overwritten',
  );
  await expect(dialog.getByRole('button', { name: 'Load the other one' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(page).toHaveURL('/blog-admin');
  const stored = await page.evaluate(() => localStorage.getItem('bodega-cats:posts'));
  expect(JSON.parse(stored ?? '')).toMatchObject([{ id: 'a', content: 'Mine.' }]);
});

/** Every file with a dialog. To add one, open it in a test above and name it here. */
const opened = [
  'ActionsMenu',
  'BackupDialog',
  'CompareDialog',
  'ConflictDialog',
  'ConnectDialog',
  'DamagedTexts',
  'DatabaseNotice',
  'DeleteDialog',
  'DrawingsDialog',
  'ExportDialog',
  // By the test of what can't be loaded.
  'Fetched',
  'ImportDialog',
  'LinkBox',
  'PictureAltDialog',
  'PictureListDialog',
  'Preview',
  'PublishDialog',
  'RestoreDialog',
  'ShortcutDialog',
  'SignInAgain',
  'TrashScreen',
  'UnsavedTexts',
];

test('no dialog of the admin is missing here', async () => {
  const files = await sourceFiles(['src/admin/**/*.tsx']);
  const withDialog = files
    .filter(({ text }) => /<(?:Confirm)?Dialog\b/.test(text))
    .map(({ path }) => path.replace(/^.*\/|\.tsx$/g, ''))
    .filter((name) => name !== 'ConfirmDialog');
  expect(withDialog.toSorted()).toEqual(opened);
});
