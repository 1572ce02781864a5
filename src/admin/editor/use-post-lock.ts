import { useEffect, useState } from 'react';
import { postLock } from '#src/admin/editor/post-lock.ts';
import type { PostLockState } from '#src/admin/editor/post-lock.ts';

/** What an editor needs to know about a post's lock. */
export interface HeldLock {
  /** null until the browser has answered. */
  readonly state: PostLockState | null;
  readonly takeOver: () => void;
}

/**
 * Asks for the right to edit a post while the editor is open.
 * @param onTurn called when this tab gets it after waiting, because the post may have been saved meanwhile
 * @param onTake called before this tab takes it from another one
 * @param isOld asked before this tab takes it back: whether the post has been saved since this tab opened it
 */
export function usePostLock(
  id: string,
  onTurn: () => void,
  onTake: () => Promise<void>,
  isOld: () => Promise<boolean>,
): HeldLock {
  const [lock, setLock] = useState<ReturnType<typeof postLock> | null>(null);
  const [state, setState] = useState<PostLockState | null>(null);
  useEffect(() => {
    const opened = postLock(id);
    setLock(opened);
    const stop = opened.$state.subscribe((now, before) => {
      if (before === 'theirs' && now === 'mine') onTurn();
      setState(now);
    });
    return () => {
      stop();
      opened.release();
    };
  }, [id, onTurn]);
  return {
    state,
    takeOver: () => {
      // A tab that takes its post back has its own text. Where another one was saved, that is shown, and its own offered.
      if (state === 'lost')
        void isOld().then((isOlder) => {
          lock?.takeOver();
          if (isOlder) onTurn();
        });
      else void onTake().then(() => lock?.takeOver());
    },
  };
}
