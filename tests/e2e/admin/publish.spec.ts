import { expect, test } from '#tests/support/test.ts';
import type { Locator, Page } from '@playwright/test';
import { gitHubApiAddress } from '#src/config/repository.ts';
import { postHash } from '#src/lib/post-files/post-hash.ts';
import { postFields } from '#src/lib/posts/post.ts';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { Publishing } from '#tests/pages/publishing.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { allowClipboard, expectCopied } from '#tests/support/clipboard.ts';
import { bareRepository } from '#tests/support/github/bare-repository.ts';
import { hold } from '#tests/support/held-answers.ts';
import { connect, leadToStandIn } from '#tests/support/github/in-browser.ts';
import { gitHubStandIn } from '#tests/support/github/stand-in.ts';
import { firstFiles } from '#tests/support/github/test.ts';
import { storedPostsText, storePosts } from '#tests/support/local-posts.ts';
import { aReadyPost } from '#tests/support/sample-posts.ts';
import { watch } from '#tests/support/watched-page.ts';

const olga = aReadyPost();
const longTitle = 'Olga of Ninth Avenue, her chair, her brother and all of her many neighbors';
const path = 'src/content/posts/olga-of-ninth-avenue.md';

const storedPosts = async (page: Page) =>
  JSON.parse((await storedPostsText(page)) ?? '[]') as unknown[];

test('a post on its way: reviewed, sent, live, gone from this browser', async ({ page }) => {
  test.slow();
  const github = await gitHubStandIn({ repository: await bareRepository(firstFiles) });
  const { problems } = watch(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await leadToStandIn(page, github);
  const dashboard = new Dashboard(page);
  const content = `${olga.content}\n\nOf [Olga](/blog/${olga.slug}).`;
  const both = [olga, { ...olga, id: 'short', slug: 'short', title: longTitle, content }];
  await dashboard.open(both);
  const publishing = new Publishing(page);
  const row = dashboard.row(olga.title);
  const tag = publishing.place(olga.title);
  const review = publishing.review('publish');
  await expect(tag).toHaveText('Only here');
  expect(asked.filter((url) => url.includes('github'))).toEqual([]);

  await test.step('of a post that is not ready there is no file; of one for later it says when readers have it', async () => {
    await dashboard.action(longTitle, 'Publish to the website').click();
    await expect(review).toContainText('Not ready yet');
    await expect(review.getByRole('button', { name: 'Download one file (zip)' })).toHaveCount(0);
    await expect(review).toContainText('everybody can read them');
    await page.keyboard.press('Escape');
    await storePosts(page, [{ ...olga, date: 'December 24, 2099' }]);
    await expect(row).toContainText('Scheduled for December 24');
    await dashboard.action(olga.title, 'Publish to the website').click();
    await expect(review).toContainText(`${olga.title} from December 24, 2099`);
    await expect(review).not.toContainText('everybody can read them');
    await page.keyboard.press('Escape');
    await storePosts(page, both);
    await expect(dashboard.row(longTitle)).toBeVisible();
  });
  await test.step('says how posts get to readers and what is missing, before it asks GitHub for anything', async () => {
    await page.getByRole('button', { name: 'Publish to the website', exact: true }).first().click();
    await expect(review).toContainText('The website is made from files');
    await expect(review).toContainText(`To publish: ${olga.title}, ${longTitle}.`);
    await expect(review.getByRole('button', { name: /^Mend: Title, Olga/ })).toBeVisible();
    expect(await axeInBothThemes(page)).toEqual([]);
    expect(asked.filter((url) => url.includes('github'))).toEqual([]);
    // What won’t be in it is said before it is there.
    await expect(review).toContainText(`In it: ${olga.title}.`);
    await expect(review).toContainText(
      `Not in it, because something has to be mended first: ${longTitle} (Title`,
    );
    const downloading = page.waitForEvent('download');
    await review.getByRole('button', { name: 'Download one file (zip)' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.zip$/);
    await expect(review).toContainText('.zip is in your downloads.');
    await expect(review).toContainText(`In it: ${olga.title}.`);
    await expect(review).toContainText(
      `Not in it, because something has to be mended first: ${longTitle} (Title`,
    );
    await review.getByRole('button', { name: 'Connect to GitHub' }).click();
    await connect(page, github);
  });
  await test.step('shows text, pictures and files, and what can’t go yet', async () => {
    await expect(review).toContainText('New Olga of Ninth Avenue and her chair');
    await expect(review).toContainText('/blog/olga-of-ninth-avenue');
    await expect(review).not.toContainText(`Adds ${path}`);
    await review.getByText('What changes in it').click();
    await expect(review).toContainText(`Adds ${path}`);
    await expect(review).not.toContainText('1969');
    await expect(review).toContainText('Not ready yet');
    const pictures = review.getByRole('list', { name: /^New pictures/ });
    await expect(pictures.getByRole('listitem')).toHaveText(['Cover, In the text']);
    const picture = pictures.getByRole('img');
    await expect(picture.first()).toHaveJSProperty('naturalWidth', 1);
    expect(await axeInBothThemes(page)).toEqual([]);
  });
  await test.step('a failure is one sentence, and Try again works', async () => {
    github.fail('badGateway', 'Commit');
    await review.getByRole('button', { name: 'Send 1 post' }).click();
    await expect(review.getByRole('alert')).toContainText('GitHub has a fault of its own');
    await expect(review.getByRole('alert')).toContainText('nothing is half done');
    await expect(review.getByRole('button', { name: 'Download one file (zip)' })).toBeVisible();
    await review.getByRole('button', { name: 'Try again' }).click();
    await expect(review).toContainText('is in the website’s files now');
    const link = review.getByRole('link', { name: /^See it on GitHub/ });
    const head = await github.repository.head('main');
    await expect(link).toHaveAttribute('href', new RegExp(`/commit/${head}$`));
    expect(await github.repository.text(path)).toContain(olga.title);
    await review.getByRole('button', { name: 'Close' }).last().click();
  });
  await test.step('it is on its way, then live, and the public strip doesn’t contradict', async () => {
    await expect(tag).toHaveText('On its way');
    await expect(row.getByRole('link', { name: /^See it on GitHub/ })).toBeVisible();
    // The first question is answered late, with what the website served before: coming back asks once more.
    const answerTheFirst = await hold(page, '/posts-data/website.json');
    await page.reload();
    await expect(tag).toHaveText('On its way');
    const [stored] = await storedPosts(page);
    await publishing.serve([olga]);
    expect(stored).toMatchObject({ basedOn: await postHash(olga) });
    await publishing.comeBack();
    await expect(tag).toHaveText('Live');
    const first = page.waitForResponse(/website\.json$/);
    answerTheFirst();
    await (await first).finished();
    await expect(tag).toHaveText('Live');
    await expect(dashboard.toast.last()).toContainText(`${olga.title} is on the website now`);
    await expect(page.evaluate(() => localStorage.getItem('bodega-cats:sent'))).resolves.toBeNull();
  });
  await test.step('what is live can go from this browser, and Undo brings it back', async () => {
    const before = await storedPostsText(page);
    await dashboard.openWaiting();
    await expect(
      page.getByText(
        '1 post is on the website just as it is here, so this browser needn’t keep a copy of its own.',
      ),
    ).toBeVisible();
    // Hiding changes nothing for readers, so what does stands beside it, and the message names it.
    await dashboard.choose(olga.title, 'Hide in this browser');
    await expect(dashboard.toast.last()).toContainText('Readers still see it: “Take off the');
    await dashboard.toast.last().getByRole('button', { name: 'Undo' }).click();
    await expect(dashboard.toast.last()).toContainText('Undone');
    await dashboard.choose(olga.title, 'Take off the website');
    await expect(dashboard.dialog).toContainText('Readers won’t find it.');
    await expect(dashboard.dialog).toContainText(
      `Links to it lead nowhere then. They are in: ${longTitle}.`,
    );
    await page.keyboard.press('Escape');
    await dashboard.choose(olga.title, 'Remove from this browser');
    await expect(dashboard.dialog).toContainText('Readers keep it');
    await dashboard.dialog.getByRole('button', { name: 'Remove from this browser' }).click();
    await expect(dashboard.toast.last()).toContainText('Removed from this browser');
    expect(await storedPosts(page)).toMatchObject([{ id: 'short' }]);
    await dashboard.toast.last().getByRole('button', { name: 'Undo' }).click();
    await expect(tag).toHaveText('Live');
    expect(await storedPostsText(page)).toBe(before);
  });
  await test.step('what is changed of it is shown alone, and no file that is there already', async () => {
    await dashboard.action(olga.title, 'Edit').click();
    const editor = new Editor(page);
    await editor.excerpt.fill(olga.excerpt.replace('Olga', 'She'));
    await editor.update.click();
    // What comes next stands out, of the posts that wait only there.
    await expect(page.locator('.post-row .button-primary')).toHaveAccessibleName(
      `Publish to the website: ${olga.title}`,
    );
    await dashboard.action(olga.title, 'Edit').click();
    await editor.excerpt.fill(olga.excerpt.replace('Olga', 'Lola'));
    await page.getByRole('button', { name: 'Publish to the website' }).click();
    await review.getByRole('button', { name: 'Save and go on' }).click();
    await expect(page).toHaveURL('/blog-admin');
    await expect(review.getByRole('heading', { level: 3 })).toHaveText([
      'Excerpt',
      'Without GitHub',
    ]);
    await expect(review.locator('.change-files li')).toHaveText([`Rewrites ${path}`]);
    await page.keyboard.press('Escape');
  });
  await test.step('where GitHub no longer takes the token, only that is asked for again', async () => {
    github.fail('badCredentials', 'Head');
    await dashboard.action(olga.title, 'Publish to the website').click();
    await expect(review.getByRole('alert')).toContainText('GitHub doesn’t accept the token');
    await review.getByRole('button', { name: 'Connect again' }).click();
    const again = page.getByRole('dialog', { name: 'Connect to GitHub' });
    await again.getByText(`Change where posts go: ${github.owner}/${github.name}, main`).click();
    await expect(again.getByLabel('Owner')).toHaveValue(github.owner);
    await expect(again.getByLabel('Repository', { exact: true })).toHaveValue(github.name);
    await again.getByLabel('Token', { exact: true }).fill(github.token);
    await again.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(review.getByRole('button', { name: 'Send 1 post' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('the editor says what the website would refuse as it is typed, at each field and in a list that leads there', async () => {
    await dashboard.action(longTitle, 'Edit').click();
    const editor = new Editor(page);
    await expect(editor.title).toHaveAccessibleDescription(
      `For the website: Write at most ${postFields.title.most} characters. It has ${longTitle.length}.`,
    );
    await page.getByRole('button', { name: /^Title: For the website:/ }).click();
    await expect(editor.title).toBeFocused();
    expect(await axeInBothThemes(page)).toEqual([]);
    await editor.title.fill('Olga');
    await expect(editor.title).toHaveAccessibleDescription('');
    await page.goto('/blog-admin');
  });
  await test.step('the list of posts names the connection, and ends it', async () => {
    const stored = () => page.evaluate(() => sessionStorage.getItem('bodega-cats:connection'));
    await expect(page.getByText(`${github.owner}/${github.name}, main`)).toBeVisible();
    const kept = await stored();
    await page.getByRole('button', { name: 'Change or disconnect' }).click();
    await dashboard.dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText('Connected to GitHub')).toHaveCount(0);
    expect(await stored()).toBeNull();
    // Another tab logs out while this one shows another page.
    await page.goto('/privacy');
    await page.evaluate(
      (text) => sessionStorage.setItem('bodega-cats:connection', text),
      kept ?? '',
    );
    await page.addInitScript(() => localStorage.removeItem('bodega-cats:session'));
    await page.goto('/blog-admin');
    await expect(page.getByRole('heading', { name: 'Set Admin Password' })).toBeVisible();
    await expect.poll(stored).toBeNull();
  });
  // Asked for, and answered with a failure, on purpose.
  const wanted = /api\.github\.com|status of (?:401|502)/;
  expect(problems.filter((problem) => !wanted.test(problem))).toEqual([]);
  await github.stop();
});

test('without a connection: what is to be mended first, one file, and messages to whoever looks after the website', async ({
  page,
}) => {
  test.slow();
  await allowClipboard(page);
  const hidden = { title: 'Short', isPublished: false };
  const unready = { ...olga, id: 'short', slug: 'short', ...hidden, tags: [] };
  const dashboard = new Dashboard(page);
  const publishing = new Publishing(page);
  const review = publishing.review('publish');
  const compare = await hold(page, '**/_astro/post-hash.*');
  await dashboard.open([olga, unready]);
  // What the website doesn’t have is only here, before its text is compared with anything.
  await expect(publishing.place(olga.title)).toHaveText('Only here');
  compare();
  const download = (dialog: Locator) =>
    dialog.getByRole('button', { name: 'Download one file (zip)' });
  const copyMessage = async (dialog: Locator) => {
    await dialog.getByRole('button', { name: 'Copy a message to the webmaster' }).click();
    await expect(dashboard.toast.last()).toContainText('Copied to clipboard!');
    const message = await dialog.getByLabel('The message').inputValue();
    await expectCopied(page, message);
    return message;
  };

  await test.step('while nothing is ready, the main button is the first to mend', async () => {
    await dashboard.action(unready.title, 'Publish to the website').click();
    await expect(review.locator('.button-primary')).toHaveText(['Mend']);
    await expect(review).toContainText('but publishing shows it to readers: Short.');
    await expect(download(review)).toHaveCount(0);
    await page.keyboard.press('Escape');
  });
  await test.step('offline nothing is lost, and a post that the website doesn’t have still goes into a file', async () => {
    await dashboard.action(olga.title, 'Publish to the website').click();
    await expect(review.locator('.button-primary')).toHaveText(['Connect to GitHub']);
    await page.context().setOffline(true);
    await expect(review.getByText('“Download one file (zip)” works without it.')).toBeVisible();
    await Promise.all([page.waitForEvent('download'), download(review).click()]);
    const message = await copyMessage(review);
    expect(message).toMatch(/Attached is bodega-cats-publish-[\d-]+\.zip, /);
    expect(message).toContain(`“${olga.title}”`);
    await page.context().setOffline(false);
    await expect(review.getByText('Nothing is lost')).toHaveCount(0);
  });
  await test.step('an invitation can be asked for, part of a token is sent nowhere, and a failure leads to the file', async () => {
    const asked: string[] = [];
    await page.route(gitHubApiAddress, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await review.getByRole('button', { name: 'Connect to GitHub' }).click();
    const form = page.getByRole('dialog', { name: 'Connect to GitHub' });
    expect(await copyMessage(form)).toContain(`These are waiting: “${olga.title}”.`);
    await form.getByLabel('Owner').fill('bodega');
    await form.getByLabel('Repository', { exact: true }).fill('site');
    const token = form.getByLabel('Token', { exact: true });
    const button = form.getByRole('button', { name: 'Connect', exact: true });
    await token.fill('ghp_abc123');
    await button.click();
    await expect(token).toHaveAccessibleDescription(/^This is no token, or not all of it\./);
    expect(asked).toEqual([]);
    await token.fill(`ghp_${'Olga9'.repeat(8)}`);
    await button.click();
    await expect(form.getByRole('alert')).toContainText('GitHub can’t be reached.');
    await expect(download(form)).toBeVisible();
    expect(await axeInBothThemes(page)).toEqual([]);
  });
  await test.step('owner and repository are there again after a reload, the token is not', async () => {
    await page.reload();
    await dashboard.action(olga.title, 'Publish to the website').click();
    await review.getByRole('button', { name: 'Connect to GitHub' }).click();
    const form = page.getByRole('dialog', { name: 'Connect to GitHub' });
    await expect(form.getByText('Change where posts go: bodega/site, main')).toBeVisible();
    await expect(form.getByLabel('Token', { exact: true })).toHaveValue('');
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toContain('ghp_');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });
  await test.step('to take a post off, a message names it and its address', async () => {
    const title = 'Where to find a vet you can afford';
    await dashboard.action(title, 'Delete').click();
    await dashboard.dialog.getByRole('button', { name: 'Take off the website' }).click();
    const off = publishing.review('take-off');
    await expect(off.getByRole('button', { name: 'Connect to GitHub' })).toBeVisible();
    expect(await copyMessage(off)).toContain(
      `“${title}”, https://bodegacatsofnewyork.com/blog/where-to-find-a-vet-you-can-afford\n`,
    );
  });
});
