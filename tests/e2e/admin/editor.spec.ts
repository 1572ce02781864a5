import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { scriptPayloads } from '#tests/fixtures/script-payloads.ts';
import { Editor } from '#tests/pages/editor.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { hold } from '#tests/support/held-answers.ts';
import { storedPostsText, storePosts } from '#tests/support/local-posts.ts';
import { passRetries } from '#tests/support/retries.ts';
import { watchForScripts } from '#tests/support/script-watch.ts';
import { watch } from '#tests/support/watched-page.ts';

const olga = {
  id: 'olga',
  slug: 'olga-of-ninth-avenue',
  title: 'Olga of Ninth Avenue',
  excerpt: 'She has a chair.',
  content: 'Olga has a chair and a shelf.',
  date: 'November 20, 2026',
  category: 'community',
  readTime: '8 min read',
  mood: 'sleepy',
};
const words = { title: 'Who feeds María?', content: 'Everybody **does**.', excerpt: 'A list.' };

const stored = async (page: Page) =>
  JSON.parse((await storedPostsText(page)) ?? '[]') as Record<string, unknown>[];

test('a new post is published with every field, says so, and the dashboard opens', async ({
  page,
}) => {
  const { problems } = watch(page);
  await page.clock.setFixedTime(new Date('2026-11-21T15:00:00-05:00'));
  const editor = new Editor(page);
  await editor.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Post');
  await expect(page.getByLabel('Publication date')).toHaveValue('November 21, 2026');
  await expect(page.getByLabel('Author name')).toHaveValue('Bodega Cats of New York');
  await expect(page.getByLabel('Reading time')).toHaveValue('3 min');
  const category = page.getByLabel('Category');
  await expect(category.getByRole('option')).toHaveText([
    'Feature',
    'Educational',
    'Community',
    'News',
  ]);
  await editor.fill(words);
  await expect(editor.slug).toHaveValue('who-feeds-maria');
  await expect(page.getByLabel('Reading time')).toHaveValue('1 min');
  await category.selectOption('News');
  await page.getByLabel('Tags').fill(' stores,, rescue ,');
  await page.getByRole('switch', { name: 'Featured' }).check();
  await editor.publish.click();
  await expect(editor.toast('Blog post created')).toBeVisible();
  await expect(page).toHaveURL('/blog-admin');
  const [post] = await stored(page);
  expect(post).toEqual({
    id: 'who-feeds-maria',
    slug: 'who-feeds-maria',
    ...words,
    author: { name: 'Bodega Cats of New York' },
    date: 'November 21, 2026',
    category: 'news',
    tags: ['stores', 'rescue'],
    readTime: '1 min',
    isFeatured: true,
    isPublished: true,
  });
  expect(problems).toEqual([]);
});

test('title, content and excerpt are required in that order: a toast, words at the field, and focus', async ({
  page,
}) => {
  const editor = new Editor(page);
  const published = page.waitForResponse('**/posts.json');
  await editor.open();
  const steps = [
    { field: editor.title, text: 'Title is required', fill: { title: 'A cat' } },
    { field: editor.content, text: 'Content is required', fill: { content: 'Meow.' } },
    { field: editor.excerpt, text: 'Excerpt is required', fill: { excerpt: 'One cat.' } },
  ];
  for (const { field, text, fill } of steps) {
    await editor.publish.click();
    await expect(editor.toast(text)).toBeVisible();
    await expect(page.locator('.toast')).toHaveCount(1);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(text));
    await editor.fill(fill);
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  }
  expect(await storedPostsText(page)).toBeNull();
  // Enter in a field doesn't publish: a save would be done once the published posts have loaded and the lock is free.
  await (await published).finished();
  await editor.title.press('Enter');
  await page.evaluate(() => navigator.locks.request('bodega-cats:posts', () => undefined));
  expect(await storedPostsText(page)).toBeNull();
  await editor.publish.click();
  await expect(page).toHaveURL('/blog-admin');
});

test('who drew or took the cover is kept, and read below it', async ({ page }) => {
  await storePosts(page, [
    { ...olga, coverImage: '/art/cover-snowy-comes-home.svg', coverAlt: 'A white cat' },
  ]);
  const editor = new Editor(page);
  await editor.open('olga');
  await page.getByLabel('Cover credit').fill('Jane Doe');
  await editor.update.click();
  await expect(editor.toast('Blog post updated')).toBeVisible();
  expect(await stored(page)).toMatchObject([{ coverCredit: 'Jane Doe', mood: 'sleepy' }]);
  await page.goto('/blog/olga-of-ninth-avenue');
  const cover = page.getByRole('figure', { name: 'Cover: Jane Doe' });
  const [picture, credit] = [cover.getByRole('img'), cover.getByText('Cover: Jane Doe')];
  await expect(credit).toBeVisible();
  const [above, below] = [await picture.boundingBox(), await credit.boundingBox()];
  expect((above?.y ?? NaN) + (above?.height ?? NaN)).toBeLessThanOrEqual(below?.y ?? NaN);
});

test('blanks are no title, and a title without letters gives the slug untitled-post', async ({
  page,
}) => {
  const editor = new Editor(page);
  await editor.open();
  await editor.fill({ ...words, title: '  ' });
  await editor.publish.click();
  await expect(editor.toast('Title is required')).toBeVisible();
  await editor.fill({ title: '!!!' });
  await editor.publish.click();
  await expect(editor.toast('Blog post created')).toBeVisible();
  expect(await stored(page)).toMatchObject([{ title: '!!!', slug: 'untitled-post' }]);
});

test('an address that somebody holds is named with its holder, and a free one is offered', async ({
  page,
}) => {
  await storePosts(page, [olga]);
  const editor = new Editor(page);
  await editor.open();
  await editor.fill({ ...words, title: 'Olga of Ninth Avenue' });
  const held = page.getByText(
    '/blog/olga-of-ninth-avenue is taken by a post in this browser: Olga of Ninth Avenue',
  );
  await expect(held).toBeVisible();
  await editor.slug.fill('snowy-comes-home');
  await expect(editor.slug).toHaveAccessibleDescription(/is taken by a built-in post: Snowy/);
  await editor.slug.fill('page');
  await expect(editor.slug).toHaveAccessibleDescription(/is taken by the blog itself/);
  await editor.publish.click();
  await expect(editor.slug).toBeFocused();
  await expect(editor.toast('/blog/page is taken by the blog itself.')).toBeVisible();
  expect(await stored(page)).toHaveLength(1);
  // Once edited, it doesn't follow the title.
  await editor.fill({ title: 'Another title' });
  await expect(editor.slug).toHaveValue('page');
  await page.getByRole('button', { name: 'Use page-2' }).click();
  await expect(editor.slug).toHaveValue('page-2');
  await editor.publish.click();
  await expect(page).toHaveURL('/blog-admin');
  expect(await stored(page)).toMatchObject([{ id: 'olga' }, { id: 'page-2', slug: 'page-2' }]);
});

test('a post keeps the address that it has, also where a published post has it too', async ({
  page,
}) => {
  await storePosts(page, [{ ...olga, slug: 'snowy-comes-home' }]);
  const editor = new Editor(page);
  await editor.open('olga');
  await expect(editor.slug).toHaveAccessibleDescription(/is taken by a built-in post: Snowy/);
  await editor.fill({ content: 'Changed.' });
  await editor.update.click();
  await expect(page).toHaveURL('/blog-admin');
  expect(await stored(page)).toMatchObject([{ slug: 'snowy-comes-home', content: 'Changed.' }]);
});

test('Publish waits for the published posts before it takes an address', async ({ page }) => {
  const release = await hold(page, '**/posts.json');
  const editor = new Editor(page);
  await editor.open();
  await editor.fill(words);
  await editor.slug.fill('snowy-comes-home');
  await editor.publish.click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  expect(await storedPostsText(page)).toBeNull();
  release();
  await expect(
    editor.toast('/blog/snowy-comes-home is taken by a built-in post: Snowy'),
  ).toBeVisible();
  await expect(editor.slug).toBeFocused();
  expect(await storedPostsText(page)).toBeNull();
});

test('where the published posts can’t be loaded no new address is taken, and a known one is kept', async ({
  page,
}) => {
  await page.clock.install();
  await storePosts(page, [olga]);
  await page.route('**/posts.json', (route) => route.abort());
  const editor = new Editor(page);
  await editor.open();
  await editor.fill(words);
  await editor.publish.click();
  await passRetries(page, editor.toast('The built-in posts could not be loaded'));
  // Typing wouldn't help.
  await expect(editor.slug).not.toBeFocused();
  expect(await stored(page)).toEqual([olga]);
  expect(await editor.words()).toEqual(words);
  await page.unroute('**/posts.json');
  await editor.publish.click();
  await expect(editor.toast('Blog post created')).toBeVisible();

  await page.route('**/posts.json', (route) => route.abort());
  await editor.open('olga');
  await editor.title.fill('Olga, again');
  await editor.update.click();
  await expect(editor.toast('Blog post updated')).toBeVisible();
});

test('a post of this browser is updated where it stands, with its unknown fields', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T15:00:00-05:00'));
  await storePosts(page, [olga, { id: 'b', title: 'B' }]);
  const editor = new Editor(page);
  await editor.open('olga');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Post');
  await expect(page.getByLabel('Reading time')).toHaveValue('8 min');
  await editor.title.fill('Olga, again');
  await expect(editor.slug).toHaveValue('olga-of-ninth-avenue');
  await editor.update.click();
  await expect(editor.toast('Blog post updated')).toBeVisible();
  await expect(page).toHaveURL('/blog-admin');
  const posts = await stored(page);
  expect(posts[0]).toMatchObject({
    ...olga,
    title: 'Olga, again',
    lastUpdated: '2026-11-21',
    isPublished: true,
  });
  expect(posts[1]).toEqual({ id: 'b', title: 'B' });
});

test('a published post is edited as a copy of the same id; its category is said before it changes', async ({
  page,
}) => {
  const editor = new Editor(page);
  await editor.open('18');
  await expect(editor.slug).toHaveValue('snowy-comes-home');
  await editor.open('9');
  await expect(page.getByLabel('Category')).toHaveValue('Cats');
  await expect(
    page.getByText("Cats isn't offered here; saving makes this Feature", { exact: true }),
  ).toBeVisible();
  const before = await editor.words();
  expect(before.content).toContain('Zaragoza');
  const content = `${before.content}\n\nAnd a chair.`;
  await editor.content.fill(content);
  await editor.content.press('Control+s');
  await expect(editor.toast('Blog post updated')).toBeVisible();
  await expect(page).toHaveURL('/blog-admin');
  expect(await stored(page)).toMatchObject([
    { id: '9', slug: 'zorros-shelf-and-princes-cheese', category: 'feature', ...before, content },
  ]);
});

test('Ctrl+S and Cmd+S save like the button', async ({ page }) => {
  const editor = new Editor(page);
  for (const [index, keys] of ['Control+s', 'Meta+s'].entries()) {
    await editor.open();
    await page.keyboard.press(keys);
    await expect(editor.toast('Title is required')).toBeVisible();
    await editor.fill({ ...words, title: `Cat ${index}` });
    await editor.title.press(keys);
    await expect(page).toHaveURL('/blog-admin');
    expect(await stored(page)).toHaveLength(index + 1);
  }
});

test('an id that nobody has is said in a toast and in the page, then the dashboard opens', async ({
  page,
}) => {
  await page.clock.install();
  const editor = new Editor(page);
  await page.goto('/blog-admin');
  await editor.page.evaluate(() =>
    localStorage.setItem(
      'bodega-cats:session',
      JSON.stringify({ token: 'a', expiresAt: Date.now() + 3_600_000 }),
    ),
  );
  await page.goto('/blog-admin/edit/nobody');
  await expect(editor.toast('Blog post not found')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' }),
  ).toHaveAttribute('href', '/blog-admin');
  await page.clock.runFor(3_000);
  await expect(page).toHaveURL('/blog-admin');
});

test('beside Publish stands what publishing means here', async ({ page }) => {
  const editor = new Editor(page);
  await editor.open();
  await expect(editor.publish).toHaveAccessibleDescription(
    /^Published here means saved in this browser\./,
  );
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
    'href',
    '/blog-admin',
  );
});

test('axe finds nothing in both themes, and 320 px need no sideways scroll', async ({ page }) => {
  test.slow();
  await storePosts(page, [olga]);
  const editor = new Editor(page);
  await editor.open();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await editor.slug.fill('olga-of-ninth-avenue');
  await editor.publish.click();
  await expect(editor.toast('Title is required')).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  await editor.open('9');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await axeInBothThemes(page)).toEqual([]);
});

test('from 1024 px fields and text stand side by side, and so do text and preview', async ({
  page,
}) => {
  const editor = new Editor(page);
  await page.setViewportSize({ width: 1024, height: 800 });
  await editor.open('9');
  const [text, date] = await Promise.all([
    editor.content.boundingBox(),
    page.getByLabel('Publication date').boundingBox(),
  ]);
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThan(date?.x ?? 0);
  await page.getByRole('button', { name: 'Side by side' }).click();
  const preview = page.locator('.preview-pane');
  await expect(preview.locator('iframe')).toBeVisible();
  const [left, right] = await Promise.all([editor.content.boundingBox(), preview.boundingBox()]);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  expect(left?.height).toBe(right?.height);
});

test('sixty script payloads in every field run nowhere: editor, dashboard, page, versions, Trash', async ({
  page,
}) => {
  test.slow();
  const { problems } = watch(page);
  const nothingRan = watchForScripts(page);
  const editor = new Editor(page);
  await editor.open();
  await page.getByRole('button', { name: 'Side by side' }).click();
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.locator('.prose')).toBeAttached();

  // One by one into all fields, and the page draws each before the next.
  const places = page.locator('.editor').getByRole('textbox');
  await expect(places).toHaveCount(11);
  await places.evaluateAll(async (fields: (HTMLInputElement | HTMLTextAreaElement)[], texts) => {
    for (const text of texts) {
      for (const field of fields) {
        const prototype = Object.getPrototypeOf(field) as object;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  }, scriptPayloads);
  await nothingRan();

  // All of them in every field, saved.
  const all = scriptPayloads.join('\n\n');
  for (const place of await places.all()) await place.fill(all);
  await expect(preview.getByText('window.hacked').first()).toBeAttached();
  await editor.slug.fill('payloads');
  await nothingRan();
  await editor.publish.click();
  await expect(editor.toast('Blog post created')).toBeVisible();
  await expect(page).toHaveURL('/blog-admin');
  const [post] = await stored(page);
  expect(post).toMatchObject({ slug: 'payloads', content: all });
  await expect(page.getByRole('table').getByText('window.hacked').first()).toBeVisible();
  await nothingRan();
  for (const path of [
    '/blog-admin/edit/payloads/versions',
    '/blog?search=hacked',
    '/blog/payloads',
  ]) {
    await page.goto(path);
    await expect(page.getByText('window.hacked').first()).toBeVisible();
    await nothingRan();
  }
  await page.goto('/blog-admin');
  await page.getByRole('button', { name: /^Delete.*window\.hacked/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(editor.toast('Post Deleted')).toBeVisible();
  await nothingRan();
  await page.goto('/blog-admin/trash');
  await expect(page.getByRole('main').getByText('window.hacked').first()).toBeVisible();
  await nothingRan();
  // A local post has no page of its own, so the host answers 404.
  expect(problems.filter((problem) => !problem.includes('404 (Not Found)'))).toEqual([]);
});
