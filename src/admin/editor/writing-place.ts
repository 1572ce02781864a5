import type { RefObject } from 'react';
import { fieldId } from '#src/admin/editor/saving.ts';
import type { WritingPlace } from '#src/admin/safety/safety-copy.ts';
import { withPlainLineEnds } from '#src/admin/visual/source-lines.ts';
import type { VisualHandle } from '#src/admin/visual/VisualField.tsx';
import { bringIntoSight } from '#src/admin/shell/in-sight.ts';
import { changeBetween } from '#src/admin/shell/own-undo.ts';

/** Visual, while the text is written in it, and the place in the Markdown where it was changed last. */
let visual: {
  readonly handle: RefObject<VisualHandle | null>;
  readonly changedAt: number | null;
} | null = null;

/** Leads to places in Visual from now on, until what it gives back is called. */
export function followVisual(handle: RefObject<VisualHandle | null>): () => void {
  visual = { handle, changedAt: null };
  return () => {
    visual = null;
  };
}

/** Notes where Visual has changed the text: asking for its selection would read the whole text at each key. */
export function noteVisualChange(before: string, after: string): void {
  const { from, words } = changeBetween(withPlainLineEnds(before), withPlainLineEnds(after));
  if (visual) visual = { ...visual, changedAt: from + words.length };
}

const field = () => {
  const found = document.getElementById(fieldId('content'));
  return found instanceof HTMLTextAreaElement ? found : null;
};

/** Where in the text somebody is writing; null where nobody has yet. */
export function writingPlace(): WritingPlace | null {
  const pageTop = scrollY;
  const at = visual?.changedAt ?? null;
  if (at !== null) return { start: at, end: at, fieldTop: 0, pageTop };
  const text = field();
  if (!text) return null;
  const { selectionStart: start, selectionEnd: end, scrollTop: fieldTop } = text;
  return { start, end, fieldTop, pageTop };
}

/** Selects a stretch of the Markdown in the text. */
export function selectInText({ start, end }: Pick<WritingPlace, 'start' | 'end'>): void {
  if (visual) visual.handle.current?.select({ start, end });
  else field()?.setSelectionRange(start, end);
}

/** Where the caret ends in the window: in Visual as the browser draws it, in the Markdown field as a copy of it tells. */
function caretBottom(text: HTMLTextAreaElement | null): number {
  if (!text) {
    const selection = getSelection();
    const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
    // A line without words has no place of its own.
    const line = range?.getClientRects().item(0) ?? elementOf(range)?.getBoundingClientRect();
    return line?.bottom ?? 0;
  }
  const copy = text.cloneNode() as HTMLTextAreaElement;
  copy.value = text.value.slice(0, text.selectionEnd);
  const width = `${text.offsetWidth}px`;
  Object.assign(copy.style, { position: 'absolute', width, height: '0', minHeight: '0' });
  text.after(copy);
  const { scrollHeight } = copy;
  copy.remove();
  return text.getBoundingClientRect().top + scrollHeight - text.scrollTop;
}

/** Pixels that its line may have below a caret, and some air; and all of that line. */
const belowCaret = 12;
const caretLine = 40;

/** The element in which a range begins. */
function elementOf(range: Range | undefined): Element | null {
  const { startContainer: place = null, startOffset = 0 } = range ?? {};
  if (!(place instanceof Element)) return place?.parentElement ?? null;
  return place.children[startOffset] ?? place;
}

/** Scrolls until the line with the caret is in sight, where somebody writes in the text. */
export function showCaret(): void {
  const text = document.activeElement;
  if (!text?.closest('.writing-sheets')) return;
  const bottom = caretBottom(text instanceof HTMLTextAreaElement ? text : null) + belowCaret;
  bringIntoSight(text, { top: bottom - caretLine, bottom });
}

/** Goes to where somebody was writing, with the caret in the text. */
export function goToPlace({ fieldTop, pageTop, ...range }: WritingPlace): void {
  const text = field();
  text?.focus({ preventScroll: true });
  selectInText(range);
  text?.scrollTo({ top: fieldTop });
  scrollTo({ top: 0, behavior: 'instant' });
  // From the top, what the text belongs to is in sight too.
  showCaret();
  if (scrollY === 0) return;
  scrollTo({ top: pageTop, behavior: 'instant' });
  showCaret();
}
