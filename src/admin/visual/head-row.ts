import { Plugin } from 'prosemirror-state';
import { schema } from '#src/admin/visual/schema.ts';

const { table, table_cell: cell, table_header: header } = schema.nodes;

/** The first row of a table is its head, as in Markdown, and no other: wherever its cells come from. */
export const headRow = new Plugin({
  appendTransaction: (changes, _, { doc, tr }) => {
    if (!changes.some(({ docChanged }) => docChanged)) return null;
    doc.descendants((node, pos) => {
      if (node.type !== table) return !node.isTextblock;
      node.forEach((row, rowOffset, place) => {
        const type = place === 0 ? header : cell;
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
