import { isInFence } from '#src/admin/editor/next-line.ts';
import { chosen, linesOf, replaced, type Passage } from '#src/admin/editor/passage.ts';

/** Whether a line can be the one below a table's head. */
const isRuler = (line: string) => /^[ \t>|:-]+$/.test(line) && line.includes('-');

/**
 * Selects the words of the next cell of the table in which the caret is, or of the one before. Behind the last cell begins
 * another row.
 * @returns null outside of a table, and from the first cell: there Shift+Tab leaves the field
 */
export function cellBeside(passage: Passage, isNext: boolean): Passage | null {
  const { text, start, end } = passage;
  const { from, to } = linesOf(passage);
  const above = text.slice(0, to).split('\n');
  const begin = above.findLastIndex((line) => !line.includes('|')) + 1;
  const before = above.slice(0, begin).reduce((sum, line) => sum + line.length + 1, 0);
  const [rows = ''] = text.slice(before).split(/\n(?=[^|\n]*(?:\n|$))/, 1);
  const lines = rows.split('\n');
  if (before > from || !isRuler(lines[1] ?? '') || isInFence(text.slice(0, before))) return null;
  let at = before;
  const cells = lines.flatMap((line, place) => {
    const lineFrom = at;
    at += line.length + 1;
    return place === 1 ? [] : cellsOf(line, lineFrom);
  });
  const cell = isNext
    ? cells.find((one) => one.from > end)
    : cells.findLast((one) => one.to < start);
  if (!cell && isNext) return rowBelow(text, before + rows.length, lines);
  if (!cell) return null;
  const words = text.slice(cell.from, cell.to);
  const blanks = words.length - words.trimStart().length;
  const first = cell.from + (words.trim() === '' ? Math.min(1, words.length) : blanks);
  return chosen(text, first, words.trim().length);
}

/** Adds an empty row below the last one, with the caret in its first cell. */
function rowBelow(text: string, at: number, [head = '']: readonly string[]): Passage {
  const lead = /^[ \t>]*/.exec(head)?.[0] ?? '';
  const row = `\n${lead}|${'     |'.repeat(cellsOf(head, 0).length)}`;
  return chosen(replaced(text, at, at, row), at + `\n${lead}| `.length, 0);
}

/** Where the cells of a row begin and end, with the blanks around their words. */
function cellsOf(row: string, at: number): { from: number; to: number }[] {
  const lead = /^[ \t>]*\|?/.exec(row)?.[0].length ?? 0;
  const parts = row.slice(lead).split(/(?<!\\)\|/);
  let from = at + lead;
  const cells = parts.map((words) => {
    const cell = { from, to: from + words.length };
    from = cell.to + 1;
    return cell;
  });
  // Behind the last stroke there is no cell.
  return parts.at(-1)?.trim() === '' ? cells.slice(0, -1) : cells;
}
