import { expect, test } from '#tests/support/test.ts';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { PostActions } from '#tests/pages/post-actions.ts';
import { storedPostsText, storePostsText } from '#tests/support/local-posts.ts';

// What can be undone after its message is gone.

test('what the editor saves is a version each, a deleted post waits in the Trash, and so does a replaced list', async ({
  page,
}) => {
  test.slow();
  const editor = new Editor(page);
  const dashboard = new Dashboard(page);
  await editor.open();
  await editor.fill({ title: 'Olga', content: 'She has a chair.', excerpt: 'A cat.' });
  await editor.publish.click();
  await dashboard.isLoaded();
  await dashboard.action('Olga', 'Edit').click();
  await editor.content.fill('She has a shelf.');
  await editor.update.click();
  await dashboard.isLoaded();

  await dashboard.action('Olga', 'Edit').click();
  await page.getByRole('link', { name: 'Earlier versions' }).click();
  const times = page.getByRole('navigation', { name: 'Saved versions' }).getByRole('button');
  await expect(times).toHaveCount(2);
  await times.last().click();
  const content = page.getByRole('region', { name: 'Content' });
  await expect(content.locator('h4 + div')).toHaveText(['She has a chair.', 'She has a shelf.']);
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(times).toHaveCount(3);
  expect(await storedPostsText(page)).toContain('She has a chair.');

  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  const before = await storedPostsText(page);
  await dashboard.delete('Olga');
  await expect(dashboard.row('Olga')).toHaveCount(0);
  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  await page.getByRole('button', { name: 'Restore Olga' }).click();
  await expect(page.getByText('The Trash is empty.')).toBeVisible();
  expect(await storedPostsText(page)).toBe(before);

  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  // Not as JSON.stringify would write it, to prove "byte for byte".
  const odd = `[ {"id":"zoe","title":"Zoe"},${(before ?? '').slice(1)}`;
  await storePostsText(page, odd);
  const actions = new PostActions(page);
  await actions.choose('Import Posts');
  await actions.check('[{"title":"Bruno"}]');
  await actions.importButton.click();
  await expect(dashboard.toast.last()).toContainText('Import Successful');
  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  // The list that this test replaced behind the admin's back is kept as well, with one post.
  await page.getByRole('button', { name: 'Restore all All posts, as they were (2 posts)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore all' }).click();
  await expect(page.getByText('All posts are back.')).toBeVisible();
  expect(await storedPostsText(page)).toBe(odd);
});
