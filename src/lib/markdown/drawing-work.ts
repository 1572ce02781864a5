import { drawLimits } from '#src/config/admin-limits.ts';

/**
 * What each thing in a text costs to be drawn, in microseconds of a usual computer: measured with texts that hold little
 * else.
 */
const costs = {
  character: 2,
  line: 140,
  blankLine: 10,
  /** An entry of a list, the beginning of a quote, the underline of a heading. */
  opening: 60,
  mark: 12,
  /** A row shorter than the table's first one is filled up, so a table costs its columns times its rows. */
  cell: 100,
  /** The engine compares a mark with all before it in its paragraph, an entry or a quote with all before it. */
  comparedMark: 0.06,
  comparedEntry: 0.04,
  comparedQuote: 0.25,
} as const;

const pictureData = /data:image\/[a-z\d+.-]{1,20};base64,[a-z\d+/=]+/gi;
/** Nothing, in a quote or outside one. */
const blank = /^ {0,3}(?:> ?)*[ \t]*$/;
/** The quotes and entries of lists that a line stands in or begins. */
const containers = /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/;
const underline = /^ {0,3}(?:=+|-+)[ \t]*$/;
/** What ends the paragraph before it, wherever it stands. */
const ownParagraph = /^ {0,3}(?:[-*+] {1,4}[^ \t]|#{1,6} )/;
/** What may be half of a pair, a link or a character reference. */
const mark = /[*_~[\]`<\\@&]|:\/\/|www\./g;

/**
 * Whether a text can be drawn without making its reader wait for seconds. The browser's Markdown engine needs a time
 * that grows with the square of some numbers, and ends with an error where quotes or lists are too deep in each other:
 * it never gets such a text. This reads each character a few times and builds no tree. Pictures as data don't count,
 * because the engine passes over them quickly.
 * @param markdown a post's text as written
 */
export function canBeDrawn(markdown: string): boolean {
  const text = markdown.replace(pictureData, '');
  let work = text.length * costs.character;
  let [allEntries, allQuotes, quotesBefore] = [0, 0, 0];
  let paragraph = { marks: 0, lines: 0, columns: 0 };
  const endParagraph = () => {
    const { marks, lines, columns } = paragraph;
    work += marks * marks * costs.comparedMark + lines * columns * costs.cell;
    paragraph = { marks: 0, lines: 0, columns: 0 };
  };
  for (const [, line = ''] of text.matchAll(/([^\r\n]*)(?:\r\n?|\n|$)/g)) {
    if (work > drawLimits.work) return false;
    const isBlank = blank.test(line);
    if (isBlank || ownParagraph.test(line)) endParagraph();
    const start = containers.exec(line)?.[0].replace(/\t/g, '    ') ?? '';
    const quotes = countOf(/>/g, start);
    const entries = countOf(/[-*+.)]/g, start);
    // An entry of a list stands at least two columns further in than the one around it.
    if (Math.max(quotes + entries, start.length / 2) > drawLimits.depth) return false;
    // A line goes on with the quotes of the line before it.
    const goesOn = entries === 0 ? Math.min(quotes, quotesBefore) : 0;
    const begun = quotes - goesOn + (underline.test(line) ? 1 : 0);
    quotesBefore = quotes;
    allEntries += entries;
    allQuotes += begun;
    const marks = countOf(mark, line);
    paragraph.marks += marks;
    paragraph.lines += 1;
    paragraph.columns = Math.max(paragraph.columns, countOf(/\|/g, line));
    work += (entries + begun) * costs.opening + marks * costs.mark;
    work += isBlank ? costs.blankLine : costs.line;
  }
  endParagraph();
  work += allEntries ** 2 * costs.comparedEntry + allQuotes ** 2 * costs.comparedQuote;
  return work <= drawLimits.work;
}

const countOf = (what: RegExp, text: string) => text.match(what)?.length ?? 0;
