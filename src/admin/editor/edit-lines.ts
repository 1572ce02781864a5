import { linesOf, replaced, type Passage } from '#src/admin/editor/passage.ts';

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
export function toggleLines(passage: Passage, kind: LineKind): Passage {
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
  if (start !== end) return { text: result, start: from, end: from + block.length };
  // A caret stays before the same character.
  const caret = Math.max(from, start + block.length - (to - from));
  return { text: result, start: caret, end: caret };
}

function indented(line: string, sign: string): string {
  const words = line.trimStart();
  return `${line.slice(0, line.length - words.length)}${sign} ${words}`;
}
