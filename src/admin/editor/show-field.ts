import { fieldId } from '#src/admin/editor/saving.ts';
import { selectInText, showCaret } from '#src/admin/editor/writing-place.ts';
import { focusFolded } from '#src/admin/shell/focus-folded.ts';
import type { EditedField } from '#src/admin/model/form-fields.ts';
import type { TextPlace } from '#src/admin/editor/text-facts.ts';

/**
 * Brings a field into sight, with the focus in it.
 * @param place what to select in the text
 */
export function showField(field: EditedField, place?: TextPlace): void {
  const control = document.getElementById(fieldId(field));
  if (!control) return;
  focusFolded(control, { preventScroll: true });
  if (place) {
    selectInText({ start: place.from, end: place.to });
    showCaret();
  } else control.scrollIntoView({ block: 'center' });
}
