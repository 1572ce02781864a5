import { useEffect, useState } from 'react';
import { editorCopy } from '#src/admin/safety/editor-copy.ts';
import type { EditorCopy } from '#src/admin/safety/editor-copy.ts';
import { watchLeaving } from '#src/admin/safety/leave-guard.ts';
import { flushCopies } from '#src/admin/safety/safety-copies.ts';
import { sameForm } from '#src/admin/model/form.ts';
import type { PostForm } from '#src/admin/model/form.ts';

/**
 * Keeps a safety copy of every change, under the autosave and for posts that exist too (features B1).
 * @param postId null for a new post
 * @param opened what stood in the fields when the editor opened: as long as it does, there is nothing to keep
 * @param isLost another tab took the post over: then the copy is offered there
 */
export function useSafetyCopy(
  postId: string | null,
  form: PostForm,
  opened: PostForm,
  isLost: boolean,
): EditorCopy {
  const [copy] = useState(() => editorCopy(postId));
  useEffect(() => {
    watchLeaving();
    // The editor goes, as on Logout: its last second is written at once, not after the pause.
    return flushCopies;
  }, []);
  useEffect(() => {
    if (sameForm(form, opened)) copy.drop();
    else copy.keep(form);
    // Anew when the post comes back (isLost): the other tab may have dismissed the copy.
  }, [copy, form, opened, isLost]);
  useEffect(() => (isLost ? undefined : copy.hold()), [copy, isLost]);
  // A picture may come into the text later still; what is written to localStorage the other tab hears of.
  useEffect(() => {
    if (isLost) flushCopies();
  }, [isLost, form]);
  return copy;
}
