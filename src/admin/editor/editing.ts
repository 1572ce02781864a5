import { toggleCode } from '#src/admin/editor/edit-code.ts';
import { toggleLines } from '#src/admin/editor/edit-lines.ts';
import { toggleLink } from '#src/admin/editor/edit-link.ts';
import { toggleMark } from '#src/admin/editor/edit-marks.ts';
import { replaced, type Passage } from '#src/admin/editor/passage.ts';

/** What the buttons and shortcuts of the Markdown field do to a text. Using one twice changes nothing. */
export const textEdits = {
  bold: (passage: Passage) => toggleMark(passage, '**'),
  italic: (passage: Passage) => toggleMark(passage, '*'),
  heading2: (passage: Passage) => toggleLines(passage, 'heading2'),
  heading3: (passage: Passage) => toggleLines(passage, 'heading3'),
  link: toggleLink,
  list: (passage: Passage) => toggleLines(passage, 'list'),
  numberedList: (passage: Passage) => toggleLines(passage, 'numberedList'),
  quote: (passage: Passage) => toggleLines(passage, 'quote'),
  code: toggleCode,
} as const;

export type TextEdit = keyof typeof textEdits;

/**
 * Adds a picture after the selection, as a paragraph of its own. If the selection ends within a line, it goes after
 * that line.
 * @param alt what it shows; '' for decoration
 * @param address 'image:1', or any other
 * @returns the text with the caret after the picture
 */
export function insertPicture({ text, end }: Passage, alt: string, address: string): Passage {
  const isLineStart = end === 0 || text.charAt(end - 1) === '\n';
  const lineEnd = text.indexOf('\n', end);
  const place = isLineStart ? end : lineEnd === -1 ? text.length : lineEnd;
  const before = text.slice(0, place);
  const after = text.slice(place);
  const words = alt
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\[\]]/g, '\\$&');
  const picture = `${missingLineEnds(before, /\n*$/)}![${words}](${address})`;
  const changed = replaced(text, place, place, picture + missingLineEnds(after, /^\n*/));
  return { text: changed, start: place + picture.length, end: place + picture.length };
}

/** The line ends needed for a blank line between a picture and the words next to it. */
function missingLineEnds(beside: string, run: RegExp): string {
  if (beside.trim() === '') return '';
  return '\n'.repeat(Math.max(0, 2 - (run.exec(beside)?.[0].length ?? 0)));
}

/** One replacement that turns a text into another, so that a text field's undo step is small. */
export function changeBetween(
  before: string,
  after: string,
): { from: number; to: number; words: string } {
  const shortest = Math.min(before.length, after.length);
  let from = 0;
  while (from < shortest && before.charCodeAt(from) === after.charCodeAt(from)) from += 1;
  let tail = 0;
  const isSame = (n: number) =>
    before.charCodeAt(before.length - 1 - n) === after.charCodeAt(after.length - 1 - n);
  while (tail < shortest - from && isSame(tail)) tail += 1;
  return { from, to: before.length - tail, words: after.slice(from, after.length - tail) };
}
