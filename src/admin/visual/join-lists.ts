import { isHistoryTransaction } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { schema } from '#src/admin/visual/schema.ts';

const { bullet_list: bullets, ordered_list: numbers } = schema.nodes;

/** Whether a list is the rest of the one above: of its kind, and without a number of its own. */
function goesOn(list: Node, above: Node | null | undefined): boolean {
  if (list.type !== above?.type) return false;
  if (list.type === bullets) return true;
  return list.type === numbers && [1, startOf(above) + above.childCount].includes(startOf(list));
}

const startOf = (list: Node): number => Number(list.attrs.start);

/**
 * Lists of one kind become one where a change has made them neighbors: lines that become entries one by one would each
 * begin at 1. Those that the Markdown keeps apart stay two.
 */
export const joinLists = new Plugin({
  appendTransaction: (changes, before, { doc, tr }) => {
    const isOld = changes.some(
      (one) => isHistoryTransaction(one) || one.getMeta('isFromMarkdown') === true,
    );
    const from = isOld ? null : before.doc.content.findDiffStart(doc.content);
    if (from === null) return null;
    const to = Math.max(from, before.doc.content.findDiffEnd(doc.content)?.b ?? from);
    const places: number[] = [];
    const { size } = doc.content;
    doc.nodesBetween(Math.max(0, from - 1), Math.min(size, to + 1), (node, pos, parent, index) => {
      const isMet = pos >= from && pos <= to;
      if (isMet && goesOn(node, parent?.maybeChild(index - 1))) places.push(pos);
      return !node.isTextblock;
    });
    for (const place of places.toReversed()) tr.join(place);
    return tr.docChanged ? tr : null;
  },
});
