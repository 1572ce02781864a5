import { insertTextIntoField } from 'text-field-edit';
import { changeBetween } from '#src/admin/editor/editing.ts';
import type { Passage } from '#src/admin/editor/passage.ts';

/** The text and selection of a field, which it keeps while the focus is elsewhere. */
export function passageIn(field: HTMLTextAreaElement): Passage {
  return { text: field.value, start: field.selectionStart, end: field.selectionEnd };
}

/**
 * Gives a field another text and selection, as if it had been typed: the browser's own undo works, and the field fires
 * `input`. The field gets the focus.
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
