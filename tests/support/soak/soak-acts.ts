import type { Page } from '@playwright/test';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { PostActions } from '#tests/pages/post-actions.ts';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { fillStorage, freeStorage } from '#tests/support/admin-database.ts';
import { trashDaysAtOnce } from '#src/admin/trash/limits.ts';
import { olderNames } from '#tests/support/soak/kept-words.ts';
import type { KeptWord, Place } from '#tests/support/soak/kept-words.ts';
import { shownBy } from '#tests/support/soak/soak-browser.ts';
import type { Tab } from '#tests/support/soak/soak-browser.ts';
import {
  expect,
  logIn,
  toast,
  unfold,
  unfoldWaiting,
  whichShows,
} from '#tests/support/soak/soak-world.ts';
import type { World } from '#tests/support/soak/soak-world.ts';
import { holdingsOf } from '#tests/support/soak/stored-places.ts';
import type { Holdings } from '#tests/support/soak/stored-places.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';

/** Something that an administrator does, or that happens to them. */
export interface Act {
  readonly name: string;
  /** How often it is chosen, beside the others that are possible. */
  readonly weight: number;
  readonly isKill?: boolean;
  readonly when: (world: World, tab: Tab) => boolean;
  /** Does it, waits until it is done, and returns what came of it. */
  readonly do: (world: World, tab: Tab) => Promise<string>;
  /** What the model learns from it: which words may be gone now. The model still knows where they were before. */
  readonly learns?: (world: World, tab: Tab) => void | Promise<void>;
}

const hour = 60 * 60 * 1_000;
const day = 24 * hour;
/** How wrong the computer's clock can be. */
const clockErrors = [-3_650, -21, -2, 0, 2, 21, 3_650].map((days) => days * day);
/** Above this nothing is added any more, so that a long run tries the same on the thousandth act as on the tenth. */
const manyPosts = 12;

const isOpen = ({ shown }: Tab) => !shown.asksPassword;
const isEditor = (tab: Tab) =>
  isOpen(tab) && (tab.shown.screen === 'new' || tab.shown.screen === 'edit');
const canWrite = (tab: Tab) => isEditor(tab) && tab.shown.isEditable;
const isAdmin = (tab: Tab) => isOpen(tab) && tab.shown.screen !== 'elsewhere';
const onDashboard = (tab: Tab) => isOpen(tab) && tab.shown.screen === 'posts';
/**
 * Whether a tab's post is still there: its editor may be open, but a restored list has no such post, and a built-in one
 * comes from the network.
 */
const isStillThere = ({ holdings, builtIn, browser }: World, { shown: { postId } }: Tab) =>
  isListed(holdings, postId) || (browser.isOnline && builtIn.includes(postId ?? ''));
/** What another tab edits, and is still there. */
const openElsewhere = (world: World, tab: Tab) =>
  world.browser.tabs.filter(
    (other) =>
      other !== tab &&
      other.shown.screen === 'edit' &&
      canWrite(other) &&
      isStillThere(world, other),
  );

/** Whether the editor opens for what belongs to a post; null stands for a new one. */
const isListed = ({ posts }: Holdings, id: string | null) =>
  id === null || posts.some((post) => post.id === id);

/** Goes to the list of posts and waits for it. */
async function toDashboard(page: Page): Promise<Dashboard> {
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  const dashboard = new Dashboard(page);
  await dashboard.isLoaded();
  return dashboard;
}

/** A link to a post's editor in the list. */
const editLink = (page: Page, id: string) =>
  page.locator(`a.row-title[href="/blog-admin/edit/${encodeURIComponent(id)}"]`);

/** Adds a new word to the end of a field, key by key. */
async function writeIn(world: World, { page, number }: Tab, name: 'Title' | 'Content' | 'Excerpt') {
  const word = world.newWord();
  const field = page.getByRole('textbox', { name, exact: true });
  await field.press('ControlOrMeta+End');
  await field.pressSequentially(` ${word}`);
  world.words.typed(word, word, number);
  return `${word} in ${name}`;
}

/** Writes where something is missing, so that the post can be saved. */
async function writeWhatIsMissing(world: World, tab: Tab): Promise<string[]> {
  const written: string[] = [];
  for (const name of ['Title', 'Content', 'Excerpt'] as const) {
    const field = tab.page.getByRole('textbox', { name, exact: true });
    if ((await field.inputValue()).trim() === '') written.push(await writeIn(world, tab, name));
  }
  return written;
}

/** Gives the editor a picture of a color of its own. */
async function pictureOf({ chance, newWord }: World) {
  const background = `#${Math.floor(chance.next() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`;
  const size = { width: 24 + Math.floor(chance.next() * 40), height: 24 };
  const word = newWord();
  return { word, file: await plainPicture(`${word}.png`, { ...size, background }) };
}

/** Presses Undo in a message so many times of a hundred, and waits until that is done. */
async function maybeUndo({ chance }: World, page: Page, done: string | RegExp): Promise<boolean> {
  if (!chance.percent(40)) return false;
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).last().click();
  await whichShows({ done: toast(page, done), failed: page.locator('.toast-error') });
  return true;
}

/** Answers the question which of two texts is to stay. */
async function answerConflict({ chance }: World, page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'This post has changed since you opened it' });
  const mine = dialog.getByRole('button', { name: 'Save mine anyway' });
  await expect(mine).toBeEnabled();
  const theirs = dialog.getByRole('button', { name: 'Load the other one' });
  const answers = (await theirs.isVisible())
    ? (['mine', 'theirs', 'cancel'] as const)
    : (['mine', 'cancel'] as const);
  const answer = chance.pick(answers);
  if (answer === 'theirs') await theirs.click();
  else if (answer === 'mine') await mine.click();
  else await dialog.getByRole('button', { name: 'Cancel' }).click();
  if (answer === 'mine') return `conflict: mine, ${await savedOrNot(page)}`;
  await expect(dialog).toBeHidden();
  return `conflict: ${answer}`;
}

/** What became of a save. */
async function savedOrNot(page: Page): Promise<string> {
  const shown = await whichShows({
    conflict: page.getByRole('dialog', { name: 'This post has changed since you opened it' }),
    saved: toast(page, /Blog post (?:created|updated)/),
    full: page.locator('.save-bar .note-problem'),
    refused: page.locator('.toast-error'),
  });
  if (shown === 'refused')
    return (await page.locator('.toast-error').last().innerText()).replace(/\s+/g, ' ');
  if (shown === 'saved') await new Dashboard(page).isLoaded();
  return shown;
}

const card = (page: Page, place: number) => page.locator('.trash-card').nth(place);
const inFields = ({ number }: Tab) => `field of tab ${number}`;

/** What was typed only moments before tabs were killed. */
const forgetTooYoung = ({ words, browser }: World, tabs: readonly Tab[]) => {
  const numbers = tabs.map(({ number }) => number);
  words.mayBeGone(
    words.tooYoung(numbers, browser.killedAt),
    'was typed less than 2 s before a kill',
  );
};

/** Waits until everything typed must survive a kill. */
const untilSafe = ({ words }: World) =>
  expect(() => expect(words.untilSafe()).toBe(0)).toPass({ intervals: [50] });

/** What was only in entries of the Trash that are gone now, and in versions and copies that go with them. */
async function forgetTrash({ words, holdings, browser, builtIn }: World): Promise<void> {
  const { trash } = await holdingsOf(browser.storage, builtIn, true);
  const isThere = (key: string) => trash.some((entry) => entry.key === key);
  const gone = holdings.trash.flatMap(({ key }) => (isThere(key) ? [] : [`trash ${key}`]));
  const posts = holdings.places.flatMap(({ name, postIds }) =>
    gone.includes(name) ? postIds : [],
  );
  const isGone = ({ kind, name, postIds: [id = null] }: Place) =>
    gone.includes(name) || ((kind === 'version' || kind === 'copy') && posts.includes(id));
  words.mayBeGone(words.onlyIn(isGone), 'was deleted for good');
}

/** What was taken out of a tab's fields; its safety copy follows. */
async function forgetTaken({ words }: World, tab: Tab): Promise<void> {
  const { fields } = await shownBy(tab.page);
  const isTaken = ({ text, seen }: KeptWord) =>
    !fields.includes(text) && seen.some(({ name }) => name === inFields(tab));
  const taken = words.having(isTaken);
  // The data of a picture stays in the editor, but nothing offers it once the text doesn't name it.
  const pictures = new Set(taken.map(({ name }) => `picture ${name}`));
  words.giveUp(
    [...taken, ...words.having(({ name }) => pictures.has(name))],
    'was taken out of its field',
  );
}

/** Everything that an administrator may do, and everything that may happen. */
export const acts: readonly Act[] = [
  {
    name: 'log in',
    weight: 30,
    // A page that has shown the login alone fetches the rest of the admin.
    when: ({ browser }, { shown }) =>
      shown.asksPassword && (browser.isOnline || shown.screen !== 'login'),
    do: async (_, tab) => {
      await logIn(tab);
      return '';
    },
  },
  {
    name: 'open the admin',
    weight: 30,
    when: ({ browser }, { shown }) => browser.isOnline && shown.screen === 'elsewhere',
    do: async (_, { page }) => {
      await page.goto('/blog-admin');
      return '';
    },
  },
  {
    name: 'begin a new post',
    weight: 6,
    when: ({ holdings }, tab) => isAdmin(tab) && holdings.posts.length < manyPosts,
    do: async (_, { page }) => {
      await toDashboard(page);
      await page.getByRole('link', { name: 'New Post' }).click();
      await new Editor(page).title.waitFor();
      return '';
    },
  },
  {
    name: 'open a post',
    weight: 6,
    when: ({ holdings, browser }, tab) =>
      isAdmin(tab) && (browser.isOnline || holdings.posts.length > 0),
    do: async ({ chance, holdings, builtIn, browser }, { page }) => {
      // One post of the website is enough, since each has a text to be fetched.
      const ids = holdings.posts.map(({ id }) => id);
      const id = chance.pick(browser.isOnline ? [...ids, builtIn[0] ?? ''] : ids);
      await toDashboard(page);
      await editLink(page, id).click();
      await new Editor(page).title.waitFor();
      return id;
    },
  },
  {
    name: 'open the same post in a second tab and take it over',
    weight: 6,
    when: (world, tab) =>
      isAdmin(tab) && world.browser.isOnline && openElsewhere(world, tab).length > 0,
    do: async (world, tab) => {
      const other = world.chance.pick(openElsewhere(world, tab));
      await tab.page.goto(other.page.url());
      const editor = new Editor(tab.page);
      await editor.takeOver.click();
      await expect(editor.content).toBeEditable();
      return `${other.shown.postId ?? ''} of tab ${other.number}`;
    },
  },
  {
    name: 'take over',
    weight: 8,
    when: (_, tab) => isEditor(tab) && tab.shown.lock !== null,
    do: async (world, tab) => {
      const { page, shown } = tab;
      const id = shown.postId ?? '';
      const editor = new Editor(page);
      await editor.takeOver.click();
      if (shown.lock === 'theirs' && !isStillThere(world, tab)) {
        // Read again, it is deleted: its unsaved text is offered above the list.
        await new Dashboard(page).isLoaded();
        return `${id}, which is gone`;
      }
      await expect(editor.content).toBeEditable();
      return id;
    },
  },
  {
    name: 'write',
    weight: 30,
    when: (_, tab) => canWrite(tab),
    do: (world, tab) =>
      writeIn(world, tab, world.chance.pick(['Title', 'Content', 'Content', 'Content', 'Excerpt'])),
  },
  {
    name: 'paste',
    weight: 6,
    when: (_, tab) => canWrite(tab),
    do: async (world, tab) => {
      const word = world.newWord();
      const { text } = new PostWriting(tab.page);
      await tab.page.bringToFront();
      await tab.page.evaluate(
        (words) => navigator.clipboard.writeText(words),
        `\n\n- ${word} *pasted*`,
      );
      await text.press('ControlOrMeta+End');
      await text.press('ControlOrMeta+v');
      world.words.typed(word, word, tab.number);
      return word;
    },
  },
  {
    name: 'take back what was typed',
    weight: 3,
    when: (_, tab) => canWrite(tab),
    do: async (_, { page }) => {
      await new PostWriting(page).text.press('ControlOrMeta+z');
      return '';
    },
    learns: forgetTaken,
  },
  {
    name: 'put a picture in the text',
    weight: 3,
    // What asks what it shows may not have come before the network went.
    when: ({ browser }, tab) => browser.isOnline && canWrite(tab),
    do: async (world, tab) => {
      const { word, file } = await pictureOf(world);
      const writing = new PostWriting(tab.page);
      await tab.page.locator('input[type="file"][multiple]').setInputFiles(file);
      const data = await writing.question.locator('img').getAttribute('src');
      await writing.describe(word);
      await expect(writing.text).toHaveValue(new RegExp(word));
      world.words.typed(word, word, tab.number);
      world.words.typed(`picture ${word}`, data ?? '', tab.number);
      return word;
    },
  },
  {
    name: 'choose a cover',
    weight: 3,
    when: (_, tab) => canWrite(tab),
    do: async (world, tab) => {
      const { word, file } = await pictureOf(world);
      const cover = tab.page.locator('.cover-field img');
      const before = (await cover.count()) > 0 ? await cover.getAttribute('src') : '';
      await tab.page.locator('.cover-field input[type="file"]').setInputFiles(file);
      await expect(cover).not.toHaveAttribute('src', before ?? '');
      const data = (await cover.getAttribute('src')) ?? '';
      world.words.typed(`cover ${word}`, data, tab.number);
      return word;
    },
    learns: forgetTaken,
  },
  {
    name: 'save',
    weight: 10,
    when: (_, tab) => canWrite(tab),
    do: async (world, tab) => {
      const written = await writeWhatIsMissing(world, tab);
      await tab.page.getByRole('button', { name: /^(?:Publish|Update) Post$/ }).click();
      const saved = await savedOrNot(tab.page);
      const outcome = saved === 'conflict' ? await answerConflict(world, tab.page) : saved;
      return [...written, outcome].join(', ');
    },
  },
  {
    name: 'start empty',
    weight: 2,
    when: (_, tab) => canWrite(tab) && tab.shown.screen === 'new' && tab.shown.fields.includes('w'),
    do: async (world, { page }) => {
      const button = page.getByRole('button', { name: 'Start empty' });
      if (!(await button.isVisible())) return 'is empty';
      await button.click();
      await expect(new Editor(page).title).toHaveValue('');
      if (!world.chance.percent(40)) return '';
      await page.locator('.toast').getByRole('button', { name: 'Undo' }).last().click();
      await expect(new Editor(page).copies.or(button).first()).toBeVisible();
      return 'undone';
    },
  },
  {
    name: 'restore a safety copy',
    weight: 8,
    when: (_, tab) => canWrite(tab) && tab.shown.copies > 0,
    do: async ({ chance }, { page }) => {
      await unfold(page.locator('.copies-bar'));
      // One that is older than what is saved can be compared and downloaded only.
      const restores = page.locator('.copies-bar').getByRole('button', { name: /^Continue/ });
      const count = await restores.count();
      if (count === 0) return 'all are older';
      const place = Math.floor(chance.next() * count);
      await restores.nth(place).click();
      await expect(toast(page, 'Text opened').last()).toBeVisible();
      return `number ${place + 1}`;
    },
  },
  {
    name: 'dismiss a safety copy',
    weight: 2,
    when: (_, tab) => canWrite(tab) && tab.shown.copies > 0,
    do: async (world, { page }) => {
      await unfold(page.locator('.copies-bar'));
      await page
        .locator('.copies-bar li')
        .first()
        .getByRole('button', { name: /^Dismiss/ })
        .click();
      await expect(toast(page, 'Text dismissed').last()).toBeVisible();
      if (!world.chance.percent(40)) return '';
      await page.locator('.toast').getByRole('button', { name: 'Undo' }).last().click();
      await expect(page.locator('.copies-bar')).toBeVisible();
      return 'undone';
    },
    // A tab that lost the post shows the text still, until it loads the post again, but offers it nowhere; it may not
    // know yet that it lost it.
    learns: async ({ words, browser, builtIn }, tab) => {
      const { postId } = tab.shown;
      const lost = browser.tabs.filter(
        (other) => other !== tab && (other.shown.lock === 'lost' || other.shown.postId === postId),
      );
      const fields = new Set(lost.map(inFields));
      const isGone = ({ kind, postIds, name }: Place) =>
        (kind === 'copy' && postIds.includes(postId)) || fields.has(name);
      const { places } = await holdingsOf(browser.storage, builtIn, true);
      // An editor holds the text that a dismissed one went on from until it saves: its words were dismissed too.
      const isOlder = (place: Place, seen: readonly Place[]) =>
        seen
          .filter(({ name }) => !places.some((one) => one.name === name))
          .some((gone) => olderNames(gone, [...seen, ...places]).includes(place.name));
      const dismissed = words
        .onlyIn(isGone)
        .filter(({ text, seen }) =>
          places.every((place) => !place.text.includes(text) || isOlder(place, seen)),
        );
      words.giveUp(dismissed, 'was dismissed');
    },
  },
  {
    name: 'continue an unsaved text',
    weight: 6,
    when: ({ holdings }, tab) =>
      onDashboard(tab) && holdings.offered.some((id) => isListed(holdings, id)),
    do: async ({ chance, holdings }, { page }) => {
      const id = chance.pick(holdings.offered.filter((one) => isListed(holdings, one)));
      const path = id === null ? '/blog-admin/new' : `/blog-admin/edit/${encodeURIComponent(id)}`;
      const links = page.locator(`.unsaved-texts a:is([href="${path}"], [href^="${path}?"])`);
      await unfoldWaiting(page);
      if ((await links.count()) === 0) return 'is older than what is saved';
      await links.first().click();
      await new Editor(page).title.waitFor();
      return id ?? 'new post';
    },
  },
  {
    name: 'duplicate a post',
    weight: 2,
    when: ({ holdings }, tab) =>
      onDashboard(tab) && holdings.posts.length > 0 && holdings.posts.length < manyPosts,
    do: async ({ chance, holdings }, { page }) => {
      const { id } = chance.pick(holdings.posts);
      const row = page.locator('.post-row').filter({ has: editLink(page, id) });
      await row.getByRole('button', { name: /^More/ }).click();
      await row.getByRole('button', { name: /^Duplicate/ }).click();
      await whichShows({ opened: new Editor(page).title, failed: page.locator('.toast-error') });
      return id;
    },
  },
  {
    name: 'delete a post',
    weight: 6,
    when: ({ holdings }, tab) => onDashboard(tab) && holdings.posts.length > 0,
    do: async (world, { page }) => {
      const { id } = world.chance.pick(world.holdings.posts);
      const row = page.locator('.post-row').filter({ has: editLink(page, id) });
      const isInSight = (await row.getByRole('button', { name: /^Delete/ }).count()) > 0;
      if (!isInSight) await row.getByRole('button', { name: /^More/ }).click();
      await row.getByRole('button', { name: /^(?:Delete|Back to)/ }).click();
      await page.getByRole('dialog').locator('.button-danger').click();
      const shown = await whichShows({
        deleted: page.locator('.toast-action'),
        failed: page.locator('.toast-error'),
      });
      const isBack = shown === 'deleted' && (await maybeUndo(world, page, 'Undone'));
      return `${id} ${isBack ? 'undone' : shown}`;
    },
  },
  {
    name: 'open the Trash',
    weight: 3,
    when: ({ holdings }, tab) => isAdmin(tab) && holdings.trash.length > 0,
    do: async (_, { page }) => {
      await page.getByRole('link', { name: 'Trash', exact: true }).click();
      await card(page, 0).waitFor();
      return '';
    },
  },
  {
    name: 'restore from the Trash',
    weight: 12,
    when: ({ holdings }, tab) =>
      isOpen(tab) && tab.shown.screen === 'trash' && holdings.trash.length > 0,
    do: async (world, { page }) => {
      const place = Math.floor(world.chance.next() * world.holdings.trash.length);
      await card(page, place)
        .getByRole('button', { name: /^Restore/ })
        .click();
      const restored = page.locator('.toast-action');
      const failed = page.locator('.toast-error');
      const question = page.getByRole('dialog').getByRole('button', { name: 'Restore all' });
      if ((await whichShows({ question, restored, failed })) === 'question') await question.click();
      const shown = await whichShows({ restored, failed });
      const isBack =
        shown === 'restored' && (await maybeUndo(world, page, 'Everything is as it was'));
      return `number ${place + 1} ${isBack ? 'undone' : shown}`;
    },
  },
  {
    name: 'delete for good',
    weight: 4,
    when: ({ holdings }, tab) =>
      isOpen(tab) && tab.shown.screen === 'trash' && holdings.trash.length > 0,
    do: async ({ chance, holdings }, { page }) => {
      const place = Math.floor(chance.next() * holdings.trash.length);
      await card(page, place)
        .getByRole('button', { name: /^Delete for good/ })
        .click();
      await page.getByRole('dialog').locator('.button-danger').click();
      await expect(toast(page, 'Deleted for good').last()).toBeVisible();
      return `number ${place + 1}`;
    },
    learns: forgetTrash,
  },
  {
    name: 'empty the Trash',
    weight: 1,
    when: ({ holdings }, tab) =>
      isOpen(tab) && tab.shown.screen === 'trash' && holdings.trash.length > 3,
    do: async (_, { page }) => {
      await page.getByRole('button', { name: 'Empty Trash' }).click();
      await page.getByRole('dialog').locator('.button-danger').click();
      await expect(toast(page, 'Trash emptied').last()).toBeVisible();
      return '';
    },
    learns: forgetTrash,
  },
  {
    name: 'look at earlier versions',
    weight: 4,
    when: (world, tab) =>
      isEditor(tab) &&
      isStillThere(world, tab) &&
      (world.holdings.versions.get(tab.shown.postId ?? '') ?? 0) > 1,
    do: async (_, { page }) => {
      await page.getByRole('link', { name: 'Earlier versions' }).click();
      await page.locator('.version-list button').first().waitFor();
      return '';
    },
  },
  {
    name: 'restore a version',
    weight: 20,
    when: ({ holdings }, tab) =>
      isOpen(tab) &&
      tab.shown.screen === 'versions' &&
      (holdings.versions.get(tab.shown.postId ?? '') ?? 0) > 1,
    do: async ({ chance }, { page }) => {
      const versions = page.locator('.version-list button');
      const place = Math.floor(chance.next() * (await versions.count()));
      await versions.nth(place).click();
      await expect(versions.nth(place)).toHaveAttribute('aria-current', 'true');
      const restore = page.getByRole('button', { name: 'Restore this version' });
      if (!(await restore.isVisible())) return `number ${place + 1} is what is saved`;
      await restore.click();
      const shown = await whichShows({
        restored: toast(page, 'Version restored'),
        failed: page.locator('.toast-error'),
      });
      return `number ${place + 1} ${shown}`;
    },
  },
  {
    name: 'import',
    weight: 3,
    when: (_, tab) => onDashboard(tab),
    do: async (world, tab) => {
      const { chance, newWord, words } = world;
      const stored = JSON.parse(world.holdings.postsText ?? '[]') as object[];
      const staying = stored.filter(() => chance.percent(70));
      const word = newWord();
      const added = { title: `Imported ${word}`, content: `The text of ${word}.`, excerpt: word };
      const actions = new PostActions(tab.page);
      await actions.choose('Import Posts');
      await actions.check(JSON.stringify([...staying, added]));
      await actions.importButton.click();
      const shown = await whichShows({
        imported: toast(tab.page, 'Import Successful'),
        failed: tab.page.locator('.toast-error'),
      });
      if (shown === 'failed') await tab.page.keyboard.press('Escape');
      else if (await maybeUndo(world, tab.page, 'Import undone')) return `${word} undone`;
      else words.typed(word, word, tab.number);
      return `${word} with ${staying.length} of ${stored.length} posts: ${shown}`;
    },
  },
  {
    name: 'reload',
    weight: 4,
    when: ({ browser }, tab) => browser.isOnline && tab.shown.screen !== 'elsewhere',
    do: async (_, { page }) => {
      await page.reload();
      return '';
    },
  },
  ...(['Back', 'Forward'] as const).map((way) => ({
    name: `go ${way.toLowerCase()}`,
    weight: 3,
    when: ({ browser }: World, tab: Tab) => browser.isOnline && isAdmin(tab),
    do: async (_: World, { page }: Tab) => {
      await page[`go${way}`]();
      return new URL(page.url()).pathname;
    },
  })),
  {
    name: 'look at the website and come back',
    weight: 2,
    when: ({ browser }, tab) => browser.isOnline && isAdmin(tab),
    do: async (_, { page }) => {
      await page.goto('/privacy');
      await page.goBack();
      return '';
    },
  },
  {
    name: 'fill the storage',
    weight: 2,
    when: ({ isFull, browser }) => !isFull && browser.tabs.every(isOpen),
    do: async (world) => {
      await fillStorage(world.browser.storage);
      world.isFull = true;
      return '';
    },
  },
  {
    name: 'make room again',
    weight: 12,
    when: ({ isFull }) => isFull,
    do: async (world) => {
      await freeStorage(world.browser.storage);
      world.isFull = false;
      return '';
    },
  },
  {
    name: 'lose the network',
    weight: 2,
    when: ({ browser }) => browser.isOnline,
    do: async ({ browser }) => {
      await browser.setOnline(false);
      return '';
    },
  },
  {
    name: 'have the network again',
    weight: 20,
    when: ({ browser }) => !browser.isOnline,
    do: async ({ browser }) => {
      await browser.setOnline(true);
      return '';
    },
  },
  {
    name: 'set the clock',
    weight: 2,
    // It may end the session, and a full storage takes no new one. It may add a week to the Trash's age, which would end
    // things that the model takes for kept.
    when: ({ isFull, holdings }) =>
      !isFull && holdings.trash.every(({ days }) => days > trashDaysAtOnce),
    do: async ({ browser, chance }) => {
      const error = chance.pick(clockErrors);
      await browser.setClockError(error);
      return `wrong by ${error / day} days`;
    },
  },
  {
    name: 'pause for half a minute',
    weight: 3,
    when: () => true,
    do: async ({ browser }) => {
      await browser.pass(31_000);
      return '';
    },
  },
  {
    name: 'log out',
    weight: 1,
    // A session can't be stored in a full storage: every tab would ask for the password on its own.
    when: ({ isFull }, tab) => !isFull && isAdmin(tab),
    do: async (_, { page }) => {
      await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
      await page.locator('input[name="password"]').waitFor();
      return '';
    },
  },
  {
    name: 'crash a tab at once',
    weight: 2,
    isKill: true,
    when: ({ browser }) => browser.isOnline,
    do: async ({ browser }, tab) => {
      await browser.crashTab(tab);
      return '';
    },
    learns: (world, tab) => forgetTooYoung(world, [tab]),
  },
  {
    name: 'crash a tab 2 s after typing',
    weight: 2,
    isKill: true,
    when: ({ browser }) => browser.isOnline,
    do: async (world, tab) => {
      await untilSafe(world);
      await world.browser.crashTab(tab);
      return '';
    },
  },
  {
    name: 'close a tab',
    weight: 2,
    isKill: true,
    when: ({ browser }) => browser.isOnline,
    do: async ({ browser }, tab) => {
      await browser.closeTab(tab);
      return '';
    },
  },
  {
    name: 'kill the browser',
    weight: 1,
    isKill: true,
    when: ({ browser }) => browser.isOnline,
    do: async (world) => {
      await untilSafe(world);
      await world.browser.kill();
      return '';
    },
  },
];
