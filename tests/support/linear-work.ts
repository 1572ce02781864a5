import { Session } from 'node:inspector';
import type { Profiler } from 'node:inspector';
import { test as base, expect } from '@playwright/test';
import { slowness } from '#tests/support/slow-expressions.ts';

/** How many times as long the second input is. Quadratic work takes 64 times as many steps. */
const growth = 8;

/**
 * Fails if work grows faster than its input: it counts the steps for an input and for an eighth of it.
 * @param work does its work for a number of characters or things
 * @returns what the work for the whole input did
 */
type ExpectLinear = <T>(work: (size: number) => T, size: number) => T;

/**
 * Playwright's test, with `expectLinear`. A process of its own counts from its start, since the engine counts only in
 * what it compiles while it does.
 */
export const test = base.extend<object, { readonly expectLinear: ExpectLinear }>({
  expectLinear: [
    async ({ playwright: _playwright }, use) => {
      const session = new Session();
      session.connect();
      session.post('Profiler.enable');
      session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
      await use((work, size) => {
        const few = steps(session, () => work(size / growth));
        const all = steps(session, () => work(size));
        expect(few.count, 'steps of an eighth').toBeGreaterThan(0);
        expect(all.count / few.count, 'times the steps of an eighth').toBeLessThan(2 * growth);
        expect([...all.expressions].flatMap((each) => slowness(each) ?? [])).toEqual([]);
        return all.result;
      });
      session.disconnect();
    },
    { scope: 'worker', auto: true },
  ],
});

export { expect } from '@playwright/test';

/** How many blocks of our code some work runs and how many characters its searches read, in hundreds. */
function steps<T>(session: Session, work: () => T) {
  blocksRun(session);
  const { read, expressions, result } = searches(work);
  return { count: blocksRun(session) + read / 100, expressions, result };
}

/** How many blocks of our code ran since the last call. */
function blocksRun(session: Session): number {
  let blocks = 0;
  session.post('Profiler.takePreciseCoverage', (error, answer) => {
    if (error) throw error;
    const ours = answer.result.filter(({ url }) => /\/src\/(?!.*node_modules)/.test(url));
    const ranges = ours.flatMap(({ functions }) => functions.flatMap((each) => each.ranges));
    blocks = ranges.reduce((sum: number, { count }: Profiler.CoverageRange) => sum + count, 0);
  });
  return blocks;
}

/* The engine's own, which are put back and called with a text of ours. */
/* oxlint-disable typescript/unbound-method */
const { indexOf, lastIndexOf, includes } = String.prototype;
const { exec } = RegExp.prototype;
/* oxlint-enable typescript/unbound-method */

/**
 * How many characters the searches in texts read that some work does: those up to what was found, or all where nothing
 * was; and the expressions among them, because how often one reads a character isn't seen from outside.
 */
function searches<T>(work: () => T) {
  let read = 0;
  const expressions = new Map<string, RegExp>();
  String.prototype.indexOf = function (this: string, wanted, from = 0) {
    const found = indexOf.call(this, wanted, from);
    read += (found === -1 ? this.length : found) - Math.min(Math.max(0, from), this.length);
    return found;
  };
  String.prototype.lastIndexOf = function (this: string, wanted, from = this.length) {
    const found = lastIndexOf.call(this, wanted, from);
    read += Math.max(0, Math.min(from, this.length) - Math.max(0, found));
    return found;
  };
  String.prototype.includes = function (this: string, wanted, from) {
    const found = indexOf.call(this, wanted, from);
    read += found === -1 ? this.length : found;
    return includes.call(this, wanted, from);
  };
  RegExp.prototype.exec = function (this: RegExp, text) {
    expressions.set(String(this), this);
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    // How far one looks that holds to its place isn't known.
    const end = found ? found.index + found[0].length : this.sticky ? from : text.length;
    read += end - from;
    return found;
  };
  try {
    const result = work();
    return { read, expressions: expressions.values(), result };
  } finally {
    Object.assign(String.prototype, { indexOf, lastIndexOf, includes });
    RegExp.prototype.exec = exec;
  }
}
