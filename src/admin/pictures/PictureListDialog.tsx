import { useMemo, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
import { Dialog, DialogActions } from '#src/admin/shell/Dialog.tsx';
import {
  isUndescribed,
  PictureWordsFields,
  wordsAsTyped,
} from '#src/admin/pictures/PictureWordsFields.tsx';
import { pictureMessages } from '#src/config/messages.ts';
import { pictureAddress } from '#src/admin/model/picture-address.ts';
import { picturesInText, withWords } from '#src/admin/pictures/text-pictures.ts';
import { pictureListMessages as words } from '#src/admin/pictures/words.ts';

interface PictureListProps {
  /** Markdown with image:1, image:2 … */
  text: string;
  /** What stands before the picture that is asked for. */
  before: string;
  /** Data URLs of these. */
  images: readonly string[];
  onChange: (text: string) => void;
  onClose: () => void;
}

/** Every picture of a text with its description and its caption, to be changed together. */
export default function PictureListDialog({
  text,
  before,
  images,
  onChange,
  onClose,
}: PictureListProps) {
  const pictures = useMemo(() => picturesInText(text), [text]);
  const [typed, setTyped] = useState(() =>
    pictures.map(({ alt, caption }) => ({ alt, caption, isDecorative: alt === '' })),
  );
  const field = useRef<HTMLInputElement>(null);
  const asked = useMemo(() => picturesInText(before).length, [before]);
  const [isAsked, setIsAsked] = useState(false);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsked(true);
    const missing = typed.findIndex(isUndescribed);
    if (missing === -1) onChange(withWords(text, pictures, typed.map(wordsAsTyped)));
    else
      event.currentTarget
        .querySelectorAll<HTMLElement>('.field:first-of-type input')
        [missing]?.focus();
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className="grid min-w-0 gap-3" onSubmit={save} noValidate>
        {pictures.length === 0 && <p>{words.none}</p>}
        <ol className="text-pictures grid gap-5">
          {pictures.map(({ start, address }, place) => {
            const one = typed[place];
            return (
              one && (
                <li key={start} className="picture-question grid min-w-0 gap-3">
                  <img
                    src={
                      pictureAddress(address.replace(/^<(.*)>$/, '$1'), images) ??
                      pictureMessages.placeholder
                    }
                    alt=""
                  />
                  <PictureWordsFields
                    typed={one}
                    onChange={(next) => setTyped(typed.with(place, next))}
                    isMissing={isAsked && isUndescribed(one)}
                    {...(place === asked && { field })}
                  />
                </li>
              )
            );
          })}
        </ol>
        <DialogActions className="sticky bottom-0 bg-admin-sheet py-3">
          <Button onClick={onClose}>{words.cancel}</Button>
          {pictures.length > 0 && (
            <Button type="submit" look="primary">
              {words.save}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
