import { useEffect, useState } from 'react';
import { startNewPost } from '#src/admin/safety/draft.ts';
import { $copies, readCopies } from '#src/admin/safety/safety-copies.ts';
import { newestStateOf } from '#src/admin/safety/safety-copy.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { newestOfDraft } from '#src/admin/safety/unsaved-texts.ts';
import { $screen } from '#src/admin/shell/router.ts';

/** The unsaved text that the address asks to go on with: `?continue=` and its key. */
export const askedText = () => $screen.get()?.search.continue;

/**
 * The unsaved text to go on with: the one that is asked for, else for a new post what became of the draft.
 * @param postId null for a new post
 * @returns undefined while it is read; null if there is none, it is gone, or another tab has it open
 */
export function useContinued(postId: string | null): SafetyCopy | null | undefined {
  const [key] = useState(askedText);
  const [mayBeThere] = useState(
    () => key !== undefined || (postId === null && startNewPost().draft !== null),
  );
  const [found, setFound] = useState<SafetyCopy | null | undefined>(mayBeThere ? undefined : null);
  useEffect(() => {
    if (!mayBeThere) return;
    let isWanted = true;
    void readCopies().then(() => {
      const copies = $copies.get();
      // The address may be an older one: of a page that was loaded again after more was typed.
      const asked = newestStateOf(
        key ?? '',
        copies.filter((one) => one.postId === postId),
      );
      const newest = postId === null ? newestOfDraft(copies, startNewPost().draft) : null;
      if (isWanted) setFound(asked ?? newest);
    });
    return () => {
      isWanted = false;
    };
  }, [key, postId, mayBeThere]);
  return found;
}
