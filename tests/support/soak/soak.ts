import { closeMessages } from '#tests/pages/messages.ts';
import type { World } from '#tests/support/soak/soak-world.ts';
import { acts } from '#tests/support/soak/soak-acts.ts';
import type { Act } from '#tests/support/soak/soak-acts.ts';
import { shownBy } from '#tests/support/soak/soak-browser.ts';
import { lookAround, openWorld } from '#tests/support/soak/soak-world.ts';
import { missingOnScreen } from '#tests/support/soak/on-screen.ts';

/** How much more often something is chosen that was not done yet. */
const firstTime = 4;
/** How many acts are told when something is lost. */
const toldActs = 30;

interface SoakParts {
  /** Address of the served site. */
  readonly address: string;
  /** Everything that is chosen comes from it. */
  readonly seed: number;
  /** Whether to go on, before each act. */
  readonly goesOn: (done: SoakFigures) => boolean;
  /** Gets each line of the log. */
  readonly tell: (line: string) => void;
}

/** What a soak did. */
interface SoakFigures {
  /** How often each act was done, all of them by name. */
  readonly acts: ReadonlyMap<string, number>;
  /** All of them together. */
  readonly done: number;
  readonly kills: number;
  /** How many words were typed, and how many of them may be gone, by reason. */
  readonly typed: number;
  readonly givenUp: ReadonlyMap<string, number>;
}

/** What a soak found. */
interface SoakOutcome extends SoakFigures {
  /** What was lost or went wrong in the act that ended it; empty if nothing did. */
  readonly losses: readonly string[];
  /** The last lines of the log. */
  readonly lastActs: readonly string[];
}

/**
 * Does at random what an administrator does, and what happens to one, in three tabs of a real browser. After every act
 * it looks for everything that was typed. It stops at the first loss, or when it is not to go on; then it also looks
 * for every word on the screen.
 */
export async function soak({ address, seed, goesOn, tell }: SoakParts): Promise<SoakOutcome> {
  const counts = new Map(acts.map(({ name }) => [name, 0]));
  const lines: string[] = [];
  const world = await openWorld(address, seed);
  const start = performance.now();
  const log = (line: string) => {
    const time = ((performance.now() - start) / 1_000).toFixed(1).padStart(7);
    lines.push(`${time} s  ${line}`);
    tell(lines.at(-1) ?? '');
  };
  const figures = (): SoakFigures => ({
    acts: counts,
    done: [...counts.values()].reduce((sum, count) => sum + count, 0),
    kills: acts.reduce(
      (sum, { name, isKill = false }) => sum + (isKill ? (counts.get(name) ?? 0) : 0),
      0,
    ),
    typed: world.words.count(),
    givenUp: world.words.givenUp(),
  });
  let losses: readonly string[] = [];
  try {
    losses = await lookedAround(world);
    while (losses.length === 0 && goesOn(figures())) {
      const { tab, act } = choose(world, counts);
      counts.set(act.name, (counts.get(act.name) ?? 0) + 1);
      losses = await carryOut(world, tab, act, log);
    }
    for (const { number, shown } of losses.length > 0 ? world.browser.tabs : [])
      log(`tab ${number}  shows ${JSON.stringify({ ...shown, fields: undefined })}`);
    if (losses.length === 0) losses = await missingOnScreen(world);
  } finally {
    await world.browser.end();
  }
  return { ...figures(), losses, lastActs: lines.slice(-toldActs) };
}

/** Draws a tab, and one of the acts that are possible there; those that were done often are drawn less often. */
function choose(world: World, counts: ReadonlyMap<string, number>) {
  const { chance, browser } = world;
  const tab = chance.pick(browser.tabs);
  const possible = acts.filter((act) => act.when(world, tab));
  const shares = possible.map(({ name, weight }) => {
    const count = counts.get(name) ?? 0;
    return count === 0 ? firstTime * weight : weight / (1 + count / weight);
  });
  let drawn = chance.next() * shares.reduce((sum, share) => sum + share, 0);
  const place = shares.findIndex((share) => (drawn -= share) < 0);
  const act = possible[Math.max(0, place)];
  if (act === undefined) throw new Error('Nothing is possible.');
  return { tab, act };
}

/** Does one act. @returns what was lost, or went wrong, in sentences */
async function carryOut(
  world: World,
  tab: World['browser']['tabs'][number],
  act: Act,
  log: (line: string) => void,
): Promise<readonly string[]> {
  const name = `tab ${tab.number}  ${act.name}`;
  try {
    await closeMessages(tab.page);
    // What another tab did may have come to this one only now.
    tab.shown = await shownBy(tab.page);
    if (!act.when(world, tab)) {
      log(`${name}: no longer possible`);
      return await lookedAround(world);
    }
    const outcome = await act.do(world, tab);
    await act.learns?.(world, tab);
    log(outcome === '' ? name : `${name}: ${outcome}`);
    return await lookedAround(world);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log(`${name}: could not be done`);
    const words = await tab.page.innerText('body', { timeout: 1_000 }).catch(() => 'nothing');
    return [
      `"${act.name}" could not be done in tab ${tab.number}: ${reason}`,
      `The tab is at ${tab.page.url()} and shows: ${words.replaceAll(/\s+/g, ' ').slice(0, 500)}`,
    ];
  }
}

/** Looks for everything. @returns what was lost, or went wrong, in sentences */
async function lookedAround(world: World): Promise<string[]> {
  const { holdings, lost } = await lookAround(world);
  world.holdings = holdings;
  const crashed = world.browser.tabs.filter(({ shown }) => shown.hasCrashed);
  return [
    ...lost.map(({ name, tab, seen }) => {
      const where =
        seen.length === 0 ? 'nowhere' : `in ${seen.map((place) => place.name).join(', ')}`;
      return `${name}, typed in tab ${tab}, is offered nowhere any more. Before, it was ${where}.`;
    }),
    ...crashed.map(({ number }) => `Tab ${number} says that something went wrong.`),
    ...world.browser.problems.splice(0),
  ];
}
