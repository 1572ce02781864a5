import { expect as briefly } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { adminLimits } from '#src/config/admin-limits.ts';
import { builtPosts } from '#tests/support/built-posts.ts';
import { keptWords } from '#tests/support/soak/kept-words.ts';
import type { KeptWords, Place } from '#tests/support/soak/kept-words.ts';
import { patience, SoakBrowser } from '#tests/support/soak/soak-browser.ts';
import type { Tab } from '#tests/support/soak/soak-browser.ts';
import { holdingsOf } from '#tests/support/soak/stored-places.ts';
import type { Holdings } from '#tests/support/soak/stored-places.ts';
import { randomNumbers } from '#tests/support/random-numbers.ts';

/** Without a runner it would wait five seconds only. */
export const expect = briefly.configure({ timeout: patience });

/** Choices that come from the seed alone. */
interface Chance {
  /** One of a list that isn't empty. */
  readonly pick: <Item>(list: readonly Item[]) => Item;
  /** True so many times of a hundred. */
  readonly percent: (share: number) => boolean;
  /** A number from 0 to below 1. */
  readonly next: () => number;
}

/** Makes choices from a seed. */
function chanceOf(seed: number): Chance {
  const next = randomNumbers(seed);
  return {
    next,
    percent: (share) => next() * 100 < share,
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
  };
}

/** Everything that an act can see and use. */
export interface World {
  readonly chance: Chance;
  readonly browser: SoakBrowser;
  readonly words: KeptWords;
  /** Ids of some posts of the website itself. */
  readonly builtIn: readonly string[];
  /** What the browser held after the last act. */
  holdings: Holdings;
  isFull: boolean;
  /** A new word that no text holds. */
  readonly newWord: () => string;
}

/** Opens the browser on a served site. */
export async function openWorld(address: string, seed: number): Promise<World> {
  const chance = chanceOf(seed);
  const builtIn = builtPosts().map(({ id }) => id);
  const browser = await SoakBrowser.start(address);
  let count = 0;
  return {
    chance,
    browser,
    builtIn,
    words: keptWords(() => performance.now()),
    holdings: await holdingsOf(browser.storage, builtIn, true),
    isFull: false,
    newWord: () => {
      count += 1;
      return `w${count}x${Math.floor(chance.next() * 1_296).toString(36)}`;
    },
  };
}

/** Milliseconds for which a word may be on its way from one place to another. */
const onItsWay = 10_000;

/**
 * Looks where everything is.
 * @returns the words that are nowhere, after waiting for what is on its way
 */
export async function lookAround({ browser, words, builtIn }: World) {
  const end = performance.now() + onItsWay;
  for (;;) {
    await browser.look();
    const isAnybodyIn = browser.tabs.some(
      ({ shown }) => !shown.asksPassword && shown.screen !== 'elsewhere',
    );
    const held = await holdingsOf(browser.storage, builtIn, isAnybodyIn);
    const fields = browser.tabs.map(
      ({ number, shown }) =>
        ({
          name: `field of tab ${number}`,
          kind: 'field',
          store: 'page',
          postIds: [shown.postId],
          text: shown.fields,
        }) as const,
    );
    const holdings = { ...held, places: [...held.places, ...fields] };
    // Only the newest ten versions of a post stay.
    const isFullOfVersions = ({ kind, postIds: [id] }: Place) =>
      kind === 'version' && (held.versions.get(id ?? '') ?? 0) >= adminLimits.versions;
    words.mayBeGone(words.onlyIn(isFullOfVersions), 'was in a version older than ten others');
    words.mayBeGone(
      words.tooYoung(browser.leftAnyway.splice(0), browser.killedAt),
      'was typed less than 2 s before leaving in spite of the question',
    );
    const lost = words.look(holdings.places);
    if (lost.length > 0 && performance.now() < end) continue;
    words.forgetExcuses();
    return { holdings, lost };
  }
}

/** The name of the first of some places that shows. */
export async function whichShows<Name extends string>(
  places: Readonly<Record<Name, Locator>>,
): Promise<Name> {
  const names = Object.keys(places) as Name[];
  let shown: Name | undefined;
  await expect(async () => {
    const isVisible = await Promise.all(names.map((name) => places[name].first().isVisible()));
    shown = names.find((_, place) => isVisible[place]);
    expect(shown, `one of ${names.join(', ')} shows`).toBeDefined();
  }).toPass({ intervals: [50], timeout: patience });
  if (shown === undefined) throw new Error(`None of ${names.join(', ')} shows.`);
  return shown;
}

/** The last message of a page, by its text. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('.toast').filter({ hasText: text });

const password = 'nine lives';

/** Gives the password where it is asked for. */
export async function logIn(tab: Tab): Promise<void> {
  if (!tab.shown.asksPassword) return;
  const field = tab.page.locator('input[name="password"]');
  await field.fill(password);
  await field.press('Enter');
  await expect(field).toBeHidden();
}

/** Opens the line that stands for several unsaved texts, if it is closed. */
export async function unfold(part: Locator): Promise<void> {
  await part.waitFor();
  const line = part.locator('details:not([open]) > summary').first();
  if (await line.isVisible()) await line.click();
}

/** Opens the line that stands for what waits, if it is closed, once the unsaved texts are read, and that for all but one. */
export async function unfoldWaiting(page: Page): Promise<void> {
  await page.locator('.unsaved-texts').waitFor({ state: 'attached' });
  for (const closed of ['.waiting:not([open])', '.unsaved-texts details:not([open])']) {
    const line = page.locator(`${closed} > summary`);
    if (await line.isVisible()) await line.click();
  }
}
