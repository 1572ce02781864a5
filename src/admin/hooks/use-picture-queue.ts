import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fitPicture, type FittedPicture } from '#src/admin/pictures/fit-picture.ts';
import { showPictureFailure } from '#src/admin/pictures/picture-toast.ts';

/** A picture that waits for its description. */
export interface AskedPicture {
  readonly picture: FittedPicture;
  /** Of the file, as it was picked. */
  readonly fileName: string;
  /** Takes the description, '' for decoration, or null to leave the picture out. */
  readonly answer: (alt: string | null) => void;
}

/**
 * Takes picked, pasted and dropped files one after the other: each is made to fit, then its description is asked, then
 * it is handed on. One that is no picture says so and the next is taken.
 * @param onPicture gets each picture with its description, null for one that is left out, once the question is off the
 * screen
 */
export function usePictureQueue(onPicture: (picture: FittedPicture, alt: string | null) => void) {
  const [asked, setAsked] = useState<AskedPicture | null>(null);
  const [isFitting, setIsFitting] = useState(false);
  const latest = useRef(onPicture);
  const last = useRef(Promise.resolve());
  const isGone = useRef(false);
  useEffect(() => {
    latest.current = onPicture;
  });
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const ask = (picture: FittedPicture, fileName: string) =>
    new Promise<string | null>((resolve) => {
      const answer = (alt: string | null) => {
        // The question must be off the screen first: the text behind it can't be changed before.
        flushSync(() => setAsked(null));
        resolve(alt);
      };
      setAsked({ picture, fileName, answer });
    });

  async function take(files: readonly File[]) {
    for (const file of files) {
      if (isGone.current) return;
      setIsFitting(true);
      const result = await fitPicture(file);
      setIsFitting(false);
      if (!result.ok) {
        showPictureFailure(result.code);
        continue;
      }
      const alt = await ask(result.value, file.name);
      latest.current(result.value, alt);
    }
  }
  const addFiles = (files: readonly File[]) => {
    last.current = last.current.then(() => take(files));
  };
  return { asked, isFitting, addFiles };
}
