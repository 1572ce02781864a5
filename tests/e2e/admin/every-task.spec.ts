import type { Page } from '@playwright/test';
import { adminPaths } from '#src/admin/shell/router.ts';
import { builtPost, builtPosts } from '#tests/support/built-posts.ts';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { closeMessages } from '#tests/pages/messages.ts';
import { PostActions } from '#tests/pages/post-actions.ts';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { headingClashes } from '#tests/support/heading-clashes.ts';
import { translatePages } from '#tests/support/page-translation.ts';
import { expect, test } from '#tests/support/test.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';
import { tellRefusals, watch } from '#tests/support/watched-page.ts';

test.use({
  actionTimeout: 5000,
  viewport: { width: 1280, height: 900 },
  permissions: ['clipboard-write'],
});

const text =
  '# Head &copy;\n\n![A cat](/art/hero.svg) and a [link](https://example.com).\n\n| a |\n|:-:|\n| b |';

test('every task of the admin, in a page that the browser translates: nothing crashes, and the policy refuses nothing', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const { problems } = watch(page);
  await tellRefusals(page);
  await translatePages(page);
  await test.step('a password is shown, chosen, and wrong for a moment', () => enter(page));
  await keepSession(page, 1);
  await test.step('a post is written with a cover and a preview', () => write(page));
  await test.step('it is saved again, and an older version comes back', () => restoreVersion(page));
  await test.step('in the list of posts what was typed is left alone', () => typedIsLeft(page));
  await test.step('posts are searched, sorted, ticked, duplicated, deleted', () => tend(page));
  await test.step('posts are exported and imported', () => exchange(page));
  await test.step('the Trash gives back and empties', () => emptyTrash(page));
  await test.step('both sitemaps are generated', () => generate(page));
  await test.step('the post is shown on its page', async () => {
    await page.goto('/blog/a-post');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A post');
    await expect(page.locator('.prose h2')).toHaveText('Head ©');
    expect(await headingClashes(page)).toEqual([]);
  });
  // The host doesn't know a local post.
  const own = /^console error: (?:Failed to load resource: .* 404|The import was refused)/;
  expect(problems.filter((problem) => !own.test(problem))).toEqual([]);
});

/** In the admin, translators leave the title of the post as it was typed; on its page readers may want it translated. */
const typedIsLeft = (page: Page) =>
  expect(page.locator('.translated').getByText(/A post/)).toHaveCount(0);

async function enter(page: Page) {
  await page.goto(adminPaths.login);
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.locator('.field-problem')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('nine lives');
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL(adminPaths.dashboard);
}

async function write(page: Page) {
  const [editor, writing] = [new Editor(page), new PostWriting(page)];
  await page.goto(adminPaths.newPost);
  await editor.fill({ title: 'A post', content: text, excerpt: 'Short.' });
  await editor.slug.fill(builtPost('18').slug);
  await page.getByRole('button', { name: /^Use / }).click();
  await editor.slug.fill('a-post');
  await page.getByLabel('Category', { exact: true }).selectOption('educational');
  for (const name of ['olga.png', 'other.png']) {
    const chooser = page.waitForEvent('filechooser');
    await writing.cover.getByRole('button', { name: /picture$/ }).click();
    await (await chooser).setFiles(await plainPicture(name));
    await expect(writing.cover.locator('img')).toBeVisible();
    await expect(writing.cover.getByText(/Kept|→/)).toBeVisible();
  }
  await writing.cover.getByRole('button', { name: 'Remove' }).click();
  await expect(writing.cover).toContainText('No cover yet');
  await writing.pick(await plainPicture('shelf.png'));
  await writing.describe('A shelf');
  await writing.tool('Bold').click();
  await writing.openPreview();
  await expect(writing.shown.getByRole('img', { name: 'A cat' })).toBeVisible();
  expect(await headingClashes(writing.shown)).toEqual([]);
  await page.keyboard.press('Escape');
  await editor.publish.click();
  await expect(page).toHaveURL(adminPaths.dashboard);
}

async function restoreVersion(page: Page) {
  const editor = new Editor(page);
  await page.getByRole('link', { name: 'A post', exact: true }).click();
  await editor.excerpt.fill('Shorter.');
  await editor.update.click();
  await expect(page).toHaveURL(adminPaths.dashboard);
  await page.getByRole('link', { name: 'A post', exact: true }).click();
  await page.getByRole('link', { name: 'Versions' }).click();
  const times = page.getByRole('navigation', { name: 'Saved versions' }).getByRole('button');
  await expect(times).toHaveCount(2);
  await times.last().click();
  await expect(page.locator('del').first()).toBeVisible();
  await typedIsLeft(page);
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(times).toHaveCount(3);
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
}

async function tend(page: Page) {
  const all = builtPosts().length + 1;
  const dashboard = new Dashboard(page);
  const { rows, status, dialog, selection } = dashboard;
  await dashboard.search.fill('no such post');
  await expect(status).toHaveText(`0 of ${all} posts`);
  await expect(page.getByText('Select all 0')).toBeVisible();
  await dashboard.search.fill('A post');
  await expect(rows.first()).toContainText('A post');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(status).toHaveText(`${all} posts`);
  for (const mark of ['↑', '↓']) {
    await dashboard.header('Title').getByRole('button').click();
    await expect(dashboard.header('Title')).toContainText(mark);
  }
  await dashboard.choose('A post', 'Duplicate');
  await expect(new Editor(page).title).toHaveValue(/A post/);
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  await expect(status).toHaveText(`${all + 1} posts`);
  await closeMessages(page);
  await dashboard.tick('A post').check();
  await expect(selection).toContainText('1 selected');
  await rows.getByRole('checkbox').last().check();
  await expect(selection).toContainText('2 selected');
  await selection.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await selection.getByRole('button', { name: 'Clear' }).click();
  await expect(selection).toHaveCount(0);
  await dashboard.delete('A post');
  await expect(status).toHaveText(`${all} posts`);
  await dashboard.toast.getByRole('button', { name: 'Undo' }).click();
  await expect(status).toHaveText(`${all + 1} posts`);
  await page.getByText('What takes up space').click();
}

async function exchange(page: Page) {
  const actions = new PostActions(page);
  await actions.choose('Export Posts');
  const exported = await actions.json.inputValue();
  await actions.button('Copy').click();
  await expect(actions.toast).toContainText('Copied to clipboard!');
  await page.keyboard.press('Escape');
  await actions.choose('Import Posts');
  await actions.check('no list');
  await expect(actions.dialog.locator('.field-problem')).toBeVisible();
  const changed = exported.replace('"Short."', '"Other."').replace('"a-post"', '"a post"');
  await actions.checkFile(changed, 'posts.json');
  await actions.button('Back').click();
  await actions.button('Check').click();
  await actions.importButton.click();
  await expect(actions.dialog).toHaveCount(0);
}

async function emptyTrash(page: Page) {
  const dashboard = new Dashboard(page);
  await closeMessages(page);
  await dashboard.delete('A post (copy)');
  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  const cards = page.locator('.trash-card');
  await closeMessages(page);
  await expect(cards.first()).toBeVisible();
  const before = await cards.count();
  await cards.first().getByRole('button', { name: 'Restore' }).click();
  await expect(cards).toHaveCount(before - 1);
  await closeMessages(page);
  await page.getByRole('button', { name: 'Empty' }).click();
  await dashboard.dialog.getByRole('button', { name: 'Empty' }).click();
  await expect(cards).toHaveCount(0);
}

async function generate(page: Page) {
  await page.goto(adminPaths.sitemap);
  for (const kind of ['Main', 'Blog']) {
    await page.getByRole('tab', { name: kind }).click();
    await page.getByRole('button', { name: `Generate ${kind} Sitemap` }).click();
    await expect(page.getByRole('tabpanel').getByRole('textbox')).toHaveValue(/<urlset/);
    await page.getByRole('button', { name: `Generate ${kind} Sitemap` }).click();
  }
}
