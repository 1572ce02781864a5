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
  comparedNote: 0.3,
  /** Each line is held against every quote and entry around it. */
  level: 12,
  blankLevel: 2,
  /** What stands in brackets is read again at their end, so what is deep in brackets is read as often as it is deep. */
  enclosedMark: 3,
  enclosedCharacter: 0.02,
  /** An address that stands in one place for several links is made ready for each of them. */
  reusedCharacter: 0.05,
  reusedOddCharacter: 0.65,
} as const;

const pictureData = /data:image\/[a-z\d+.-]{1,20};base64,[a-z\d+/=]+/gi;
/** Nothing, in a quote or outside one. */
const blank = /^ {0,3}(?:> ?)*[ \t]*$/;
/** The quotes, entries of lists and notes that a line stands in or begins, and the blanks after them. */
const containers =
  /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)|\[\^[^\]]{1,999}\]:))*[ \t]*/;
const note = /\[\^[^\]]*\]:/g;
const underline = /^ {0,3}(?:=+|-+)[ \t]*$/;
/** What ends the paragraph before it, wherever it stands. */
const ownParagraph = /^ {0,3}(?:[-*+] {1,4}[^ \t]|#{1,6} )/;
/** What may be half of a pair, a link or a character reference. An escaped bracket is no bracket. */
const mark = /\\[\\[\]]?|[*_~[\]`<@&]|:\/\/|www\./g;
/** The address of a definition from the end of its name on; it may stand on the next line. */
const address = /\]:[ \t]*(?:[\r\n][ \t\r\n>]*)?([^\r\n]*)/y;
/** What is written otherwise in an address that is ready. */
const oddCharacter = /[^!#$'-;=?-Z_a-z~]/g;
/** What the name of a definition may differ in from that of a link to it: blanks, a quote's sign on its next line. */
const besideName = /[\s>\0\ufffd]+/g;

/**
 * Whether a text can be drawn without making its reader wait for seconds. The browser's Markdown engine needs a time
 * that grows with the square of some numbers, and ends with an error where quotes or lists are too deep in each other:
 * it never gets such a text. This reads each character a few times and builds no tree. Pictures as data count only
 * where they are read again, because the engine passes over them quickly.
 * @param markdown a post's text as written
 */
export function canBeDrawn(markdown: string): boolean {
  let work = markdown.replace(pictureData, '').length * costs.character;
  let [allEntries, allQuotes, allNotes, quotesBefore, depth] = [0, 0, 0, 0, 0];
  const references = newReferences(markdown);
  let paragraph = newParagraph();
  const endParagraph = () => {
    const { marks, lines, columns } = paragraph;
    work += marks * marks * costs.comparedMark + lines * columns * costs.cell;
    paragraph = newParagraph();
  };
  for (const { index: lineStart, 1: line = '' } of markdown.matchAll(/([^\r\n]*)(?:\r\n?|\n)?/g)) {
    if (work > drawLimits.work) return false;
    const isBlank = blank.test(line);
    if (isBlank || ownParagraph.test(line)) endParagraph();
    const written = containers.exec(line)?.[0].replace(/\t/g, '    ') ?? '';
    const notes = countOf(note, written);
    const lead = written.replace(note, '  ');
    const start = lead.trimEnd();
    const quotes = countOf(/>/g, start);
    const entries = countOf(/[-*+.)]/g, start);
    const level = quotes + entries + notes;
    // An entry of a list stands at least two columns further in than the one around it.
    if (Math.max(level, start.length / 2) > drawLimits.depth) return false;
    // A line goes on with the quotes of the line before it.
    const goesOn = entries === 0 ? Math.min(quotes, quotesBefore) : 0;
    const begun = quotes - goesOn + (underline.test(line) ? 1 : 0);
    quotesBefore = quotes;
    allEntries += entries;
    allQuotes += begun;
    allNotes += notes;
    // A blank line leaves lists open, and a line that goes on with a paragraph stands wherever that does.
    if (!isBlank) {
      const within = Math.min(Math.max(level, lead.length / 2), depth + level);
      depth = paragraph.lines > 0 ? Math.max(within, depth) : within;
    }
    work += isBlank ? depth * costs.blankLevel + level * costs.level : depth * costs.level;
    work += markWork(line, lineStart, notes, paragraph, references);
    if (!isBlank) paragraph.lines += 1;
    paragraph.columns = Math.max(paragraph.columns, countOf(/\|/g, line));
    work += (entries + begun + 4 * notes) * costs.opening;
    work += isBlank ? costs.blankLine : costs.line;
  }
  endParagraph();
  work += allEntries ** 2 * costs.comparedEntry + allQuotes ** 2 * costs.comparedQuote;
  work += allNotes ** 2 * costs.comparedNote + references.work();
  return work <= drawLimits.work;
}

type Paragraph = ReturnType<typeof newParagraph>;
const newParagraph = () => ({
  marks: 0,
  lines: 0,
  columns: 0,
  /** Brackets that wait for their end: where each begins, and how many marks and lines are before that. */
  open: [] as { from: number; before: number }[],
  /** Where the last bracket began, if none has ended since. */
  innermost: null as number | null,
});

/** What the marks of a line cost. Counts them in its paragraph, and names in brackets where they belong. */
function markWork(
  line: string,
  lineStart: number,
  notes: number,
  paragraph: Paragraph,
  references: References,
): number {
  let work = 0;
  let closed = 0;
  for (const { 0: sign, index } of line.matchAll(mark)) {
    work += costs.mark;
    paragraph.marks += 1;
    const at = lineStart + index;
    const before = paragraph.marks + paragraph.lines;
    if (sign === '[') {
      paragraph.open.push({ from: at + 1, before });
      paragraph.innermost = at + 1;
    } else if (sign === ']') {
      closed += 1;
      const opened = paragraph.open.pop() ?? { from: at, before };
      work += (before - opened.before) * costs.enclosedMark;
      work += (at - opened.from) * costs.enclosedCharacter;
      // Nothing stands before a definition in its line but the notes that it belongs to.
      if (paragraph.innermost !== null)
        references.add(paragraph.innermost, at, closed <= notes + 1);
      paragraph.innermost = null;
    }
  }
  return work;
}

type References = ReturnType<typeof newReferences>;
/** The names in brackets of a text, and what it costs that links or pictures share the address of a definition. */
function newReferences(markdown: string) {
  const names = new Map<string, { uses: number; cost: number }>();
  return {
    add(from: number, to: number, mayDefine: boolean): void {
      const name = markdown.slice(from, to).replace(besideName, '').toLowerCase().toUpperCase();
      const known = names.get(name) ?? { uses: 0, cost: 0 };
      names.set(name, known);
      known.uses += 1;
      address.lastIndex = to;
      const found = mayDefine ? (address.exec(markdown)?.[1] ?? '') : '';
      const odd = countOf(oddCharacter, found);
      const cost = found.length * costs.reusedCharacter + odd * costs.reusedOddCharacter;
      known.cost = Math.max(known.cost, cost);
    },
    /** The definition itself is no use, and what the first one costs is in its characters. */
    work: () =>
      [...names.values()].reduce((sum, { uses, cost }) => sum + Math.max(uses - 2, 0) * cost, 0),
  };
}

const countOf = (what: RegExp, text: string) => text.match(what)?.length ?? 0;
