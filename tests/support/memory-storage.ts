import { namesIn } from '#src/admin/storage/storage-writer.ts';
import { storageKeys } from '#src/config/storage-keys.ts';

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

type Locks = Pick<LockManager, 'request' | 'query'>;

/**
 * The locks of one browser, by the standard: requests under one name in their order, `shared` (granted at once),
 * `ifAvailable`, `steal`, and a signal that aborts.
 */
export function memoryLocks(): Locks {
  type Granted = (lock: { name: string } | null) => unknown;
  interface Request {
    readonly name: string;
    grant: () => void;
    reject: (reason: unknown) => void;
  }
  const held = new Set<Request>();
  const queues = new Map<string, Request[]>();
  const holder = (name: string) => [...held].find((request) => request.name === name);
  const request = (name: string, ...rest: [Granted] | [LockOptions, Granted]) =>
    new Promise<unknown>((resolve, reject) => {
      const granted = rest.at(-1) as Granted;
      const options = rest.length > 1 ? (rest[0] as LockOptions) : {};
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const end = (asked: Request) => {
        if (held.delete(asked)) queue.shift()?.grant();
      };
      const asked: Request = {
        name,
        reject,
        grant() {
          held.add(asked);
          void Promise.resolve()
            .then(() => granted({ name }))
            .then(resolve, reject)
            .finally(() => end(asked));
        },
      };
      const before = holder(name);
      if (options.steal === true) {
        before?.reject(new DOMException('Stolen', 'AbortError'));
        if (before) held.delete(before);
        asked.grant();
      } else if (!before || options.mode === 'shared') asked.grant();
      else if (options.ifAvailable === true) resolve(granted(null));
      else queue.push(asked);
      options.signal?.addEventListener('abort', () => {
        const place = queue.indexOf(asked);
        if (place === -1) return;
        queue.splice(place, 1);
        reject(new DOMException('Aborted', 'AbortError'));
      });
    });
  return {
    request,
    query: () => Promise.resolve({ held: [...held].map(({ name }) => ({ name })), pending: [] }),
  } as unknown as Locks;
}

/** What only counts. */
const counters: readonly string[] = [storageKeys.writes, storageKeys.changes];

/** Everything in a storage, sorted by key, but for the numbers of writes and changes. */
export function everythingIn(storage: Storage): [string, string][] {
  return namesIn(storage)
    .filter((key) => !counters.includes(key))
    .sort()
    .map((key) => [key, storage.getItem(key) ?? '']);
}
