import { chainCommands } from 'prosemirror-commands';
import { Selection } from 'prosemirror-state';
import type { Command, Transaction } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  selectedRect,
  TableMap,
} from 'prosemirror-tables';
import type { tableToolNames } from '#src/admin/visual/words.ts';

/** Where in a table a row or a column was added, and which cell is written in next. */
type NewCell = (rect: ReturnType<typeof selectedRect>) => readonly [row: number, column: number];

/** Adds something to a table, with the caret in it. */
const withCaretIn =
  (add: Command, cell: NewCell): Command =>
  (state, dispatch, view) => {
    if (!isInTable(state)) return false;
    const rect = selectedRect(state);
    const goThere = (tr: Transaction) => {
      const table = tr.doc.nodeAt(rect.tableStart - 1);
      if (!table) return;
      const pos = rect.tableStart + TableMap.get(table).positionAt(...cell(rect), table);
      dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(pos + 1))).scrollIntoView());
    };
    return add(state, dispatch && goThere, view);
  };

const addRow = withCaretIn(addRowAfter, ({ bottom }) => [bottom, 0]);

/** What the buttons of a table do. */
export const tableEdits: Readonly<Record<keyof typeof tableToolNames, Command>> = {
  addRow,
  addColumn: withCaretIn(addColumnAfter, ({ top, right }) => [top, right]),
  deleteRow,
  deleteColumn,
  deleteTable,
};

/** Leads to another cell, to the end of its words: selected, they would be gone with the next letter. */
const toCell =
  (direction: 1 | -1): Command =>
  (state, dispatch) =>
    goToNextCell(direction)(
      state,
      dispatch &&
        ((tr) => dispatch(tr.setSelection(Selection.near(tr.doc.resolve(tr.selection.to), -1)))),
    );

/** What Tab does in a table: behind the last cell begins another row. */
export const nextCell: Command = chainCommands(toCell(1), addRow);

/** What Shift+Tab does in a table. */
export const previousCell: Command = toCell(-1);

/** A table's cell holds one line, so Enter leads to the cell below, and out of the last row. */
export const nextRow: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { $from } = state.selection;
  const table = $from.node(-2);
  const [row, column] = [$from.index(-2), $from.index(-1)];
  const isLast = row + 1 >= table.childCount;
  let pos = isLast ? $from.after(-2) : $from.after(-1) + 1;
  if (!isLast)
    for (let cell = 0; cell < column; cell += 1) pos += table.child(row + 1).child(cell).nodeSize;
  dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve(pos), 1)).scrollIntoView());
  return true;
};
