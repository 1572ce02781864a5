import { chosen, linesOf, replaced, selected, wordsOf } from '#src/admin/editor/passage.ts';
import type { Passage } from '#src/admin/editor/passage.ts';
import type { OwnAddress } from '#src/admin/visual/own-addresses.ts';
import { pictureMarkdown, type PictureWords } from '#src/admin/model/picture-words.ts';
import { oneLine } from '#src/lib/text.ts';

/** What the buttons and shortcuts of the Markdown field do to a text. Using one twice changes nothing, but for a table. */
export const textEdits = {
  bold: (passage: Passage) => toggleMark(passage, '**'),
  italic: (passage: Passage) => toggleMark(passage, '*'),
  heading2: (passage: Passage) => toggleLines(passage, 'heading2'),
  heading3: (passage: Passage) => toggleLines(passage, 'heading3'),
  list: (passage: Passage) => toggleLines(passage, 'list'),
  numberedList: (passage: Passage) => toggleLines(passage, 'numberedList'),
  quote: (passage: Passage) => toggleLines(passage, 'quote'),
  code: toggleCode,
  table: insertTable,
} as const;

export type TextEdit = keyof typeof textEdits;

/**
 * Adds a picture after the selection, as a paragraph of its own. If the selection ends within a line, it goes after
 * that line.
 * @param address 'image:1', or any other
 * @returns the text with the caret in an empty paragraph below the picture, which has no caption with words beside it
 */
export function insertPicture(passage: Passage, words: PictureWords, address: string): Passage {
  const { text, start } = insertBlock(passage, pictureMarkdown(words, address));
  return chosen(replaced(text, start, start, '\n\n'), start + 2, 0);
}

/**
 * Puts Markdown in the place of the selection, with the caret behind it.
 * @param isInline whether it goes on with the line; else blank lines are around it
 * @param isWhole whether the caret belongs into a paragraph below it
 */
export function pasteMarkdown(
  passage: Passage,
  markdown: string,
  isInline: boolean,
  isWhole = false,
): Passage {
  const { text, start, end } = passage;
  const before = isInline ? '' : missingLineEnds(text.slice(0, start), /(?<!\n)\n*$/);
  const after = isInline ? '' : missingLineEnds(text.slice(end), /^\n*/);
  const added = before + markdown + (isWhole ? '\n\n' : '');
  return chosen(replaced(text, start, end, added + after), start + added.length, 0);
}

const column = 'Column 1';

/** Adds a table of two columns where a picture would go, with its first heading selected to be typed over. */
function insertTable(passage: Passage): Passage {
  const row = '|     |     |';
  const table = `| ${column} | Column 2 |\n| --- | --- |\n${row}\n${row}`;
  const { text, start } = insertBlock(passage, table);
  return chosen(text, start - table.length + '| '.length, column.length);
}

/** The text with a paragraph of its own after the selection, or after the line in which that ends; the caret after it. */
function insertBlock({ text, end }: Passage, block: string): Passage {
  const isLineStart = end === 0 || text.charAt(end - 1) === '\n';
  const lineEnd = text.indexOf('\n', end);
  const place = isLineStart ? end : lineEnd === -1 ? text.length : lineEnd;
  const before = text.slice(0, place);
  const after = text.slice(place);
  const own = missingLineEnds(before, /(?<!\n)\n*$/) + block;
  const changed = replaced(text, place, place, own + missingLineEnds(after, /^\n*/));
  return chosen(changed, place + own.length, 0);
}

/** The line ends needed for a blank line between a block and the words next to it. */
function missingLineEnds(beside: string, run: RegExp): string {
  if (beside.trim() === '') return '';
  return '\n'.repeat(Math.max(0, 2 - (run.exec(beside)?.[0].length ?? 0)));
}

/** The marks at both ends of bold, italic and code. */
type Mark = '**' | '*' | '`';

/** The quote, list and heading marks at the beginning of a line. */
const lineStart = /^\s*(?:(?:[-*+]|\d+[.)]|>|#{1,6})\s+)*/;

/**
 * Makes the selection, the word under the caret or what is typed next bold, italic or code, or plain again. With
 * several lines, each line gets its own marks, because Markdown's marks don't reach across paragraphs.
 */
function toggleMark(passage: Passage, mark: Mark): Passage {
  const beside = acrossEnd(passage, mark);
  if (beside) return beside;
  const words = wordsOf(passage);
  return selected(words).includes('\n') ? toggleEachLine(words, mark) : toggleWords(words, mark);
}

/**
 * At the end of marked words, the caret leaves them, and right behind them it goes back: what is typed next is plain, or
 * marked like the words before. Blanks at their end go out with it, because Markdown sees no mark after a blank.
 * @returns null anywhere else
 */
function acrossEnd({ text, start, end }: Passage, mark: Mark): Passage | null {
  if (start !== end) return null;
  const size = mark.length;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const before = line.trimEnd();
  const blanks = line.slice(before.length);
  const ending = runAtEnd(before, mark);
  const after = runAtStart(text.slice(start), mark);
  if (isMarkIn(after, mark) && isWithin(before, mark) && !isMarkIn(ending, mark)) {
    const from = start - blanks.length;
    const signs = text.slice(start, start + size);
    return chosen(replaced(text, from, start + size, signs + blanks), start + size, 0);
  }
  const isBehind = blanks === '' && after === 0 && isMarkIn(ending, mark);
  return isBehind && !isWithin(before, mark) ? chosen(text, start - size, 0) : null;
}

/** Whether the words at the end of a line stand after a mark that no other one has ended. */
function isWithin(line: string, mark: Mark): boolean {
  const runs = line.replace(lineStart, '').match(mark === '`' ? /`+/g : /\*+/g) ?? [];
  return runs.filter(({ length }) => isMarkIn(length, mark)).length % 2 === 1;
}

function toggleWords({ text, start, end }: Passage, mark: Mark): Passage {
  const size = mark.length;
  const words = text.slice(start, end);
  const { length } = words;
  if (isMarked(words, mark))
    return chosen(replaced(text, start, end, words.slice(size, -size)), start, length - 2 * size);
  if (isOn(runAtEnd(text.slice(0, start), mark), runAtStart(text.slice(end), mark), mark))
    return chosen(replaced(text, start - size, end + size, words), start - size, length);
  return chosen(replaced(text, start, end, mark + words + mark), start + size, length);
}

function toggleEachLine({ text, start, end }: Passage, mark: Mark): Passage {
  const lines = text.slice(start, end).split('\n').map(splitLine);
  const written = lines.filter(({ words }) => words !== '');
  const isAllMarked = written.every(({ words }) => isMarked(words, mark));
  const changed = lines.map(({ before, words, after }) => {
    if (words === '') return before + after;
    if (isAllMarked) return before + words.slice(mark.length, -mark.length) + after;
    return before + (isMarked(words, mark) ? words : mark + words + mark) + after;
  });
  const block = changed.join('\n');
  return chosen(replaced(text, start, end, block), start, block.length);
}

function splitLine(line: string): { before: string; words: string; after: string } {
  const before = lineStart.exec(line)?.[0] ?? '';
  const rest = line.slice(before.length);
  const words = rest.trim();
  return { before, words, after: rest.slice(rest.indexOf(words) + words.length) };
}

/** Whether words have the mark at both ends, with something in between. */
function isMarked(words: string, mark: Mark): boolean {
  if (words.length <= 2 * mark.length) return false;
  return isOn(runAtStart(words, mark), runAtEnd(words, mark), mark);
}

const isOn = (before: number, after: number, mark: Mark) => isMarkIn(Math.min(before, after), mark);

/** Whether a run of signs has the mark: one star is italic, two are bold, three are both. */
function isMarkIn(run: number, mark: Mark): boolean {
  if (mark === '*') return run === 1 || run === 3;
  return run >= mark.length;
}

const runAtStart = (text: string, mark: Mark) => lengthOf(mark === '`' ? /^`+/ : /^\*+/, text);
const runAtEnd = (text: string, mark: Mark) =>
  lengthOf(mark === '`' ? /(?<!`)`+$/ : /(?<!\*)\*+$/, text);
const lengthOf = (run: RegExp, text: string) => run.exec(text)?.[0].length ?? 0;

/** What whole lines can become. */
type LineKind = 'heading2' | 'heading3' | 'list' | 'numberedList' | 'quote';

interface LineRule {
  /** Matches a line that already is of this kind. */
  readonly test: RegExp;
  /** What is removed before the line becomes one, or plain again; the first group is kept. */
  readonly sign: RegExp;
  /** The line as one; `index` counts the lines that are changed, from 0. */
  readonly add: (line: string, index: number) => string;
}

const listSign = /^(\s*)(?:[-*+]|\d+[.)]) /;
const headingSign = /^()#{1,6} /;
const quoteSign = /^()> ?/;

const rules: Readonly<Record<LineKind, LineRule>> = {
  heading2: { test: /^## /, sign: headingSign, add: (line) => `## ${line}` },
  heading3: { test: /^### /, sign: headingSign, add: (line) => `### ${line}` },
  list: { test: /^\s*[-*+] /, sign: listSign, add: (line) => indented(line, '-') },
  numberedList: {
    test: /^\s*\d+[.)] /,
    sign: listSign,
    add: (line, index) => indented(line, `${index + 1}.`),
  },
  quote: { test: quoteSign, sign: quoteSign, add: (line) => `> ${line}` },
};

/**
 * Makes the selected lines headings, list entries or a quote, or plain lines again if all of them are that already. A
 * heading of another depth, or the other kind of list, is converted.
 */
function toggleLines(passage: Passage, kind: LineKind): Passage {
  const { text, start, end } = passage;
  const { from, to } = linesOf(passage);
  const { test, sign, add } = rules[kind];
  const lines = text.slice(from, to).split('\n');
  // Blank lines between entries stay blank; in a quote they become part of it.
  const isMeant = (line: string) => kind === 'quote' || lines.length === 1 || line.trim() !== '';
  const meant = lines.filter(isMeant);
  const isOff = meant.length > 0 && meant.every((line) => test.test(line));
  let index = 0;
  const changed = lines.map((line) => {
    if (!isMeant(line)) return line;
    const plain = line.replace(sign, '$1');
    return isOff ? plain : add(plain, index++);
  });
  const block = changed.join('\n');
  const result = replaced(text, from, to, block);
  if (start !== end) return chosen(result, from, block.length);
  // A caret stays before the same character.
  return chosen(result, Math.max(from, start + block.length - (to - from)), 0);
}

function indented(line: string, sign: string): string {
  const words = line.trimStart();
  return `${line.slice(0, line.length - words.length)}${sign} ${words}`;
}

/** What is an address and nothing else. */
export const address = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;
const linkOrPicture = /!?\[([^[\]\n]*)\]\(([^()\n]*(?:\([^()\n]*\)[^()\n]*)*)\)/g;
const linkPattern = /(?<!!)\[([^[\]\n]*)\]\(([^()\n]*(?:\([^()\n]*\)[^()\n]*)*)\)/g;

/** Where the link around the selection leads; '' outside of one. */
export const linkedAddress = (passage: Passage): string => linkAround(passage)?.target ?? '';

/**
 * Makes a link of the selection, or of the word under the caret; where there is none, of its name. The link around the
 * selection gets another address.
 * @param own where it leads; null takes the link away, and its words stay
 */
export function setLink(
  passage: Passage,
  own: Pick<OwnAddress, 'name' | 'address'> | null,
): Passage {
  const { text } = passage;
  const old = linkAround(passage);
  if (old) {
    const { from, to, words, title } = old;
    const now = own ? `[${words}](${insideLink(own.address)}${title})` : words;
    return chosen(replaced(text, from, to, now), from + now.length, 0);
  }
  if (!own) return passage;
  const { start, end } = wordsOf(passage);
  const words = oneLine(text.slice(start, end));
  const link = `[${words || own.name.replaceAll(/[[\]\\]/g, '\\$&')}](${insideLink(own.address)})`;
  const from = words === '' ? end : start;
  return chosen(replaced(text, from, end, link), from + link.length, 0);
}

/** An address as it can stand in a link: a bracket would end it. */
const insideLink = (target: string) => target.replaceAll('(', '%28').replaceAll(')', '%29');

/**
 * Makes the selected words a link to an address that is pasted over them.
 * @returns null where that isn't meant: nothing or several lines are selected, an address is, or part of a link or picture
 */
export function linkPasted(passage: Passage, pasted: string): Passage | null {
  const place = wordsOf(passage);
  const words = selected(place);
  const target = pasted.trim();
  const isMeant = passage.start < passage.end && words.trim() !== '' && !words.includes('\n');
  if (!isMeant || !address.test(target) || address.test(words)) return null;
  if (linkAround(place, linkOrPicture)) return null;
  const link = `[${words}](${insideLink(target)})`;
  return chosen(replaced(place.text, place.start, place.end, link), place.start + link.length, 0);
}

/** The link around the selection. */
function linkAround(
  passage: Passage,
  pattern = linkPattern,
): { from: number; to: number; words: string; target: string; title: string } | null {
  const { from, to } = linesOf(passage);
  for (const found of passage.text.slice(from, to).matchAll(pattern)) {
    const start = from + found.index;
    const end = start + found[0].length;
    if (start <= passage.start && passage.end <= end) {
      const [, words = '', inside = ''] = found;
      const [, target = '', title = ''] = /^(\S*)([\s\S]*)/.exec(inside.trim()) ?? [];
      return { from: start, to: end, words, target, title };
    }
  }
  return null;
}

const fenced = /^(`{3,})\n([\s\S]*)\n\1$/;

/** Makes code of the selection: backticks within a line, a fenced block for several lines. Code becomes plain again. */
function toggleCode(passage: Passage): Passage {
  if (!selected(passage).trimEnd().includes('\n')) return toggleMark(passage, '`');
  const { text } = passage;
  const { from, to } = linesOf(passage);
  const block = text.slice(from, to);
  const inside = fenced.exec(block)?.[2];
  if (inside !== undefined) return chosen(replaced(text, from, to, inside), from, inside.length);
  const around = fenceAround(text, from, to);
  if (around !== null) {
    const [start, end] = around;
    return chosen(replaced(text, start, end, block), start, block.length);
  }
  // The fence must be longer than any inside the block.
  const runs = block.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  const code = `${fence}\n${block}\n${fence}`;
  return chosen(replaced(text, from, to, code), from, code.length);
}

/** Where the fences on the lines around begin and end; null if there are none. */
function fenceAround(text: string, from: number, to: number): [number, number] | null {
  const before = /(?:^|\n)(`{3,})\n$/.exec(text.slice(0, from))?.[1];
  const after = /^\n(`{3,})(?=\n|$)/.exec(text.slice(to))?.[1];
  if (before === undefined || before !== after) return null;
  return [from - before.length - 1, to + 1 + after.length];
}

/** What stands before the picture in whose Markdown the caret is; null where it is in none. */
export function beforePicture({ text, start }: Passage): string | null {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [line = ''] = text.slice(from).split('\n', 1);
  for (const { index, 0: picture } of line.matchAll(/!\[(?:\\.|[^\]\\])*\]\([^)]*\)/g)) {
    const at = from + index;
    if (at < start && start < at + picture.length) return text.slice(0, at);
  }
  return null;
}
