import { Dashboard } from '#tests/pages/dashboard.ts';
import { Publishing } from '#tests/pages/publishing.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { bareRepository } from '#tests/support/github/bare-repository.ts';
import { connect, leadToStandIn } from '#tests/support/github/in-browser.ts';
import { gitHubStandIn } from '#tests/support/github/stand-in.ts';
import { aReadyPost } from '#tests/support/sample-posts.ts';
import { expect, test } from '#tests/support/test.ts';
import { postAsFiles } from '#src/lib/post-files/post-as-files.ts';

const paragraphs = (changed: string) =>
  Array.from({ length: 40 }, (_, place) =>
    place === 30
      ? changed
      : `Paragraph ${place}. ${'She sleeps on the counter. '.repeat(12)}`.trim(),
  ).join('\n\n');
const olga = aReadyPost({ content: paragraphs('She wakes at six.') });

test('of long texts what is equal is folded, and the choice between them is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { additions } = await postAsFiles({ ...olga, isPublished: true }, null);
  const repository = await bareRepository(
    Object.fromEntries(additions.map(({ path, content }) => [path, content])),
  );
  const github = await gitHubStandIn({ repository });
  await leadToStandIn(page, github);
  const dashboard = new Dashboard(page);
  await dashboard.open([{ ...olga, content: paragraphs('She wakes at noon.'), basedOn: 'older' }]);
  await dashboard.action(olga.title, 'Publish to the website').click();
  const review = new Publishing(page).review('publish');
  await review.getByRole('button', { name: 'Connect to GitHub' }).click();
  await test.step('connecting begins in what is empty, and its button is in sight', async () => {
    const form = page.getByRole('dialog', { name: 'Connect to GitHub' });
    await expect(form.getByLabel('Owner')).toBeFocused();
    const button = form.getByRole('button', { name: 'Connect', exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
  });
  await connect(page, github);

  await test.step('both choices and Cancel are in sight before anything is scrolled', async () => {
    await expect(review).toContainText('Changed in both places');
    expect(await review.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    for (const name of ['Take theirs', 'Keep mine'])
      await expect(review.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await review.getByRole('button', { name: 'Keep mine' }).click({ trial: true });
  });
  await test.step('the change stands near the top, with a paragraph around it', async () => {
    const content = review.getByRole('region', { name: 'Content' });
    await expect(content.getByRole('insertion')).toBeInViewport();
    await expect(content).toContainText('Paragraph 29.');
    await expect(content.getByText('Paragraph 3.').first()).toBeHidden();
    expect(await axeInBothThemes(page)).toEqual([]);
    await content.getByText('29 equal paragraphs').first().click();
    await expect(content.getByText('Paragraph 3.')).toHaveCount(2);
    await expect(content.getByText('Paragraph 3.').last()).toBeVisible();
    await expect(review.getByRole('button', { name: 'Keep mine' })).toBeInViewport({ ratio: 1 });
  });
  await github.stop();
});

test('a menu goes by the arrow keys', async ({ page }) => {
  const dashboard = new Dashboard(page);
  await dashboard.open();
  const menu = page.getByRole('button', { name: 'Actions', exact: true });
  const item = (name: string) => page.getByRole('button', { name, exact: true });
  await menu.press('ArrowDown');
  await expect(item('Export Posts')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('ArrowDown');
  await expect(item('Import Posts')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.locator('.menu-list').getByRole('button').last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Export Posts')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.menu-list').getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(page.locator('.menu-list')).toHaveCount(0);
  await menu.press('Enter');
  await expect(item('Export Posts')).toBeFocused();
});
