/**
 * Lets something that takes a while be done once at a time for the same thing: a double click is one.
 * @param run what is done; called again with the same argument before it ends, it does nothing
 */
export function oneAtATime<Thing>(run: (thing: Thing) => Promise<void>) {
  const underWay = new Set<Thing>();
  return async (thing: Thing): Promise<void> => {
    if (underWay.has(thing)) return;
    underWay.add(thing);
    await run(thing).finally(() => underWay.delete(thing));
  };
}
