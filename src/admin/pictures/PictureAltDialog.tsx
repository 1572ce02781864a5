import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { Dialog, DialogActions } from '#src/admin/shell/Dialog.tsx';
import type { AskedPicture } from '#src/admin/pictures/use-picture-queue.ts';
import { pictureAltMessages as words } from '#src/admin/pictures/words.ts';
import { fittedText } from '#src/admin/shell/size-text.ts';

/**
 * Asks what a picture shows before it goes into the text. A decoration must be marked as one, so that no description is
 * forgotten.
 */
export function PictureAltDialog({ picture, fileName, answer }: AskedPicture) {
  const [alt, setAlt] = useState('');
  const [isDecorative, setIsDecorative] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const insert = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isDecorative) answer('');
    else if (alt.trim() !== '') answer(alt.trim());
    else {
      setIsMissing(true);
      field.current?.focus();
    }
  };
  return (
    <Dialog title={words.title} onClose={() => answer(null)}>
      <form className="picture-question" onSubmit={insert} noValidate>
        <img src={picture.dataUrl} alt="" width={picture.width} height={picture.height} />
        <p className="hint">
          <Typed>{fileName}</Typed>
          <span>{`, ${fittedText(picture.from, picture.to)}`}</span>
        </p>
        {picture.isStilled && <p className="note">{words.stilled}</p>}
        <div className="field">
          <label htmlFor={id}>{words.label}</label>
          <input
            ref={field}
            id={id}
            className="input"
            translate="no"
            data-autofocus
            autoComplete="off"
            value={alt}
            disabled={isDecorative}
            aria-invalid={isMissing}
            aria-describedby={`${id}-hint${isMissing ? ` ${id}-problem` : ''}`}
            onChange={(event) => {
              setAlt(event.target.value);
              setIsMissing(false);
            }}
          />
          {isMissing && (
            <p id={`${id}-problem`} className="field-problem">
              {words.missing}
            </p>
          )}
          <p id={`${id}-hint`} className="hint">
            {words.hint}
          </p>
        </div>
        <label className="check">
          <input
            type="checkbox"
            checked={isDecorative}
            onChange={(event) => {
              setIsDecorative(event.target.checked);
              setIsMissing(false);
            }}
          />
          {words.decorative}
        </label>
        <DialogActions>
          <button type="button" className="button" onClick={() => answer(null)}>
            {words.cancel}
          </button>
          <button type="submit" className="button button-primary">
            {words.insert}
          </button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
