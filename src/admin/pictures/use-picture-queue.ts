import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Pictures } from '#src/admin/pictures/picture-work.ts';
import type { FittedPicture } from '#src/admin/pictures/fit-picture.ts';

/** A picture that waits for its description. */
export interface AskedPicture {
  readonly picture: FittedPicture;
  /** Name of the picked file. */
  readonly fileName: string;
  /** Takes the description, '' for decoration, or null to leave the picture out. */
  readonly answer: (alt: string | null) => void;
}

/**
 * Takes picked, pasted and dropped files one by one. Each is made to fit, then a dialog asks for its description. A
 * file that isn't a picture, or that fails, is reported and skipped.
 * @param onPicture gets each picture with its description, null for one that is left out, after the dialog has closed
 */
export function usePictureQueue(
  { fit, work }: Pictures,
  onPicture: (picture: FittedPicture, alt: string | null) => void,
) {
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
        // The text behind the dialog can't be changed before the dialog has closed.
        flushSync(() => setAsked(null));
        resolve(alt);
      };
      setAsked({ picture, fileName, answer });
    });

  async function take(file: File) {
    if (isGone.current) return;
    setIsFitting(true);
    const picture = await fit(file).finally(() => setIsFitting(false));
    if (!picture) return;
    // By the time of the answer, the text may have changed.
    const alt = await ask(picture, file.name);
    latest.current(picture, alt);
  }
  const addFiles = (files: readonly File[]) => {
    for (const file of files) {
      const before = last.current;
      last.current = work(() => before.then(() => take(file)));
    }
  };
  return { asked, isFitting, addFiles };
}
