import { changeBetween, changeField } from '#src/admin/shell/own-undo.ts';

/** A text field's text and selection. */
export interface Passage {
  readonly text: string;
  /** Where the selection begins and ends, in UTF-16 units. Both are the same for a caret. */
  readonly start: number;
  readonly end: number;
}

/** What is selected. */
export const selected = ({ text, start, end }: Passage) => text.slice(start, end);

/** Selects the word around a caret, and leaves out blanks at the ends of a selection. */
export function wordsOf({ text, start, end }: Passage): Passage {
  if (start === end) {
    const before =
      /(?<![\p{L}\p{N}'’])[\p{L}\p{N}'’]*$/u.exec(text.slice(0, start))?.[0].length ?? 0;
    const after = /^[\p{L}\p{N}'’]*/u.exec(text.slice(start))?.[0].length ?? 0;
    // At the edge of a word, the caret doesn't mean the word.
    const isInside = before > 0 && after > 0;
    return isInside ? { text, start: start - before, end: end + after } : { text, start, end };
  }
  const words = text.slice(start, end);
  if (words.trim() === '') return { text, start, end };
  const trimmedStart = start + (words.length - words.trimStart().length);
  return chosen(text, trimmedStart, words.trim().length);
}

/** Where the selected lines begin and end, without the last line end. */
export function linesOf({ text, start, end }: Passage): { from: number; to: number } {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  // A selection that ends right after a line end doesn't include the next line.
  const last = end > start && text.charAt(end - 1) === '\n' ? end - 1 : end;
  const lineEnd = text.indexOf('\n', last);
  return { from, to: lineEnd === -1 ? text.length : lineEnd };
}

/** The text with a part of it replaced. */
export const replaced = (text: string, from: number, to: number, words: string) =>
  text.slice(0, from) + words + text.slice(to);

/** A text with so many of its signs selected; with none, the caret stands there. */
export const chosen = (text: string, start: number, length: number): Passage => ({
  text,
  start,
  end: start + length,
});

/** The text and selection of a field, which it keeps while the focus is elsewhere. */
export function passageIn(field: HTMLTextAreaElement): Passage {
  return { text: field.value, start: field.selectionStart, end: field.selectionEnd };
}

/**
 * Gives a field another text and selection, as one step of its undo. The field gets the focus, and fires `input`.
 * Browsers show a caret that a script has moved out of sight at the next key only, so `showCaret` belongs after it.
 */
export function showPassage(field: HTMLTextAreaElement, { text, start, end }: Passage): void {
  field.focus({ preventScroll: true });
  if (text !== field.value) {
    changeField(field, { ...changeBetween(field.value, text), start, end });
  } else field.setSelectionRange(start, end);
}
