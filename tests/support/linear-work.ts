import { Script } from 'node:vm';
import { expect } from '@playwright/test';

/** How many times as much is done the second time. Work that looks at every sign again for each other one takes 64 times as long. */
const growth = 8;

/**
 * Fails when work grows faster than what it is given. It compares the work with an eighth of itself, in time of the
 * processor: how fast the computer is and what else it does cancels out.
 * @param work does its work for a number of signs
 */
export function expectLinear(work: (size: number) => void, size: number): void {
  const [few, all] = [processorTime(() => work(size / growth)), processorTime(() => work(size))];
  // Of a few milliseconds half may be chance; what takes less than a second is quick, however it grows.
  if (all > 1000) expect(all / few, 'times the work of an eighth').toBeLessThan(3 * growth);
}

/** Milliseconds that the processor works on something, which is ended after a minute: it may never end by itself. */
function processorTime(work: () => void): number {
  const began = process.cpuUsage();
  new Script('work()').runInNewContext({ work }, { timeout: 60_000 });
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}
