import { insertTextIntoField } from 'text-field-edit';
import { changeBetween } from '#src/admin/editor/editing.ts';
import type { Passage } from '#src/admin/editor/passage.ts';

/** The text of a field with what is selected in it; a field keeps that while focus is elsewhere. */
export function passageIn(field: HTMLTextAreaElement): Passage {
  return { text: field.value, start: field.selectionStart, end: field.selectionEnd };
}

/**
 * Makes a field hold another text and selection, as if it had been typed: the browser's own undo takes it back, and the
 * field says `input`. Focus goes to the field.
 */
export function showPassage(field: HTMLTextAreaElement, { text, start, end }: Passage): void {
  field.focus({ preventScroll: true });
  if (text !== field.value) {
    const { from, to, words } = changeBetween(field.value, text);
    field.setSelectionRange(from, to);
    insertTextIntoField(field, words);
  }
  field.setSelectionRange(start, end);
}
