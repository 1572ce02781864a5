import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { isStoredDraft } from '#src/admin/safety/draft.ts';
import { offerAgain } from '#src/admin/safety/editor-copy.ts';
import type { EditorCopy } from '#src/admin/safety/editor-copy.ts';
import { $copies, dropCopy, readCopies } from '#src/admin/safety/safety-copies.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copies.ts';
import { copiesMessages } from '#src/admin/safety/words.ts';
import { undoLabel } from '#src/admin/shell/words.ts';
import { isFormEmpty, sameForm } from '#src/admin/model/form.ts';
import type { PostForm } from '#src/admin/model/form.ts';
import { showToast } from '#src/stores/toasts.ts';

/** What an editor offers of the texts that were not saved. */
export interface OfferedCopies {
  readonly copies: readonly SafetyCopy[];
  readonly restore: (copy: SafetyCopy) => void;
  readonly dismiss: (copy: SafetyCopy) => void;
}

/** What stands in the fields of a post is stored; that of a new one is a draft, which may be another tab's by now. */
const isKeptElsewhere = ({ postId, form }: SafetyCopy) =>
  postId !== null || isFormEmpty(form) || isStoredDraft(form);

/**
 * The copies of this post, or of new posts, that editors left behind. Those that hold what stands here anyway are let go.
 * @param opened what stood in the fields when the editor opened
 * @param replace puts a form into the fields
 */
export function useOfferedCopies(
  postId: string | null,
  form: PostForm,
  opened: PostForm,
  own: EditorCopy,
  replace: (form: PostForm) => void,
): OfferedCopies {
  const all = useStore($copies);
  const ofPost = all.filter((copy) => copy.postId === postId);
  useEffect(() => void readCopies(), []);
  useEffect(() => {
    for (const [place, copy] of ofPost.entries()) {
      // Newest first: of two that hold the same, the older goes.
      const isTwice = ofPost.slice(0, place).some(({ form: newer }) => sameForm(newer, copy.form));
      if (isTwice || (sameForm(copy.form, opened) && isKeptElsewhere(copy)))
        void dropCopy(copy.key, copy.at);
    }
  });

  const restore = (copy: SafetyCopy) => {
    const isReplacing = !sameForm(form, opened) || (postId === null && !isFormEmpty(form));
    if (isReplacing) own.keepAside(form);
    own.adopt(copy);
    replace(copy.form);
    const { restoredTitle, restored, restoredKept } = copiesMessages;
    const text = isReplacing ? restoredKept : restored;
    showToast({ kind: 'success', title: restoredTitle, text });
  };
  const dismiss = (copy: SafetyCopy) => {
    void dropCopy(copy.key, copy.at);
    showToast({
      kind: 'success',
      title: copiesMessages.dismissedTitle,
      text: copy.title.trim() || copiesMessages.untitled,
      action: { label: undoLabel, run: () => void offerAgain(copy) },
    });
  };
  return { copies: ofPost.filter((copy) => !sameForm(copy.form, form)), restore, dismiss };
}
