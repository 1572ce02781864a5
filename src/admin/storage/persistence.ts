import { atom } from 'nanostores';
import { storageKeys } from '#src/config/storage-keys.ts';
import { storedText } from '#src/stores/stored-text.ts';

/** Whether the browser has promised to keep what is stored; null while nothing is stored and nobody has asked. */
export const $isPersisted = atom<boolean | null>(null);

interface PersistenceParts {
  /** Missing in old browsers and on pages without https. */
  readonly storage: () => Pick<StorageManager, 'persist' | 'persisted'> | undefined;
  /** Whether a list of posts is stored, even an empty one. */
  readonly hasPosts: () => boolean;
}

/** What the browser promises about keeping things; unit tests bring their own. */
export function persistence(parts: PersistenceParts) {
  let isAsked = false;

  /** Whether the browser keeps everything. It only asks if `mayAsk`, because the browser may then ask the user. */
  async function isKept(mayAsk: boolean): Promise<boolean> {
    try {
      const storage = parts.storage();
      if ((await storage?.persisted()) === true) return true;
      return mayAsk && (await storage?.persist()) === true;
    } catch {
      return false;
    }
  }

  return {
    /** Asks the browser once to keep everything: after the first thing was stored, because asking before would be rude. */
    askToPersist: async (): Promise<void> => {
      if (isAsked) return;
      isAsked = true;
      $isPersisted.set(await isKept(true));
    },
    /** Reads the state for the meter, without asking the browser for anything. */
    readPersistence: async (): Promise<void> => {
      const isPromised = await isKept(false);
      // With posts stored, the meter should say if the browser has promised nothing.
      if (isPromised || parts.hasPosts()) $isPersisted.set(isPromised);
    },
  };
}

/** What this browser promises. */
export const { askToPersist, readPersistence } = persistence({
  // Pages without https have none, whatever the types say.
  storage: () => (navigator as Partial<Navigator>).storage,
  hasPosts: () => storedText(storageKeys.posts) !== null,
});
