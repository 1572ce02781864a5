import { atom } from 'nanostores';
import { doorLimits } from '#src/admin/storage/limits.ts';
import { browserStorage } from '#src/stores/storage-door.ts';

/** Who may edit a post: this tab; another tab, for which this one waits; or another tab that took it from this one. */
export type PostLockState = 'mine' | 'theirs' | 'lost';

/** Prefix of the lock's name, before the post's id. */
const editingPrefix = 'bodega-cats:editing:';

/**
 * Asks for the right to edit a post. The browser frees it when a tab closes or dies, and gives it to a waiting tab.
 * Without locks, every tab has it; a save still notices what another tab stored.
 */
export function postLock(
  id: string,
  browserLocks: () => Pick<LockManager, 'request'> | undefined = browserStorage.locks,
) {
  const locks = browserLocks();
  const $state = atom<PostLockState | null>(null);
  const name = editingPrefix + id;
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((done) => (letGo = done));
  let waiting: AbortController | null = null;
  let isReleased = false;

  /** Holds the lock. Resolves when it is released, rejects when another tab takes it. */
  const hold = () => {
    if (isReleased) return undefined;
    waiting = null;
    $state.set('mine');
    return released;
  };

  /** Requests the lock. It rejects if the lock is taken away, or if locks are forbidden. */
  async function ask(
    options: LockOptions,
    granted: (lock: Lock | null) => Promise<void> | undefined,
  ) {
    try {
      await locks?.request(name, options, granted);
    } catch {
      if (isReleased || options.signal?.aborted === true) return;
      // Refused, as in a sandboxed frame, where tabs can't know of each other.
      $state.set($state.get() === 'mine' ? 'lost' : ($state.get() ?? 'mine'));
    }
  }

  const wait = () => {
    $state.set('theirs');
    waiting = new AbortController();
    void ask({ signal: waiting.signal }, hold);
  };

  if (locks) {
    // A browser that doesn't answer must not leave the fields closed.
    setTimeout(() => {
      if ($state.get() === null && !isReleased) $state.set('mine');
    }, doorLimits.storagePatience);
    void ask({ ifAvailable: true }, (lock) => {
      if (lock) return hold();
      if (!isReleased) wait();
      return undefined;
    });
  } else $state.set('mine');

  return {
    /** null until the browser has answered. */
    $state,
    /** Takes the post from the tab that has it, which notices at once. */
    takeOver() {
      waiting?.abort();
      waiting = null;
      void ask({ steal: true }, hold);
    },
    /** Gives the post up, or stops waiting for it. */
    release() {
      isReleased = true;
      waiting?.abort();
      letGo();
    },
  };
}
