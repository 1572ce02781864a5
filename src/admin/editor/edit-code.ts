import { toggleMark } from '#src/admin/editor/edit-marks.ts';
import { linesOf, replaced, selected, type Passage } from '#src/admin/editor/passage.ts';

const fenced = /^(`{3,})\n([\s\S]*)\n\1$/;

/** Makes code of the selection: backticks within a line, a fenced block for several lines. Code becomes plain again. */
export function toggleCode(passage: Passage): Passage {
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

const chosen = (text: string, start: number, length: number): Passage => ({
  text,
  start,
  end: start + length,
});
