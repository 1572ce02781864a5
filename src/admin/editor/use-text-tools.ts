import { useRef, type ChangeEvent, type FocusEvent, type RefObject } from 'react';
import type { FittedPicture } from '#src/admin/pictures/fit-picture.ts';
import { passageIn, showPassage } from '#src/admin/editor/passage.ts';
import { addPicture } from '#src/admin/model/in-text.ts';
import { insertPicture, textEdits, type TextEdit } from '#src/admin/editor/markdown-edits.ts';

interface TextTools {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Data of the text's pictures. */
  images: readonly string[];
  onChange: (value: string, images: readonly string[]) => void;
}

/** What the Markdown field's buttons, shortcuts and pictures do to its text, as if it had been typed. */
export function useTextTools({ field, images, onChange }: TextTools) {
  /** The pictures of the text that is just being put into the field. */
  const coming = useRef<readonly string[] | null>(null);
  const onInput = (event: ChangeEvent<HTMLTextAreaElement>) =>
    onChange(event.target.value, coming.current ?? images);

  const edit = (name: TextEdit) => {
    if (field.current) showPassage(field.current, textEdits[name](passageIn(field.current)));
  };
  /** Chromium forgets the caret of a field when a dialog gives the focus back to it. */
  const caret = useRef<{ start: number; end: number } | null>(null);
  const onBlur = ({ target }: FocusEvent<HTMLTextAreaElement>) => {
    caret.current = { start: target.selectionStart, end: target.selectionEnd };
  };
  const addToText = (picture: FittedPicture, alt: string | null) => {
    if (!field.current) return;
    const now = passageIn(field.current);
    const { start, end } = caret.current ?? now;
    const { length } = now.text;
    const passage = { ...now, start: Math.min(start, length), end: Math.min(end, length) };
    if (alt === null) {
      showPassage(field.current, passage);
      return;
    }
    const added = addPicture({ text: passage.text, images }, picture.dataUrl);
    const next = insertPicture(passage, alt, added.name);
    // Another tab took the post over while the dialog was open. The field is read-only, but the safety copy takes it.
    if (field.current.readOnly) {
      onChange(next.text, added.images);
      return;
    }
    coming.current = added.images;
    showPassage(field.current, next);
    coming.current = null;
  };
  return { onInput, onBlur, edit, addToText };
}
