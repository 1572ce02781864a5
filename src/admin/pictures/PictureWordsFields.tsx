import { useId, type RefObject } from 'react';
import type { PictureWords } from '#src/admin/model/picture-words.ts';
import { pictureAltMessages as words } from '#src/admin/pictures/words.ts';

/** What was typed about a picture. */
interface TypedWords extends PictureWords {
  readonly isDecorative: boolean;
}

/** Whether a picture has neither a description nor the mark that it needs none. */
export const isUndescribed = ({ alt, isDecorative }: TypedWords): boolean =>
  !isDecorative && alt.trim() === '';

/** The words as the text holds them. */
export const wordsAsTyped = ({ alt, isDecorative, caption }: TypedWords): PictureWords => ({
  alt: isDecorative ? '' : alt.trim(),
  caption: caption.trim(),
});

interface PictureWordsFieldsProps {
  typed: TypedWords;
  onChange: (typed: TypedWords) => void;
  /** The description was asked for, and there is none. */
  isMissing: boolean;
  /** The field of the description. */
  field?: RefObject<HTMLInputElement | null>;
}

/** What a picture shows, and its caption. A decoration must be marked as one, so that no description is forgotten. */
export function PictureWordsFields({ typed, onChange, isMissing, field }: PictureWordsFieldsProps) {
  const id = useId();
  const shared = { className: 'input', translate: 'no', autoComplete: 'off' } as const;
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{words.label}</label>
        <input
          {...shared}
          ref={field}
          id={id}
          data-autofocus={field === undefined ? undefined : true}
          value={typed.alt}
          disabled={typed.isDecorative}
          aria-invalid={isMissing}
          aria-describedby={`${id}-hint${isMissing ? ` ${id}-problem` : ''}`}
          onChange={({ target }) => onChange({ ...typed, alt: target.value })}
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
          checked={typed.isDecorative}
          onChange={({ target }) => onChange({ ...typed, isDecorative: target.checked })}
        />
        {words.decorative}
      </label>
      <div className="field">
        <label htmlFor={`${id}-caption`}>{words.caption}</label>
        <input
          {...shared}
          id={`${id}-caption`}
          value={typed.caption}
          aria-describedby={`${id}-caption-hint`}
          onChange={({ target }) => onChange({ ...typed, caption: target.value })}
        />
        <p id={`${id}-caption-hint`} className="hint">
          {words.captionHint}
        </p>
      </div>
    </>
  );
}
