import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { CoverPicture } from '#src/admin/pictures/CoverPicture.tsx';
import { PicturePicker, PictureRefusal } from '#src/admin/pictures/PicturePicker.tsx';
import { useFileDrop } from '#src/admin/pictures/use-file-drop.ts';
import type { Pictures } from '#src/admin/pictures/picture-work.ts';
import type { FittedPicture } from '#src/admin/pictures/fit-picture.ts';
import { coverMessages, drawingMessages, fittingMessages } from '#src/admin/pictures/words.ts';
import { coverKind, dataUrlBytes } from '#src/admin/model/cover-address.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { dialogOnDemand } from '#src/admin/shell/Fetched.tsx';
import { fittedText, sizeText } from '#src/admin/shell/size-text.ts';
import type { ShownPicture } from '#src/admin/model/built-in-posts.ts';
import '#src/admin/pictures/pictures.css';

/** Fetched on first use. */
const Drawings = dialogOnDemand(() => import('#src/admin/pictures/DrawingsDialog.tsx'));

/** What is said of a cover, and of no other picture. */
const coverWords = ['coverAlt', 'coverCredit'] as const;

/** A cover as the form holds it. */
type Cover = Pick<PostForm, 'coverImage' | 'coverAlt' | 'coverCredit' | 'coverFocus'>;

/** Nothing else of a form: what was written elsewhere since stays when a cover is taken back. */
const coverOf = ({ coverImage, coverAlt, coverCredit, coverFocus }: Cover): Cover => ({
  coverImage,
  coverAlt,
  coverCredit,
  coverFocus,
});

interface CoverFieldProps {
  cover: Cover;
  /** Gets only what changes, so that a picture that is ready late doesn't undo typing. */
  onChange: (cover: Partial<Cover>) => void;
  pictures: Pictures;
  isReadOnly: boolean;
  /** The other fields of the cover. */
  children: ReactNode;
}

/** The cover of a post: a file that is made to fit, or the address of a picture, and what it shows. */
export function CoverField({ cover, onChange, pictures, isReadOnly, children }: CoverFieldProps) {
  const { coverImage, coverAlt, coverFocus } = cover;
  /** The same when a picture is ready that was chosen earlier. */
  const latest = useRef(cover);
  useEffect(() => {
    latest.current = cover;
  });
  const place = useRef<HTMLDivElement>(null);
  /** A picture was chosen, and isn't shown yet. */
  const isAwaited = useRef(false);
  const picker = useRef<HTMLInputElement>(null);
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
  const id = useId();
  const kind = coverKind(coverImage);
  /**
   * @param before the cover when the picture was chosen: what was typed since is about that picture
   * @param words what comes with the picture
   */
  const setImage = (
    address: string,
    { turn = picked.current, before = latest.current, isTyped = false, words = {} } = {},
  ) => {
    placed.current = turn;
    setRefusal('');
    const old = latest.current;
    const going = coverWords.filter(
      (name) => old.coverImage !== '' && old[name].trim() !== '' && old[name] === before[name],
    );
    // What must stay in sight of one picture, and what is said of it, is nothing of another.
    const blank = Object.fromEntries(going.map((name) => [name, '']));
    onChange({ coverImage: address, coverFocus: '', ...blank, ...words });
    const told = going.filter((name) => old[name] !== proposed.current);
    // A picture that was typed is changed letter by letter.
    if (old.coverImage === '' || (isTyped && told.length === 0)) return;
    const { changedTitle, removedTitle, wentAlong, wordNames } = coverMessages;
    pictures.tell({
      kind: 'success',
      title: address === '' ? removedTitle : changedTitle,
      text: told.length === 0 ? '' : wentAlong(told.map((name) => wordNames[name])),
      undo: () => onChange(coverOf(old)),
    });
  };
  const showChosen = () => {
    // The buttons that chose it stand below it.
    if (isAwaited.current) place.current?.scrollIntoView({ block: 'nearest' });
    isAwaited.current = false;
  };

  async function take([file]: readonly File[]) {
    if (!file || isReadOnly) return;
    const turn = (picked.current += 1);
    const before = latest.current;
    setRefusal('');
    setFitting((number) => number + 1);
    const picture = await pictures
      .fit(file, setRefusal)
      .finally(() => setFitting((number) => number - 1));
    // A small file may be ready before a large one that was picked earlier; the last choice counts.
    if (!picture || turn <= placed.current) return;
    setFitted(picture);
    isAwaited.current = true;
    setImage(picture.dataUrl, { turn, before });
  }
  const addFiles = (files: readonly File[]) => void pictures.work(() => take(files));
  const isOver = useFileDrop(place, addFiles);
  const pick = ({ address, alt }: ShownPicture) => {
    setIsChoosing(false);
    isAwaited.current = true;
    const isTyped = coverAlt.trim() !== '' && coverAlt !== proposed.current;
    // What was typed before there was a cover is about this one.
    const isKept = isTyped && coverImage === '';
    setImage(address, isKept ? {} : { words: { coverAlt: alt } });
    if (!isKept) proposed.current = alt;
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
    <div className="cover-field grid min-w-0 gap-3">
      <div ref={place} className="cover-place" data-is-over={isOver && !isReadOnly}>
        <CoverPicture
          key={coverImage}
          address={coverImage}
          alt={coverAlt}
          kind={kind}
          focus={coverFocus}
          onFocus={(focus) => onChange({ coverFocus: focus })}
          onShown={showChosen}
          isReadOnly={isReadOnly}
        />
        <p role="status" className="hint empty:absolute">
          {fitting > 0
            ? fittingMessages.fitting
            : kind === 'data' && `${coverMessages.kept} ${size}`}
        </p>
        {isFresh && fitted.isStilled && <p className="note">{fittingMessages.stilled}</p>}
        <div className="actions">
          <Button ref={chooser} disabled={isReadOnly} onClick={() => picker.current?.click()}>
            {kind === 'none' ? coverMessages.choose : coverMessages.replace}
          </Button>
          <Button disabled={isReadOnly} aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
            {drawingMessages.open}
          </Button>
          {kind !== 'none' && !isReadOnly && (
            <Button onClick={remove}>{coverMessages.remove}</Button>
          )}
        </div>
        <PictureRefusal onClose={() => setRefusal('')}>{refusal}</PictureRefusal>
        {!isReadOnly && (
          <p className="hint">
            <span>{coverMessages.limits}</span> {/* Nobody drags a file by touch. */}
            <span className="[@media(hover:none)]:hidden">{coverMessages.drop}</span>
          </p>
        )}
        <PicturePicker ref={picker} onFiles={addFiles} />
      </div>
      {isChoosing && <Drawings onPick={pick} onClose={() => setIsChoosing(false)} />}
      {children}
      <div className="field">
        <label htmlFor={id}>{coverMessages.address}</label>
        {/* Blank for an uploaded file, whose address would be its data. */}
        <input
          id={id}
          className="input"
          translate="no"
          autoComplete="off"
          spellCheck={false}
          value={kind === 'data' ? '' : coverImage}
          readOnly={isReadOnly}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setImage(target.value, { isTyped: true })}
        />
        <p id={`${id}-hint`} className="hint">
          {coverMessages.addressHint}
        </p>
      </div>
    </div>
  );
}
