import { closeHistory } from 'prosemirror-history';
import type { PictureWords } from '#src/admin/model/picture-words.ts';
import type { Node } from 'prosemirror-model';
import { EditorState, Selection, TextSelection } from 'prosemirror-state';
import type { Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { closeMenu, menuKey, openMenu } from '#src/admin/visual/block-menu.ts';
import type { BlockName } from '#src/admin/visual/block-menu.ts';
import {
  blockEdits,
  insertPicture,
  removeLink,
  setLink,
  visualEdits,
} from '#src/admin/visual/edits.ts';
import type { VisualEdit } from '#src/admin/visual/edits.ts';
import type { OwnAddress } from '#src/admin/visual/own-addresses.ts';
import { markdownKeeper } from '#src/admin/visual/markdown-keeper.ts';
import { pastingPlugin } from '#src/admin/visual/pasting.ts';
import type { Pasting } from '#src/admin/visual/pasting.ts';
import { pictureViews } from '#src/admin/visual/picture-view.ts';
import type { Span } from '#src/admin/visual/read-markdown.ts';
import { schema } from '#src/admin/visual/schema.ts';
import { bringIntoSight } from '#src/admin/shell/in-sight.ts';
import { withPlainLineEnds } from '#src/admin/visual/source-lines.ts';
import { tableEdits } from '#src/admin/visual/table-edits.ts';
import { textPlaces } from '#src/admin/visual/text-places.ts';
import { typingPlugins } from '#src/admin/visual/typing.ts';
import type { tableToolNames } from '#src/admin/visual/words.ts';

/** What the editor tells, and asks. */
interface VisualDoors extends Pasting {
  /** The text has changed. */
  readonly onChange: (markdown: string) => void;
  /** The text, the selection or the menu has changed. */
  readonly onState: (state: EditorState) => void;
  readonly onLink: () => void;
  readonly onPicture: () => void;
  /** A picture's words are asked for. @param before the Markdown that stands before it */
  readonly onWords: (before: string) => void;
  /** Another picture is to be chosen for one of the text. @param put takes its name */
  readonly onReplace: (put: (src: string) => void) => void;
  /** Attributes of the element that is written in. */
  readonly attributes: (state: EditorState) => Record<string, string>;
  readonly isReadOnly: () => boolean;
}

/** The editor behind the Visual field: a text as blocks, in a place of the page. */
export function visualEditor(place: HTMLElement, text: string, doors: VisualDoors) {
  const keeper = markdownKeeper();
  const pictures = pictureViews({
    onWords: (pos) => doors.onWords(withPlainLineEnds(markdown).slice(0, offsetOf(pos))),
    onReplace: doors.onReplace,
  });
  /** The Markdown that the document stands for. */
  let markdown = text;

  const takeBlock = (name: BlockName) => {
    const open = menuKey.getState(view.state);
    if (!open) return;
    const { tr } = view.state;
    // What was typed to find the block goes.
    const words = tr.doc.nodeAt(open.from)?.content.size ?? 0;
    tr.delete(open.from + 1, open.from + 1 + words).setMeta(menuKey, 'take');
    view.dispatch(tr);
    if (name === 'picture') doors.onPicture();
    else run(blockEdits[name]);
  };

  const view = new EditorView(place, {
    state: EditorState.create({
      doc: withLastLine(keeper.read(text)),
      plugins: [pastingPlugin(doors), ...typingPlugins(doors.onLink, takeBlock)],
    }),
    nodeViews: { image: pictures.view },
    attributes: doors.attributes,
    editable: () => !doors.isReadOnly(),
    handleScrollToSelection: ({ dom, state }) => {
      bringIntoSight(dom, view.coordsAtPos(state.selection.head));
      // What a wide table hides at its side is the editor's own to show.
      return false;
    },
    dispatchTransaction: (tr) => {
      const state = view.state.apply(tr);
      view.updateState(state);
      doors.onState(state);
      if (!tr.docChanged || tr.getMeta('isFromMarkdown') === true) return;
      const written = keeper.write(state.doc);
      if (written === markdown) return;
      markdown = written;
      doors.onChange(written);
    },
  });

  function run(command: Command): void {
    const isElsewhere = !view.hasFocus();
    if (!doors.isReadOnly()) command(view.state, view.dispatch, view);
    view.focus();
    // The buttons stay in sight longer than the line that they change.
    if (isElsewhere) view.dispatch(view.state.tr.scrollIntoView());
  }

  /** The text was changed elsewhere: one step of this editor's own undo. */
  function setText(next: string): void {
    if (next === markdown) return;
    markdown = next;
    const doc = withLastLine(keeper.read(next));
    const { state } = view;
    const tr = closeHistory(state.tr).setMeta('isFromMarkdown', true);
    tr.replaceWith(0, state.doc.content.size, doc.content);
    for (const [name, value] of Object.entries(doc.attrs)) tr.setDocAttribute(name, value);
    view.dispatch(tr);
    view.dispatch(closeHistory(view.state.tr));
  }

  /** Selects what a stretch of the Markdown shows. */
  function select({ start, end }: Span): void {
    const { doc, tr } = view.state;
    const { posOf } = textPlaces(withPlainLineEnds(markdown), doc);
    const pos = (offset: number) => {
      const found = doc.resolve(Math.min(posOf(offset), doc.content.size));
      return found.parent.inlineContent ? found : Selection.near(found).$from;
    };
    const anchor = pos(start);
    const head = start === end ? anchor : pos(end);
    // What has no focus doesn't scroll to its selection.
    view.focus();
    view.dispatch(tr.setSelection(new TextSelection(anchor, head)).scrollIntoView());
  }

  /** The place in the Markdown that belongs to one in the document. */
  const offsetOf = (pos: number) =>
    textPlaces(withPlainLineEnds(markdown), view.state.doc).offsetOf(pos);

  /** What is selected, in the Markdown. */
  function selected(): Span {
    const { from, to } = view.state.selection;
    return { start: offsetOf(from), end: offsetOf(to) };
  }

  return {
    setText,
    select,
    selected,
    showPictures: pictures.show,
    state: () => view.state,
    focus: () => view.focus(),
    edit: (name: VisualEdit) => run(visualEdits[name]),
    editTable: (name: keyof typeof tableToolNames) => run(tableEdits[name]),
    /** @param own where the link leads; null takes it away */
    link: (own: OwnAddress | null) => run(own ? setLink(own.address, own.name) : removeLink),
    /** Another tab may have taken the post over meanwhile: the safety copy takes the picture all the same. */
    insertPicture: (src: string, words: PictureWords) => {
      insertPicture(src, words)(view.state, view.dispatch, view);
      pictures.reveal(src);
      view.focus();
    },
    toggleMenu: () => run(menuKey.getState(view.state) ? closeMenu : openMenu),
    takeBlock,
    /** Where the caret is in the window. */
    caret: () => view.coordsAtPos(view.state.selection.from),
    /** Asks again whether it may be written in, and its attributes. */
    refresh: () => view.setProps({}),
    destroy: () => view.destroy(),
  };
}

export type VisualEditor = ReturnType<typeof visualEditor>;

function withLastLine(doc: Node): Node {
  if (doc.lastChild?.type === schema.nodes.paragraph) return doc;
  return doc.copy(doc.content.addToEnd(schema.nodes.paragraph.create()));
}
