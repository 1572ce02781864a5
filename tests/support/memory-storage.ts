import { namesIn } from '#src/admin/storage/storage-writer.ts';

/**
 * A Storage in memory with a limit, for unit tests.
 * @param room UTF-16 units for all keys and texts
 */
export function memoryStorage(room = Infinity): Storage {
  const texts = new Map<string, string>();
  const used = () => [...texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  return {
    get length() {
      return texts.size;
    },
    key: (place) => [...texts.keys()][place] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      const old = texts.get(key);
      texts.set(key, text);
      if (used() <= room) return;
      if (old === undefined) texts.delete(key);
      else texts.set(key, old);
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}

/** Locks in memory: work under one name runs one after the other, in the order of the requests. */
export function memoryLocks(): Pick<LockManager, 'request'> {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: async (name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as () => unknown;
      const turn = (last.get(name) ?? Promise.resolve()).then(work);
      last.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  } as Pick<LockManager, 'request'>;
}

/** Everything in a storage, sorted by key. */
export function everythingIn(storage: Storage): [string, string][] {
  return namesIn(storage)
    .sort()
    .map((key) => [key, storage.getItem(key) ?? '']);
}
