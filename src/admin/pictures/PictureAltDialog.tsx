import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { ConfirmDialog } from '#src/admin/shell/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '#src/admin/shell/Dialog.tsx';
import {
  isUndescribed,
  PictureWordsFields,
  wordsAsTyped,
} from '#src/admin/pictures/PictureWordsFields.tsx';
import type { AskedPicture } from '#src/admin/pictures/use-picture-queue.ts';
import { fittingMessages, pictureAltMessages as words } from '#src/admin/pictures/words.ts';
import { fittedText } from '#src/admin/shell/size-text.ts';

interface PictureAltDialogProps {
  asked: AskedPicture;
  /** Leaves the picture out. */
  onClose: () => void;
}

/** Asks what a picture shows before it goes into the text. */
export default function PictureAltDialog({ asked, onClose }: PictureAltDialogProps) {
  const { picture, fileName, answer } = asked;
  const [typed, setTyped] = useState({ alt: '', isDecorative: false, caption: '' });
  const [isAsked, setIsAsked] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const insert = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isUndescribed(typed)) {
      answer(wordsAsTyped(typed));
      return;
    }
    setIsAsked(true);
    field.current?.focus();
  };
  return (
    <Dialog
      title={words.title}
      // Escape is pressed by accident too.
      onClose={() => {
        if (typed.alt.trim() === '' && typed.caption.trim() === '') onClose();
        else setIsLeaving(true);
      }}
    >
      <form className="picture-question grid min-w-0 gap-3" onSubmit={insert} noValidate>
        <img src={picture.dataUrl} alt="" width={picture.width} height={picture.height} />
        <p className="hint">
          <Typed>{fileName}</Typed>
          <span>{`, ${fittedText(picture.from, picture.to)}`}</span>
        </p>
        {picture.isStilled && <p className="note">{fittingMessages.stilled}</p>}
        <PictureWordsFields
          typed={typed}
          onChange={setTyped}
          isMissing={isAsked && isUndescribed(typed)}
          field={field}
        />
        <DialogActions className="sticky bottom-0 bg-admin-sheet py-3">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="primary">
            {words.insert}
          </Button>
        </DialogActions>
      </form>
      {isLeaving && (
        <ConfirmDialog
          title={words.leaveTitle}
          confirm={words.leave}
          isDanger
          onConfirm={onClose}
          onClose={() => setIsLeaving(false)}
        >
          <p>{words.leaveText}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
