import { replaced, selected, wordsOf, type Passage } from '#src/admin/editor/passage.ts';

/** The marks at both ends of bold, italic and code. */
type Mark = '**' | '*' | '`';

/** The quote, list and heading marks at the beginning of a line. */
const lineStart = /^\s*(?:(?:[-*+]|\d+[.)]|>|#{1,6})\s+)*/;

/**
 * Makes the selection, the word under the caret or what is typed next bold, italic or code, or plain again. With
 * several lines, each line gets its own marks, because Markdown's marks don't reach across paragraphs.
 */
export function toggleMark(passage: Passage, mark: Mark): Passage {
  const words = wordsOf(passage);
  return selected(words).includes('\n') ? toggleLines(words, mark) : toggleWords(words, mark);
}

function toggleWords({ text, start, end }: Passage, mark: Mark): Passage {
  const size = mark.length;
  const words = text.slice(start, end);
  if (isMarked(words, mark)) {
    return {
      text: replaced(text, start, end, words.slice(size, -size)),
      start,
      end: end - 2 * size,
    };
  }
  if (isOn(runAtEnd(text.slice(0, start), mark), runAtStart(text.slice(end), mark), mark)) {
    return {
      text: replaced(text, start - size, end + size, words),
      start: start - size,
      end: end - size,
    };
  }
  return {
    text: replaced(text, start, end, mark + words + mark),
    start: start + size,
    end: end + size,
  };
}

function toggleLines({ text, start, end }: Passage, mark: Mark): Passage {
  const lines = text.slice(start, end).split('\n').map(splitLine);
  const written = lines.filter(({ words }) => words !== '');
  const isAllMarked = written.every(({ words }) => isMarked(words, mark));
  const changed = lines.map(({ before, words, after }) => {
    if (words === '') return before + after;
    if (isAllMarked) return before + words.slice(mark.length, -mark.length) + after;
    return before + (isMarked(words, mark) ? words : mark + words + mark) + after;
  });
  const block = changed.join('\n');
  return { text: replaced(text, start, end, block), start, end: start + block.length };
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

/** One star is italic, two are bold, three are both. */
function isOn(before: number, after: number, mark: Mark): boolean {
  const run = Math.min(before, after);
  if (mark === '*') return run === 1 || run === 3;
  return run >= mark.length;
}

const runAtStart = (text: string, mark: Mark) => lengthOf(mark === '`' ? /^`+/ : /^\*+/, text);
const runAtEnd = (text: string, mark: Mark) => lengthOf(mark === '`' ? /`+$/ : /\*+$/, text);
const lengthOf = (run: RegExp, text: string) => run.exec(text)?.[0].length ?? 0;
