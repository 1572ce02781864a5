import { DOMParser as DocumentReader, Fragment, Slice } from 'prosemirror-model';
import type { Node } from 'prosemirror-model';
import { Plugin, Selection } from 'prosemirror-state';
import type { EditorState, Transaction } from 'prosemirror-state';
import { __pastedCells as cellsOf, isInTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { fieldLimits } from '#src/admin/shell/limits.ts';
import { nextDrawing } from '#src/admin/shell/next-drawing.ts';
import { hasBearableTags } from '#src/admin/shell/use-insert-guard.ts';
import { belowSelected, caretBelow } from '#src/admin/visual/below-selected.ts';
import { readHtml } from '#src/admin/visual/clean-html.ts';
import { setLink } from '#src/admin/visual/edits.ts';
import { readMarkdown } from '#src/admin/visual/read-markdown.ts';
import { schema, standsAlone } from '#src/admin/visual/schema.ts';
import { withPlainLineEnds } from '#src/admin/visual/source-lines.ts';

export interface Pasting {
  /** Takes pictures among pasted or dropped things. @returns whether there were any */
  readonly takeFiles: (transfer: DataTransfer) => boolean;
  /** Whether so many words, and HTML of so many tags, may be put in; if not, it says so. */
  readonly mayInsert: (words: string, html?: string) => boolean;
  /** Takes the pictures that Markdown holds as data. @returns the Markdown with their names */
  readonly takePictures: (markdown: string) => string;
  /** Says that it takes a while. @returns what takes that back */
  readonly onPasting: () => () => void;
  /** Is told once that is done: whether anything was put in, and how many pictures were left out. */
  readonly onPasted: (hasWords: boolean, pictures: number) => void;
}

/** What is on a clipboard, as Visual takes it. */
interface Pasted {
  readonly slice: Slice;
  readonly pictures: number;
}

/** What a clipboard holds, with formatting and without. */
interface Clipboard {
  readonly html: string;
  readonly words: string;
}

const isLong = ({ html, words }: Clipboard) =>
  words.length > fieldLimits.charactersAtOnce || !hasBearableTags(html, fieldLimits.tagsAtOnce);

const address = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;

/**
 * Takes over what is pasted and dropped. ProseMirror would write HTML from the clipboard into a page, which the site's
 * policy refuses; here it is read in a document of its own, and only what a text can hold is taken out of it.
 */
export function pastingPlugin(doors: Pasting): Plugin {
  const { takeFiles, mayInsert, takePictures, onPasting, onPasted } = doors;
  /** What was copied here last: pasted again, it keeps its pictures and its source. */
  let copied: Slice | null = null;

  const isCopied = (view: EditorView, html: string) =>
    copied !== null && html.includes(view.serializeForClipboard(copied).dom.innerHTML);

  /** What is on the clipboard, for a place; null where the words alone are meant. */
  function takenFrom(view: EditorView, { html, words }: Clipboard): Pasted | null {
    if (copied && html !== '' && isCopied(view, html)) return { slice: copied, pictures: 0 };
    const { slice, pictures } = html === '' ? nothing : sliceOfHtml(html);
    if (slice.size > 0) return { slice: wholeBlocks(slice, view.state), pictures };
    if (words !== '') return { slice: sliceOfMarkdown(takePictures(words)), pictures };
    return pictures > 0 ? { slice, pictures } : null;
  }

  /** Puts in what may be put in. What takes long waits until somebody can see that it is coming. */
  function take(view: EditorView, transfer: DataTransfer): void {
    // Read at once: after the event it tells nothing.
    const clipboard = {
      html: transfer.getData('text/html'),
      words: transfer.getData('text/plain'),
    };
    if (!mayInsert(clipboard.words, clipboard.html)) return;
    if (!isLong(clipboard)) {
      put(view, clipboard);
      return;
    }
    const takeBack = onPasting();
    const { doc, selection } = view.state;
    void nextDrawing()
      .then(() => {
        if (view.isDestroyed || !view.editable) return;
        // Somebody may have pressed elsewhere meanwhile.
        if (view.state.doc === doc) view.dispatch(view.state.tr.setSelection(selection));
        put(view, clipboard);
      })
      .finally(takeBack);
  }

  function put(view: EditorView, clipboard: Clipboard): void {
    const { html, words } = clipboard;
    const { state } = view;
    const { selection } = state;
    if (selection.$from.parent.type.spec.code === true) {
      if (words !== '')
        view.dispatch(state.tr.insertText(withPlainLineEnds(words)).scrollIntoView());
      return;
    }
    const isLink = address.test(words.trim());
    if (isLink && (!selection.empty || html === '')) {
      setLink(words.trim())(state, view.dispatch);
      return;
    }
    const taken = takenFrom(view, clipboard);
    if (!taken) return;
    const { pictures } = taken;
    const slice = inCell(taken.slice, state);
    // HTML may have more words than its program gave beside it.
    if (!mayInsert(slice.content.textBetween(0, slice.content.size, '\n'))) return;
    if (slice.size === 0) {
      onPasted(false, pictures);
      return;
    }
    const event = new ClipboardEvent('paste');
    // A table takes cells into its own.
    if (!view.someProp('handlePaste', (handle) => handle(view, event, slice))) {
      belowSelected(view.state, view.dispatch);
      view.dispatch(pasteSlice(view.state, slice).scrollIntoView().setMeta('paste', true));
    }
    onPasted(true, pictures);
  }

  return new Plugin({
    props: {
      transformCopied: (slice) => {
        copied = slice;
        return slice;
      },
      handleDOMEvents: {
        paste: (view, event) => {
          const { clipboardData } = event;
          if (!clipboardData || !view.editable) return false;
          if (!takeFiles(clipboardData)) take(view, clipboardData);
          // Left to ProseMirror, HTML would be refused by the policy.
          event.preventDefault();
          return true;
        },
        drop: (view, event) => {
          const { dataTransfer } = event;
          // What is dragged within the text is moved by ProseMirror.
          if (!dataTransfer || !view.editable || view.dragging) return false;
          event.preventDefault();
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (place) selectAt(view, place.pos);
          if (!takeFiles(dataTransfer)) take(view, dataTransfer);
          return true;
        },
      },
    },
  });
}

function selectAt(view: EditorView, pos: number) {
  const { state } = view;
  const { tr } = state;
  view.dispatch(tr.setSelection(Selection.near(state.doc.resolve(pos))));
  view.focus();
}

const nothing: Pasted = { slice: Slice.empty, pictures: 0 };

function sliceOfHtml(html: string): Pasted {
  const { body, pictures } = readHtml(html);
  const slice = DocumentReader.fromSchema(schema).parseSlice(body);
  const { content, openStart } = slice;
  const last = content.lastChild;
  const isWhole = last !== null && standsAlone(last) && !isOneCell(last);
  return { slice: isWhole ? new Slice(content, openStart, 0) : slice, pictures };
}

/** The words of a single cell are words. */
const isOneCell = ({ childCount, firstChild }: Node) =>
  childCount === 1 && firstChild?.childCount === 1;

/** Pastes, with the caret behind what is pasted, and below a block that takes no words there. */
export function pasteSlice(state: EditorState, slice: Slice): Transaction {
  const tr = state.tr.replaceSelection(slice);
  const last = slice.content.lastChild;
  if (!last || slice.openEnd > 0 || !standsAlone(last)) return tr;
  let end = 0;
  tr.mapping.maps.at(-1)?.forEach((_, __, ___, newEnd) => (end = newEnd));
  const $end = tr.doc.resolve(end);
  // The rest of the paragraph that it was pasted in.
  const place = $end.parent.isTextblock && $end.parentOffset === 0 ? $end.before() : end;
  const isThere = tr.doc.resolve(place).nodeBefore?.type === last.type;
  return isThere ? caretBelow(tr, place) : tr;
}

/** Blocks before the words of a paragraph don't run into them: the last of several, or one that is pasted at its start. */
export function wholeBlocks(slice: Slice, { selection }: EditorState): Slice {
  const { $from, $to } = selection;
  const hasWordsBehind = $to.parent.isTextblock && $to.parentOffset < $to.parent.content.size;
  const last = slice.content.lastChild;
  const isWhole = last?.isTextblock === true && slice.openEnd > 0;
  const isMeant = slice.content.childCount > 1 || $from.parentOffset === 0;
  const isWithin = $from.depth > 1;
  if (!isWhole || !hasWordsBehind || !isMeant || isWithin) return slice;
  return new Slice(slice.content, slice.openStart, 0);
}

/** In a table, which any other block would tear apart, blocks are words of one line; cells go into its own. */
export function inCell(slice: Slice, state: EditorState): Slice {
  if (!isInTable(state) || cellsOf(slice)) return slice;
  const line = linesOf(slice.content.content).flatMap((words) => [schema.text(' '), ...words]);
  return new Slice(Fragment.fromArray(line.slice(1)), 0, 0);
}

/** What has words among blocks, each as what a line can hold. */
function linesOf(children: readonly Node[]): Node[][] {
  const lines: Node[][] = [];
  children.forEach((node, place) => {
    if (node.isBlock) lines.push(...linesOf(node.children));
    else if (children[place - 1]?.isInline) lines.at(-1)?.push(inLine(node));
    else lines.push([inLine(node)]);
  });
  return lines;
}

function inLine(node: Node): Node {
  const marks = schema.marks.line_end.removeFromSet(node.marks);
  if (node.type === schema.nodes.hard_break) return schema.text(' ', marks);
  return node.isText ? schema.text((node.text ?? '').replaceAll('\n', ' '), marks) : node;
}

/** Markdown in a clipboard of plain words means what it says; its line ends are meant too, as in a poem or an address. */
export function sliceOfMarkdown(markdown: string): Slice {
  const nodes = readMarkdown(withPlainLineEnds(markdown)).blocks.map(({ node }) => broken(node));
  const isOpen = (node: Node | undefined) => (node?.type === schema.nodes.paragraph ? 1 : 0);
  return new Slice(Fragment.fromArray(nodes), isOpen(nodes[0]), isOpen(nodes.at(-1)));
}

/** A block with a line break at each line end of its source. */
function broken(node: Node): Node {
  const isLineEnd = schema.marks.line_end.isInSet(node.marks);
  if (isLineEnd)
    return schema.nodes.hard_break.create(null, null, isLineEnd.removeFromSet(node.marks));
  return node.isLeaf ? node : node.copy(Fragment.fromArray(node.children.map(broken)));
}
