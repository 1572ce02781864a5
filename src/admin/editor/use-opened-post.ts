import { useCallback, useEffect, useState } from 'react';
import { openPost } from '#src/admin/model/admin-posts.ts';
import type { OpenedPost } from '#src/admin/model/admin-posts.ts';

/** A post that is being opened for editing. */
type Opening =
  | { readonly state: 'loading' | 'notFound' | 'unreachable' }
  /** `turn` counts how often it was opened. */
  | { readonly state: 'open'; readonly opened: OpenedPost; readonly turn: number };

/**
 * Opens a post, and opens it again when asked. The old one stays until the new one is there.
 * @returns the open post, a function that opens it again, and whether that is under way; nothing should be typed then
 */
export function useOpenedPost(id: string): [Opening, () => void, boolean] {
  const [opening, setOpening] = useState<Opening>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void openPost(id).then((result) => {
      if (!isWanted) return;
      setOpening(
        result.ok ? { state: 'open', opened: result.value, turn } : { state: result.code },
      );
    });
    return () => {
      isWanted = false;
    };
  }, [id, turn]);
  const reopen = useCallback(() => {
    setOpening((last) => (last.state === 'open' ? last : { state: 'loading' }));
    setTurn((last) => last + 1);
  }, []);
  return [opening, reopen, opening.state === 'open' && opening.turn !== turn];
}
