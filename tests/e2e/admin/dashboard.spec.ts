import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { builtPosts } from '#tests/support/built-posts.ts';
import { storedPostsText, storePostsText } from '#tests/support/local-posts.ts';
import { watch } from '#tests/support/watched-page.ts';
import { openQuietPage } from '#tests/support/quiet-page.ts';
import { passRetries } from '#tests/support/retries.ts';

const builtIn = 24;
/** One of the built-in posts, and its id. */
const harry = 'Harry, the cat who started it';

const mine = {
  id: 'mine',
  slug: 'the-tuxedo',
  title: 'The tuxedo',
  excerpt: 'A cat in black tie.',
  content: 'Meow.',
  date: 'November 20, 2026',
  category: 'feature',
  tags: ['evening-wear'],
  author: { name: 'Ada Meow' },
  isFeatured: true,
};
const hidden = {
  ...mine,
  id: 'hid',
  slug: 'hid',
  title: 'Hidden one',
  tags: [],
  isFeatured: false,
};
const three = [
  mine,
  { ...hidden, isPublished: false, date: 'Someday' },
  { ...hidden, id: 'two', slug: 'two', title: 'Second', author: 'B', date: 'May 2, 2019' },
];

/** A local copy of a built-in post. */
function changedHarry() {
  const post = builtPosts().find(({ title }) => title === harry);
  if (!post) throw new Error(`There is no post called ${harry}.`);
  return { ...post, title: 'Harry, changed here', content: 'Changed.' };
}

const open = async (page: Page, ...args: Parameters<Dashboard['open']>) => {
  const dashboard = new Dashboard(page);
  await dashboard.open(...args);
  return dashboard;
};

test('title, table with its columns, New Post, and the links to the other tools', async ({
  page,
}) => {
  const { problems } = watch(page);
  const dashboard = await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Posts');
  await expect(page).toHaveTitle('Posts | Bodega Cats Admin');
  await expect(dashboard.rows).toHaveCount(builtIn);
  await expect(dashboard.status).toHaveText('24 posts');
  const columns = await dashboard.table.getByRole('columnheader').allTextContents();
  expect(columns.map((column) => column.replace(/\W*$/, ''))).toEqual([
    'Select all 24',
    'Title',
    'Date',
    'Category',
    'Status',
    'Actions',
  ]);
  for (const [name, path] of [
    ['New Post', '/blog-admin/new'],
    ['Trash', '/blog-admin/trash'],
    ['Sitemap', '/blog-admin/sitemap'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  expect(problems).toEqual([]);
});

test('a row says date, category, Featured or Published, and where the post is', async ({
  page,
}) => {
  const dashboard = await open(page, [...three, changedHarry()]);
  const cells = (title: string) => dashboard.row(title).getByRole('cell');
  await expect(cells('The tuxedo').nth(1)).toHaveText('November 20, 2026');
  await expect(cells('The tuxedo').nth(2)).toHaveText('Feature');
  await expect(cells('The tuxedo').nth(3)).toHaveText('Featured');
  await expect(cells('Second').nth(3)).toHaveText('Published');
  await expect(cells('Hidden one').nth(3)).toHaveText('Hidden');
  await expect(cells('Hidden one').nth(1)).toHaveText('Someday');
  for (const [title, tag, sentence] of [
    ['The tuxedo', 'Only here', 'Saved in this browser, not on the website yet.'],
    ['Harry, changed here', 'Changed here', 'On the website, with changes only this browser has.'],
    [
      'Snowy comes home: a Flatbush kitten, two weeks gone',
      'Built-in',
      'On the website for everyone.',
    ],
  ] as const) {
    const origin = dashboard.row(title).locator('.row-origin');
    await expect(origin.locator('.tag-origin')).toHaveText(tag);
    await expect(origin.locator('.hint')).toHaveText(sentence);
  }
});

test('View opens the post in a new tab, Edit in place; a hidden post has no page to view', async ({
  page,
  context,
}) => {
  const dashboard = await open(page, three);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    dashboard.action('The tuxedo', 'View').click(),
  ]);
  await expect(tab).toHaveURL('/blog/the-tuxedo');
  await expect(dashboard.action('Hidden one', 'View')).toHaveCount(0);
  await dashboard.action('The tuxedo', 'Edit').click();
  await expect(page).toHaveURL('/blog-admin/edit/mine');
  await page.goBack();
  await dashboard.row('The tuxedo').getByRole('link', { name: 'The tuxedo', exact: true }).click();
  await expect(page).toHaveURL('/blog-admin/edit/mine');
});

test('the search looks at title, excerpt, tags, slug and author, and counts in a status', async ({
  page,
}) => {
  const dashboard = await open(page, three);
  for (const term of ['TUXEDO', 'black tie', 'evening-wear', 'the-tux', 'ada meow']) {
    await dashboard.search.fill(term);
    await expect(dashboard.status).toHaveText(/^[1-3] of 27 posts$/);
    expect(await dashboard.titles()).toContain('The tuxedo');
  }
  await dashboard.search.fill('no such thing');
  await expect(dashboard.status).toHaveText('0 of 27 posts');
  await expect(page.getByText('No posts found')).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show all posts' }).click();
  await expect(dashboard.status).toHaveText('27 posts');
  await expect(dashboard.search).toHaveValue('');
});

test('a row that stays is not drawn again while somebody types in the search', async ({ page }) => {
  const dashboard = await open(page, three);
  const duplicate = dashboard.action('The tuxedo', 'Duplicate');
  // React sets an element's handlers again with each render.
  const handler = (element: HTMLElement | SVGElement) => {
    const [props] = Object.entries(element).flatMap(([name, value]: [string, unknown]) =>
      name.startsWith('__reactProps') ? [value as { onClick: unknown }] : [],
    );
    return props?.onClick;
  };
  const before = await duplicate.evaluateHandle(handler);
  await dashboard.search.fill('tuxedo');
  await expect(dashboard.rows).toHaveCount(1);
  const after = await duplicate.evaluateHandle(handler);
  expect(await page.evaluate(([a, b]) => a !== undefined && a === b, [before, after])).toBe(true);
});

test('columns sort by their buttons, each way, and say so', async ({ page }) => {
  const dashboard = await open(page, three);
  await expect(dashboard.header('Date')).toHaveAttribute('aria-sort', 'descending');
  expect((await dashboard.titles())[0]).toBe('The tuxedo');
  expect((await dashboard.titles()).at(-1)).toBe('Hidden one');

  await dashboard.header('Date').getByRole('button').click();
  await expect(dashboard.header('Date')).toHaveAttribute('aria-sort', 'ascending');
  expect((await dashboard.titles())[0]).toBe('Second');
  expect((await dashboard.titles()).at(-1)).toBe('Hidden one');

  await dashboard.header('Title').getByRole('button').click();
  await expect(dashboard.header('Title')).toHaveAttribute('aria-sort', 'ascending');
  expect(await dashboard.header('Date').getAttribute('aria-sort')).toBe(null);
  const titles = await dashboard.titles();
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
  await dashboard.header('Title').getByRole('button').click();
  await expect(dashboard.header('Title')).toHaveAttribute('aria-sort', 'descending');
  expect((await dashboard.titles())[0]).toBe("Zorro's shelf and Prince's cheese");

  await dashboard.header('Status').getByRole('button').click();
  await expect(dashboard.rows.first().getByRole('cell').nth(3)).toHaveText('Featured');
  await dashboard.header('Category').getByRole('button').click();
  await expect(dashboard.rows.first().getByRole('cell').nth(2)).toHaveText('Campaign');
});

test('search, filters and sorting stand in the address, and Back from the editor brings them back', async ({
  page,
}) => {
  const dashboard = await open(page, three);
  await page.getByLabel('Where it is').selectOption('Only here');
  await page.getByLabel('Status').selectOption('Published');
  await dashboard.header('Title').getByRole('button').click();
  await dashboard.search.fill('second');
  await expect(dashboard.status).toHaveText('1 of 27 posts');
  // Left at once, and still the typed text is in the address.
  await dashboard.action('Second', 'Edit').click();
  await expect(page).toHaveURL('/blog-admin/edit/two');
  await page.goBack();
  await expect(page).toHaveURL(
    '/blog-admin?search=second&status=published&origin=local&sort=title',
  );
  await expect(dashboard.search).toHaveValue('second');
  await expect(dashboard.status).toHaveText('1 of 27 posts');
  await page.reload();
  await expect(page.getByLabel('Where it is')).toHaveValue('local');
  await expect(dashboard.header('Title')).toHaveAttribute('aria-sort', 'ascending');
  await expect(dashboard.status).toHaveText('1 of 27 posts');

  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  await expect(dashboard.status).toHaveText('27 posts');
  await expect(dashboard.search).toHaveValue('');
});

test('an address that nobody wrote sensibly shows everything', async ({ page }) => {
  const dashboard = await open(page, three, '/blog-admin?status=x&sort=__proto__&order=sideways');
  await expect(dashboard.status).toHaveText('27 posts');
  await page.getByLabel('Category').selectOption('Legal');
  await expect(dashboard.status).toHaveText('3 of 27 posts');
  await expect(page).toHaveURL('/blog-admin?category=legal');
});

test('delete asks with the title, begins on Cancel, says Post Deleted, and can be undone', async ({
  page,
}) => {
  const dashboard = await open(page, three);
  const before = await storedPostsText(page);
  await dashboard.action('The tuxedo', 'Delete').click();
  await expect(dashboard.dialog).toContainText('The tuxedo');
  await expect(dashboard.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dashboard.dialog).toHaveCount(0);
  await expect(dashboard.action('The tuxedo', 'Delete')).toBeFocused();
  expect(await storedPostsText(page)).toBe(before);

  await page.keyboard.press('Enter');
  expect(await axeInBothThemes(page)).toEqual([]);
  await dashboard.dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dashboard.toast).toContainText('Post Deleted');
  await expect(dashboard.toast).toContainText('The tuxedo');
  await expect(dashboard.row('The tuxedo')).toHaveCount(0);
  await expect(dashboard.status).toHaveText('26 posts');
  await expect(page.getByRole('group', { name: 'Blog posts' })).toBeFocused();
  expect(await storedPostsText(page)).not.toContain('The tuxedo');

  await dashboard.toast.getByRole('button', { name: 'Undo' }).click();
  await expect(dashboard.row('The tuxedo')).toHaveCount(1);
  expect(await storedPostsText(page)).toBe(before);
});

test('a built-in post says why it can’t be deleted, a changed one goes back to the published version', async ({
  page,
}) => {
  const dashboard = await open(page, [changedHarry()]);
  const snowy = 'Snowy comes home: a Flatbush kitten, two weeks gone';
  await dashboard.action(snowy, 'Delete').click();
  await expect(dashboard.dialog).toContainText('This post can’t be deleted here');
  expect(await axeInBothThemes(page)).toEqual([]);
  await expect(dashboard.dialog).toContainText(snowy);
  await dashboard.dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dashboard.row(snowy)).toHaveCount(1);

  await expect(dashboard.action('Harry, changed here', 'Delete')).toHaveCount(0);
  await dashboard.action('Harry, changed here', 'Back to the published version').click();
  await expect(dashboard.dialog).toContainText('The website keeps its own version');
  expect(await axeInBothThemes(page)).toEqual([]);
  await dashboard.dialog.getByRole('button', { name: 'Back to the published version' }).click();
  await expect(dashboard.row(harry)).toHaveCount(1);
  await expect(dashboard.row(harry)).toContainText('Built-in');
  expect(await storedPostsText(page)).toBe('[]');
});

test('several posts are deleted with one question that names their number, and one Undo', async ({
  page,
}) => {
  const dashboard = await open(page, three);
  const before = await storedPostsText(page);
  await expect(dashboard.selection).toHaveCount(0);
  await dashboard.tick('The tuxedo').check();
  await dashboard.tick('Second').check();
  await dashboard.tick(harry).check();
  await expect(dashboard.selection).toContainText('3 selected');
  await dashboard.selection.getByRole('button', { name: 'Delete selected' }).click();
  await expect(dashboard.dialog.getByRole('heading')).toHaveText('Delete 2 posts?');
  await expect(dashboard.dialog).toContainText('1 selected post is built in and stays');
  expect(await axeInBothThemes(page)).toEqual([]);
  await expect(dashboard.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dashboard.dialog.getByRole('button', { name: 'Delete 2 posts' }).click();
  await expect(dashboard.toast).toContainText('2 posts');
  await expect(dashboard.status).toHaveText('25 posts');
  await dashboard.toast.getByRole('button', { name: 'Undo' }).click();
  await expect(dashboard.status).toHaveText('27 posts');
  expect(await storedPostsText(page)).toBe(before);
});

test('select all takes what is shown, and what a filter hides is not selected', async ({
  page,
}) => {
  const dashboard = await open(page, three);
  await page.getByLabel('Where it is').selectOption('Only here');
  await page.getByRole('checkbox', { name: 'Select all 3' }).check();
  await expect(dashboard.selection).toContainText('3 selected');
  await dashboard.search.fill('second');
  await expect(dashboard.selection).toContainText('1 selected');
  await dashboard.selection.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('group', { name: 'Blog posts' })).toBeFocused();
  await expect(dashboard.selection).toHaveCount(0);
  await dashboard.search.fill('');
  await expect(dashboard.tick('The tuxedo')).not.toBeChecked();
});

test('a duplicate is a hidden post of its own, opened for editing', async ({ page }) => {
  const dashboard = await open(page, three);
  await dashboard.action('The tuxedo', 'Duplicate').click();
  await expect(page).toHaveURL(/\/blog-admin\/edit\/.+-copy$/);
  const list = JSON.parse((await storedPostsText(page)) ?? '') as Record<string, unknown>[];
  expect(list).toHaveLength(4);
  expect(list[0]).toEqual(mine);
  expect(list[3]).toMatchObject({ slug: 'the-tuxedo-copy', isPublished: false, content: 'Meow.' });
  // Two rows with the same title would look alike.
  expect(list[3]?.title).toBe('The tuxedo (copy)');
  // The copy needs an address of its own first.
  const slug = page.getByLabel('Slug', { exact: true });
  await expect(slug).toBeFocused();
  await page.keyboard.type('white-tie');
  await expect(slug).toHaveValue('white-tie');
  await page.goBack();
  await expect(dashboard.status).toHaveText('28 posts');
});

test('a change that another tab made since is not deleted unseen', async ({ page }) => {
  const dashboard = await open(page, three);
  await dashboard.action('Second', 'Delete').click();
  const changed = JSON.stringify([{ ...three[2], content: 'Better.' }]);
  // Without a storage event, as from a frozen tab.
  await page.evaluate((text) => localStorage.setItem('bodega-cats:posts', text), changed);
  await dashboard.dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dashboard.toast).toContainText(
    'Another tab has changed the posts, so nothing was changed here.',
  );
  expect(await storedPostsText(page)).toBe(changed);
});

test('other tabs’ posts show by themselves', async ({ page }) => {
  const dashboard = await open(page, three);
  await storePostsText(page, JSON.stringify([mine]));
  await expect(dashboard.status).toHaveText('25 posts');
});

test('built-in posts that can’t be fetched are said to be missing, with Try again', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/posts.json', (route) => route.fulfill({ status: 503, body: '' }));
  const dashboard = new Dashboard(page);
  const opened = dashboard.open(three);
  await page.waitForURL('/blog-admin');
  const note = page.getByText('The built-in posts could not be loaded');
  await passRetries(page, note);
  await opened;
  await expect(dashboard.status).toHaveText('3 posts');
  await expect(dashboard.row('The tuxedo')).toHaveCount(1);
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.unroute('**/posts.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(dashboard.status).toHaveText('27 posts');
  await expect(note).toHaveCount(0);
});

test('storage shows how full it is, and above 80 % what takes the room', async ({ page }) => {
  const big = Array.from({ length: 14 }, (_, place) => ({
    id: `big-${place}`,
    title: `Big ${place}`,
    content: 'x'.repeat(310_000 - place * 1_000),
  }));
  const dashboard = await open(page, big);
  const room = page.getByRole('region', { name: 'Browser storage' });
  await expect(room).toContainText('81% full: 4.0 MB of 5.0 MB');
  await expect(room.getByText('Storage is nearly full')).toBeVisible();
  const takers = room.getByRole('listitem');
  await expect(takers).toHaveCount(11);
  await expect(takers.first()).toHaveText('Big 0302 KB');
  await expect(takers.first().getByRole('link')).toHaveAttribute('href', '/blog-admin/edit/big-0');
  const top = await room.boundingBox();
  const table = await dashboard.table.boundingBox();
  expect(top?.y).toBeLessThan(table?.y ?? 0);
  expect(await axeInBothThemes(page)).toEqual([]);

  await dashboard.delete('Big 0');
  await expect(room).toContainText('75% full');
  await expect(room.getByText('Storage is nearly full')).toHaveCount(0);
});

test('what takes the room is read again when other texts of the same length are stored', async ({
  page,
}) => {
  await open(page, three);
  const room = page.getByRole('region', { name: 'Browser storage' });
  await expect(room).toContainText('Less than 1% full');
  await room.getByText('What takes up space').click();
  await expect(room.getByRole('link', { name: 'The tuxedo' })).toBeVisible();
  const other = [{ ...mine, title: 'The boxer!' }, ...three.slice(1)];
  await storePostsText(page, JSON.stringify(other));
  await expect(room.getByRole('link', { name: 'The boxer!' })).toBeVisible();
  await expect(room.getByRole('link', { name: 'The tuxedo' })).toHaveCount(0);
});

test('texts that nobody saved are listed, to go on with, to download or to dismiss', async ({
  page,
}) => {
  const form = {
    ...{ title: 'Half a story', slug: 'half-a-story', content: 'It was a dark', excerpt: '' },
    ...{ date: 'May 2, 2026', author: 'Ada', category: 'news', tags: '', readTime: '1 min' },
    ...{ coverImage: '', coverAlt: '', isFeatured: false, images: [] },
    ...{ isSlugOwn: false, isReadTimeOwn: false },
  };
  const at = Date.parse('2026-11-21T15:00:00Z');
  const copies = [
    { key: 'one', postId: null, title: 'Half a story', at, form },
    { key: 'two', postId: 'two', title: 'Second, more', at: at - 1, form },
  ];
  // As an editor leaves them behind when its page is closed.
  await openQuietPage(page);
  await page.evaluate((list) => {
    for (const copy of list)
      localStorage.setItem(`bodega-cats:copy:${copy.key}`, JSON.stringify(copy));
  }, copies);
  const dashboard = await open(page);
  const section = page.getByRole('region', { name: 'Unsaved text' });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  const first = section.getByRole('listitem').first();
  await expect(first).toContainText('Half a story New post, November 21, 2026 at 10:00');
  await expect(first.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/blog-admin/new',
  );
  await expect(section.getByRole('link', { name: 'Continue Second, more' })).toHaveAttribute(
    'href',
    '/blog-admin/edit/two',
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    first.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('It was a dark');
  expect(await axeInBothThemes(page)).toEqual([]);

  await first.getByRole('button', { name: 'Dismiss' }).click();
  await expect(dashboard.dialog).toContainText('Half a story');
  await expect(dashboard.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await first.getByRole('button', { name: 'Dismiss' }).click();
  await dashboard.dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(section.getByRole('listitem')).toHaveText(/^Second, more/);
});

test('whether the browser keeps what is stored is said honestly', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.persisted = () => Promise.resolve(false);
  });
  const dashboard = await open(page);
  const isAsked = page.getByText(
    'When the first post is saved, we ask this browser to keep what is stored here.',
  );
  await expect(isAsked).toBeVisible();
  // With posts stored, it doesn't wait for the first save.
  await dashboard.open(three);
  await expect(
    page.getByText('This browser has not promised to keep what is stored here'),
  ).toBeVisible();
  await expect(isAsked).toHaveCount(0);
});

test('at first a hundred rows are drawn, more as one scrolls or presses Show more', async ({
  page,
}) => {
  const many = Array.from({ length: 300 }, (_, place) => ({
    id: `many-${place}`,
    title: `Story ${place}`,
    content: 'Meow.',
    date: '2020-01-01',
  }));
  const dashboard = await open(page, many);
  await expect(dashboard.status).toHaveText('324 posts');
  await expect(dashboard.rows).toHaveCount(100);
  const more = page.getByRole('button', { name: 'Show more' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => dashboard.rows.count()).toBeGreaterThan(149);
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(dashboard.rows).toHaveCount(324, { timeout: 300 });
  }).toPass();
  await expect(more).toHaveCount(0);
});

test('axe finds nothing in both themes, as cards and as a table', async ({ page }) => {
  test.slow();
  const dashboard = await open(page, [...three, changedHarry()]);
  await dashboard.tick('The tuxedo').check();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeInBothThemes(page), `${width} px`).toEqual([]);
  }
});

test('nothing hangs over the edge at any width', async ({ page }) => {
  const dashboard = await open(page, [...three, changedHarry()]);
  await dashboard.tick('The tuxedo').check();
  for (const width of [320, 390, 768, 992, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('on a phone rows are cards, and screen readers still have a table with headers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const dashboard = await open(page, three);
  const title = await dashboard.row('The tuxedo').getByRole('rowheader').boundingBox();
  const actions = await dashboard.row('The tuxedo').locator('.cell-actions').boundingBox();
  expect(actions?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  await expect(dashboard.header('Status')).toHaveCount(1);
  await expect(dashboard.row('The tuxedo').getByRole('cell')).toHaveCount(5);
  const target = await dashboard.action('The tuxedo', 'Edit').boundingBox();
  expect(target?.height).toBeGreaterThanOrEqual(44);
  await dashboard.header('Title').getByRole('button').click();
  await expect(dashboard.header('Title')).toHaveAttribute('aria-sort', 'ascending');
});

test('the posts that are ticked are exported alone', async ({ page }) => {
  const dashboard = await open(page, three);
  await dashboard.tick('Second').check();
  await dashboard.tick(harry).check();
  await dashboard.selection.getByRole('button', { name: 'Export selected' }).click();
  const text = dashboard.dialog.getByRole('textbox');
  await expect(text).toHaveValue(/^\[\n/);
  expect(await axeInBothThemes(page)).toEqual([]);
  const list = JSON.parse(await text.inputValue()) as { title: string }[];
  expect(list.map(({ title }) => title).toSorted()).toEqual([harry, 'Second']);
});

test('an export fetches each file once, and none for posts that are here', async ({ page }) => {
  const dashboard = await open(page, three);
  const asked: string[] = [];
  await page.route(/\/posts(\.json|-data\/)/, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.continue();
  });
  const text = dashboard.dialog.getByRole('textbox');
  await dashboard.tick('Second').check();
  await dashboard.selection.getByRole('button', { name: 'Export selected' }).click();
  await expect(text).toHaveValue(/^\[\n/);
  expect(asked).toEqual([]);

  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Select all 27' }).check();
  await dashboard.selection.getByRole('button', { name: 'Export selected' }).click();
  await expect(text).toHaveValue(/^\[\n/);
  const list = JSON.parse(await text.inputValue()) as { content: string }[];
  expect(list).toHaveLength(27);
  expect(list.filter(({ content }) => content === '')).toEqual([]);
  // The dashboard has the list of posts already.
  expect(asked.toSorted()).toEqual(['/posts-data/details.json', '/posts-data/texts-1.json']);
});

test('an actions menu offers Export Posts, Import Posts and Logout', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Actions' }).click();
  for (const name of ['Export Posts', 'Import Posts'])
    await expect(page.getByRole('button', { name })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/blog-admin/login');
});
