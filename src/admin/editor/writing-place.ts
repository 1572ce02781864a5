import { fieldId } from '#src/admin/editor/saving.ts';
import type { WritingPlace } from '#src/admin/safety/safety-copy.ts';

const field = () => {
  const found = document.getElementById(fieldId('content'));
  return found instanceof HTMLTextAreaElement ? found : null;
};

/** Where in the text somebody is writing; null where it isn't shown as Markdown. */
export function writingPlace(): WritingPlace | null {
  const text = field();
  if (!text) return null;
  const { selectionStart: start, selectionEnd: end, scrollTop: fieldTop } = text;
  return { start, end, fieldTop, pageTop: scrollY };
}

/** Goes to where somebody was writing, with the caret in the text. */
export function goToPlace({ start, end, fieldTop, pageTop }: WritingPlace): void {
  const text = field();
  text?.focus({ preventScroll: true });
  text?.setSelectionRange(start, end);
  text?.scrollTo({ top: fieldTop });
  scrollTo({ top: pageTop, behavior: 'instant' });
}
