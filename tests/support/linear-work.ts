import { Script } from 'node:vm';
import { expect } from '@playwright/test';

/** How many times as long the second input is. Quadratic work takes 64 times as long. */
const growth = 8;

/**
 * Fails if work grows faster than its input. It compares the processor time for an input with that for an eighth of it,
 * so that the speed and load of the computer cancel out.
 * @param work does its work for a number of characters
 */
export function expectLinear(work: (size: number) => void, size: number): void {
  const [few, all] = [processorTime(() => work(size / growth)), processorTime(() => work(size))];
  // Short times are mostly chance, and what takes less than a second is fast enough.
  if (all > 1000) expect(all / few, 'times the work of an eighth').toBeLessThan(3 * growth);
}

/** Processor time of some work in milliseconds. The work is stopped after a minute, because it may never end. */
function processorTime(work: () => void): number {
  const began = process.cpuUsage();
  new Script('work()').runInNewContext({ work }, { timeout: 60_000 });
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}
