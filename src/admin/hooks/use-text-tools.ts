import { useRef, type ChangeEvent, type RefObject } from 'react';
import type { FittedPicture } from '#src/admin/pictures/fit-picture.ts';
import { passageIn, showPassage } from '#src/admin/text-field.ts';
import { addPicture } from '#src/lib/images/in-text.ts';
import { insertPicture, textEdits, type TextEdit } from '#src/lib/markdown/editing.ts';

interface TextTools {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Data of the text's pictures. */
  images: readonly string[];
  onChange: (value: string, images: readonly string[]) => void;
}

/** What the Markdown field's buttons, shortcuts and pictures do to its text; all of it as if it had been typed. */
export function useTextTools({ field, images, onChange }: TextTools) {
  /** The pictures that go with the text which the field is just being told. */
  const coming = useRef<readonly string[] | null>(null);
  const onInput = (event: ChangeEvent<HTMLTextAreaElement>) =>
    onChange(event.target.value, coming.current ?? images);

  const edit = (name: TextEdit) => {
    if (field.current) showPassage(field.current, textEdits[name](passageIn(field.current)));
  };
  const addToText = (picture: FittedPicture, alt: string) => {
    if (!field.current) return;
    const passage = passageIn(field.current);
    const added = addPicture({ text: passage.text, images }, picture.dataUrl);
    coming.current = added.images;
    showPassage(field.current, insertPicture(passage, alt, added.name));
    coming.current = null;
  };
  return { onInput, edit, addToText };
}
