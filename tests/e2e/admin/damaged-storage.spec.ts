import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/test.ts';
import type { Locator, Page } from '@playwright/test';
import { copyPrefix, storageKeys } from '#src/config/storage-keys.ts';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { damages } from '#tests/support/damages.ts';
import { storedPostsText } from '#tests/support/local-posts.ts';
import { watch } from '#tests/support/watched-page.ts';
import { openQuietPage } from '#tests/support/quiet-page.ts';
import { builtPost, builtPosts } from '#tests/support/built-posts.ts';

const { session, writes, backup, ...others } = storageKeys;
/**
 * Every key with something to keep, except the session, without which no screen would open. The number of writes and
 * the note of the last backup hold no text: they begin anew.
 */
const keys = [...Object.values(others), `${copyPrefix}a-copy`];
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const damaged = (page: Page) => page.getByRole('region', { name: 'Data that could not be read' });

/** Everything in localStorage, by its keys. */
const everything = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/** Puts texts into storage by their keys, and nothing else. */
async function put(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await openQuietPage(page);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(texts));
}

/** Writes a text as another tab would, or removes it. */
const write = (page: Page, key: string, text: string | null) =>
  page.evaluate(
    ([name, value]) => {
      if (value === null) localStorage.removeItem(name);
      else localStorage.setItem(name, value);
    },
    [key, text] as const,
  );

/** What a button downloads. */
async function downloaded(button: Locator): Promise<string> {
  const [file] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toMatch(/^bodega-cats-[\w.-]+\.txt$/);
  return readFile(await file.path(), 'utf8');
}

/** Presses a Remove button and says yes to the question. */
async function remove(button: Locator): Promise<void> {
  await button.click();
  const question = button.page().getByRole('dialog');
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
}

/** The dashboard over damaged posts, beside other damaged texts. */
async function checkDashboard(page: Page, { way, text, isList, posts }: (typeof damages)[number]) {
  await expect(new Dashboard(page).status).toHaveText(`${builtPosts().length + posts} posts`);
  const before = page.getByText('The posts stored in this browser could not be read.');
  await expect(before).toHaveCount(isList ? 0 : 1);
  if (!isList) {
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    if (way === 'no JSON') expect(await axeInBothThemes(page)).toEqual([]);
    const download = page.getByRole('button', { name: 'Download bodega-cats-posts' });
    expect(await downloaded(download)).toBe(text);
  }
  expect(await storedPostsText(page)).toBe(text);
  expect(await page.evaluate(() => 'isAdmin' in {})).toBe(false);
}

/** Goes through every screen over keys that are all damaged, and sets a new password. */
async function checkScreens(page: Page, damage: (typeof damages)[number]): Promise<void> {
  // All different, so that none is taken for another.
  const stored = keys.map((key, place) => [key, damage.text + ' '.repeat(place)] as const);
  await put(page, { ...Object.fromEntries(stored), [writes]: damage.text });
  await page.goto('/blog-admin/new');
  // An object with a title is no list of posts, but it is a draft.
  const draftTitle = damage.way === 'the wrong type' ? 'A cat' : '';
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(draftTitle);
  for (const name of ['Trash', 'Posts', 'Sitemap', 'Posts']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(heading(page)).toHaveText(name);
  }
  await checkDashboard(page, damage);
  await page.goto('/blog-admin/edit/9');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(/Zorro/);
  await page.getByRole('link', { name: 'Earlier versions' }).click();
  await expect(heading(page)).toHaveText(/^Versions of Zorro/);
  const texts = stored.map(([, text]) => text);
  const apart = stored.filter(([key]) => key !== storageKeys.draft);
  const { [session]: login, ...rest } = await everything(page);
  expect(login).toContain('a-token');
  const found = Object.fromEntries(
    Object.entries(rest).filter(([key]) => key !== writes && key !== backup),
  );
  // The draft may have been set aside, under another key; all else stands where it stood.
  expect(found).toMatchObject(Object.fromEntries(apart));
  expect(Object.values(found).toSorted()).toEqual(texts.toSorted());

  // Without a session, a damaged hash is set aside and a new password is asked for.
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(heading(page)).toHaveText('Set Admin Password');
  await expect(
    page.getByText(
      'The password stored in this browser was damaged and could not be read. Set a new one: your posts are still here.',
    ),
  ).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('nine lives');
  await password.press('Enter');
  await expect(page).toHaveURL(/\/versions$/);
  expect(Object.values(await everything(page))).toEqual(expect.arrayContaining(texts));
}

test('every screen opens over keys that are all damaged, and no text is lost', async ({ page }) => {
  test.slow();
  const { problems } = watch(page);
  await test.step('a session that can’t be read is no session, and the posts wait behind the login', async () => {
    const texts = { [storageKeys.session]: damages[0].text, [storageKeys.posts]: '[{"id":"a"}]' };
    await put(page, texts);
    await page.goto('/blog-admin');
    await expect(page).toHaveURL('/blog-admin/login');
    await expect(heading(page)).toHaveText('Set Admin Password');
    expect(await everything(page)).toEqual(texts);
  });
  await keepSession(page, 1);
  for (const damage of damages) {
    // It is read as no JSON is.
    if (damage.way === 'a text cut off') continue;
    await test.step(damage.way, () => checkScreens(page, damage));
  }
  expect(problems).toEqual([]);
});

test('what can’t be read is set aside by the first change, and removed once it was downloaded and a question answered', async ({
  page,
}) => {
  const key = 'bodega-cats:damaged:2026-11-20T15:00:00.000Z';
  const [{ text }] = damages;
  await page.clock.setFixedTime(new Date('2026-11-20T15:00:00.000Z'));
  await put(page, { [storageKeys.posts]: text, [storageKeys.draft]: '{"title":"one' });
  const dashboard = new Dashboard(page);
  await dashboard.open();
  const region = damaged(page);

  await test.step('what has changed since must be downloaded again, and what is gone is no file', async () => {
    const download = region.getByRole('button', { name: 'Download bodega-cats-draft' });
    const removal = region.getByRole('button', { name: /^Remove/ });
    expect(await downloaded(download)).toBe('{"title":"one');
    await write(page, storageKeys.draft, '{"title":"another');
    await remove(removal);
    await expect(dashboard.toast).toContainText(
      'It has changed since you downloaded it. Download it again.',
    );
    await expect(removal).toHaveCount(0);
    expect(await downloaded(download)).toBe('{"title":"another');
    await expect(removal).toHaveCount(1);
    await write(page, storageKeys.draft, null);
    await download.click();
    await expect(dashboard.toast.last()).toContainText('It is not there anymore.');
    await expect(download).toHaveCount(0);
  });

  await test.step('the first change sets the old text aside', async () => {
    await dashboard.choose(builtPost('7').title, 'Duplicate');
    await expect(page).toHaveURL(/-copy$/);
    await page.goBack();
    await expect(dashboard.status).toHaveText(`${builtPosts().length + 1} posts`);
    expect(await everything(page)).toMatchObject({ [key]: text });
    await expect(page.getByText('could not be read. They are untouched')).toHaveCount(0);
  });

  await expect(region).toContainText('Nothing was thrown away');
  await expect(region).toContainText('November 20, 2026 at 10:00');
  const removal = region.getByRole('button', { name: /^Remove/ });
  await expect(removal).toHaveCount(0);
  expect(await downloaded(region.getByRole('button', { name: /^Download/ }))).toBe(text);
  await removal.click();
  await expect(dashboard.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dashboard.dialog).toHaveCount(0);
  expect(await everything(page)).toMatchObject({ [key]: text });
  await remove(removal);
  await expect(region).toHaveCount(0);
  expect(Object.keys(await everything(page))).not.toContain(key);

  await test.step('an empty text that was set aside goes the same way', async () => {
    await write(page, key, '');
    await page.reload();
    expect(await downloaded(region.getByRole('button', { name: /^Download/ }))).toBe('');
    await remove(removal);
    await expect(region).toHaveCount(0);
  });
});

test('damaged posts or a damaged draft that leave no room to be set aside can be removed once they are downloaded', async ({
  page,
}) => {
  test.slow();
  const large = 'x'.repeat(3_000_000);
  const editor = new Editor(page);
  const words = { title: 'Olga', content: 'A chair.', excerpt: 'A chair.' };
  const region = damaged(page);
  const removal = region.getByRole('button', { name: /^Remove/ });
  /** Compared here, because nobody could read the difference of megabytes. */
  async function removeDownloaded(name: string, text: string): Promise<void> {
    await expect(removal).toHaveCount(0);
    expect((await downloaded(region.getByRole('button', { name }))) === text).toBe(true);
    await remove(removal);
    await expect(region).toHaveCount(0);
  }

  const posts = `[{"title":"${large}`;
  await put(page, { [storageKeys.posts]: posts });
  await editor.open();
  await editor.fill(words);
  await editor.publish.click();
  await expect(editor.toast('Storage is full, so this post was not saved.')).toBeVisible();
  await page.getByRole('link', { name: 'See what takes up space' }).click();
  await expect(region).toContainText(
    'nothing can be saved until you have downloaded them and removed them here',
  );
  expect((await storedPostsText(page)) === posts).toBe(true);
  await removeDownloaded('Download bodega-cats-posts', posts);
  expect(await storedPostsText(page)).toBe(null);

  const draft = `{"title":"${large}`;
  await write(page, storageKeys.draft, draft);
  await editor.open();
  await expect(
    editor.toast(
      'The stored draft could not be read or set aside. It is untouched: the dashboard offers it as a download.',
    ),
  ).toBeVisible();
  await expect(editor.toast('It was set aside')).toHaveCount(0);
  await editor.fill(words);
  await editor.publish.click();
  await expect(editor.toast('Blog post created')).toBeVisible();
  await expect(region).toContainText(
    'The stored draft could not be read. It is untouched: once downloaded, it can be removed.',
  );
  await removeDownloaded('Download bodega-cats-draft', draft);
  expect(Object.keys(await everything(page))).not.toContain(storageKeys.draft);
});
