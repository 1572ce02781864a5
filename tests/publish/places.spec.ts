import { websitePath } from '#src/admin/publish/website.ts';
import { postAsFiles } from '#src/lib/post-files/post-as-files.ts';
import { postHash } from '#src/lib/post-files/post-hash.ts';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Publishing } from '#tests/pages/publishing.ts';
import { connect, leadToStandIn } from '#tests/support/github/in-browser.ts';
import { test } from '#tests/support/github/test.ts';
import { aReadyPost } from '#tests/support/sample-posts.ts';
import { expect } from '#tests/support/test.ts';

const olga = aReadyPost();
const harry = aReadyPost({ id: 'harry', slug: 'harry-at-the-till', title: 'Harry at the till' });
const theirs = { ...harry, content: 'An author wrote this.' };

test('rows say what authors do on GitHub meanwhile, and what nobody knows', async ({
  page,
  github,
}) => {
  test.setTimeout(60_000);
  const { additions } = await postAsFiles(theirs, null);
  await github.repository.commit('main', {
    additions: Object.fromEntries(additions.map(({ path, content }) => [path, content])),
  });
  await leadToStandIn(page, github);
  const publishing = new Publishing(page);
  await publishing.serve([theirs]);
  const dashboard = new Dashboard(page);
  const older = { ...harry, basedOn: await postHash(harry) };
  await dashboard.open([olga, older]);
  const close = () => page.keyboard.press('Escape');

  await test.step('a newer text of the website is no change of mine, and can be taken', async () => {
    await expect(publishing.place(harry.title)).toHaveText('Live, newer than here');
    await expect(page.getByText('1 post is only in this browser')).toBeVisible();
    await expect(dashboard.action(harry.title, 'Publish to the website')).toHaveCount(0);
    await dashboard.action(harry.title, 'See the newer text').click();
    await expect(
      dashboard.dialog.getByRole('button', { name: 'Download one file (zip)' }),
    ).toHaveCount(0);
    await dashboard.dialog.getByRole('button', { name: 'Connect to GitHub' }).click();
    await connect(page, github);
    await expect(dashboard.dialog).toContainText('nothing was changed here');
    await dashboard.dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect(dashboard.dialog).toContainText('There is nothing to send');
    await close();
    await expect(publishing.place(harry.title)).toHaveText('Live');
  });

  await test.step('a pull request waits for somebody, and a second one is not opened without a word', async () => {
    await dashboard.action(olga.title, 'Publish to the website').click();
    await dashboard.dialog.getByLabel('As a proposal').check();
    await dashboard.dialog.getByRole('button', { name: 'Send 1 post' }).click();
    await expect(dashboard.dialog).toContainText('is in a proposal on GitHub now');
    await close();
    const row = dashboard.row(olga.title);
    await expect(row).toContainText('a few minutes after somebody has accepted it');
    await expect(row.getByRole('link', { name: /^See the proposal/ })).toBeVisible();
    await expect(dashboard.action(olga.title, 'Publish to the website')).toHaveCount(0);
    await page.goto(`/blog/${olga.slug}`);
    await expect(page.getByText('Sent to the website, not public yet')).toBeVisible();
    const changed = { ...olga, content: 'She has two chairs.' };
    await dashboard.store(JSON.stringify([changed]));
    await page.goto('/blog-admin');
    await expect(row).toContainText('Changed here since.');
    await dashboard.action(olga.title, 'Publish to the website').click();
    await expect(dashboard.dialog).toContainText('waits on GitHub as a proposal already');
    await dashboard.dialog.getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('one that was closed is told, and takes nothing anywhere any more', async () => {
    github.closePull();
    await publishing.comeBack();
    await expect(dashboard.toast.last()).toContainText('its proposal was closed on GitHub');
    await expect(publishing.place(olga.title)).toHaveText('Only here');
  });

  await test.step('what the website could not be asked is not claimed', async () => {
    await page.route(websitePath, (route) => route.abort());
    await page.reload();
    await expect(publishing.place(olga.title)).toHaveText('Not known');
    await expect(page.getByText(/only in this browser, or changed/)).toHaveCount(0);
    await page.unroute(websitePath);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(publishing.place(olga.title)).toHaveText('Only here');
  });
});
