import { builtPost } from '#tests/support/built-posts.ts';
import { expect, test } from '#tests/support/test.ts';
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

const snowy = builtPost('18');
const half = builtPost('22');
const hour = 60 * 60 * 1000;
/** 7:30 PM in New York. */
const evening = Date.parse('2026-11-20T19:30:00-05:00');
const toast = (page: Page) => page.locator('.toast');
const restore = (page: Page) => page.getByRole('button', { name: 'Restore this version' });
const shown = (page: Page) => page.getByRole('region').first();
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

test('a version beside what is stored now', async ({ page }) => {
  const { problems } = watch(page);
  await storePosts(page, [{ ...post(), isPublished: true }]);
  await putRows(page, 'versions', [
    version(evening + 30_000),
    version(evening, { title: 'First' }),
    version(evening - hour, {
      title: 'Midnight',
      content: 'She sleeps under the counter.',
      tags: ['cats'],
      isFeatured: true,
    }),
    version(evening - 2 * hour, {
      title: `A${'very'.repeat(20)}long title`,
      content: `Then ${'x'.repeat(300)}`,
      coverImage: `data:image/png;base64,${'A'.repeat(4_000)}`,
    }),
  ]);
  await openVersions(page);
  await test.step('the list names each by its minute, those of one minute by their second', () =>
    namesVersions(page));
  await test.step('words and fields that differ are marked', () => marksDifferences(page));
  await test.step('one column fits 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'November 20, 2026 at 5:30 PM' }).press('Enter');
    await expect(shown(page).getByRole('heading', { level: 3 })).toHaveText([
      'Title',
      'Cover image',
      'Content',
    ]);
    expect(await axeInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.getByRole('main')).not.toContainText('AAAAAAAA');
  });
  await test.step('a post that another tab saves is shown as it is by now', async () => {
    await storePosts(page, [post({ title: 'Changed elsewhere' })]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Versions of Changed elsewhere',
    );
  });
  expect(problems).toEqual([]);
  await test.step('what another tab stored meanwhile is not overwritten', async () => {
    // Written in this tab, which gets no event for its own change, as if the event came late.
    const theirs = JSON.stringify([post({ title: 'Theirs' })]);
    await page.evaluate((text) => localStorage.setItem('bodega-cats:posts', text), theirs);
    await restore(page).click();
    await expect(toast(page)).toContainText(
      'This post has changed since, so nothing was changed here. Look again, then decide.',
    );
    expect(await storedPostsText(page)).toBe(theirs);
  });
});

async function namesVersions(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions of Midnight moves in');
  await expect(
    page.getByText('Up to 10 saved versions are kept, in this browser only.'),
  ).toBeVisible();
  await expect(times(page)).toHaveText([
    'November 20, 2026 at 7:30:30 PM',
    'November 20, 2026 at 7:30:00 PM',
    'November 20, 2026 at 6:30 PM',
    'November 20, 2026 at 5:30 PM',
  ]);
  // At first one that differs.
  const second = page.getByRole('region', { name: 'November 20, 2026 at 7:30:00 PM' });
  await expect(second).toContainText(
    'Struck through: only in this version. Underlined: only in the saved post.',
  );
  await times(page).nth(0).click();
  await expect(shown(page)).toContainText('This is what is saved now.');
  await expect(restore(page)).toHaveCount(0);
  await times(page).nth(1).click();
  await expect(shown(page).getByRole('heading', { level: 2 })).toHaveText(
    'November 20, 2026 at 7:30:00 PM',
  );
  const list = page.getByRole('navigation', { name: 'Saved versions' });
  await expect(list.locator('[aria-current="true"]')).toHaveText([
    'November 20, 2026 at 7:30:00 PM',
  ]);
}

async function marksDifferences(page: Page) {
  await page.getByRole('button', { name: 'November 20, 2026 at 6:30 PM' }).click();
  await expect(shown(page).getByRole('heading', { level: 3 })).toHaveText([
    'Title',
    'Tags',
    'Featured',
    'Content',
  ]);
  const content = page.getByRole('region', { name: 'Content' });
  await expect(content.getByRole('deletion')).toHaveText('under');
  await expect(content.getByRole('insertion')).toHaveText('on');
  await expect(content.locator('h4 + div')).toHaveText([
    'She sleeps under the counter.',
    'She sleeps on the counter.',
  ]);
  await expect(content.getByRole('deletion')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(content.getByRole('insertion')).toHaveCSS('text-decoration-line', 'underline');
}

test('restoring', async ({ page }) => {
  // Stored by an import, which keeps no version.
  await storePosts(page, [
    { id: 'other', title: 'Other' },
    { ...post({ title: 'Imported' }), 'of-tomorrow': 1 },
  ]);
  await putRows(page, 'versions', [
    version(evening),
    version(evening - hour, { title: 'First' }),
    version(evening - 2 * hour, { title: 'Second', slug: snowy.slug }),
    ...[3, 4, 5, 6, 7, 8, 9].map((turn) => version(evening - turn * hour, { title: `T${turn}` })),
  ]);
  const letGo = await hold(page, '**/posts.json');
  await openVersions(page);
  await test.step('makes a new version, and the one from before is in the list', () =>
    makesVersions(page));
  await test.step('keeps ten when an eleventh is made', async () => {
    await expect(times(page)).toHaveCount(10);
    await expect(times(page).last()).toHaveText('November 20, 2026 at 12:30 PM');
  });
  await test.step('leaves the way back in reach of its message', async () => {
    const back = page.getByRole('link', { name: 'Back to editing' });
    expect(await overlaps(toast(page), back)).toBe(false);
    await toast(page).getByRole('button', { name: 'Close' }).click();
  });
  await page.getByRole('button', { name: 'November 20, 2026 at 5:30 PM' }).click();
  await test.step('twice, while the published posts are awaited, is restoring once', async () => {
    await restore(page).dblclick();
    const restoring = page.getByRole('button', { name: 'Restoring...' });
    await expect(restoring).toBeDisabled();
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions of Second');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(toast(page)).toHaveCount(1);
    await expect(toast(page)).toContainText('Version restored');
    await expect(restoring).toHaveCount(0);
  });
  await test.step('keeps the present address where a built-in post has that of the version', async () => {
    await expect(toast(page)).toContainText(
      `Its address is /blog/midnight, because /blog/${snowy.slug} is taken by a built-in post: ${snowy.title}`,
    );
    expect(JSON.parse((await storedPostsText(page)) ?? '')).toMatchObject([
      { id: 'other', title: 'Other' },
      { id: 'midnight', slug: 'midnight', title: 'Second' },
    ]);
  });
});

async function makesVersions(page: Page) {
  await page.getByRole('button', { name: 'November 20, 2026 at 6:30 PM' }).click();
  await restore(page).click();
  await expect(toast(page)).toContainText('Version restored');
  await expect(toast(page)).toContainText(
    'November 20, 2026 at 6:30 PM is saved again as a new version. The one it replaced is in the list.',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions of First');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(shown(page)).toContainText('This is what is saved now.');
  expect(JSON.parse((await storedPostsText(page)) ?? '')).toMatchObject([
    { id: 'other', title: 'Other' },
    { id: 'midnight', title: 'First', 'of-tomorrow': 1 },
  ]);
  const kept = (await rowValues(page, 'versions')) as { at: number; post: { title: string } }[];
  expect(kept.sort((a, b) => a.at - b.at).map((row) => row.post.title)).toEqual([
    ...['T7', 'T6', 'T5', 'T4', 'T3'],
    'Second',
    'First',
    'Midnight moves in',
    'Imported',
    'First',
  ]);
}

test('the original of a built-in post is called so, and after restoring it the post is built in again', async ({
  page,
}) => {
  await keepSession(page, 1);
  await page.goto(`/blog-admin/edit/${snowy.id}`);
  await page.getByLabel('Title', { exact: true }).fill('Snowy, changed');
  await page.getByRole('button', { name: 'Update Post' }).click();
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="/edit/${snowy.id}"]`) });
  await expect(row).toContainText('Live, changed here');
  await page.goto(`/blog-admin/edit/${snowy.id}/versions`);
  // Stored in the same moment, it makes no second one of the other's minute.
  await expect(times(page)).toHaveText(/at \d+:\d{2} [AP]M$/);
  await page.getByRole('button', { name: 'Original' }).click();
  await restore(page).click();
  await expect(toast(page)).toContainText(
    'The post is the website’s again, and nothing of it is changed here.',
  );
  await expect(shown(page)).toContainText('This is what is saved now.');
  // What it replaced stays.
  const kept = page.getByRole('navigation', { name: 'Saved versions' }).getByRole('button');
  await expect(kept).toHaveText([/at \d+:\d{2} [AP]MSaved$/, 'OriginalNow']);
  expect(JSON.parse((await storedPostsText(page)) ?? '[]')).toEqual([]);
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  await expect(row).toContainText('Built-in');
  await expect(row.getByRole('button', { name: 'Remove from this browser' })).toHaveCount(0);
  await expect(page.getByText('on the website just as here')).toHaveCount(0);
  await page.goto(`/blog-admin/edit/${snowy.id}/versions`);
  await kept.first().click();
  await restore(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions of Snowy, changed');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The website's text, which was changed a second time, has another name than the first.
  await expect(kept.getByText('From the website', { exact: true })).toHaveCount(1);
  await expect(kept.getByText('Original', { exact: true })).toHaveCount(1);
  await kept.last().click();
  await restore(page).click();
  await expect(shown(page)).toContainText('This is what is saved now.');
  await page.goto('/blog-admin/sitemap');
  await page.getByRole('tab', { name: 'Blog' }).click();
  await page.getByRole('button', { name: 'Generate Blog Sitemap' }).click();
  await expect(page.getByRole('table')).toContainText(snowy.slug);
  await expect(page.getByText('Live, changed here')).toHaveCount(0);
});

test('a built-in post that is saved unchanged is no change', async ({ page }) => {
  await keepSession(page, 1);
  await page.goto(`/blog-admin/edit/${half.id}`);
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(toast(page)).toContainText('Blog post updated');
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="/edit/${half.id}"]`) });
  await expect(row).toContainText('On the website for everyone, the same as here.');
  expect(JSON.parse((await storedPostsText(page)) ?? '[]')).toHaveLength(1);
});

test('a post that is stored no more is brought back by one of its versions', async ({ page }) => {
  await putRows(page, 'versions', [version(evening), ofGone(version(evening))]);
  await openVersions(page);
  await expect(
    page.getByText('This post is no longer here. Restoring a version brings it back.'),
  ).toBeVisible();
  await restore(page).click();
  await expect(toast(page)).toContainText('Version restored');
  expect(JSON.parse((await storedPostsText(page)) ?? '')).toMatchObject([
    { id: 'midnight', title: 'Midnight moves in', content: 'She sleeps on the counter.' },
  ]);
  await test.step('under a free address where its own is taken by now', async () => {
    await openVersions(page, 'gone');
    await restore(page).click();
    await expect(toast(page)).toContainText(
      'Its address is /blog/midnight-2, because /blog/midnight is taken by a post in this browser: Midnight moves in',
    );
    expect(JSON.parse((await storedPostsText(page)) ?? '')).toMatchObject([
      { id: 'midnight', slug: 'midnight' },
      { id: 'gone', slug: 'midnight-2' },
    ]);
  });
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

test('where there is nothing to compare', async ({ page }) => {
  const { problems } = watch(page);
  await storePosts(page, [post()]);
  await test.step('an unknown post is not found', async () => {
    await openVersions(page, 'no-such-post');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found');
    expect(await axeInBothThemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/blog-admin');
  });
  await test.step('a post without versions says how they come about', async () => {
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
  await test.step('the way back leads to what was typed before', async () => {
    await page.getByRole('link', { name: 'Back to editing' }).click();
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('Midnight looks back');
    await page.getByRole('link', { name: 'Earlier versions' }).click();
    await page.getByRole('link', { name: 'Back to editing' }).click();
    await expect(title).toHaveValue('Midnight looks back');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expect(toast(page)).toContainText('Blog post updated');
    expect(await storedPostsText(page)).toContain('Midnight looks back');
  });
  await test.step('but to what is restored there meanwhile', async () => {
    await openVersions(page);
    await page.getByRole('link', { name: 'Back to editing' }).click();
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('Midnight looks away');
    await page.getByRole('link', { name: 'Earlier versions' }).click();
    await restore(page).click();
    await expect(toast(page)).toContainText('Version restored');
    await page.getByRole('link', { name: 'Back to editing' }).click();
    await expect(title).toHaveValue('Midnight moves in');
  });
  await test.step('a browser without IndexedDB says that versions are not kept', async () => {
    await withoutDatabase(page);
    await openVersions(page);
    await expect(
      page.getByText(
        'This browser does not let us keep versions. The post itself is not affected.',
      ),
    ).toBeVisible();
  });
  expect(problems).toEqual([]);
});
