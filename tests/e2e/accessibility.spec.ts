import { expect, test } from '@playwright/test';
import { BlogList } from '#tests/pages/blog-list.ts';
import { HomeIslands } from '#tests/pages/home-islands.ts';
import { SiteHeader } from '#tests/pages/site-header.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { hold } from '#tests/support/held-answers.ts';
import { storePosts } from '#tests/support/local-posts.ts';
import { aPost } from '#tests/support/sample-posts.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

// States of pages that somebody has used; every-page.spec.ts looks at each page as it is opened. Half faded texts would
// be measured as what they are not; motion has its own tests on the home page.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing with the menu open', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const header = new SiteHeader(page);
  await header.openMenu();
  await expect(header.navigation).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('axe finds nothing once each island is awake and was used', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(phone);
  await keepSession(page, 24);
  await page.goto('/');
  const home = new HomeIslands(page);
  await home.pauseQuotes.click();
  await home.nextLogos.click();
  await home.seeMore.click();
  await home.tab('Stickers').click();
  await page.getByRole('button', { name: 'Edit the Our Story picture' }).click();
  await page
    .locator('[data-editable-image] input[type="file"]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('meow') });
  await expect(page.locator('.toast')).toBeVisible();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: '2 of 3' })).toHaveAttribute('aria-selected', 'true');
  expect(await axeFindings(page)).toEqual([]);
});

test('axe finds nothing where an island could not be loaded and a picture failed', async ({
  page,
}) => {
  await page.route('**/_astro/SeeMore*', (route) => route.abort());
  await page.route('**/art/product-1.svg', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'See More' }).click();
  await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
  await expect(page.getByText('Image not available')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('axe finds nothing in any state of the blog’s search', async ({ page }) => {
  // Six readings in one go.
  test.slow();
  await page.setViewportSize(phone);
  await page.goto('/blog');
  const list = new BlogList(page);
  const script = String(await list.island.getAttribute('component-url'));
  const title = (await list.featured.getByRole('heading').textContent()) ?? '';
  const [releaseScript, releaseIndex, releaseTexts] = [
    await hold(page, `**${script}`),
    await hold(page, '**/posts.json'),
    await hold(page, '**/posts-data/texts-1.json'),
  ];
  await page.goto(`/blog?search=${encodeURIComponent(title)}`, { waitUntil: 'domcontentloaded' });
  await expect(list.skeletons).toHaveCount(6);
  expect(await axeFindings(page), 'before the script').toEqual([]);
  releaseScript();
  await expect(list.status).toHaveText('Loading posts…');
  expect(await axeFindings(page), 'before the list of posts').toEqual([]);
  releaseIndex();
  await expect(list.status).toContainText('so far');
  await expect(list.featured).toHaveCount(1);
  expect(await axeFindings(page), 'before the texts').toEqual([]);
  releaseTexts();
  await expect(list.status).toContainText('found for');
  await list.field.fill('cat');
  await expect(list.pagination).toHaveCount(1);
  await expect(list.heading).toContainText('Results for “cat”');
  expect(await axeFindings(page), 'with pages of results').toEqual([]);
  await page.setViewportSize(desktop);
  expect(await axeFindings(page), 'with pages of results on a desk').toEqual([]);
  await page.setViewportSize(phone);
  await list.field.fill('no such cat');
  await expect(list.status).toContainText('No posts found');
  expect(await axeFindings(page), 'with nothing found').toEqual([]);
});

test('axe finds nothing while a post of this browser is drawn, nor where its script never comes', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  await storePosts(page, [aPost({ id: 'mine', slug: 'mine', title: 'Mine' })]);
  await page.route('**/LocalPost*.js', (route) => route.abort());
  await page.goto('/blog/mine');
  await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute('**/LocalPost*.js');
  const release = await hold(page, '**/LocalPost*.js');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-waking');
  // The heading comes with the post.
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^page-has-heading-one: /)]);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine');
});
