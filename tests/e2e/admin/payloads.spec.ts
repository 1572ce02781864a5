import { expect, test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { scriptPayloads } from '#tests/fixtures/script-payloads.ts';
import { PostActions } from '#tests/pages/post-actions.ts';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { watchForScripts } from '#tests/support/script-watch.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';
import { watch } from '#tests/support/watched-page.ts';

/** Types each payload into a field; the page draws each before the next. */
async function typeEach(field: Locator): Promise<void> {
  await field.evaluate(async (control: HTMLInputElement | HTMLTextAreaElement, texts) => {
    const prototype = Object.getPrototypeOf(control) as object;
    for (const text of texts) {
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  }, scriptPayloads);
}

test('sixty script payloads run nowhere in the fields outside the post: password, search, address, import, picture, safety copies', async ({
  page,
}) => {
  test.slow();
  const { problems } = watch(page);
  const nothingRan = watchForScripts(page);
  const all = encodeURIComponent(scriptPayloads.join(' '));
  const one = encodeURIComponent('<img src=x onerror=window.hacked=1>');
  await page.goto(`/blog-admin/login?to=${all}`);
  const password = page.getByLabel('Password', { exact: true });
  await page.getByRole('button', { name: 'Show password' }).click();
  await typeEach(password);
  await password.press('Enter');
  await expect(page).toHaveURL('/blog-admin');
  await nothingRan();

  await page.goto(`/blog-admin?search=${all}&sort=${one}&category=${one}&origin=${one}`);
  await expect(page.getByText('No posts found')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(/window\.hacked/);
  await typeEach(page.getByRole('searchbox'));
  await nothingRan();

  const actions = new PostActions(page);
  await actions.choose('Import Posts');
  await typeEach(actions.json);
  await actions.checkFile(scriptPayloads.join('\n'), `<img src=x onerror=window.hacked=1>.json`);
  await expect(actions.toast).toContainText('Invalid JSON format');
  await nothingRan();

  const writing = new PostWriting(page);
  await keepSession(page, 1);
  await writing.open();
  const picture = await plainPicture('olga.png');
  await writing.pick({ ...picture, name: '"><img src=x onerror=window.hacked=1>.png' });
  await typeEach(writing.description);
  await writing.describe(scriptPayloads.join(' '));
  await expect(writing.text).toHaveValue(/window\.hacked/);
  await page.getByLabel('Title', { exact: true }).fill(scriptPayloads.join(' '));
  // Checked before the next page, which starts fresh.
  await nothingRan();
  await page.reload();
  const copy = page.getByRole('region', { name: 'Unsaved text was kept' });
  await expect(copy).toContainText('window.hacked');
  await copy.getByRole('button', { name: /^Compare/ }).click();
  await expect(page.getByRole('dialog')).toContainText('window.hacked');
  await nothingRan();
  await page.goto('/blog-admin/edit/%3Cscript%3Ewindow.hacked=1%3C%2Fscript%3E');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found');
  await nothingRan();
  // A refused import is logged.
  expect(problems.filter((problem) => !problem.includes('The import was refused'))).toEqual([]);
});
