import { NodeSelection, Plugin, TextSelection } from 'prosemirror-state';
import type { Command, Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { isBlank, schema } from '#src/admin/visual/schema.ts';

/** Puts the caret into the empty paragraph that begins at a place, which is added where there is none. */
export function caretBelow(tr: Transaction, place: number): Transaction {
  const next = tr.doc.nodeAt(place);
  if (!next || !isBlank(next)) tr.insert(place, schema.nodes.paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, place + 1));
}

/** Leads from a selected picture or block into a paragraph below, and where words stand beside it, right behind it. */
export const belowSelected: Command = ({ selection, tr }, dispatch) => {
  if (!(selection instanceof NodeSelection)) return false;
  const { node, $from, to } = selection;
  const { type, childCount } = $from.parent;
  if (!node.isLeaf && node.type.spec.code !== true) return false;
  if (node.isBlock) caretBelow(tr, to);
  else if (type === schema.nodes.paragraph && childCount === 1) caretBelow(tr, $from.after());
  else tr.setSelection(TextSelection.create(tr.doc, to));
  dispatch?.(tr.scrollIntoView());
  return true;
};

function typeBelow(view: EditorView, words: string): boolean {
  if (!view.editable || !belowSelected(view.state, view.dispatch)) return false;
  if (words !== '') view.dispatch(view.state.tr.insertText(words).scrollIntoView());
  return true;
}

/** What is typed while a picture or a block is selected doesn't take its place: one key would end it, unseen. */
export const typingBelow = new Plugin({
  props: {
    handleTextInput: (view, _, __, words) => typeBelow(view, words),
    // On-screen keyboards and those that compose signs tell of no key.
    handleDOMEvents: {
      beforeinput: (view, event) => {
        const isTyped = /^insert(?:Text|Paragraph|LineBreak)$/.test(event.inputType);
        if (!isTyped || !typeBelow(view, event.data ?? '')) return false;
        event.preventDefault();
        return true;
      },
      compositionstart: (view) => {
        typeBelow(view, '');
        return false;
      },
    },
  },
});
