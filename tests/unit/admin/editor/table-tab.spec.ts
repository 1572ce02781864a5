import { expect, test } from '@playwright/test';
import { cellBeside } from '#src/admin/editor/table-tab.ts';

/** Where Tab leads, or Shift+Tab: carets at both ends of what is selected, or one alone. */
function after(written: string, isNext: boolean): string | null {
  const start = written.indexOf('^');
  const text = written.replaceAll('^', '');
  const last = written.lastIndexOf('^');
  const next = cellBeside({ text, start, end: last === start ? start : last - 1 }, isNext);
  if (!next) return null;
  const words = next.text.slice(next.start, next.end);
  return `${next.text.slice(0, next.start)}^${words === '' ? '' : `${words}^`}${next.text.slice(next.end)}`;
}

const cats = '| Cat | Naps |\n| --- | --- |\n| Zorro |     |\n| A \\| B | 9 |';
const at = (words: string, marked: string) => cats.replace(words, marked);
for (const [what, before, isNext, expected] of [
  ['to the next cell', at('Cat', 'C^at'), true, at('Naps', '^Naps^')],
  ['on from selected words', at('Cat', '^Cat^'), true, at('Naps', '^Naps^')],
  ['past the line below the head', at('Naps', 'Naps^'), true, at('Zorro', '^Zorro^')],
  ['from the end of a row', at('Naps |', 'Naps |^'), true, at('Zorro', '^Zorro^')],
  ['into an empty cell', at('Zorro', '^Zorro'), true, at('|     |', '| ^    |')],
  ['past a stroke that is a sign', at('|     |', '|  ^   |'), true, at('A \\| B', '^A \\| B^')],
  ['to the cell before', at('9', '9^'), false, at('A \\| B', '^A \\| B^')],
  ['back past the line', at('Zorro', '^Zorro^'), false, at('Naps', '^Naps^')],
  ['on to another row behind the last cell', at('9', '9^'), true, `${cats}\n| ^    |     |`],
  ['out of the first cell', at('Cat', '^Cat'), false, null],
  ['away from words above', `Words^\n\n${cats}`, true, null],
  ['away from words below', `${cats}\n\nWords^`, false, null],
  ['away from code', `\`\`\`\n${at('Cat', 'C^at')}\n\`\`\``, true, null],
  ['away from lines with strokes', 'One | t^wo\nThree | four', true, null],
  ['without strokes around', 'A\n\na^ | b\n- | -\n\nB | C', true, 'A\n\na | ^b^\n- | -\n\nB | C'],
  ['in a quote', '> | a^ | b |\n> | - | - |', true, '> | a | ^b^ |\n> | - | - |'],
  [
    'on in a quote',
    '> | a |\n> | - |\n> | b^ |\n\nC',
    true,
    '> | a |\n> | - |\n> | b |\n> | ^    |\n\nC',
  ],
] as const)
  test(`Tab in a table leads ${what}`, () => {
    expect(after(before, isNext)).toBe(expected);
  });
