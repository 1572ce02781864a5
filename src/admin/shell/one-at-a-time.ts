/**
 * Runs something slow only once at a time for the same argument, so that a double click counts once.
 * @param run the work; called again with the same argument before it ends, it does nothing
 */
export function oneAtATime<Thing>(run: (thing: Thing) => Promise<void>) {
  const underWay = new Set<Thing>();
  return async (thing: Thing): Promise<void> => {
    if (underWay.has(thing)) return;
    underWay.add(thing);
    await run(thing).finally(() => underWay.delete(thing));
  };
}
