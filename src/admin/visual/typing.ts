import {
  baseKeymap,
  chainCommands,
  exitCode,
  joinBackward,
  toggleMark,
} from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { Plugin } from 'prosemirror-state';
import type { Command, Selection } from 'prosemirror-state';
import { gapCursor } from 'prosemirror-gapcursor';
import { isInTable, tableEditing } from 'prosemirror-tables';
import { belowSelected, typingBelow } from '#src/admin/visual/below-selected.ts';
import { blockMenu, menuKeys } from '#src/admin/visual/block-menu.ts';
import type { BlockName } from '#src/admin/visual/block-menu.ts';
import { joinLists } from '#src/admin/visual/join-lists.ts';
import { schema } from '#src/admin/visual/schema.ts';
import {
  nextCell,
  nextRow,
  previousCell,
  rowAbove,
  rowBelow,
} from '#src/admin/visual/table-edits.ts';

const { nodes, marks } = schema;

/** Signs of Markdown that become what they mean as soon as they are typed. */
const signs = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, ([, marks = '']) => ({
      level: marks.length,
    })),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    wrappingInputRule(/^\s*([-+*])\s$/, nodes.bullet_list, ([, sign]) => ({ sign })),
    wrappingInputRule(
      /^(\d{1,9})([.)])\s$/,
      nodes.ordered_list,
      ([, start, sign]) => ({ start: Number(start), sign }),
      ([, start], list) => list.childCount + Number(list.attrs.start) === Number(start),
    ),
    markRule(/(?<![*\w])\*\*([^\s*](?:[^*]*[^\s*])?)\*\*$/, marks.strong),
    markRule(/(?<![*\w])\*([^\s*](?:[^*]*[^\s*])?)\*$/, marks.em),
    markRule(/(?<!`)`([^`]+)`$/, marks.code),
  ],
});

function markRule(pattern: RegExp, mark: MarkType): InputRule {
  return new InputRule(pattern, ({ tr }, [all = '', words = ''], start, end) => {
    const typedSigns = (all.length - words.length) / 2;
    // The last sign isn't in the text yet.
    tr.delete(start + typedSigns + words.length, end).delete(start, start + typedSigns);
    return tr.addMark(start, start + words.length, mark.create()).removeStoredMark(mark);
  });
}

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Backspace at the start of a heading, a quote or code makes words of it first. */
const plainFirst: Command = (state, dispatch) => {
  const { $cursor } = state.selection as { $cursor?: Selection['$from'] };
  if (!$cursor || $cursor.parentOffset > 0) return false;
  const { parent } = $cursor;
  if (parent.type !== nodes.heading && parent.type !== nodes.code_block) return false;
  const { pos } = $cursor;
  const origin: unknown = parent.attrs.origin;
  dispatch?.(state.tr.setBlockType(pos, pos, nodes.paragraph, { origin }));
  return true;
};

/** Below the last block there is always a line to write on. */
const lastLine = new Plugin({
  appendTransaction: (_, __, { doc, tr }) => {
    if (doc.lastChild?.type === nodes.paragraph) return null;
    return tr.insert(doc.content.size, nodes.paragraph.create()).setMeta('addToHistory', false);
  },
});

/** The first row of a table is its head, as in Markdown, and no other: wherever its cells come from. */
export const headRow = new Plugin({
  appendTransaction: (changes, _, { doc, tr }) => {
    if (!changes.some(({ docChanged }) => docChanged)) return null;
    doc.descendants((node, pos) => {
      if (node.type !== nodes.table) return !node.isTextblock;
      node.forEach((row, rowOffset, place) => {
        const type = place === 0 ? nodes.table_header : nodes.table_cell;
        row.forEach((one, offset) => {
          if (one.type !== type)
            tr.setNodeMarkup(pos + rowOffset + offset + 2, type, one.attrs, one.marks);
        });
      });
      return false;
    });
    return tr.docChanged ? tr : null;
  },
});

/** The browser's steps of undo know nothing of this editor's, which a menu asks for too. */
const ownUndo = new Plugin({
  props: {
    handleDOMEvents: {
      beforeinput: (view, event) => {
        const { inputType } = event;
        if (inputType !== 'historyUndo' && inputType !== 'historyRedo') return false;
        event.preventDefault();
        const command = inputType === 'historyUndo' ? undo : redo;
        if (view.editable) command(view.state, view.dispatch);
        return true;
      },
    },
  },
});

/**
 * What keys do, in the order in which they are asked.
 * @param onLink called by Ctrl+K
 * @param onBlock called when a block of the menu is chosen
 */
export function typingPlugins(onLink: () => void, onBlock: (name: BlockName) => void): Plugin[] {
  return [
    blockMenu(),
    // They answer only while it is open.
    keymap(menuKeys(onBlock)),
    typingBelow,
    signs,
    keymap({
      'Mod-z': undo,
      'Mod-y': redo,
      'Mod-Shift-z': redo,
      'Mod-b': toggleMark(marks.strong),
      'Mod-i': toggleMark(marks.em),
      'Mod-k': () => {
        onLink();
        return true;
      },
      Backspace: chainCommands(undoInputRule, plainFirst, joinBackward),
      Enter: chainCommands(nextRow, belowSelected, splitListItem(nodes.list_item)),
      'Shift-Enter': chainCommands(isInTable, belowSelected, exitCode, lineBreak),
      Tab: chainCommands(nextCell, sinkListItem(nodes.list_item)),
      'Shift-Tab': chainCommands(previousCell, liftListItem(nodes.list_item)),
      ArrowUp: rowAbove,
      ArrowDown: rowBelow,
    }),
    keymap(baseKeymap),
    history(),
    ownUndo,
    gapCursor(),
    tableEditing(),
    headRow,
    joinLists,
    lastLine,
  ];
}
