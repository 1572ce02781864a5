import { useEffect, useRef, useState } from 'react';
import { fitPicture, type FittedPicture } from '#src/admin/pictures/fit-picture.ts';
import { notSavedMessages } from '#src/admin/model/words.ts';
import { fittingMessages, pictureFileMessages } from '#src/admin/pictures/words.ts';
import { closeToast, showToast } from '#src/stores/toasts.ts';

/** What an editor's fields do with picked, pasted and dropped pictures. */
export interface Pictures {
  /** Makes a file fit. null where it is no picture for a post, which is said (spec sections 5 and 8). */
  readonly fit: (file: File) => Promise<FittedPicture | null>;
  /** Does something that puts pictures into the form, and says so where it breaks. It never rejects. */
  readonly work: (put: () => Promise<void>) => Promise<void>;
}

/** Follows the pictures of one editor until they stand in its form, so that saving can wait for them. */
export function usePictures() {
  const [underWay, setUnderWay] = useState(0);
  const waiting = useRef<(areIn: boolean) => void>(null);
  const told = useRef<number[]>([]);

  const tell = (text: string) => {
    told.current.push(showToast({ kind: 'error', title: pictureFileMessages.title, text }));
  };
  const settle = (areIn: boolean) => {
    waiting.current?.(areIn);
    waiting.current = null;
  };
  const isUnderWay = underWay > 0;
  // In an effect: by now the form that is drawn holds the pictures.
  useEffect(() => {
    if (!isUnderWay) {
      settle(true);
      return;
    }
    // No safety copy has them yet.
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnderWay]);
  useEffect(
    () => () => {
      if (waiting.current) tell(`${fittingMessages.leftEarly} ${notSavedMessages.whereText}`);
      settle(false);
    },
    [],
  );

  const fail = (text: string) => {
    tell(waiting.current ? `${text} ${notSavedMessages.notSaved}` : text);
    settle(false);
  };
  const pictures: Pictures = {
    async fit(file) {
      const fitted = await fitPicture(file);
      if (fitted.ok) return fitted.value;
      fail(pictureFileMessages[fitted.code]);
      return null;
    },
    async work(put) {
      setUnderWay((number) => number + 1);
      try {
        await put();
      } catch (error) {
        console.error(error);
        fail(pictureFileMessages.unreadable);
      } finally {
        setUnderWay((number) => number - 1);
      }
    },
  };
  return {
    pictures,
    isUnderWay,
    /** Resolves when all pictures stand in the form; with false where one of them failed, or the editor is gone. */
    areIn: () => new Promise<boolean>((resolve) => (waiting.current = resolve)),
    /** What was said of files that were no pictures is over. */
    closeMessages: () => told.current.splice(0).forEach(closeToast),
  };
}
