import { expect, test } from '@playwright/test';
import { tableGrid } from '#src/admin/visual/table-grid.ts';

/** 'a', or 'a 2 3' for two columns and three rows. */
const cell = (written: string) => {
  const [name = '', colSpan = '1', rowSpan = '1'] = written.split(' ');
  return { name, colSpan: Number(colSpan), rowSpan: Number(rowSpan) };
};
const names = (rows: readonly (readonly string[])[]) =>
  tableGrid(rows.map((row) => row.map(cell))).map((row) =>
    row.map((found) => found?.name ?? '').join('|'),
  );

for (const [what, rows, grid] of [
  [
    'a plain table stays',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    ['a|b', 'c|d'],
  ],
  [
    'a wide cell stands in its first column',
    [
      ['a', 'b', 'c'],
      ['d 2', 'e'],
    ],
    ['a|b|c', 'd||e'],
  ],
  ['a high cell leaves its place below empty', [['a 1 2', 'b'], ['c']], ['a|b', '|c']],
  ['one wide and high', [['a 2 2', 'b'], ['c'], ['d', 'e', 'f']], ['a||b', '||c', 'd|e|f']],
  ['one down to the end', [['a 1 0', 'b'], ['c'], ['d']], ['a|b', '|c', '|d']],
  ['short rows are filled', [['a'], ['b', 'c']], ['a|', 'b|c']],
  ['no rows', [], []],
] satisfies (readonly [string, string[][], string[]])[])
  test(`cells of a table: ${what}`, () => {
    expect(names(rows)).toEqual(grid);
  });
