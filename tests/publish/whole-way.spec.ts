import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { PostActions } from '#tests/pages/post-actions.ts';
import { Publishing } from '#tests/pages/publishing.ts';
import { builtPost } from '#tests/support/built-posts.ts';
import type { BareRepository } from '#tests/support/github/bare-repository.ts';
import { connect } from '#tests/support/github/in-browser.ts';
import { linkPackages, runIn } from '#tests/support/project-copy.ts';
import { sourceFiles } from '#tests/support/source-files.ts';
import { story, writeStory } from '#tests/support/website/story.ts';
import { expect, test } from '#tests/support/website/test.ts';
import type { Website } from '#tests/support/website/website.ts';

/** A post of the website that is renamed too, and one that is taken off too. */
const renamed = builtPost('18');
const takenOff = builtPost('2', ({ id }) => id !== renamed.id);
/** The addresses of the story, one after the other. */
const names = [story.slug, 'olga-in-her-window', 'olga-retires'] as const;

/** Saves what a button downloads where a test may. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const waiting = page.waitForEvent('download');
  await press();
  const download = await waiting;
  const path = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

/** The files of a new clone after an import, as git's id of all of them: the same files have the same one. */
async function treeAfterImport(repository: BareRepository, commit: string, file: string) {
  const folder = await mkdtemp(join(tmpdir(), 'bodega-cats-import-'));
  const clone = join(folder, 'clone');
  await repository.clone(clone);
  await linkPackages(clone);
  await repository.inClone(clone, 'reset', '--quiet', '--hard', commit);
  const { code, output } = await runIn(clone, 'node', ['scripts/posts-import.ts', file, '--write']);
  expect(code, output).toBe(0);
  await repository.inClone(clone, 'add', '--all');
  const tree = await repository.inClone(clone, 'write-tree');
  await rm(folder, { recursive: true });
  return tree;
}

/** The repository's own tests of the posts that it holds. */
async function ownTestsPass({ clone }: Website): Promise<void> {
  const tests = await sourceFiles(['tests/unit/**/*.spec.ts']);
  // Those that name single files, or build the site, bring their own posts.
  const reading = /support\/post-files\.ts|'src\/content\/posts\/?'/;
  const files = tests
    .filter(({ path, text }) => reading.test(text) && !path.includes('/build/'))
    .map(({ path }) => path);
  expect(files).toContain('tests/unit/content.spec.ts');
  const { code, output } = await runIn(clone, 'playwright', ['test', '--project=unit', ...files]);
  expect(code, output).toBe(0);
}

/** What the website answers at addresses of posts, without following it. */
const answers = ({ url }: Website, posts: readonly string[]) =>
  Promise.all(
    posts.map(async (name) => {
      const { status, headers } = await fetch(`${url}/blog/${name}`, { redirect: 'manual' });
      const to = headers.get('location');
      return to === null ? status : `${status} ${new URL(to, url).pathname}`;
    }),
  );

/** Gives the post that is open in the editor another address and more words, and saves it. */
async function change(editor: Editor, slug: string, words: string): Promise<void> {
  await editor.slug.fill(slug);
  await editor.content.press('ControlOrMeta+End');
  await editor.page.keyboard.insertText(words);
  await editor.update.click();
  await new Dashboard(editor.page).isLoaded();
}

test('a post is published, edited, renamed twice and taken off, and goes by pack and by export as it goes by GitHub', async ({
  page,
  github,
  website,
}) => {
  test.setTimeout(15 * 60_000);
  const { repository } = github;
  const [editor, dashboard] = [new Editor(page), new Dashboard(page)];
  const publishing = new Publishing(page);
  const review = publishing.review('publish');
  const place = publishing.place(story.title);
  /** Downloads the pack of the open review and all posts. @returns what importing each of them now makes */
  const otherWays = async () => {
    const commit = (await repository.head('main')) ?? '';
    const pack = await downloaded(page, () =>
      review.getByRole('button', { name: 'Download one file (zip)' }).click(),
    );
    await page.keyboard.press('Escape');
    const list = await downloaded(page, async () => {
      await new PostActions(page).choose('Export Posts');
      await dashboard.dialog.getByRole('button', { name: 'Download' }).click();
    });
    await page.keyboard.press('Escape');
    return Promise.all([pack, list].map((file) => treeAfterImport(repository, commit, file)));
  };
  const headTree = () => repository.inClone(repository.folder, 'rev-parse', 'main^{tree}');
  const openReview = (title: string) => dashboard.action(title, 'Publish to the website').click();
  /** The host builds, and the admin notices. */
  const arrive = async (status: string) => {
    await expect(place).toHaveText('On its way');
    await website.deploy();
    await publishing.comeBack();
    await expect(place).toHaveText(status);
  };

  await test.step('published', async () => {
    await writeStory(page);
    await page.keyboard.press('Escape');
    await editor.publish.click();
    await dashboard.isLoaded();
    await openReview(story.title);
    const imported = await otherWays();
    await openReview(story.title);
    await review.getByRole('button', { name: 'Connect to GitHub' }).click();
    await connect(page, github);
    await publishing.send('publish');
    const tree = await headTree();
    expect(imported).toEqual([tree, tree]);
    await arrive('Live');
    await ownTestsPass(website);
  });

  await test.step('edited and renamed, together with a post of the website', async () => {
    await dashboard.action(story.title, 'Edit').click();
    await change(editor, names[1], '\n\nShe has moved to the window. {5 < 6}\n');
    await expect(place).toHaveText('Live, changed here');
    await dashboard.action(renamed.title, 'Edit').click();
    await change(editor, `${renamed.slug}-again`, '\n\nHe {still} is 1 < 2.\n');
    for (const title of [story.title, renamed.title]) await dashboard.tick(title).check();
    const reviewBoth = dashboard.selection.getByRole('button', { name: 'Publish to the website' });
    await reviewBoth.click();
    const imported = await otherWays();
    await reviewBoth.click();
    await publishing.send('publish');
    const tree = await headTree();
    expect(imported).toEqual([tree, tree]);
    await arrive('Live');
    await ownTestsPass(website);
    expect(await answers(website, [names[0], names[1], renamed.slug, renamed.id])).toEqual([
      `301 /blog/${names[1]}`,
      200,
      `301 /blog/${renamed.slug}-again`,
      `301 /blog/${renamed.slug}-again`,
    ]);
    await page.goto(`/blog/${names[1]}`);
    await expect(page.locator('#built-post')).toContainText('She has moved to the window. {5 < 6}');
    await page.goto('/blog-admin');
  });

  await test.step('renamed again: each old address leads there in one hop, and no second page stays', async () => {
    await dashboard.action(story.title, 'Edit').click();
    await change(editor, names[2], 'She has retired.\n');
    await openReview(story.title);
    await publishing.send('publish');
    await arrive('Live');
    const newest = `/blog/${names[2]}`;
    expect(await answers(website, names)).toEqual([`301 ${newest}`, `301 ${newest}`, 200]);
    for (const former of names.slice(0, 2))
      expect(await website.filesWith(`blog/${former}`), former).toEqual(['_redirects']);
  });

  await test.step('taken off, as a post of the website is: gone everywhere, and old addresses end', async () => {
    await dashboard.action(story.title, 'Edit').click();
    await page.getByRole('button', { name: 'Take off the website' }).click();
    await publishing.send('take-off');
    await page.goto('/blog-admin');
    await dashboard.action(takenOff.title, 'Delete').click();
    await dashboard.dialog.getByRole('button', { name: 'Take off the website' }).click();
    await publishing.send('take-off');
    await arrive('Taken off');
    // One truth: nobody can read it.
    await expect(dashboard.row(story.title).locator('.cell-status')).not.toContainText('Published');
    for (const name of names) expect(await website.filesWith(`blog/${name}`), name).toEqual([]);
    for (const name of [...names, takenOff.slug, takenOff.id, `${takenOff.slug}.html`])
      expect((await fetch(`${website.url}/blog/${name}`)).status, name).toBe(404);
    await ownTestsPass(website);
  });
});
