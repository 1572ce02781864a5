/** A text with what is selected of it, as a text field has them. */
export interface Passage {
  readonly text: string;
  /** Where the selection begins and ends, in UTF-16 units; both the same for a caret. */
  readonly start: number;
  readonly end: number;
}

/** What is selected. */
export const selected = ({ text, start, end }: Passage) => text.slice(start, end);

/** A caret inside a word becomes a selection of the word; blanks at the ends of a selection are left out of it. */
export function wordsOf({ text, start, end }: Passage): Passage {
  if (start === end) {
    const before = /[\p{L}\p{N}'’]*$/u.exec(text.slice(0, start))?.[0].length ?? 0;
    const after = /^[\p{L}\p{N}'’]*/u.exec(text.slice(start))?.[0].length ?? 0;
    // At the edge of a word nobody means the word.
    const isInside = before > 0 && after > 0;
    return isInside ? { text, start: start - before, end: end + after } : { text, start, end };
  }
  const words = text.slice(start, end);
  if (words.trim() === '') return { text, start, end };
  const trimmedStart = start + (words.length - words.trimStart().length);
  return { text, start: trimmedStart, end: trimmedStart + words.trim().length };
}

/** Where the lines begin and end that a selection touches, without the last line end. */
export function linesOf({ text, start, end }: Passage): { from: number; to: number } {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  // A selection that ends right behind a line end doesn't touch the next line.
  const last = end > start && text.charAt(end - 1) === '\n' ? end - 1 : end;
  const lineEnd = text.indexOf('\n', last);
  return { from, to: lineEnd === -1 ? text.length : lineEnd };
}

/** The text with a part of it replaced. */
export const replaced = (text: string, from: number, to: number, words: string) =>
  text.slice(0, from) + words + text.slice(to);
