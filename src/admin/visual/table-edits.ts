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
  nextCell as cellBeside,
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

/** What the button “Table” of the Markdown field writes, to be written over. */
const placeholder = /^Column \d$/;

/** Leads to another cell, to the end of its words: selected, any but a placeholder's would be gone with the next letter. */
const toCell =
  (direction: 1 | -1): Command =>
  (state, dispatch) =>
    goToNextCell(direction)(
      state,
      dispatch &&
        ((tr) => {
          const end = Selection.near(tr.doc.resolve(tr.selection.to), -1);
          const { parent, pos } = end.$head;
          const isToGo = placeholder.test(parent.textContent);
          const start = isToGo ? pos - parent.content.size : pos;
          dispatch(tr.setSelection(isToGo ? TextSelection.create(tr.doc, start, pos) : end));
        }),
    );

/** What Tab does in a table: behind the last cell begins another row. */
export const nextCell: Command = chainCommands(toCell(1), addRow);

/** What Shift+Tab does in a table. */
export const previousCell: Command = toCell(-1);

/** The place of the cell above or below the caret's; null where the table has no such row. */
const cellBeyond = ({ $from }: Selection, direction: 1 | -1) =>
  cellBeside($from.doc.resolve($from.before()), 'vert', direction);

/** A table's cell holds one line, so Enter leads to the cell below, and out of the last row. */
export const nextRow: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { selection, doc, tr } = state;
  const $place = cellBeyond(selection, 1) ?? doc.resolve(selection.$from.after(-2));
  dispatch?.(tr.setSelection(Selection.near($place, 1)).scrollIntoView());
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
    const cell = cellBeyond(selection, direction);
    const $edge = doc.resolve(direction > 0 ? $from.after(-2) : $from.before(-2));
    const size = cell?.nodeAfter?.content.size ?? 0;
    const isAtEnd = $from.parentOffset === $from.parent.content.size;
    const offset = isAtEnd ? size : Math.min($from.parentOffset, size);
    const place = cell
      ? TextSelection.create(doc, cell.pos + 1 + offset)
      : (Selection.findFrom($edge, direction) ?? new GapCursor($edge));
    dispatch?.(tr.setSelection(place).scrollIntoView());
    return true;
  };

/** What the arrow up does in a table. */
export const rowAbove: Command = toRow(-1);

/** What the arrow down does in a table. */
export const rowBelow: Command = toRow(1);
