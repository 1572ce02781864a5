import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { CoverAddress } from '#src/admin/pictures/CoverAddress.tsx';
import { CoverPicture } from '#src/admin/pictures/CoverPicture.tsx';
import { PicturePicker, type PickerHandle } from '#src/admin/pictures/PicturePicker.tsx';
import { PictureRefusal } from '#src/admin/pictures/PictureRefusal.tsx';
import { useFileDrop } from '#src/admin/pictures/use-file-drop.ts';
import type { Pictures } from '#src/admin/pictures/picture-work.ts';
import type { FittedPicture } from '#src/admin/pictures/fit-picture.ts';
import { coverMessages, drawingMessages, fittingMessages } from '#src/admin/pictures/words.ts';
import { coverKind, dataUrlBytes } from '#src/admin/model/cover-address.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { dialogOnDemand } from '#src/admin/shell/Fetched.tsx';
import { fittedText, sizeText } from '#src/admin/shell/size-text.ts';
import type { ShownPicture } from '#src/admin/model/built-in-posts.ts';
import '#src/admin/pictures/pictures.css';

/** Fetched on first use. */
const Drawings = dialogOnDemand(() => import('#src/admin/pictures/DrawingsDialog.tsx'));

interface CoverFieldProps {
  /** A path, a full address, a data URL, or ''. */
  coverImage: string;
  coverAlt: string;
  /** The part that stays in sight; '' for the center. */
  coverFocus: string;
  /** Gets only what changes, so that a picture that is ready late doesn't undo typing. */
  onChange: (
    cover: Readonly<Partial<Record<'coverImage' | 'coverAlt' | 'coverFocus', string>>>,
  ) => void;
  pictures: Pictures;
  isReadOnly?: boolean;
  /** The other fields of the cover. */
  children?: ReactNode;
}

/** The cover of a post: a file that is made to fit, or the address of a picture, and what it shows. */
export function CoverField({
  coverImage,
  coverAlt,
  coverFocus,
  onChange,
  pictures,
  isReadOnly = false,
  children,
}: CoverFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const picker = useRef<PickerHandle>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [fitted, setFitted] = useState<FittedPicture | null>(null);
  const [fitting, setFitting] = useState(0);
  const [isChoosing, setIsChoosing] = useState(false);
  /** Why the last chosen file isn't taken. */
  const [refusal, setRefusal] = useState('');
  /** The description that came with a drawing; one that was typed stays. */
  const proposed = useRef('');
  /** Numbers of the last picked file, and of the last one placed in the field. */
  const picked = useRef(0);
  const placed = useRef(0);
  const kind = coverKind(coverImage);
  const setImage = (address: string, turn = picked.current) => {
    placed.current = turn;
    setRefusal('');
    // What must stay in sight of one picture says nothing of another.
    onChange({ coverImage: address, coverFocus: '' });
  };

  async function take([file]: readonly File[]) {
    if (!file || isReadOnly) return;
    const turn = (picked.current += 1);
    setRefusal('');
    setFitting((number) => number + 1);
    const picture = await pictures
      .fit(file, setRefusal)
      .finally(() => setFitting((number) => number - 1));
    // A small file may be ready before a large one that was picked earlier; the last choice counts.
    if (!picture || turn <= placed.current) return;
    setFitted(picture);
    setImage(picture.dataUrl, turn);
  }
  const addFiles = (files: readonly File[]) => void pictures.work(() => take(files));
  const isOver = useFileDrop(place, addFiles);
  const pick = ({ address, alt }: ShownPicture) => {
    setIsChoosing(false);
    setImage(address);
    if (coverAlt.trim() !== '' && coverAlt !== proposed.current) return;
    proposed.current = alt;
    onChange({ coverAlt: alt });
  };
  const remove = () => {
    setImage('');
    // The button that was pressed disappears.
    chooser.current?.focus();
  };
  // A picture picked in this form shows its old and new size, a stored one only its size.
  const isFresh = fitted?.dataUrl === coverImage;
  const size = isFresh ? fittedText(fitted.from, fitted.to) : sizeText(dataUrlBytes(coverImage));
  return (
    <div className="cover-field">
      <div ref={place} className="cover-place" data-is-over={isOver && !isReadOnly}>
        <CoverPicture
          key={coverImage}
          address={coverImage}
          alt={coverAlt}
          kind={kind}
          focus={coverFocus}
          onFocus={(focus) => onChange({ coverFocus: focus })}
          isReadOnly={isReadOnly}
        />
        <p role="status" className="hint empty:absolute">
          {fitting > 0
            ? fittingMessages.fitting
            : kind === 'data' && `${coverMessages.kept} ${size}`}
        </p>
        {isFresh && fitted.isStilled && <p className="note">{coverMessages.stilled}</p>}
        <div className="actions">
          <Button ref={chooser} disabled={isReadOnly} onClick={() => picker.current?.open()}>
            {kind === 'none' ? coverMessages.choose : coverMessages.replace}
          </Button>
          <Button disabled={isReadOnly} aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
            {drawingMessages.open}
          </Button>
          {kind !== 'none' && !isReadOnly && (
            <Button onClick={remove}>{coverMessages.remove}</Button>
          )}
        </div>
        <PictureRefusal>{refusal}</PictureRefusal>
        {!isReadOnly && (
          <p className="hint">
            <span>{coverMessages.limits}</span>{' '}
            <span className="with-mouse">{coverMessages.drop}</span>
          </p>
        )}
        <PicturePicker ref={picker} onFiles={addFiles} />
      </div>
      {isChoosing && <Drawings onPick={pick} onClose={() => setIsChoosing(false)} />}
      {children}
      <CoverAddress {...{ coverImage, kind, isReadOnly }} onChange={setImage} />
    </div>
  );
}
