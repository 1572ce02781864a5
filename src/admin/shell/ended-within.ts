/**
 * Waits until all of some work has ended, well or not, but no longer than a time in milliseconds. The work itself goes on.
 */
export async function endedWithin(patience: number, ...work: Promise<unknown>[]): Promise<void> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(late.resolve, patience);
  await Promise.race([Promise.allSettled(work), late.promise]);
  clearTimeout(timer);
}
