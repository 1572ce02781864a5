import { atom } from 'nanostores';
import { notSavedMessages } from '#src/admin/model/words.ts';
import { fitPicture, type FittedPicture } from '#src/admin/pictures/fit-picture.ts';
import { fittingMessages, pictureFileMessages } from '#src/admin/pictures/words.ts';
import { outcomeTitles } from '#src/admin/shell/words.ts';
import { closeToast, showToast } from '#src/stores/toasts.ts';
import type { Toast } from '#src/stores/toasts.ts';

/** What the editor does with picked, pasted and dropped pictures. */
export interface Pictures {
  /** Makes a file fit. null where it is no picture for a post, which is said, and given to who asked. */
  readonly fit: (
    file: File,
    onRefusal: (sentence: string) => void,
  ) => Promise<FittedPicture | null>;
  /** Shows a message that goes with the next change of the form. */
  readonly tell: (toast: Omit<Toast, 'id'>) => void;
  /** Runs work that puts pictures into the form, and shows a message if it fails. It never rejects. */
  readonly work: (put: () => Promise<void>) => Promise<void>;
}

/** What following pictures needs of the browser; unit tests bring their own. */
const pictureDoors = { fit: fitPicture, page: (): EventTarget => window };

/** Follows the pictures of one editor until they are in its form, so that saving can wait for them. */
export function pictureWork(parts = pictureDoors) {
  /** How many are on their way into the form. */
  const $underWay = atom(0);
  const told: number[] = [];
  let waiting: ((areIn: boolean) => void) | null = null;

  const tell: Pictures['tell'] = (toast) => void told.push(showToast(toast));
  const refuse = (text: string) => tell({ kind: 'error', title: outcomeTitles.failed, text });
  const settle = (areIn: boolean) => {
    waiting?.(areIn);
    waiting = null;
  };
  const fail = (text: string) => {
    refuse(waiting ? `${text} ${notSavedMessages.notSaved}` : text);
    settle(false);
  };
  // No safety copy has the pictures yet, so leaving the page asks first.
  const askBeforeLeaving = (event: Event) => event.preventDefault();
  const closeMessages = () => told.splice(0).forEach(closeToast);
  const begin = () => {
    if ($underWay.get() === 0) {
      // What was said of earlier files is answered by these.
      closeMessages();
      parts.page().addEventListener('beforeunload', askBeforeLeaving);
    }
    $underWay.set($underWay.get() + 1);
  };
  const end = () => {
    $underWay.set($underWay.get() - 1);
    if ($underWay.get() > 0) return;
    parts.page().removeEventListener('beforeunload', askBeforeLeaving);
    settle(true);
  };

  const pictures: Pictures = {
    tell,
    async fit(file, onRefusal) {
      const fitted = await parts.fit(file);
      if (fitted.ok) return fitted.value;
      const sentence = pictureFileMessages[fitted.code];
      onRefusal(sentence);
      fail(sentence);
      return null;
    },
    async work(put) {
      begin();
      try {
        await put();
      } catch (error) {
        console.error(error);
        fail(pictureFileMessages.unreadable);
      } finally {
        end();
      }
    },
  };
  return {
    pictures,
    $underWay,
    /** Resolves when all pictures are in the form; with false if one failed or the editor is closed. */
    areIn: () => new Promise<boolean>((resolve) => (waiting = resolve)),
    /** Closes the messages about pictures. */
    closeMessages,
    /** The editor is gone: who waits for its pictures hears that they didn't come. */
    close: () => {
      parts.page().removeEventListener('beforeunload', askBeforeLeaving);
      if (waiting) refuse(`${fittingMessages.leftEarly} ${notSavedMessages.whereText}`);
      settle(false);
    },
  };
}
