import { expect, test } from '#tests/support/test.ts';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { PostActions } from '#tests/pages/post-actions.ts';
import { storedPostsText, storePostsText } from '#tests/support/local-posts.ts';

test('all posts that an import replaced come back from the Trash, byte for byte', async ({
  page,
}) => {
  const dashboard = new Dashboard(page);
  // Not as JSON.stringify would write it.
  const odd = '[ {"id":"zoe","title":"Zoe"},{"id":"olga", "title":"Olga"}]';
  await storePostsText(page, odd);
  await dashboard.open();
  const actions = new PostActions(page);
  await actions.choose('Import Posts');
  await actions.check('[{"title":"Bruno"}]');
  await actions.importButton.click();
  await expect(dashboard.toast.last()).toContainText('Import Successful');
  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  await page.getByRole('button', { name: 'Restore all All posts, as they were (2 posts)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore all' }).click();
  await expect(page.getByText('All posts are back.')).toBeVisible();
  expect(await storedPostsText(page)).toBe(odd);
});
