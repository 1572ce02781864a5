import type { Locator, Page } from '@playwright/test';
import { gitHubLimits } from '#src/admin/publish/limits.ts';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { fillStorage, freeStorage } from '#tests/support/admin-database.ts';
import { connect, leadToStandIn } from '#tests/support/github/in-browser.ts';
import { test as base } from '#tests/support/github/test.ts';
import type { GitHubStandIn } from '#tests/support/github/stand-in.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { aReadyPost } from '#tests/support/sample-posts.ts';
import { expect } from '#tests/support/test.ts';

const olga = aReadyPost();
const path = `src/content/posts/${olga.slug}.md`;

/** Whatever any tab asks of GitHub goes to the stand-in. */
const test = base.extend({
  context: async ({ context, github }, use) => {
    await leadToStandIn(context, github);
    await use(context);
  },
});

/** Commits on the website's branch besides the first one. */
async function commits({ repository }: GitHubStandIn): Promise<number> {
  const head = await repository.head('main');
  return head === null ? 0 : (await repository.history(head)).length - 1;
}

const reviewOf = (page: Page) => page.getByRole('dialog', { name: 'Publish to the website' });
const tagOf = (row: Locator) => row.locator('.tag-origin');

/** Opens the review of a post by its row, connects if that is asked for, and waits for what would change. */
async function openReview(dashboard: Dashboard, github: GitHubStandIn, isKept = false) {
  await dashboard.action(olga.title, 'Publish to the website').click();
  const review = reviewOf(dashboard.page);
  const connecting = review.getByRole('button', { name: 'Connect to GitHub' });
  const compared = review.getByText(/^How$|There is nothing to send/);
  await expect(connecting.or(compared)).toBeVisible();
  if (await connecting.isVisible()) {
    await connecting.click();
    await connect(dashboard.page, github, isKept);
  }
  await expect(compared).toBeVisible();
  return review;
}

/** Another tab, as somebody opens it who is logged in. */
async function otherTab(page: Page): Promise<Dashboard> {
  const dashboard = new Dashboard(await page.context().newPage());
  await keepSession(dashboard.page, 1);
  await dashboard.page.goto('/blog-admin');
  await dashboard.isLoaded();
  return dashboard;
}

test('a tab killed between upload and answer: the row says so, and a second press makes no second commit', async ({
  page,
  github,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium’s driver can kill a tab.');
  const dashboard = new Dashboard(page);
  await dashboard.open([olga]);
  const review = await openReview(dashboard, github);
  github.fail('silentWhenDone', 'Commit');
  await review.getByRole('button', { name: 'Send 1 post' }).click();
  await expect.poll(() => commits(github)).toBe(1);
  const killer = await page.context().newCDPSession(page);
  const killed = page.waitForEvent('crash');
  void killer.send('Page.crash').catch(() => undefined);
  await killed;

  const other = await otherTab(page);
  const row = other.row(olga.title);
  await expect(row).toContainText('it was cut off, and nobody knows whether it arrived');
  const again = await openReview(other, github);
  await expect(again).toContainText('is in the website’s files exactly as it is here');
  await other.page.keyboard.press('Escape');
  await expect(tagOf(row)).toHaveText('On its way');
  const head = await github.repository.head('main');
  await expect(row.getByRole('link', { name: /^See it on GitHub/ })).toHaveAttribute(
    'href',
    new RegExp(`/commit/${head}$`),
  );
  expect(await commits(github)).toBe(1);
});

test('two tabs that publish at once: the second one waits, and finds everything done', async ({
  page,
  github,
}) => {
  const dashboard = new Dashboard(page);
  await dashboard.open([olga]);
  const first = await openReview(dashboard, github, true);
  const other = await otherTab(page);
  const second = await openReview(other, github);
  const { promise: answer, resolve } = Promise.withResolvers<undefined>();
  github.before('Commit', () => answer);
  await first.getByRole('button', { name: 'Send 1 post' }).click();
  await expect(first).toContainText('Leave this window open until it is done.');
  await second.getByRole('button', { name: 'Send 1 post' }).click();
  await expect(second.getByRole('alert')).toContainText('Another tab is sending at this moment');
  resolve(undefined);
  await expect(first).toContainText('is in the website’s files now');
  await second.getByRole('button', { name: 'Send 1 post' }).click();
  await expect(second).toContainText('is in the website’s files now');
  expect(await commits(github)).toBe(1);
  await other.page.keyboard.press('Escape');
  await expect(tagOf(other.row(olga.title))).toHaveText('On its way');
});

test('200 posts at once go in the announced number of commits, each post whole', async ({
  page,
  github,
}) => {
  test.setTimeout(120_000);
  const posts = Array.from({ length: 200 }, (_, number) =>
    aReadyPost({ id: `cat-${number}`, slug: `cat-${number}`, title: `Cat number ${number}` }),
  );
  // Each has a text and one picture, which is its cover too.
  const expected = (posts.length * 2) / gitHubLimits.commitFiles;
  const dashboard = new Dashboard(page);
  await dashboard.open(posts);
  const note = page.getByText(/200 posts are only in this browser/);
  await page.locator('.offer', { has: note }).getByRole('button').click();
  const review = reviewOf(page);
  await review.getByRole('button', { name: 'Connect to GitHub' }).click();
  await connect(page, github);
  await expect(review).toContainText(
    `${expected} parts, one after the other: this is more than GitHub takes at once`,
  );
  const { promise: answer, resolve } = Promise.withResolvers<undefined>();
  github.before('Commit', () => undefined);
  github.before('Commit', () => answer);
  await review.getByRole('button', { name: 'Send 200 posts' }).click();
  await expect(review).toContainText(`Part 2 of ${expected}`);
  resolve(undefined);
  await expect(review).toContainText('200 posts are in the website’s files now', {
    timeout: 60_000,
  });
  expect(await commits(github)).toBe(expected);
  const head = (await github.repository.head('main')) ?? '';
  for (const commit of (await github.repository.history(head)).slice(0, expected)) {
    const tree = [...(await github.repository.tree(commit)).keys()];
    for (const { slug } of posts) {
      const files = tree.filter(
        (file) => file.includes(`/posts/${slug}/`) && file.endsWith('.gif'),
      );
      const isThere = tree.includes(`src/content/posts/${slug}.md`);
      expect(files).toHaveLength(isThere ? 1 : 0);
    }
  }
});

test('storage that is full when the answer arrives: the tab knows what was sent, and sends nothing twice', async ({
  page,
  github,
}) => {
  const dashboard = new Dashboard(page);
  await dashboard.open([olga]);
  const review = await openReview(dashboard, github);
  github.before('Commit', () => fillStorage(page));
  await review.getByRole('button', { name: 'Send 1 post' }).click();
  await expect(review).toContainText('is in the website’s files now');
  await expect(review).toContainText('Storage is full, so this browser could not note');
  await page.keyboard.press('Escape');
  const row = dashboard.row(olga.title);
  await expect(tagOf(row)).toHaveText('On its way');
  // Another visit has only what could be stored before: it says so, and finds the rest in the repository.
  await freeStorage(page);
  await page.reload();
  await expect(row).toContainText('it was cut off, and nobody knows whether it arrived');
  const again = await openReview(dashboard, github);
  await expect(again).toContainText('is in the website’s files exactly as it is here');
  await page.keyboard.press('Escape');
  await expect(tagOf(row)).toHaveText('On its way');
  expect(await commits(github)).toBe(1);
  expect(await github.repository.text(path)).toContain(olga.title);
});
