import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { browserStorage } from '#src/stores/storage-door.ts';
import type { StorageParts } from '#src/stores/storage-door.ts';

/** Who may edit a post: this tab; another one, and this one waits; another one that took it from this one. */
export type PostLockState = 'mine' | 'theirs' | 'lost';

/** The right to edit one post, held by one tab at a time. */
export interface PostLock {
  /** null until the browser has answered. */
  readonly $state: ReadableAtom<PostLockState | null>;
  /** Takes the post from the tab that has it, which learns of it at once. */
  takeOver: () => void;
  /** Lets go of the post, or stops waiting for it. */
  release: () => void;
}

/** Every lock's name begins with this; the post's id follows. */
const editingPrefix = 'bodega-cats:editing:';

/**
 * Asks for the right to edit a post (features B7). The browser itself frees it when a tab closes or dies; a tab that
 * waits then has it. Where locks are missing, everything is 'mine': a save still notices what another tab stored.
 */
export function postLock(
  id: string,
  browserLocks: StorageParts['locks'] = browserStorage.locks,
): PostLock {
  const locks = browserLocks();
  const $state = atom<PostLockState | null>(null);
  const name = editingPrefix + id;
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((done) => (letGo = done));
  let waiting: AbortController | null = null;
  let isReleased = false;

  /** Has the lock until it is released; resolves then, rejects when another tab takes it. */
  const hold = () => {
    if (isReleased) return undefined;
    waiting = null;
    $state.set('mine');
    return released;
  };

  /** What came of a request: a lock that was held and is taken rejects, so does one that nobody may ask for. */
  async function ask(
    options: LockOptions,
    granted: (lock: Lock | null) => Promise<void> | undefined,
  ) {
    try {
      await locks?.request(name, options, granted);
    } catch {
      if (isReleased || options.signal?.aborted === true) return;
      // Refused before it began, as in a sandboxed frame: no tab can be told from another.
      $state.set($state.get() === 'mine' ? 'lost' : ($state.get() ?? 'mine'));
    }
  }

  const wait = () => {
    $state.set('theirs');
    waiting = new AbortController();
    void ask({ signal: waiting.signal }, hold);
  };

  if (locks) {
    void ask({ ifAvailable: true }, (lock) => {
      if (lock) return hold();
      if (!isReleased) wait();
      return undefined;
    });
  } else $state.set('mine');

  return {
    $state,
    takeOver() {
      waiting?.abort();
      waiting = null;
      void ask({ steal: true }, hold);
    },
    release() {
      isReleased = true;
      waiting?.abort();
      letGo();
    },
  };
}
