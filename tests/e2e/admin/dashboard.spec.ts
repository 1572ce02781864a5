import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { builtPost, builtPosts, foundOnce } from '#tests/support/built-posts.ts';
import { storedPostsText, storePostsText } from '#tests/support/local-posts.ts';
import { watch } from '#tests/support/watched-page.ts';
import { filledForm } from '#tests/support/post-forms.ts';
import { openQuietPage } from '#tests/support/quiet-page.ts';
import { passRetries } from '#tests/support/retries.ts';

const builtCount = builtPosts().length;

/** Two of the built-in posts. */
const harryPost = builtPost('7');
const harry = harryPost.title;
const snowy = builtPost('18', ({ id }) => id !== harryPost.id).title;

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
  return { ...harryPost, title: 'Harry, changed here', excerpt: 'In brown.', content: 'Changed.' };
}

const open = async (page: Page, ...args: Parameters<Dashboard['open']>) => {
  const dashboard = new Dashboard(page);
  await dashboard.open(...args);
  return dashboard;
};

test('a browser without posts of its own', async ({ page }) => {
  const { problems } = watch(page);
  await page.addInitScript(() => {
    navigator.storage.persisted = () => Promise.resolve(false);
  });
  await leaveCopies(page);
  const dashboard = await open(page);
  await test.step('title, table with its columns, New Post, Trash, Sitemap', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Posts');
    await expect(page).toHaveTitle('Posts | Bodega Cats Admin');
    await expect(dashboard.rows).toHaveCount(builtCount);
    await expect(dashboard.status).toHaveText(`${builtCount} posts`);
    const columns = await dashboard.table.getByRole('columnheader').allTextContents();
    expect(columns.map((column) => column.replace(/\W*$/, ''))).toEqual([
      `Select all ${builtCount}`,
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
    // Nobody who writes needs it.
    const forOthers = page.getByRole('region', { name: 'For the webmaster' });
    await expect(forOthers.getByRole('link')).toHaveText(['Sitemap']);
    await expect(page.getByRole('region', { name: 'How posts reach readers' })).toBeVisible();
    const places = page.getByRole('navigation', { name: 'Admin' });
    await expect(places.locator('[aria-current="page"]')).toHaveText(['Posts']);
  });

  const isAsked = page.getByText(
    'When the first text is stored, we ask this browser to keep what is stored here.',
  );
  await test.step('that the browser keeps what is stored is not promised yet', () =>
    expect(isAsked).toBeVisible());
  // Few rows, because axe reads the whole page.
  await dashboard.search.fill(snowy);
  const copies = await goesThroughCopies(dashboard);

  await test.step('with posts stored, asking doesn’t wait for the first save', async () => {
    await dashboard.open(three);
    await expect(
      page.getByText('This browser has not promised to keep what is stored here'),
    ).toBeVisible();
    await expect(isAsked).toHaveCount(0);
    // However much waits, the list of posts begins in the upper half of the screen.
    for (const [width, height, least] of [
      [390, 844, 480],
      [1280, 800, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      const first = await dashboard.rows.first().boundingBox();
      expect(first?.y, `${width} px`).toBeLessThanOrEqual(least);
    }
    await dashboard.openWaiting();
    await expect(copies).toHaveText(/^Second, more Unsaved changes to a post,/);
    const link = copies.getByRole('link', { name: 'Continue Second, more' });
    await expect(link).toHaveAttribute('href', '/blog-admin/edit/two?continue=two');
  });
  await test.step('the text of a post that is deleted is continued as a new post', async () => {
    await dashboard.delete('Second');
    await expect(copies).toHaveText(/^Second, more Unsaved changes to a deleted post,/);
    await copies.getByRole('button', { name: 'Continue Second, more' }).click();
    await expect(page).toHaveURL('/blog-admin/new?continue=two');
    await expect(new Editor(page).content).toHaveValue('It was a dark');
  });
  expect(problems).toEqual([]);
});

/** Leaves two texts in the browser, as an editor does when its page is closed. */
async function leaveCopies(page: Page) {
  const at = Date.parse('2026-11-21T15:00:00Z');
  const form = filledForm({ title: 'Half a story', content: 'It was a dark' });
  const copies = [
    { key: 'one', postId: null, title: 'Half a story', at, form },
    { key: 'two', postId: 'two', title: 'Second, more', at: at - 1, form },
  ];
  await openQuietPage(page);
  await page.evaluate((list) => {
    for (const copy of list)
      localStorage.setItem(`bodega-cats:copy:${copy.key}`, JSON.stringify(copy));
  }, copies);
}

/** Downloads the first of the two texts, and dismisses it; gives back the rows of what is left. */
async function goesThroughCopies({ page, dialog, search }: Dashboard) {
  const section = page.getByRole('region', { name: 'Unsaved text' });
  const items = section.getByRole('listitem');
  const first = items.first();
  await test.step('texts that nobody saved are listed, to go on with', async () => {
    // One line, so that the posts begin on the first screen.
    await expect(items).toHaveCount(0);
    await page.getByText('2 unsaved texts').click();
    await expect(items).toHaveCount(2);
    await expect(first).toContainText(
      'Half a story Unsaved new post, 4 words, November 21, 2026 at 10:00',
    );
    await expect(items.nth(1)).toContainText(
      'Second, more Unsaved changes to a deleted post, 4 words, November 21, 2026',
    );
    await expect(section.getByRole('link', { name: 'Continue Half a story' })).toHaveAttribute(
      'href',
      '/blog-admin/new?continue=one',
    );
    expect(await axeInBothThemes(page)).toEqual([]);
  });
  await test.step('the search of the list tells of those with its words, and leads to them', async () => {
    await page.getByText('2 unsaved texts').click();
    await expect(items).toHaveCount(0);
    await search.fill('was a dark');
    await expect(page.getByText('2 unsaved texts have these words.')).toBeVisible();
    await page.getByRole('button', { name: 'Show unsaved text' }).click();
    await expect(section.getByRole('link', { name: 'Continue Half a story' })).toBeFocused();
    await search.fill('no cat has these');
    await expect(page.getByRole('button', { name: 'Show unsaved text' })).toHaveCount(0);
    await search.fill('');
  });
  await test.step('they can be downloaded', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      first.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('It was a dark');
  });
  await test.step('they can be dismissed after a question that begins on Cancel', async () => {
    await first.getByRole('button', { name: 'Dismiss' }).click();
    await expect(dialog).toContainText('Half a story, 4 words');
    await expect(dialog).toContainText('It was a dark');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(items).toHaveCount(2);
    await first.getByRole('button', { name: 'Dismiss' }).click();
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(items).toHaveCount(1);
    const message = page.locator('.toast').filter({ hasText: 'Text dismissed' });
    await message.getByRole('button', { name: 'Undo' }).click();
    await expect(items).toHaveCount(2);
    await first.getByRole('button', { name: 'Dismiss' }).click();
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(items).toHaveCount(1);
    // It is said once the database has let go of it, which a reload would stop.
    await expect(message).toBeVisible();
  });
  return items;
}

test('what the table shows', async ({ page }) => {
  const dashboard = await open(page, [...three, changedHarry()]);
  await test.step('a row says date, category, and Featured, Published or Hidden', async () => {
    const cells = (title: string) => dashboard.row(title).getByRole('cell');
    await expect(cells('The tuxedo').nth(1)).toHaveText('November 20, 2026');
    await expect(cells('The tuxedo').nth(2)).toHaveText('Feature');
    await expect(cells('The tuxedo').nth(3)).toHaveText('Featured');
    await expect(cells('Second').nth(3)).toHaveText('Published');
    await expect(cells('Hidden one').nth(3).locator('span')).toHaveText([
      'Hidden',
      'Out of sight here.',
    ]);
    await expect(cells('Hidden one').nth(1)).toHaveText('Someday');
  });
  await test.step('a row says where the post is', async () => {
    for (const [title, tag, sentence] of [
      ['The tuxedo', 'Only here', 'Saved in this browser, not on the website yet.'],
      [
        'Harry, changed here',
        'Live, changed here',
        'On the website, with changes only this browser has.',
      ],
      [snowy, 'Built-in', 'On the website for everyone.'],
    ] as const) {
      const place = dashboard.row(title).locator('.place-note');
      await expect(place.locator('.tag-origin')).toHaveText(tag);
      await expect(place.locator('.hint')).toHaveText(sentence);
    }
  });
  await test.step('columns sort by their buttons, each way, and say so', () =>
    sortsColumns(dashboard));
  await test.step('a row that stays is not drawn again while somebody types in the search', () =>
    keepsRow(dashboard));
  await test.step('the search looks at title, excerpt, tags, slug and author, and counts', async () => {
    for (const term of ['TUXEDO', 'black tie', 'evening-wear', 'the-tux', 'ada meow']) {
      await dashboard.search.fill('no such thing');
      await expect(dashboard.status).toHaveText(`0 of ${builtCount + 3} posts`);
      await dashboard.search.fill(term);
      await expect(dashboard.status).toHaveText(new RegExp(`^[1-3] of ${builtCount + 3} posts$`));
      expect(await dashboard.titles()).toContain('The tuxedo');
    }
    await dashboard.search.fill('no such thing');
    await expect(dashboard.status).toHaveText(`0 of ${builtCount + 3} posts`);
    await expect(page.getByText('No posts found')).toBeVisible();
    await dashboard.search.fill('the tuxeod');
    await page.getByRole('button', { name: 'The tuxedo', exact: true }).click();
    await expect(dashboard.status).toHaveText(`1 of ${builtCount + 3} posts`);
    expect(await dashboard.titles()).toEqual(['The tuxedo']);
    await dashboard.search.fill('the tuxeod');
    expect(await axeInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show all posts' }).click();
    await expect(dashboard.status).toHaveText(`${builtCount + 3} posts`);
    await expect(dashboard.search).toHaveValue('');
    await expect(dashboard.header('Category')).toHaveAttribute('aria-sort', 'ascending');
  });
});

test('a search finds words in the texts of built-in posts, which come with the first search', async ({
  page,
}) => {
  const changed = { ...changedHarry(), content: 'Harry has a chair of velveteen.' };
  const { word, post } = foundOnce('stalkings', 'likeliest', 'supposes', 'midnight');
  let asked = 0;
  let isCut = true;
  await page.route('**/posts-data/texts-*.json', (route) => {
    asked += 1;
    return isCut ? route.abort() : route.continue();
  });
  await page.clock.install();
  const dashboard = await open(page, [changed]);
  const { search, status } = dashboard;
  expect(asked).toBe(0);
  await test.step('while they can’t be had, it says so, and asks again when told to', async () => {
    await search.fill(word);
    await expect(status).toHaveText(/posts\. Still looking through built-in texts…$/);
    await expect(page.getByText('No posts found')).toHaveCount(0);
    await passRetries(page, status.getByText('The texts of built-in posts could not be searched.'));
    isCut = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(status).toHaveText(`1 of ${builtCount} posts`);
    expect(await dashboard.titles()).toEqual([post.title]);
    await expect(dashboard.rows.locator('mark')).toHaveText(new RegExp(word, 'i'));
  });
  await test.step('of a changed post, the text here is searched', async () => {
    await search.fill('velveteen');
    await expect.poll(() => dashboard.titles()).toEqual([changed.title]);
    await search.fill(harryPost.content.slice(0, 40));
    await expect(page.getByText('No posts found')).toBeVisible();
  });
});

async function sortsColumns(dashboard: Dashboard) {
  const sort = (column: string) => dashboard.header(column).getByRole('button').click();
  const isSorted = (column: string, order: string) =>
    expect(dashboard.header(column)).toHaveAttribute('aria-sort', order);
  await isSorted('Date', 'descending');
  expect((await dashboard.titles())[0]).toBe('The tuxedo');
  expect((await dashboard.titles()).at(-1)).toBe('Hidden one');

  await sort('Date');
  await isSorted('Date', 'ascending');
  expect((await dashboard.titles())[0]).toBe('Second');
  expect((await dashboard.titles()).at(-1)).toBe('Hidden one');

  await sort('Title');
  await isSorted('Title', 'ascending');
  expect(await dashboard.header('Date').getAttribute('aria-sort')).toBe(null);
  const titles = await dashboard.titles();
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
  await sort('Title');
  await isSorted('Title', 'descending');
  expect((await dashboard.titles())[0]).toBe('Zorro’s shelf and Prince’s cheese');

  await sort('Status');
  await expect(dashboard.rows.first().getByRole('cell').nth(3)).toHaveText('Featured');
  await sort('Category');
  await expect(dashboard.rows.first().getByRole('cell').nth(2)).toHaveText('Campaign');
}

async function keepsRow(dashboard: Dashboard) {
  const { page, rows, search } = dashboard;
  const remove = dashboard.action('The tuxedo', 'Delete');
  // React sets an element's handlers again with each render.
  const handler = (element: HTMLElement | SVGElement) => {
    const [props] = Object.entries(element).flatMap(([name, value]: [string, unknown]) =>
      name.startsWith('__reactProps') ? [value as { onClick: unknown }] : [],
    );
    return props?.onClick;
  };
  const before = await remove.evaluateHandle(handler);
  await search.fill('tuxedo');
  await expect(rows).toHaveCount(1);
  const after = await remove.evaluateHandle(handler);
  expect(await page.evaluate(([a, b]) => a !== undefined && a === b, [before, after])).toBe(true);
}

test('page translation leaves a category that somebody typed as it is', async ({ page }) => {
  await open(page, [{ ...mine, category: 'rooftops' }]);
  const options = page.getByLabel('Category').locator('option');
  await expect(options.filter({ hasText: 'Rooftops' })).toHaveAttribute('translate', 'no');
  await expect(options.filter({ hasText: 'Legal' })).not.toHaveAttribute('translate', 'no');
  const cells = page.locator('.cell-category');
  await expect(cells.filter({ hasText: 'Rooftops' })).toHaveAttribute('translate', 'no');
});

test('ways out of the table and back', async ({ page, context }) => {
  const dashboard = await open(page, three, '/blog-admin?status=x&sort=__proto__&order=sideways');
  await test.step('an address that nobody wrote sensibly shows everything', async () => {
    await expect(dashboard.status).toHaveText(`${builtCount + 3} posts`);
    await page.getByLabel('Category').selectOption('Legal');
    const legal = builtPosts().filter(({ category }) => category === 'legal').length;
    await expect(dashboard.status).toHaveText(`${legal} of ${builtCount + 3} posts`);
    await expect(page).toHaveURL('/blog-admin?category=legal');
    await page.getByRole('link', { name: 'Posts', exact: true }).click();
    await expect(dashboard.status).toHaveText(`${builtCount + 3} posts`);
  });
  await test.step('View opens the post in a new tab; a hidden post has no page to view', async () => {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      dashboard.action('The tuxedo', 'View').click(),
    ]);
    await expect(tab).toHaveURL('/blog/the-tuxedo');
    await tab.close();
    await expect(dashboard.row('Hidden one').getByRole('link', { name: /^View/ })).toHaveCount(0);
  });
  await test.step('Edit and the title open the editor in place', async () => {
    const row = dashboard.row('The tuxedo');
    const title = row.getByRole('link', { name: 'The tuxedo', exact: true });
    for (const link of [dashboard.action('The tuxedo', 'Edit'), title]) {
      await link.click();
      await expect(page).toHaveURL('/blog-admin/edit/mine');
      await page.goBack();
    }
  });
  await test.step('search, filters and sorting come back from the editor', () =>
    keepsChoices(dashboard));
  await test.step('a duplicate is a hidden post of its own, opened for editing', () =>
    duplicates(dashboard));
});

async function keepsChoices(dashboard: Dashboard) {
  const { page, search, status } = dashboard;
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await page.getByLabel('Where it is').selectOption('Only here');
  await page.getByLabel('Status').selectOption('Published');
  await dashboard.header('Title').getByRole('button').click();
  await search.fill('second');
  await expect(status).toHaveText(`1 of ${builtCount + 3} posts`);
  // Back leaves the dashboard, whatever was chosen.
  expect(await entries()).toBe(before);
  // Left at once, and still the typed text is in the address.
  await dashboard.action('Second', 'Edit').click();
  await expect(page).toHaveURL('/blog-admin/edit/two');
  const address = '/blog-admin?search=second&status=published&place=only-here&sort=title';
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(search).toHaveValue('second');
  await dashboard.action('Second', 'Edit').click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Another');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page).toHaveURL(address);
  await expect(
    page.getByText('Another is saved. The search or a filter leaves it out of this list.'),
  ).toBeVisible();
  await search.fill('another');
  await expect(page).toHaveURL(/search=another/);
  await expect(status).toHaveText(`1 of ${builtCount + 3} posts`);
  await page.reload();
  await expect(page.getByLabel('Where it is')).toHaveValue('only-here');
  await expect(dashboard.header('Title')).toHaveAttribute('aria-sort', 'ascending');
  await expect(status).toHaveText(`1 of ${builtCount + 3} posts`);

  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  await expect(status).toHaveText(`${builtCount + 3} posts`);
  await expect(search).toHaveValue('');
}

async function duplicates(dashboard: Dashboard) {
  const { page, status } = dashboard;
  await dashboard.choose('The tuxedo', 'Duplicate');
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
  await expect(page.getByRole('switch', { name: 'Hidden' })).not.toBeChecked();
  await page.goBack();
  await expect(status).toHaveText(`${builtCount + 4} posts`);
}

test('deleting a post', async ({ page }) => {
  const dashboard = await open(page, [...three, changedHarry()]);
  const { dialog, status, toast } = dashboard;
  const before = await storedPostsText(page);
  let below = '';
  await test.step('a question names the post and begins on Cancel', async () => {
    const titles = await page.locator('.row-title').allTextContents();
    below = titles[titles.indexOf('The tuxedo') + 1] ?? '';
    await dashboard.action('The tuxedo', 'Delete').click();
    await expect(dialog).toContainText('The tuxedo');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(dashboard.action('The tuxedo', 'Delete')).toBeFocused();
    expect(await storedPostsText(page)).toBe(before);
  });
  await test.step('then a message says Post Deleted', async () => {
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toast).toContainText('Post Deleted');
    await expect(toast).toContainText('The tuxedo');
    await expect(dashboard.row('The tuxedo')).toHaveCount(0);
    await expect(status).toHaveText(`${builtCount + 2} posts`);
    // The row below takes its place.
    await expect(dashboard.row(below).getByRole('link').first()).toBeFocused();
    await test.step('“?” lists the shortcuts, but is typed into a field', async () => {
      await dashboard.search.press('?');
      await expect(dashboard.search).toHaveValue('?');
      await dashboard.search.fill('');
      await expect(dialog).toHaveCount(0);
      await dashboard.row(below).getByRole('link').first().press('?');
      await expect(dialog.getByRole('heading')).toHaveText('Shortcuts');
      await page.keyboard.press('Escape');
    });
    // What a first visit is told can be read later.
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('button', { name: 'How posts reach readers' }).click();
    await expect(dialog).toContainText('What you write is saved in this browser');
    await page.keyboard.press('Escape');
    expect(await storedPostsText(page)).not.toContain('The tuxedo');
  });
  await test.step('Undo brings it back', async () => {
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(dashboard.row('The tuxedo').getByRole('link').first()).toBeFocused();
    expect(await storedPostsText(page)).toBe(before);
  });
  await test.step('one that is only to be out of sight is hidden, and shown again by Undo', async () => {
    await expect(await dashboard.more(snowy, 'Hide')).toHaveCount(0);
    await expect(dashboard.row(snowy).locator('.menu-list button')).toHaveText([
      'Duplicate',
      'Take off the website',
    ]);
    await page.keyboard.press('Escape');
    const whereDeleteIs = async () =>
      (await dashboard.action('The tuxedo', 'Delete').boundingBox())?.x ?? 0;
    const where = await whereDeleteIs();
    await dashboard.choose('The tuxedo', 'Hide in this browser');
    await expect(toast).toContainText('Post hidden');
    // The next press at the same place must not delete it.
    expect(Math.abs((await whereDeleteIs()) - where)).toBeLessThan(16);
    await expect(dashboard.row('The tuxedo').locator('.cell-status span')).toHaveText([
      'Hidden',
      'Out of sight here.',
      'Featured',
    ]);
    await expect(dashboard.row('The tuxedo').getByRole('link', { name: /^View/ })).toHaveCount(0);
    await expect(dashboard.action('The tuxedo', 'More')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(dashboard.row('The tuxedo').locator('.cell-status')).toHaveText('Featured');
    expect(await storedPostsText(page)).toBe(before);
  });
  await test.step('a built-in post says why it can’t be deleted', async () => {
    await dashboard.action(snowy, 'Delete').click();
    await expect(dialog).toContainText('This post can’t be deleted here');
    await expect(dialog).toContainText(snowy);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dashboard.row(snowy)).toHaveCount(1);
  });
  await test.step('a changed one goes back to the published version', async () => {
    await expect(dashboard.action('Harry, changed here', 'Delete')).toHaveCount(0);
    await dashboard.choose('Harry, changed here', 'Back to the published version');
    await expect(dialog).toContainText('The website keeps its own version');
    await expect(dialog.getByRole('button', { name: 'Take off the website' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Back to the published version' }).click();
    await expect(dashboard.row(harry)).toHaveCount(1);
    await expect(dashboard.row(harry)).toContainText('Built-in');
    await expect(toast.last()).toContainText('Back to the published version');
    expect(await storedPostsText(page)).toBe(JSON.stringify(three));
  });
});

test('what else a row can do opens within the window, wherever the row stands', async ({
  page,
}) => {
  const dashboard = await open(page, [changedHarry()]);
  const row = dashboard.row('Harry, changed here');
  const list = row.locator('.menu-list');
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const place of ['start', 'end'] as const)
      await test.step(`${width} px, the row at the ${place} of the window`, async () => {
        await row.evaluate((element, block) => element.scrollIntoView({ block }), place);
        await dashboard.more('Harry, changed here', 'Back');
        await expect(list.getByRole('button')).toHaveCount(4);
        const box = await list.evaluate((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          return [left >= 8, top >= 0, right <= innerWidth, bottom <= innerHeight];
        });
        expect(box).toEqual([true, true, true, true]);
        await page.keyboard.press('Escape');
      });
  }
});

test('several posts, ticked', async ({ page }) => {
  const dashboard = await open(page, three);
  const { selection } = dashboard;
  await expect(selection).toHaveCount(0);
  await test.step('an export holds them alone, fetches each file once, and none for posts that are here', () =>
    exportsTicked(dashboard));
  await test.step('select all takes what is shown, and what a filter hides is not selected', async () => {
    await page.getByLabel('Where it is').selectOption('Only here');
    await page.getByRole('checkbox', { name: 'Select all 3' }).check();
    await expect(selection).toContainText('3 selected');
    await dashboard.search.fill('second');
    await expect(selection).toContainText('1 selected');
    await selection.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByRole('group', { name: 'Blog posts' })).toBeFocused();
    await expect(selection).toHaveCount(0);
    await dashboard.search.fill('');
    await expect(dashboard.tick('The tuxedo')).not.toBeChecked();
    await page.getByLabel('Where it is').selectOption('All');
  });
  await test.step('the bar takes the place of the heads of the columns, so no row moves; the heads keep their names', async () => {
    const place = () =>
      dashboard.row('Second').evaluate((row) => row.getBoundingClientRect().y + scrollY);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const before = await place();
      await dashboard.tick('Second').check();
      await expect(selection).toBeVisible();
      expect(await place(), `${width} px`).toBe(before);
      await dashboard.tick('Second').uncheck();
    }
    await dashboard.tick('Second').check();
    await expect(dashboard.header('Title')).toBeVisible();
    await selection.getByRole('button', { name: 'Clear' }).click();
  });
  await test.step('Shift takes the rows between two, and lets go of them', async () => {
    const ticks = dashboard.table.locator('tbody').getByRole('checkbox');
    await ticks.nth(4).check();
    await ticks.nth(1).click({ modifiers: ['Shift'] });
    await expect(selection).toContainText('4 selected');
    await ticks.nth(2).focus();
    await page.keyboard.press('Shift+Space');
    await expect(selection).toContainText('2 selected');
    await selection.getByRole('button', { name: 'Clear' }).click();
  });
  await test.step('they are hidden together, and shown again by one Undo', async () => {
    const before = await storedPostsText(page);
    for (const title of ['The tuxedo', 'Second', harry]) await dashboard.tick(title).check();
    await selection.getByRole('button', { name: 'More' }).click();
    await selection.getByRole('button', { name: 'Hide in this browser' }).click();
    await expect(dashboard.toast).toContainText('Posts hidden');
    await expect(dashboard.toast).toContainText('1 selected post is built in and stays.');
    await dashboard.toast.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => storedPostsText(page)).toBe(before);
    await selection.getByRole('button', { name: 'Clear' }).click();
  });
  await test.step('one question with their number deletes them, one Undo brings them back', () =>
    deletesTicked(dashboard));
});

async function exportsTicked(dashboard: Dashboard) {
  const { page, dialog, selection } = dashboard;
  const asked: string[] = [];
  await page.route(/\/posts(\.json|-data\/)/, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.continue();
  });
  const exported = async () => {
    await selection.getByRole('button', { name: 'Export selected' }).click();
    const text = dialog.getByRole('textbox');
    await expect(text).toHaveValue(/^\[\n/);
    await expect(dialog).toContainText('The selected posts as JSON, a form that programs read.');
    const list = JSON.parse(await text.inputValue()) as { title: string; content: string }[];
    await page.keyboard.press('Escape');
    return list;
  };
  await dashboard.tick('Second').check();
  expect((await exported()).map(({ title }) => title)).toEqual(['Second']);
  expect(asked).toEqual([]);

  await page.getByRole('checkbox', { name: `Select all ${builtCount + 3}` }).check();
  const list = await exported();
  expect(list).toHaveLength(builtCount + 3);
  expect(list.filter(({ content }) => content === '')).toEqual([]);
  // The dashboard has the list of posts already.
  expect(asked.toSorted()).toEqual(['/posts-data/details.json', '/posts-data/texts-1.json']);
  await selection.getByRole('button', { name: 'Clear' }).click();

  for (const title of ['Second', harry]) await dashboard.tick(title).check();
  const two = await exported();
  expect(two.map(({ title }) => title).toSorted()).toEqual([harry, 'Second']);
  expect(asked).toHaveLength(2);
  await selection.getByRole('button', { name: 'Clear' }).click();
}

async function deletesTicked(dashboard: Dashboard) {
  const { page, dialog, selection, status, toast } = dashboard;
  const before = await storedPostsText(page);
  for (const title of ['The tuxedo', 'Second', harry]) await dashboard.tick(title).check();
  await expect(selection).toContainText('3 selected');
  await selection.getByRole('button', { name: 'Delete selected' }).click();
  await expect(dialog.getByRole('heading')).toHaveText('Delete 2 posts?');
  await expect(dialog).toContainText('1 selected post is built in and stays');
  expect(await axeInBothThemes(page)).toEqual([]);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete 2 posts' }).click();
  await expect(toast).toContainText('2 posts');
  await expect(status).toHaveText(`${builtCount + 1} posts`);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(status).toHaveText(`${builtCount + 3} posts`);
  expect(await storedPostsText(page)).toBe(before);

  // What went together comes back together from the Trash too.
  for (const title of ['The tuxedo', 'Second']) await dashboard.tick(title).check();
  await selection.getByRole('button', { name: 'Delete selected' }).click();
  await dialog.getByRole('button', { name: 'Delete 2 posts' }).click();
  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  await page.getByRole('button', { name: 'Restore all 2' }).click();
  await expect(toast).toContainText('2 posts are back among your posts.');
  await expect(page.getByText('The Trash is empty.')).toBeVisible();
}

test('other tabs change posts', async ({ page }) => {
  const dashboard = await open(page, three);
  await test.step('other texts of the same length are read again for what takes the room', async () => {
    const room = page.getByRole('region', { name: 'Browser storage' });
    await expect(room).toContainText('Less than 1% full');
    await room.getByText('What takes up space').click();
    await expect(room.getByRole('link', { name: 'The tuxedo' })).toBeVisible();
    const other = [{ ...mine, title: 'The boxer!' }, ...three.slice(1)];
    await storePostsText(page, JSON.stringify(other));
    await expect(room.getByRole('link', { name: 'The boxer!' })).toBeVisible();
    await expect(room.getByRole('link', { name: 'The tuxedo' })).toHaveCount(0);
  });
  await test.step('their posts show by themselves', async () => {
    await storePostsText(page, JSON.stringify([mine]));
    await expect(dashboard.status).toHaveText(`${builtCount + 1} posts`);
  });
  await test.step('a post that they changed since is not deleted unseen', async () => {
    await dashboard.action('The tuxedo', 'Delete').click();
    const changed = JSON.stringify([{ ...mine, content: 'Better.' }]);
    // Without a storage event, as from a frozen tab.
    await page.evaluate((text) => localStorage.setItem('bodega-cats:posts', text), changed);
    await dashboard.dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dashboard.toast).toContainText(
      'The posts have changed since, so nothing was changed here.',
    );
    expect(await storedPostsText(page)).toBe(changed);
  });
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
  await expect(dashboard.status).toHaveText(`${builtCount + 3} posts`);
  await expect(note).toHaveCount(0);
});

test('three hundred posts that nearly fill the storage', async ({ page }) => {
  const big = Array.from({ length: 14 }, (_, place) => ({
    id: `big-${place}`,
    title: `Big ${place}`,
    content: 'x'.repeat(310_000 - place * 1_300),
  }));
  const many = Array.from({ length: 286 }, (_, place) => ({
    id: `many-${place}`,
    title: `Story ${place}`,
    content: 'Meow.',
    date: '2020-01-01',
  }));
  const dashboard = await open(page, [...big, ...many]);
  await test.step('at first a hundred rows are drawn, more as one scrolls or presses Show more', () =>
    growsToAll(dashboard));
  const room = page.getByRole('region', { name: 'Browser storage' });
  await test.step('storage shows how full it is, and above 80 % what takes the room', async () => {
    await expect(room).toContainText('81% full: 4.0 MB of 5.0 MB');
    await expect(room.getByText('Storage is nearly full')).toBeVisible();
    const takers = room.getByRole('listitem');
    await expect(takers).toHaveCount(11);
    await expect(takers.first()).toHaveText('Big 0302 KB');
    await expect(takers.first().getByRole('link')).toHaveAttribute(
      'href',
      '/blog-admin/edit/big-0',
    );
    await expect(takers.last()).toHaveText('291 smaller ones1.1 MB');
    const top = await room.boundingBox();
    const table = await dashboard.table.boundingBox();
    expect(top?.y).toBeLessThan(table?.y ?? 0);
  });
  await test.step('deleting makes room', async () => {
    await dashboard.search.fill('Big 0');
    await expect(dashboard.rows).toHaveCount(1);
    expect(await axeInBothThemes(page)).toEqual([]);
    await dashboard.delete('Big 0');
    await expect(room).toContainText('75% full');
    await expect(room.getByText('Storage is nearly full')).toHaveCount(0);
  });
});

async function growsToAll({ page, rows, status }: Dashboard) {
  await expect(status).toHaveText(`${builtCount + 300} posts`);
  await expect(rows).toHaveCount(100);
  const more = page.getByRole('button', { name: 'Show more' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBeGreaterThan(149);
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(rows).toHaveCount(builtCount + 300, { timeout: 300 });
  }).toPass();
  await expect(more).toHaveCount(0);
}

test('the table at all widths', async ({ page }) => {
  const dashboard = await open(page, [...three, changedHarry()]);
  const tuxedo = dashboard.row('The tuxedo');
  await dashboard.tick('The tuxedo').check();
  await test.step('nothing hangs over the edge', async () => {
    for (const width of [1280, 992, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
  await test.step('on a phone rows are cards, and screen readers still have a table', async () => {
    await expect(tuxedo.getByRole('rowheader')).toHaveCount(1);
    const title = await tuxedo.locator('.row-title').boundingBox();
    const actions = await tuxedo.locator('.cell-actions').boundingBox();
    expect(actions?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
    await expect(dashboard.header('Status')).toHaveCount(1);
    await expect(tuxedo.getByRole('cell')).toHaveCount(5);
    const target = await dashboard.action('The tuxedo', 'Edit').boundingBox();
    expect(target?.height).toBeGreaterThanOrEqual(44);
    await dashboard.header('Title').getByRole('button').click();
    await expect(dashboard.header('Title')).toHaveAttribute('aria-sort', 'ascending');
  });
  await test.step('axe finds nothing in both themes, as cards and as a table', async () => {
    // Rows of every kind, but few, because axe reads the whole page.
    await dashboard.search.fill('in b');
    await expect(dashboard.rows.locator('.tag-origin')).toHaveText([
      'Live, changed here',
      'Only here',
      'Only here',
      'Only here',
      'Built-in',
      'Built-in',
    ]);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeInBothThemes(page), `${width} px`).toEqual([]);
    }
  });
});
