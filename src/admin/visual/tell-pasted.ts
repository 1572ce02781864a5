import { showError } from '#src/admin/shell/show-error.ts';
import { visualDone, visualMessages } from '#src/admin/visual/words.ts';
import { leaveErrors, showToast } from '#src/stores/toasts.ts';

/**
 * Says what of a paste came, and what didn't.
 * @param hasWords whether anything was put in
 * @param pictures how many were left out
 * @param say says a few words below the text
 */
export function tellPasted(hasWords: boolean, pictures: number, say: (words: string) => unknown) {
  if (hasWords) say(visualDone.pasted);
  leaveErrors();
  const { withoutPictures, picturesLeftOut } = visualMessages;
  if (pictures > 0 && hasWords)
    showToast({ kind: 'success', title: withoutPictures, text: picturesLeftOut });
  else if (pictures > 0) showError(picturesLeftOut);
}
