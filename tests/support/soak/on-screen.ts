import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { closeMessages } from '#tests/pages/messages.ts';
import { Editor } from '#tests/pages/editor.ts';
import { PostActions } from '#tests/pages/post-actions.ts';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { freeStorage } from '#tests/support/admin-database.ts';
import type { KeptWord, Place } from '#tests/support/soak/kept-words.ts';
import { expect, logIn, lookAround, unfoldWaiting } from '#tests/support/soak/soak-world.ts';
import type { World } from '#tests/support/soak/soak-world.ts';
import type { Holdings } from '#tests/support/soak/stored-places.ts';

/** Where a word is looked for first. */
const order = [
  'post',
  'copy',
  'draft',
  'trash',
  'version',
  'set aside',
  'field',
  'mirror',
] as const;

/** Goes to a place as the administrator does, and reads what is there. */
type Reading = (page: Page, place: Place, holdings: Holdings) => Promise<string>;

const readings: Readonly<Record<Place['kind'], Reading>> = {
  post: (page, { postIds: [id] }) =>
    readEditor(page, `/blog-admin/edit/${encodeURIComponent(id ?? '')}`),
  draft: (page) => readEditor(page, '/blog-admin/new'),
  copy: (page) => readDownloads(page, page.locator('.unsaved-texts'), unfoldWaiting),
  'set aside': (page) => readDownloads(page, page.locator('.damaged-texts')),
  version: async (page, { postIds: [id] }) => {
    await page.goto(`/blog-admin/edit/${encodeURIComponent(id ?? '')}/versions`);
    const versions = page.locator('.version-list button');
    await versions.first().waitFor();
    const texts: string[] = [];
    for (const version of await versions.all()) {
      await version.click();
      texts.push(await page.locator('.version').innerText());
    }
    return texts.join('\n');
  },
  /** Takes it out of the Trash and reads all posts as an export. A list replaces the posts, so all else is read before. */
  trash: async (page, { name }, { trash }) => {
    const at = trash.find(({ key }) => name === `trash ${key}`)?.at ?? 0;
    await page.goto('/blog-admin/trash');
    const time = page.locator(`time[datetime="${new Date(at).toISOString()}"]`);
    const card = page.locator('.trash-card').filter({ has: time });
    await card.getByRole('button', { name: /^Restore/ }).click();
    const restore = page.getByRole('dialog').getByRole('button', { name: 'Restore all' });
    const undo = page.locator('.toast').getByRole('button', { name: 'Undo' });
    await restore.or(undo).first().waitFor();
    if (await restore.isVisible()) await restore.click();
    await undo.waitFor();
    await page.getByRole('link', { name: 'Posts', exact: true }).click();
    const actions = new PostActions(page);
    await actions.choose('Export Posts');
    return actions.json.inputValue();
  },
  field: () => Promise.resolve(''),
  // What it has is brought back as soon as somebody is in.
  mirror: () => Promise.resolve(''),
};

/** What stands in an editor, with the pictures that it and its preview show. */
async function readEditor(page: Page, path: string): Promise<string> {
  await page.goto(path);
  const editor = new Editor(page);
  await editor.title.waitFor();
  const words = Object.values(await editor.words());
  const writing = new PostWriting(page);
  await writing.openPreview();
  await writing.shown.locator('h1').waitFor();
  const sources = (images: Locator) =>
    images.evaluateAll((elements) => elements.map((image) => (image as HTMLImageElement).src));
  const inText = await sources(writing.shown.locator('img'));
  return [...words, ...inText, ...(await sources(writing.cover.locator('img')))].join('\n');
}

/** Everything that a part of the dashboard offers as downloads, once it is open. */
async function readDownloads(
  page: Page,
  part: Locator,
  open?: (page: Page) => Promise<void>,
): Promise<string> {
  await page.goto('/blog-admin');
  await open?.(page);
  await part.waitFor();
  const texts: string[] = [];
  for (const button of await part.getByRole('button', { name: /^Download/ }).all()) {
    // Chromium passes over a download when ten others began in the same second.
    await expect(async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download', { timeout: 3_000 }),
        button.click(),
      ]);
      texts.push(await readFile(await file.path(), 'utf8'));
    }).toPass({ timeout: 30_000 });
  }
  return texts.join('\n');
}

/**
 * Looks for every word the way the administrator would: all tabs are closed, and what is left is opened on the screen.
 * @returns what can't be found, in sentences
 */
export async function missingOnScreen(world: World): Promise<string[]> {
  const { browser, words } = world;
  if (!browser.isOnline) await browser.setOnline(true);
  await browser.setClockError(0);
  await freeStorage(browser.storage);
  const tab = await browser.closeAllButOne();
  await logIn(tab);
  const { holdings, lost } = await lookAround(world);
  const sentences = lost.map(({ name }) => `${name} is offered nowhere once all tabs are closed.`);
  const rankOf = ({ kind }: Place) => order.indexOf(kind);
  /** Each place with its words; all copies are read at once. */
  const byPlace = new Map<string, { place: Place; expected: KeptWord[] }>();
  const add = (place: Place, word: KeptWord) => {
    const name = place.kind === 'copy' ? 'copies' : place.name;
    byPlace.set(name, { place, expected: [...(byPlace.get(name)?.expected ?? []), word] });
  };
  for (const word of words.having(({ name }) => !lost.some((one) => one.name === name))) {
    const [first] = word.seen.toSorted((one, other) => rankOf(one) - rankOf(other));
    // What a version holds of pictures is told in words.
    if (first && !(first.kind === 'version' && word.text.startsWith('data:'))) add(first, word);
  }
  const isLast = ({ place }: { place: Place }) => Number(place.kind === 'trash');
  for (const { place, expected } of [...byPlace.values()].toSorted(
    (a, b) => isLast(a) - isLast(b),
  )) {
    await closeMessages(tab.page);
    const text = await readings[place.kind](tab.page, place, holdings).catch((error: unknown) => {
      sentences.push(`${place.name} could not be read on the screen: ${String(error)}`);
      return '';
    });
    for (const { name } of expected.filter((word) => !text.includes(word.text)))
      sentences.push(`${name} is stored as ${place.name}, and is not found on the screen.`);
  }
  return sentences;
}
