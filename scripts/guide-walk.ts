import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { sample } from '#scripts/guide-sample.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { asPost } from '#src/lib/posts/read-post.ts';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { Publishing } from '#tests/pages/publishing.ts';
import { connect, leadToStandIn } from '#tests/support/github/in-browser.ts';
import type { GitHubStandIn } from '#tests/support/github/stand-in.ts';

/**
 * Takes a picture of what a page shows, this high at most.
 * @param view `dialog`: only of the dialog that is open
 */
export type Take = (
  name: string,
  page: Page,
  view: { readonly height: number; readonly dialog?: boolean },
) => Promise<void>;

interface Walk {
  readonly browser: Browser;
  /** Address of the built website. */
  readonly site: string;
  readonly github: GitHubStandIn;
  /** For files that are needed on the way. */
  readonly folder: string;
  readonly take: Take;
}

const root = resolve(import.meta.dirname, '..');
/** Pictures show times, so that of the first one is fixed, and each step takes so long. */
const start = Date.UTC(2026, 10, 23, 15);
const step = 7 * 60_000;

/** Does, step by step, what the guide says. */
export async function walkThroughGuide(walk: Walk): Promise<void> {
  const context = await newBrowser(walk, 1280);
  const page = await context.newPage();
  const steps = [
    logIn,
    writePost,
    loseNothing,
    publishPost,
    ...[seeItArrive, renamePost, takePostOff, setDate, moveHouse, generateSitemap],
  ];
  for (const [at, work] of steps.entries()) {
    await context.clock.setFixedTime(start + at * step);
    await work(page, walk);
  }
  await context.close();
  await useOnPhone(walk);
}

/** A browser that nobody has used yet. */
async function newBrowser({ browser, site, github }: Walk, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(start);
  await leadToStandIn(context, github);
  return context;
}

/** A button of the open dialog, else of the page. */
const button = (page: Page, name: string) =>
  page.locator('body, dialog').last().getByRole('button', { name, exact: true }).last();
const toPosts = async (page: Page) => {
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  await new Dashboard(page).isLoaded();
};
const edit = (page: Page) => new Dashboard(page).action(sample.title, 'Edit').click();

async function logIn(page: Page, { take }: Pick<Walk, 'take'>) {
  await page.goto('/blog-admin');
  // Fonts that come late are not used, so a new browser fetches them first.
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  const password = page.getByLabel('Password', { exact: true });
  await password.waitFor();
  await take('first-login', page, { height: 720 });
  await password.fill('a password of yours');
  await button(page, 'Set password').click();
  await new Dashboard(page).isLoaded();
  await take('posts', page, { height: 620 });
}

async function choose(page: Page, name: string, file: string) {
  const chooser = page.waitForEvent('filechooser');
  await button(page, name).click();
  await (await chooser).setFiles(file);
}

async function writePost(page: Page, { folder, take }: Walk) {
  const [editor, writing] = [new Editor(page), new PostWriting(page)];
  const twoCats = join(folder, 'two-cats.png');
  const drawing = resolve(root, 'dist/art/scene-cats.svg');
  await sharp(drawing, { density: 144 }).resize(1280).png().toFile(twoCats);
  await page.getByRole('link', { name: 'New Post', exact: true }).click();
  await editor.fill({ title: sample.title, content: sample.begin, excerpt: sample.excerpt });
  await editor.content.press('Control+End');
  await choose(page, 'Picture', twoCats);
  await writing.description.fill(sample.pictureAlt);
  await take('picture', page, { height: 800, dialog: true });
  await button(page, 'Insert picture').click();
  await editor.content.press('Control+End');
  await page.keyboard.insertText(sample.end);
  await page.evaluate(() => scrollTo(0, 0));
  await take('new-post', page, { height: 860 });
  await choose(page, 'Choose a picture', resolve(root, 'src/assets/pictures/our-story.png'));
  await writing.cover.getByText('Kept in this browser').waitFor();
  await page.getByLabel('Cover description').fill(sample.coverAlt);
  await page.getByLabel('Cover credit').fill(sample.coverCredit);
  await writing.openPreview();
  await writing.shown.getByRole('img').last().waitFor();
  await take('preview', page, { height: 760 });
  await page.keyboard.press('Escape');
  await editor.publish.click();
  await new Dashboard(page).isLoaded();
  await take('only-here', page, { height: 600 });
}

/** Leaves in the middle of a sentence, comes back, looks at versions, and deletes a copy. */
async function loseNothing(page: Page, { take }: Walk) {
  const [dashboard, editor] = [new Dashboard(page), new Editor(page)];
  await edit(page);
  await editor.content.press('Control+Home');
  await page.keyboard.insertText(sample.later);
  await toPosts(page);
  await dashboard.openWaiting();
  await page.getByRole('link', { name: /^Continue/ }).waitFor();
  await take('unsaved', page, { height: 420 });
  await page.getByRole('link', { name: /^Continue/ }).click();
  // It opens with the text in it, where its writer was.
  await editor.content.and(page.locator(':focus')).waitFor();
  await editor.update.click();
  await dashboard.isLoaded();
  await edit(page);
  await page.getByRole('link', { name: 'Earlier versions' }).click();
  const times = page.getByRole('navigation', { name: 'Saved versions' }).getByRole('button');
  await times.last().click();
  await page.locator('ins').first().waitFor();
  await take('versions', page, { height: 640 });
  await toPosts(page);
  await dashboard.choose(sample.title, 'Duplicate');
  await editor.update.waitFor();
  await toPosts(page);
  await dashboard.delete(`${sample.title} (copy)`);
  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  await page.locator('.trash-card').waitFor();
  await take('trash', page, { height: 400 });
  await toPosts(page);
}

const publish = (page: Page) =>
  new Dashboard(page).action(sample.title, 'Publish to the website').click();

/** The tags are missing at first, and the website says so. */
async function publishPost(page: Page, { github, take }: Walk) {
  const [dashboard, editor] = [new Dashboard(page), new Editor(page)];
  await publish(page);
  await page.getByText('Not ready yet').waitFor();
  await take('not-ready', page, { height: 800, dialog: true });
  await page.getByRole('button', { name: /^Mend: Tags/ }).click();
  await page.getByLabel('Tags').fill(sample.tags);
  await editor.update.click();
  await dashboard.isLoaded();
  await publish(page);
  await button(page, 'Connect to GitHub').click();
  await take('connect', page, { height: 1400, dialog: true });
  await connect(page, github);
  await button(page, 'Send 1 post').waitFor();
  await take('review', page, { height: 1000, dialog: true });
  await button(page, 'Send 1 post').click();
  await page.getByText('in the website’s files now').waitFor();
  await take('sent', page, { height: 800, dialog: true });
  await button(page, 'Close').click();
  await page.locator('.place-on-its-way').waitFor();
  await take('on-its-way', page, { height: 700 });
}

/** From now on the website serves the posts of this browser. */
async function arrive(page: Page) {
  const publishing = new Publishing(page);
  const text = await page.evaluate((key) => localStorage.getItem(key), storageKeys.posts);
  await publishing.serve((JSON.parse(text ?? '[]') as unknown[]).map(asPost));
  await publishing.comeBack();
  await page.locator('.place-live').waitFor();
  await page.getByText('is on the website now').last().waitFor();
}

async function seeItArrive(page: Page, { take }: Walk) {
  await arrive(page);
  await take('live', page, { height: 700 });
}

async function renamePost(page: Page, { take }: Walk) {
  const [dashboard, editor] = [new Dashboard(page), new Editor(page)];
  await edit(page);
  await editor.slug.fill(sample.newSlug);
  await editor.update.click();
  await dashboard.isLoaded();
  await publish(page);
  await button(page, 'Send 1 post').waitFor();
  await take('rename', page, { height: 540, dialog: true });
  await new Publishing(page).send('publish');
  await page.locator('.place-on-its-way').waitFor();
  await arrive(page);
}

async function takePostOff(page: Page, { take }: Walk) {
  await edit(page);
  await button(page, 'Take off the website').click();
  await button(page, 'Take off 1 post').waitFor();
  await take('take-off', page, { height: 800, dialog: true });
  await button(page, 'Cancel').click();
  await toPosts(page);
}

async function setDate(page: Page, { take }: Walk) {
  const [dashboard, editor] = [new Dashboard(page), new Editor(page)];
  await dashboard.choose(sample.title, 'Duplicate');
  await editor.update.waitFor();
  await editor.title.fill(sample.laterTitle);
  await editor.slug.fill(sample.laterSlug);
  await page.getByLabel('Publication date').fill(sample.laterDate);
  await editor.update.click();
  await dashboard.isLoaded();
  await dashboard.action(sample.laterTitle, 'Publish to the website').click();
  await button(page, 'Send 1 post').waitFor();
  await take('date-to-come', page, { height: 405, dialog: true });
  await button(page, 'Cancel').click();
}

async function moveHouse(page: Page, walk: Walk) {
  const { take, folder } = walk;
  await button(page, 'Back up').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save the file/ }).click();
  const file = join(folder, 'backup.json');
  await (await download).saveAs(file);
  await page.getByText('went to your downloads').waitFor();
  await take('backup', page, { height: 800, dialog: true });
  await button(page, 'Close').click();

  const newComputer = await newBrowser(walk, 1280);
  const there = await newComputer.newPage();
  await logIn(there, { take: () => Promise.resolve() });
  await button(there, 'Restore a backup').click();
  await there.getByLabel('Choose a file').setInputFiles(file);
  await button(there, 'Restore').waitFor();
  await take('restore', there, { height: 800, dialog: true });
  await button(there, 'Restore').click();
  await button(there, 'Show the posts').click();
  await new Dashboard(there).row(sample.title).waitFor();
  await newComputer.close();
}

async function generateSitemap(page: Page, { take }: Walk) {
  await page.getByRole('link', { name: 'Sitemap', exact: true }).click();
  await button(page, 'Generate Main Sitemap').click();
  await button(page, 'Copy XML').waitFor();
  await take('sitemap', page, { height: 720 });
}

async function useOnPhone(walk: Walk) {
  const context = await newBrowser(walk, 390);
  const page = await context.newPage();
  const editor = new Editor(page);
  await logIn(page, { take: () => Promise.resolve() });
  await walk.take('phone-posts', page, { height: 780 });
  await page.getByRole('link', { name: 'New Post', exact: true }).click();
  await editor.fill({ title: sample.title, content: sample.begin });
  await page.evaluate(() => scrollTo(0, 0));
  await walk.take('phone-new-post', page, { height: 780 });
  await context.close();
}
