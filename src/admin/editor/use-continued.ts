import { useEffect, useState } from 'react';
import { $copies, readCopies } from '#src/admin/safety/safety-copies.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { $screen } from '#src/admin/shell/router.ts';

/**
 * The unsaved text that the address asks to go on with: `?continue=` and its key.
 * @param postId null for a new post
 * @returns undefined while it is read; null if none is asked for, it is gone, or another tab has it open
 */
export function useContinued(postId: string | null): SafetyCopy | null | undefined {
  const [key] = useState(() => $screen.get()?.search.continue);
  const [found, setFound] = useState<SafetyCopy | null | undefined>(key ? undefined : null);
  useEffect(() => {
    if (!key) return;
    let isWanted = true;
    void readCopies().then(() => {
      const copy = $copies.get().find((one) => one.key === key && one.postId === postId);
      if (isWanted) setFound(copy ?? null);
    });
    return () => {
      isWanted = false;
    };
  }, [key, postId]);
  return found;
}
