import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { pictureMessages } from '#src/config/messages.ts';
import { coverMessages } from '#src/admin/pictures/words.ts';
import type { CoverKind } from '#src/admin/model/cover-address.ts';
import { coverFocuses } from '#src/config/cover-focus.ts';
import { coverFrame } from '#src/admin/pictures/cover-frame.ts';
import { formFields } from '#src/admin/model/form-fields.ts';
import { capitalize } from '#src/lib/text.ts';

interface CoverPictureProps {
  address: string;
  alt: string;
  kind: CoverKind;
  /** The part that stays in sight; '' for the center. */
  focus: string;
  onFocus: (focus: string) => void;
  /** Called when the picture is there to be seen. */
  onShown: () => void;
  isReadOnly: boolean;
}

/** The cover, or its replacement. Use the address as the key, so that another picture starts anew. */
export function CoverPicture({ address, alt, kind, onShown, ...focus }: CoverPictureProps) {
  const [isFailed, setIsFailed] = useState(false);
  /** Width divided by height, once it is known. */
  const [shape, setShape] = useState<number | null>(null);
  if (kind === 'none') return <p className="hint">{coverMessages.none}</p>;
  if (kind === 'otherHost') return <p className="note">{coverMessages.otherHost}</p>;
  if (kind === 'refused') return <p className="note">{coverMessages.refused}</p>;
  if (isFailed) return <p className="note">{pictureMessages.notAvailable}</p>;
  return (
    <CoverFocusGrid shape={shape} {...focus}>
      <img
        src={address}
        alt={alt}
        onError={() => setIsFailed(true)}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setShape(naturalWidth / naturalHeight);
          onShown();
        }}
      />
    </CoverFocusGrid>
  );
}

interface CoverFocusGridProps extends Pick<CoverPictureProps, 'focus' | 'onFocus' | 'isReadOnly'> {
  /** Width of the picture divided by its height; null until it is known. */
  shape: number | null;
  /** The picture. */
  children: ReactNode;
}

/** The places of the grid, row by row. */
const places = [...coverFocuses.slice(0, 4), '', ...coverFocuses.slice(4)];

/** Over a cover that lists of posts cut: what they show of it, and a place to press for what must stay in sight. */
function CoverFocusGrid({ shape, focus, onFocus, isReadOnly, children }: CoverFocusGridProps) {
  const id = useId();
  const frame = shape === null ? null : coverFrame(shape, focus);
  /** Up and down go to the row above and below; the browser's own keys know no rows. */
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowUp: -3, ArrowDown: 3 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const place = places.indexOf(focus) + step;
    const next = places[place];
    if (next === undefined) return;
    onFocus(next);
    event.currentTarget.querySelectorAll('input')[place]?.focus();
  };
  if (frame === null) return <div className="cover-picture">{children}</div>;
  return (
    <fieldset className="field" disabled={isReadOnly} aria-describedby={`${id}-hint`}>
      <legend>{formFields.coverFocus.label}</legend>
      <div className="cover-picture">
        {children}
        <div className="cover-frame" style={frame} />
        <div className="focus-grid" role="presentation" onKeyDown={move}>
          {places.map((place) => (
            <label key={place} className="grid cursor-pointer place-items-center">
              <input
                type="radio"
                name={id}
                checked={place === focus}
                onChange={() => onFocus(place)}
              />
              <span className="visually-hidden">{capitalize(place || coverMessages.center)}</span>
            </label>
          ))}
        </div>
      </div>
      <p id={`${id}-hint`} className="hint">
        {coverMessages.focusHint}
      </p>
    </fieldset>
  );
}
