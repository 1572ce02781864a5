import type { TrashedThing, TrashEntry } from '#src/admin/trash/trash-entry.ts';
import { failure, success } from '#src/lib/result.ts';

/** A Trash in memory, for unit tests of code that puts something there. With `isMissing` it takes nothing; `goesOn` is what somebody then says. */
export function memoryTrash() {
  const things = new Map<string, TrashEntry>();
  const state = { isMissing: false, goesOn: true };
  let last = 0;
  return {
    state,
    keepFirst: async (keep: () => Promise<boolean>) => (await keep()) || state.goesOn,
    entries: () => [...things.values()],
    put: (added: readonly TrashedThing[]) => {
      if (state.isMissing) return Promise.resolve(failure('missing'));
      const keys = added.map((thing) => {
        last += 1;
        const key = `key-${last}`;
        things.set(key, { ...thing, key, at: last, days: 30 });
        return key;
      });
      return Promise.resolve(success(keys));
    },
    remove: (keys: readonly string[]) => Promise.resolve(keys.map((key) => things.delete(key))),
  };
}
