import { chainCommands } from 'prosemirror-commands';
import { GapCursor } from 'prosemirror-gapcursor';
import { Selection, TextSelection } from 'prosemirror-state';
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

/** Where the words of a cell begin, so many rows below the caret's in its column; null where the table has no such row. */
function cellBelow({ $from }: Selection, rows: number): number | null {
  const row = $from.index(-2) + rows;
  if (!$from.node(-2).maybeChild(row)) return null;
  return $from.doc.resolve($from.posAtIndex(row, -2) + 1).posAtIndex($from.index(-1)) + 1;
}

/** A table's cell holds one line, so Enter leads to the cell below, and out of the last row. */
export const nextRow: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { selection, doc, tr } = state;
  const pos = cellBelow(selection, 1) ?? selection.$from.after(-2);
  dispatch?.(tr.setSelection(Selection.near(doc.resolve(pos), 1)).scrollIntoView());
  return true;
};

/** A line up or down from the last line of a cell: the same column, where browsers take the next cell. */
const toRow =
  (direction: 1 | -1): Command =>
  (state, dispatch, view) => {
    const { selection, doc, tr } = state;
    const { $from, empty } = selection;
    if (!isInTable(state) || !(selection instanceof TextSelection) || !empty) return false;
    if (view && !view.endOfTextblock(direction > 0 ? 'down' : 'up')) return false;
    const start = cellBelow(selection, direction);
    const $edge = doc.resolve(direction > 0 ? $from.after(-2) : $from.before(-2));
    if (start === null) {
      const outside = Selection.findFrom($edge, direction) ?? new GapCursor($edge);
      dispatch?.(tr.setSelection(outside).scrollIntoView());
      return true;
    }
    const isAtEnd = $from.parentOffset === $from.parent.content.size;
    const { size } = doc.resolve(start).parent.content;
    const pos = start + (isAtEnd ? size : Math.min($from.parentOffset, size));
    dispatch?.(tr.setSelection(TextSelection.create(doc, pos)).scrollIntoView());
    return true;
  };

/** What the arrow up does in a table. */
export const rowAbove: Command = toRow(-1);

/** What the arrow down does in a table. */
export const rowBelow: Command = toRow(1);
