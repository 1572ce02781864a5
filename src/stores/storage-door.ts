import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { isQuotaError } from '#src/lib/storage/quota-error.ts';

/**
 * Why something could not be kept: no room; storage that the browser forbids; a value that another tab changed
 * underneath; a value that can't be written as text.
 */
export type WriteFailure = 'full' | 'blocked' | 'changed' | 'unwritable';

/** Texts to write, by key; null removes one. */
export type Changes = ReadonlyMap<string, string | null>;

/** Works out what to write from what is stored at this moment; a code changes nothing. */
export type Plan<Code extends string> = (
  read: (key: string) => string | null,
  keys: readonly string[],
) => Result<Changes, Code>;

/** The only way to localStorage (design section 4). */
export interface StorageDoor {
  /** The text under a key, null where there is none. */
  read: (key: string) => Result<string | null, 'blocked'>;
  /**
   * Reads again under a lock, writes, reads back and compares; only then says that it worked. Either everything of the
   * plan is stored, or what was there before is there again.
   */
  update: <Code extends string>(
    lock: string,
    plan: Plan<Code>,
  ) => Promise<Result<Changes, Code | WriteFailure>>;
  /** Calls back when another tab wrote a key, cleared everything, or this page comes back from the browser's cache. */
  follow: (key: string, changed: () => void) => void;
}

/** What the door needs of the browser, asked for when it is used, never when a module is loaded. */
export interface DoorParts {
  /** May throw, or give null, where storage is blocked. */
  storage: () => Storage | null;
  /** Missing in old browsers: then a save is only as safe as one tab makes it. */
  locks: () => Pick<LockManager, 'request'> | undefined;
  events: () => Pick<EventTarget, 'addEventListener'>;
}

/** Opens a door to a storage; unit tests bring their own, the browser's is `browserDoor`. */
export function storageDoor(parts: DoorParts): StorageDoor {
  const open = (): Storage | null => {
    try {
      return parts.storage();
    } catch {
      return null;
    }
  };
  return {
    read(key) {
      const storage = open();
      try {
        return storage ? success(storage.getItem(key)) : failure('blocked');
      } catch {
        return failure('blocked');
      }
    },
    update: (lock, plan) =>
      underLock(parts.locks(), lock, () => {
        const storage = open();
        return storage ? carryOut(storage, plan) : failure('blocked');
      }),
    follow(key, changed) {
      const events = parts.events();
      events.addEventListener('storage', (event) => {
        const { key: written } = event as StorageEvent;
        if (written === null || written === key) changed();
      });
      // Storage events pass by a page that sleeps in the back-forward cache.
      events.addEventListener('pageshow', (event) => {
        if ((event as PageTransitionEvent).persisted) changed();
      });
    },
  };
}

/** The door to this browser's own storage. */
export const browserDoor = storageDoor({
  storage: () => localStorage,
  // Browsers before 2022, and pages without https, have no locks whatever the types say.
  locks: () => (navigator as Partial<Navigator>).locks,
  events: () => window,
});

function carryOut<Code extends string>(
  storage: Storage,
  plan: Plan<Code>,
): Result<Changes, Code | WriteFailure> {
  const before = new Map<string, string | null>();
  try {
    const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
    const planned = plan((key) => storage.getItem(key), keys);
    if (!planned.ok) return planned;
    for (const [key, text] of planned.value) {
      before.set(key, storage.getItem(key));
      put(storage, key, text);
    }
    const isKept = [...planned.value].every(([key, text]) => storage.getItem(key) === text);
    // Somebody wrote without the lock: theirs is the newer text, and stays.
    return isKept ? planned : failure('changed');
  } catch (error) {
    putBack(storage, before);
    if (isQuotaError(error)) return failure('full');
    return failure(
      error instanceof RangeError || error instanceof TypeError ? 'unwritable' : 'blocked',
    );
  }
}

function put(storage: Storage, key: string, text: string | null) {
  if (text === null) storage.removeItem(key);
  else if (storage.getItem(key) !== text) storage.setItem(key, text);
}

/** A write that failed leaves the old text; what was written before it is taken back, last first. */
function putBack(storage: Storage, before: ReadonlyMap<string, string | null>) {
  for (const [key, text] of [...before].reverse()) {
    try {
      put(storage, key, text);
    } catch {
      // The old text was there a moment ago and is at most as long: only storage that vanished refuses it.
    }
  }
}

/** Runs some work while no other tab runs its own under the same name. */
async function underLock<Value>(
  locks: Pick<LockManager, 'request'> | undefined,
  name: string,
  work: () => Value,
): Promise<Value> {
  if (!locks) return work();
  const turn = { hasBegun: false };
  try {
    return await locks.request(name, () => {
      turn.hasBegun = true;
      return work();
    });
  } catch (error) {
    // Refused, as in a sandboxed frame: the work hasn't begun.
    if (turn.hasBegun) throw error;
    return work();
  }
}
