import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PictureWords } from '#src/admin/model/picture-words.ts';
import type { Pictures } from '#src/admin/pictures/picture-work.ts';
import type { FittedPicture } from '#src/admin/pictures/fit-picture.ts';

/** A picture that waits for its description. */
export interface AskedPicture {
  readonly picture: FittedPicture;
  /** Name of the picked file. */
  readonly fileName: string;
  /** Takes what was typed about it, or null to leave the picture out. */
  readonly answer: (words: PictureWords | null) => void;
}

/**
 * Takes picked, pasted and dropped files one by one. Each is made to fit, then a dialog asks for its description. A
 * file that isn't a picture, or that fails, is reported and skipped.
 * @param onPicture gets each picture with its words, null for one that is left out, after the dialog has closed
 * @param onFitted gets the smaller data of pictures that are in the text already, by the data that they had
 */
export function usePictureQueue(
  { fit, work }: Pictures,
  onPicture: (picture: FittedPicture, words: PictureWords | null) => void,
  onFitted: (fitted: ReadonlyMap<string, string>) => void,
) {
  const [asked, setAsked] = useState<AskedPicture | null>(null);
  const [isFitting, setIsFitting] = useState(false);
  const [refusal, setRefusal] = useState('');
  const latest = useRef({ onPicture, onFitted });
  const last = useRef(Promise.resolve());
  const isGone = useRef(false);
  useEffect(() => {
    latest.current = { onPicture, onFitted };
  });
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const ask = (picture: FittedPicture, fileName: string) =>
    new Promise<PictureWords | null>((resolve) => {
      const answer = (words: PictureWords | null) => {
        // The text behind the dialog can't be changed before the dialog has closed.
        flushSync(() => setAsked(null));
        resolve(words);
      };
      setAsked({ picture, fileName, answer });
    });

  async function take(file: File) {
    setIsFitting(true);
    const picture = await fit(file, setRefusal).finally(() => setIsFitting(false));
    if (!picture) return;
    // By the time of the answer, the text may have changed.
    const words = await ask(picture, file.name);
    latest.current.onPicture(picture, words);
  }
  async function fitAll(urls: readonly string[]) {
    setIsFitting(true);
    const fitted = await import('#src/admin/pictures/fit-urls.ts')
      .then(({ fitUrls }) => fitUrls(urls))
      // Without the network, the pictures stay as large as they are.
      .catch(() => null);
    setIsFitting(false);
    if (fitted) latest.current.onFitted(fitted);
  }
  const inTurn = (put: () => Promise<void>) => {
    const before = last.current;
    last.current = work(async () => {
      await before;
      if (!isGone.current) await put();
    });
  };
  return {
    asked,
    isFitting,
    /** Why the last refused file isn't taken; '' once others are chosen. */
    refusal,
    closeRefusal: () => setRefusal(''),
    addFiles: (files: readonly File[]): void => {
      setRefusal('');
      for (const file of files) inTurn(() => take(file));
    },
    /** Makes pictures fit that are in the text already. */
    fitLater: (urls: readonly string[]): void => inTurn(() => fitAll(urls)),
  };
}
