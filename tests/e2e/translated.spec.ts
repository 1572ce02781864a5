import { BlogList } from '#tests/pages/blog-list.ts';
import { HomeIslands } from '#tests/pages/home-islands.ts';
import { storePosts } from '#tests/support/local-posts.ts';
import { translatePages } from '#tests/support/page-translation.ts';
import { aPost } from '#tests/support/sample-posts.ts';
import { expect, test } from '#tests/support/test.ts';
import { watch } from '#tests/support/watched-page.ts';

// What the admin does on a page that the browser translates: admin/every-task.spec.ts.

const crash = 'Something went wrong';

test('on a page that the browser translates, the islands wake and keep working', async ({
  page,
}) => {
  const { problems } = watch(page);
  // The browser doesn't show it, but it is another text than the built one.
  await translatePages(page, '\u200b');

  await test.step('home', async () => {
    await page.goto('/');
    const home = new HomeIslands(page);
    const shown = await home.products.count();
    await home.seeMore.click();
    await expect(home.products).toHaveCount(shown + 4);
    await home.tabs.nth(1).click();
    await expect(home.tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await home.pauseQuotes.click();
    await page.getByRole('button', { name: 'Play quotes' }).click();
    await expect(home.pauseQuotes).toBeVisible();
  });

  await test.step('news', async () => {
    await page.goto('/news');
    const field = page.getByRole('searchbox');
    await field.pressSequentially('qqqq');
    await expect(field).toHaveValue('qqqq');
    await expect(field).toBeFocused();
    await expect(page.getByRole('status')).not.toContainText(/^\d/);
    await field.fill('');
    await page.getByRole('button', { name: 'Local', exact: true }).click();
    await expect(page.getByRole('status')).toContainText(/^\d+ articles/);
  });

  await test.step('the blog, with a post of this browser that another tab changes', async () => {
    await storePosts(page, [aPost({ title: 'Olga of Ninth Avenue', content: 'One *text* here.' })]);
    await page.goto('/blog');
    const list = new BlogList(page);
    await list.field.pressSequentially('snowy');
    await expect(list.field).toHaveValue('snowy');
    await expect(list.status).toContainText('found');
    await expect(list.heading).toContainText('Results');
    await list.field.fill('no such cat');
    await expect(list.status).toContainText('No posts found');
    await list.field.fill('');
    await expect(list.heading).toContainText('All stories');
    await list.link('Next').click();
    await expect(list.heading).toContainText('page 2');
    await page.goto('/blog/a-post');
    const prose = page.locator('.prose');
    await expect(prose).toContainText('One text here.');
    const other = await page.context().newPage();
    await storePosts(other, [aPost({ title: 'Olga', content: 'Another *text*.\n\n- now' })]);
    await expect(prose).toContainText('Another text.');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Olga');
  });

  await expect(page.getByText(crash)).toHaveCount(0);
  // The host doesn't know a local post.
  expect(problems).toEqual([expect.stringContaining('404')]);
});
