import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when it began, how long it took, and how much of that its thread was working. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** One task of a page's main thread, in milliseconds. */
interface PageTask {
  readonly start: number;
  /** How long it took on the clock. */
  readonly wall: number;
  /** How much of that its thread was working; what other programs took doesn't count. */
  readonly work: number;
}

/** What a page's main thread did. */
export interface PageWork {
  readonly tasks: readonly PageTask[];
  /** When the page called `performance.mark`, by name; of several the first. */
  readonly marks: ReadonlyMap<string, number>;
}

/** Records what the main thread of a page does during some act, in the browser's own trace. */
export async function pageWork(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<PageWork> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'blink.user_timing', '__metadata'],
  });
  const trace = await act().then(
    () => browser.stopTracing(),
    async (error: unknown) => {
      await browser.stopTracing().catch(() => undefined);
      throw error;
    },
  );
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const isMain = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args?.name === 'CrRendererMain';
  const mainThreads = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name.includes('RunTask') && mainThreads.has(`${pid} ${tid}`))
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      start: ts / 1_000,
      wall: dur / 1_000,
      work: tdur / 1_000,
    }));
  if (!tasks.some(({ work }) => work > 0))
    throw new Error('This browser does not tell how long a task worked.');
  const marks = new Map<string, number>();
  for (const { name, ts } of traceEvents) if (!marks.has(name)) marks.set(name, ts / 1_000);
  return { tasks, marks };
}
