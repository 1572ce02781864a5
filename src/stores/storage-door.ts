import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';

/**
 * What reading and writing need of the browser, asked for when it is used, never when a module is loaded. Islands and
 * the admin reach localStorage only by this module, stored-text.ts, which only reads, and storage-writer.ts, but for
 * safety copies, which a closing page has to write at once (admin/safety/waiting-copies.ts). Small scripts that come with
 * pages do one plain thing each by themselves: what runs before the first paint and the directive client:session look
 * whether something is there (stored-text.ts too), the not-found page's adds to its log, and that of /privacy clears what
 * visitors ask for.
 */
export interface StorageParts {
  /** May throw or return null if storage is blocked. */
  storage: () => Storage | null;
  /** Missing in old browsers; then a save is safe only within one tab. */
  locks: () => Pick<LockManager, 'request' | 'query'> | undefined;
  events: () => Pick<EventTarget, 'addEventListener'>;
}

/** Reads localStorage. Writing is a separate module, so that public pages don't load it. */
export interface StorageDoor {
  /** The text under a key; null if there is none. */
  read: (key: string) => Result<string | null, 'blocked'>;
  /** Calls back when another tab writes the key or clears everything, or when this page comes back from the cache. */
  follow: (key: string, changed: () => void) => void;
}

/** Makes the reader of a storage. Unit tests pass their own; the browser's is `browserDoor`. */
export function storageDoor(parts: Pick<StorageParts, 'storage' | 'events'>): StorageDoor {
  return {
    read(key) {
      try {
        const storage = parts.storage();
        return storage ? success(storage.getItem(key)) : failure('blocked');
      } catch {
        return failure('blocked');
      }
    },
    follow(key, changed) {
      const events = parts.events();
      events.addEventListener('storage', (event) => {
        const { key: written } = event as StorageEvent;
        if (written === null || written === key) changed();
      });
      // A page in the back-forward cache misses storage events.
      events.addEventListener('pageshow', (event) => {
        if ((event as PageTransitionEvent).persisted) changed();
      });
    },
  };
}

/** This browser's own storage. */
export const browserStorage: StorageParts = {
  storage: () => localStorage,
  // Browsers before 2022 and pages without https have no locks, unlike the types say.
  locks: () => (navigator as Partial<Navigator>).locks,
  events: () => window,
};

/** The reader of this browser's storage. */
export const browserDoor = storageDoor(browserStorage);
