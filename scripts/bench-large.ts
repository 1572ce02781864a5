import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { buildProblem, builtFolder } from '#scripts/built-site.ts';
import { tellProblem } from '#scripts/tell-problem.ts';
import { largeInputs } from '#scripts/large-inputs.ts';
import type { LargeInput } from '#scripts/large-inputs.ts';
import { pageWork } from '#scripts/page-work.ts';
import type { PageWork } from '#scripts/page-work.ts';
import { startPreviewHost } from '#scripts/preview-host.ts';
import { textTable } from '#scripts/text-table.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { openQuietPage } from '#tests/support/quiet-page.ts';
import { launchOptions } from '#tests/support/browsers.ts';

/**
 * `npm run bench:large`: how long the largest inputs that the built site accepts keep somebody waiting on a computer
 * four times as slow as this one. Fails if the first sign of work, or the answer, comes too late. With words behind
 * `--`, only inputs whose names hold all of them. The figures are in docs/performance.md.
 */
const slowness = 4;
/** Limits in seconds. */
const limits = { progress: 1, answer: 5 } as const;
/** How often an input above a limit is measured; the smallest figures count. */
const rounds = 3;
/** Milliseconds after which an input counts as never answered. */
const patience = 120_000;

/** Seconds that an input takes on the slow computer. */
interface Waiting {
  readonly progress: number;
  readonly answer: number;
}

/**
 * Seconds from the beginning to a mark. The page's own work counts four times, without the time that other programs
 * took meanwhile; whatever the page waits for, as a timer or the disk, counts once.
 */
function secondsTo(mark: string, { tasks, marks }: PageWork): number {
  const [begin, end] = [marks.get('bench-begin'), marks.get(`bench-${mark}`)];
  if (begin === undefined || end === undefined) throw new Error(`The page set no mark: ${mark}`);
  let time = end - begin;
  for (const { start, wall, work } of tasks) {
    const inside = Math.min(end, start + wall) - Math.max(begin, start);
    if (inside > 0) time += (inside / wall) * (slowness * work - wall);
  }
  return time / 1_000;
}

async function measure(browser: Browser, url: string, input: LargeInput): Promise<Waiting> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    const page = await context.newPage();
    const crashed = new Promise<never>((_, reject) => {
      page.on('crash', () => reject(new Error('The page crashed.')));
    });
    await openQuietPage(page);
    await input.store?.(page);
    await keepSession(page, 1);
    await page.addInitScript(watchPage, { progress: input.progress, answer: input.answer });
    await input.prepare?.(page);
    const work = await pageWork(browser, page, async () => {
      const answered = async () => {
        await input.act(page);
        await page.waitForFunction(() => 'benchAnswered' in window, undefined, {
          polling: 250,
          timeout: patience,
        });
      };
      await Promise.race([answered(), crashed]);
    });
    return { progress: secondsTo('progress', work), answer: secondsTo('answer', work) };
  } finally {
    await context.close();
  }
}

/** Marks when a sign of work, and the answer, are drawn. It runs in the page, so it may use nothing from here. */
function watchPage(signs: Pick<LargeInput, 'progress' | 'answer'>): void {
  const documents = () => [
    document,
    ...[...document.querySelectorAll('iframe')].flatMap(
      ({ contentDocument }) => contentDocument ?? [],
    ),
  ];
  const shows = ([selector, words]: readonly [selector: string, words?: string]) =>
    documents().some((one) =>
      [...one.querySelectorAll<HTMLElement>(selector)].some((element) => {
        if (!element.checkVisibility()) return false;
        if (element instanceof HTMLTextAreaElement) return element.value !== '';
        return words === undefined || new RegExp(words).test(element.textContent);
      }),
    );
  const waiting = new Set(['progress', 'answer'] as const);
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data }: MessageEvent<string>) => {
    performance.mark(`bench-${data}`);
    if (data === 'answer') Object.assign(window, { benchAnswered: true });
  };
  const look = () => {
    const hasBegun = sessionStorage.getItem('bench') !== null;
    for (const sign of hasBegun ? [...waiting] : []) {
      const isSeen = signs[sign].some(shows) || (sign === 'progress' && signs.answer.some(shows));
      if (!isSeen) continue;
      waiting.delete(sign);
      // Answered after this frame is drawn.
      channel.port2.postMessage(sign);
    }
    if (waiting.size > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const smaller = (one: Waiting, other: Waiting): Waiting => ({
  progress: Math.min(one.progress, other.progress),
  answer: Math.min(one.answer, other.answer),
});
const isSlow = ({ progress, answer }: Waiting) =>
  progress > limits.progress || answer > limits.answer;

async function bench(inputs: readonly LargeInput[]) {
  const host = await startPreviewHost(builtFolder);
  const rows = [['input', 'first sign', 'answer']];
  const slow: string[] = [];
  try {
    for (const input of inputs) {
      let best: Waiting = { progress: Infinity, answer: Infinity };
      for (let round = 0; round < rounds && isSlow(best); round += 1) {
        // A browser of its own, because a crash may take the others along.
        const browser = await chromium.launch(launchOptions('chromium'));
        try {
          best = smaller(best, await measure(browser, host.url, input));
        } catch (error) {
          console.error(`${input.name}: ${String(error)}`);
        } finally {
          await browser.close();
        }
      }
      const row = [input.name, best.progress.toFixed(1), best.answer.toFixed(1)];
      rows.push(row);
      console.error(row.join('  '));
      if (isSlow(best)) slow.push(input.name);
    }
  } finally {
    await host.close();
  }
  console.log(`Seconds on a computer ${slowness} times as slow\n`);
  console.log(textTable(rows, 1));
  if (slow.length === 0) return;
  console.error(
    `\nAbove ${limits.progress} s to the first sign, or ${limits.answer} s to the answer: ${slow.join(', ')}`,
  );
  process.exitCode = 1;
}

const words = process.argv.slice(2);
const chosen = largeInputs.filter(({ name }) => words.every((word) => name.includes(word)));
const problem =
  buildProblem() ??
  (chosen.length === 0
    ? `No input has such a name. There are: ${largeInputs.map(({ name }) => name).join(', ')}`
    : null);
if (!tellProblem(problem)) await bench(chosen);
