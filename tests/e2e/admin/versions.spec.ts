import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { putRows, rowValues, withoutDatabase } from '#tests/support/admin-database.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { hold } from '#tests/support/held-answers.ts';
import { storePosts, storedPostsText } from '#tests/support/local-posts.ts';
import { passRetries } from '#tests/support/retries.ts';
import { overlaps } from '#tests/support/overlaps.ts';
import { aPost } from '#tests/support/sample-posts.ts';
import { watch } from '#tests/support/watched-page.ts';

const hour = 60 * 60 * 1000;
/** 7:30 PM in New York. */
const evening = Date.parse('2026-11-20T19:30:00-05:00');
const toast = (page: Page) => page.locator('.toast');
const restore = (page: Page) => page.getByRole('button', { name: 'Restore this version' });
const shown = (page: Page) => page.getByRole('region');
const times = (page: Page) =>
  page.getByRole('navigation', { name: 'Saved versions' }).locator('time');

const post = (changes: Parameters<typeof aPost>[0] = {}) =>
  aPost({
    id: 'midnight',
    slug: 'midnight',
    title: 'Midnight moves in',
    content: 'She sleeps on the counter.',
    lastUpdated: '2026-11-20',
    ...changes,
  });

function version(at: number, changes: Parameters<typeof aPost>[0] = {}) {
  const key = `v${at}`;
  return [['midnight', key], { key, postId: 'midnight', at, post: post(changes) }] as const;
}

/** The same for a post that is not stored. */
const ofGone = ([[, key], row]: ReturnType<typeof version>) =>
  [['gone', key], { ...row, postId: 'gone' }] as const;

async function openVersions(page: Page, id = 'midnight') {
  await keepSession(page, 1);
  await page.goto(`/blog-admin/edit/${id}/versions`);
}

test('shows a version beside what is stored now, with words and fields that differ', async ({
  page,
}) => {
  const { problems } = watch(page);
  await storePosts(page, [{ ...post(), isPublished: true }]);
  await putRows(page, 'versions', [
    version(evening),
    version(evening - hour, {
      title: 'Midnight',
      content: 'She sleeps under the counter.',
      tags: ['cats'],
      isFeatured: true,
    }),
  ]);
  await openVersions(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions of Midnight moves in');
  await expect(
    page.getByText('Up to 10 saved versions are kept, in this browser only.'),
  ).toBeVisible();
  await expect(times(page)).toHaveText([
    'November 20, 2026 at 7:30 PM',
    'November 20, 2026 at 6:30 PM',
  ]);
  await expect(shown(page)).toContainText('This is what is saved now.');
  await expect(restore(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'November 20, 2026 at 6:30 PM' }).click();
  await expect(shown(page).getByRole('heading', { level: 3 })).toHaveText([
    'Title',
    'Content',
    'Tags',
    'Featured',
  ]);
  const content = page.locator('.compare-field').filter({ hasText: 'Content' });
  await expect(content.getByRole('deletion')).toHaveText('under');
  await expect(content.getByRole('insertion')).toHaveText('on');
  await expect(content.locator('.compare-text')).toHaveText([
    'She sleeps under the counter.',
    'She sleeps on the counter.',
  ]);
  await expect(content.getByRole('deletion')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(content.getByRole('insertion')).toHaveCSS('text-decoration-line', 'underline');
  expect(problems).toEqual([]);
});

test('restoring makes a new version, and the one from before is in the list', async ({ page }) => {
  // Stored by an import, which keeps no version.
  await storePosts(page, [
    { id: 'other', title: 'Other' },
    { ...post({ title: 'Imported' }), 'of-tomorrow': 1 },
  ]);
  await putRows(page, 'versions', [version(evening), version(evening - hour, { title: 'First' })]);
  await openVersions(page);
  await page.getByRole('button', { name: 'November 20, 2026 at 6:30 PM' }).click();
  await restore(page).click();
  await expect(toast(page)).toContainText('Version restored');
  await expect(toast(page)).toContainText(
    'November 20, 2026 at 6:30 PM is saved again as a new version. The one it replaced is in the list.',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions of First');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(times(page)).toHaveCount(4);
  await expect(shown(page)).toContainText('This is what is saved now.');
  expect(JSON.parse((await storedPostsText(page)) ?? '')).toMatchObject([
    { id: 'other', title: 'Other' },
    { id: 'midnight', title: 'First', 'of-tomorrow': 1 },
  ]);
  const kept = (await rowValues(page, 'versions')) as { at: number; post: { title: string } }[];
  expect(kept.sort((a, b) => a.at - b.at).map((row) => row.post.title)).toEqual([
    'First',
    'Midnight moves in',
    'Imported',
    'First',
  ]);
});

test('the message leaves the way back in reach', async ({ page }) => {
  const title = 'Midnight 1';
  await storePosts(page, [post({ title })]);
  await putRows(page, 'versions', [
    version(evening, { title }),
    version(evening - hour, { title, content: 'She sleeps.' }),
  ]);
  await openVersions(page);
  await page.getByRole('button', { name: 'November 20, 2026 at 6:30 PM' }).click();
  await restore(page).click();
  await expect(toast(page)).toContainText('Version restored');
  const back = page.getByRole('link', { name: 'Back to editing' });
  expect(await overlaps(toast(page), back)).toBe(false);
});

test('ten versions are kept when an eleventh is made', async ({ page }) => {
  await storePosts(page, [post({ title: 'T9' })]);
  await putRows(
    page,
    'versions',
    Array.from({ length: 10 }, (_, turn) => version(evening + turn * hour, { title: `T${turn}` })),
  );
  await openVersions(page);
  await expect(times(page)).toHaveCount(10);
  await page.getByRole('navigation', { name: 'Saved versions' }).getByRole('button').last().click();
  await restore(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions of T0');
  await expect(times(page)).toHaveCount(10);
  await expect(times(page).last()).toHaveText('November 20, 2026 at 8:30 PM');
});

test('what another tab stored meanwhile is not overwritten', async ({ page }) => {
  await storePosts(page, [post()]);
  await putRows(page, 'versions', [version(evening, { title: 'First' })]);
  await openVersions(page);
  await expect(restore(page)).toBeVisible();
  // Written in this tab, which gets no event for its own change, as if the event came late.
  const theirs = JSON.stringify([post({ title: 'Theirs' })]);
  await page.evaluate((text) => localStorage.setItem('bodega-cats:posts', text), theirs);
  await restore(page).click();
  await expect(toast(page)).toContainText(
    'Another tab has changed this post, so nothing was changed here. Look again, then decide.',
  );
  expect(await storedPostsText(page)).toBe(theirs);
});

test('a post that another tab saves is shown as it is by now', async ({ page }) => {
  await storePosts(page, [post()]);
  await putRows(page, 'versions', [version(evening, { title: 'First' })]);
  await openVersions(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions of Midnight moves in');
  await storePosts(page, [post({ title: 'Changed elsewhere' })]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions of Changed elsewhere');
});

test('a post that is stored no more is brought back by one of its versions', async ({ page }) => {
  await putRows(page, 'versions', [version(evening)]);
  await openVersions(page);
  await expect(
    page.getByText('This post is no longer here. Restoring a version brings it back.'),
  ).toBeVisible();
  await restore(page).click();
  await expect(toast(page)).toContainText('Version restored');
  expect(JSON.parse((await storedPostsText(page)) ?? '')).toMatchObject([
    { id: 'midnight', title: 'Midnight moves in', content: 'She sleeps on the counter.' },
  ]);
});

for (const [who, slug, others, holder] of [
  [
    'a post of this browser',
    'counter',
    [{ id: 'other', slug: 'counter', title: 'Other' }],
    'taken by a post in this browser: Other',
  ],
  ['a built-in post', 'snowy-comes-home', [], 'taken by a built-in post: Snowy'],
  ['the blog itself', 'page', [], 'taken by the blog itself.'],
] as const)
  test(`a version whose address ${who} has comes back under the present one`, async ({ page }) => {
    await storePosts(page, [post(), ...others]);
    await putRows(page, 'versions', [version(evening, { slug, title: 'First' })]);
    await openVersions(page);
    await restore(page).click();
    await expect(toast(page)).toContainText(
      `Its address is /blog/midnight, because /blog/${slug} is ${holder}`,
    );
    expect(JSON.parse((await storedPostsText(page)) ?? '')).toMatchObject([
      { id: 'midnight', slug: 'midnight', title: 'First' },
      ...others,
    ]);
  });

test('a post that is stored no more comes back under a free address', async ({ page }) => {
  await storePosts(page, [{ id: 'other', slug: 'midnight', title: 'Other' }]);
  await putRows(page, 'versions', [ofGone(version(evening))]);
  await openVersions(page, 'gone');
  await restore(page).click();
  await expect(toast(page)).toContainText(
    'Its address is /blog/midnight-2, because /blog/midnight is taken by a post in this browser: Other',
  );
  expect(JSON.parse((await storedPostsText(page)) ?? '')).toMatchObject([
    { id: 'other', slug: 'midnight' },
    { id: 'gone', slug: 'midnight-2' },
  ]);
});

test('who restores twice while the published posts are awaited restores once', async ({ page }) => {
  await storePosts(page, [post()]);
  await putRows(page, 'versions', [version(evening, { slug: 'midnight-at-last', title: 'First' })]);
  const letGo = await hold(page, '**/posts.json');
  await openVersions(page);
  await restore(page).dblclick();
  const restoring = page.getByRole('button', { name: 'Restoring...' });
  await expect(restoring).toBeDisabled();
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions of First');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toContainText('Version restored');
  await expect(restoring).toHaveCount(0);
});

test('without the published posts no version takes another address', async ({ page }) => {
  await page.clock.install();
  await storePosts(page, [post()]);
  await putRows(page, 'versions', [version(evening, { slug: 'counter' })]);
  await page.route('**/posts.json', (route) => route.abort());
  await openVersions(page);
  await expect(restore(page)).toBeVisible();
  const before = await storedPostsText(page);
  await restore(page).click();
  await passRetries(page, toast(page));
  await expect(toast(page)).toContainText(
    'The built-in posts could not be loaded, so we can’t tell which addresses are free.',
  );
  expect(await storedPostsText(page)).toBe(before);
});

test('versions that were saved within one minute are told apart', async ({ page }) => {
  await storePosts(page, [post()]);
  await putRows(page, 'versions', [
    version(evening + 30_000),
    version(evening, { title: 'First' }),
    version(evening - hour, { title: 'Older' }),
  ]);
  await openVersions(page);
  await expect(times(page)).toHaveText([
    'November 20, 2026 at 7:30:30 PM',
    'November 20, 2026 at 7:30:00 PM',
    'November 20, 2026 at 6:30 PM',
  ]);
  await times(page).nth(1).click();
  await expect(shown(page).getByRole('heading', { level: 2 })).toHaveText(
    'November 20, 2026 at 7:30:00 PM',
  );
});

test('an unknown post is not found', async ({ page }) => {
  const { problems } = watch(page);
  await openVersions(page, 'no-such-post');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found');
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/blog-admin');
  expect(problems).toEqual([]);
});

test('a post without versions says how they come about', async ({ page }) => {
  await storePosts(page, [post()]);
  await openVersions(page);
  await expect(
    page.getByText(
      'There are no versions of this post yet. Each time it is saved here, a version is kept, up to 10.',
    ),
  ).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Back to editing' })).toHaveAttribute(
    'href',
    '/blog-admin/edit/midnight',
  );
});

test('a browser without IndexedDB says that versions are not kept', async ({ page }) => {
  const { problems } = watch(page);
  await storePosts(page, [post()]);
  await withoutDatabase(page);
  await openVersions(page);
  await expect(
    page.getByText('This browser does not let us keep versions. The post itself is not affected.'),
  ).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('axe finds nothing in both themes, and one column fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await storePosts(page, [post({ content: 'Now '.repeat(60) })]);
  await putRows(page, 'versions', [
    version(evening),
    version(evening - hour, {
      title: `A${'very'.repeat(20)}long title`,
      content: `Then ${'x'.repeat(300)}`,
      coverImage: `data:image/png;base64,${'A'.repeat(4_000)}`,
    }),
  ]);
  await openVersions(page);
  await page.getByRole('button', { name: 'November 20, 2026 at 6:30 PM' }).press('Enter');
  await expect(shown(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(page.getByRole('main')).not.toContainText('AAAAAAAA');
});
