import { heldLocks } from '#src/admin/storage/storage-writer.ts';
import { copyPrefix } from '#src/config/storage-keys.ts';

/**
 * Which editors are open, in any tab. Each open editor holds a Web Lock, which the browser frees when its tab dies.
 * Without locks, only the editors of this tab are known.
 * @param locks returns undefined if the browser has none
 */
export function editorLocks(locks: () => Pick<LockManager, 'request' | 'query'> | undefined) {
  /** How often each key is held here. */
  const held = new Map<string, number>();
  const count = (key: string, change: number) => held.set(key, (held.get(key) ?? 0) + change);

  return {
    /**
     * Takes the lock for a key.
     * @param taken called when this tab has it
     * @param freed called when it is free again
     * @returns a function that frees it; calling it twice does no harm
     */
    hold(key: string, taken: () => void, freed: () => void): () => void {
      count(key, 1);
      const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
      const lock = request(locks(), copyPrefix + key, () => {
        taken();
        return released;
      });
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        count(key, -1);
        release(undefined);
        void lock.then(freed);
      };
    },
    /** Whether an editor of this tab holds a key. */
    isHeldHere: (key: string): boolean => (held.get(key) ?? 0) > 0,
    /** The keys that editors of any tab hold. */
    async heldKeys(): Promise<ReadonlySet<string>> {
      const here = [...held].flatMap(([key, times]) => (times > 0 ? [key] : []));
      const names = await heldLocks(locks());
      const anywhere = names.filter((name) => name.startsWith(copyPrefix));
      return new Set([...here, ...anywhere.map((name) => name.slice(copyPrefix.length))]);
    },
  };
}

/** Holds a lock while some work lasts, if the browser has locks and grants it. */
async function request(
  locks: Pick<LockManager, 'request'> | undefined,
  name: string,
  work: () => Promise<undefined>,
): Promise<void> {
  try {
    await locks?.request(name, work);
  } catch {
    // Refused, as in a sandboxed frame.
  }
}
