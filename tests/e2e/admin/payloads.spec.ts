import { expect, test } from '#tests/support/test.ts';
import type { Locator, Page } from '@playwright/test';
import { scriptPayloads } from '#tests/fixtures/script-payloads.ts';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { PostActions } from '#tests/pages/post-actions.ts';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { storedPostsText } from '#tests/support/local-posts.ts';
import { watchForScripts } from '#tests/support/script-watch.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';
import { watch } from '#tests/support/watched-page.ts';

const all = scriptPayloads.join('\n\n');

/** Types each payload into all of these fields; the page draws each before the next. */
async function typeEach(fields: Locator): Promise<void> {
  await fields.first().waitFor();
  await fields.evaluateAll(async (controls: (HTMLInputElement | HTMLTextAreaElement)[], texts) => {
    for (const text of texts) {
      for (const control of controls) {
        const prototype = Object.getPrototypeOf(control) as object;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  }, scriptPayloads);
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`/blog-admin/login?to=${encodeURIComponent(scriptPayloads.join(' '))}`);
  const password = page.getByLabel('Password', { exact: true });
  await page.getByRole('button', { name: 'Show password' }).click();
  await typeEach(password);
  await password.press('Enter');
  await expect(page).toHaveURL('/blog-admin');
}

async function search(page: Page): Promise<void> {
  const text = encodeURIComponent(scriptPayloads.join(' '));
  const choice = encodeURIComponent('<img src=x onerror=window.hacked=1>');
  await page.goto(`/blog-admin?search=${text}&sort=${choice}&category=${choice}&place=${choice}`);
  await expect(page.getByText('No posts found')).toBeVisible();
  const { search: box } = new Dashboard(page);
  await expect(box).toHaveValue(/window\.hacked/);
  await typeEach(box);
}

async function importPosts(page: Page): Promise<void> {
  const actions = new PostActions(page);
  await actions.choose('Import Posts');
  await typeEach(actions.json);
  await actions.checkFile(
    JSON.stringify(scriptPayloads),
    `<img src=x onerror=window.hacked=1>.json`,
  );
  await expect(actions.toast).toContainText('Invalid JSON format');
}

async function insertPicture(page: Page): Promise<void> {
  const writing = new PostWriting(page);
  const picture = await plainPicture('olga.png');
  await writing.pick({ ...picture, name: '"><img src=x onerror=window.hacked=1>.png' });
  await typeEach(writing.description);
  await writing.describe(scriptPayloads.join(' '));
  await expect(writing.text).toHaveValue(/window\.hacked.*\]\(image:1\)/s);
}

test('sixty script payloads run nowhere: in no field, address, file, picture, safety copy, list, page, version or Trash', async ({
  page,
}) => {
  test.slow();
  const { problems } = watch(page);
  const ran = watchForScripts(page);
  const nothingRuns = (where: string, step: () => Promise<void>) =>
    test.step(where, async () => {
      await step();
      // Looked at before the next page, which starts fresh.
      await ran();
    });
  const editor = new Editor(page);
  const dashboard = new Dashboard(page);
  const { shown } = new PostWriting(page);

  await nothingRuns('password', () => logIn(page));
  await nothingRuns('search and address', () => search(page));
  await nothingRuns('import', () => importPosts(page));
  await page.goto('/blog-admin/new');
  await nothingRuns('every field of a post, one by one', async () => {
    await page.getByRole('button', { name: 'Side by side' }).click();
    await expect(shown.locator('.prose')).toBeAttached();
    const fields = page.locator('.editor').getByRole('textbox');
    await expect(fields).toHaveCount(11);
    await typeEach(fields);
  });
  await nothingRuns('every field of a post, all of them', async () => {
    for (const field of await page.locator('.editor').getByRole('textbox').all())
      await field.fill(all);
    await expect(shown.getByText('window.hacked').first()).toBeAttached();
    await editor.slug.fill('payloads');
  });
  await nothingRuns('picture', () => insertPicture(page));
  const content = await editor.content.inputValue();
  await nothingRuns('safety copy', async () => {
    await page.reload();
    await expect(editor.content).toHaveValue(content);
    await page.getByRole('button', { name: 'Start empty' }).click();
    await expect(editor.copies).toContainText('window.hacked');
    await editor.copies.getByRole('button', { name: /^Compare/ }).click();
    await expect(dashboard.dialog).toContainText('window.hacked');
    await ran();
    await page.keyboard.press('Escape');
    await editor.copies.getByRole('button', { name: /^Continue/ }).click();
    await expect(editor.content).toHaveValue(content);
  });
  await nothingRuns('list', async () => {
    await editor.publish.click();
    await expect(editor.toast('Blog post created')).toBeVisible();
    await expect(page).toHaveURL('/blog-admin');
    const stored = ((await storedPostsText(page)) ?? '').replace(
      /\(data:image\/webp;base64,[^)]+\)/,
      '(image:1)',
    );
    expect(JSON.parse(stored)).toMatchObject([{ slug: 'payloads', content }]);
    await expect(dashboard.table.getByText('window.hacked').first()).toBeVisible();
  });
  for (const path of [
    '/blog?search=hacked',
    '/blog/payloads',
    '/blog-admin/edit/payloads/versions',
  ])
    await nothingRuns(path, async () => {
      await page.goto(path);
      await expect(page.getByText('window.hacked').first()).toBeVisible();
    });
  await nothingRuns('Trash', async () => {
    await page.getByRole('link', { name: 'Posts', exact: true }).click();
    await page.getByRole('button', { name: /^Delete.*window\.hacked/ }).click();
    await dashboard.dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(editor.toast('Post Deleted')).toBeVisible();
    await ran();
    await page.getByRole('link', { name: 'Trash', exact: true }).click();
    await expect(page.getByRole('main').getByText('window.hacked').first()).toBeVisible();
  });
  await nothingRuns('an unknown post', async () => {
    await page.goto('/blog-admin/edit/%3Cscript%3Ewindow.hacked=1%3C%2Fscript%3E');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found');
  });
  // A refused import is logged. A local post has no page of its own, so the host answers 404.
  const expected = ['The import was refused', '404 (Not Found)'];
  expect(problems.filter((problem) => !expected.some((one) => problem.includes(one)))).toEqual([]);
});
