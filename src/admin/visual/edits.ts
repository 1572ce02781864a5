import { chainCommands, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { PictureWords } from '#src/admin/model/picture-words.ts';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { NodeSelection, TextSelection } from 'prosemirror-state';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import { caretBelow } from '#src/admin/visual/below-selected.ts';
import { schema } from '#src/admin/visual/schema.ts';
import type { blockNames } from '#src/admin/visual/words.ts';

const { nodes, marks } = schema;

/** What the tools above the text do in Visual. The link asks for its address first (`LinkBox.tsx`). */
export const visualEdits = {
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  heading2: toggleBlock(nodes.heading, { level: 2 }),
  heading3: toggleBlock(nodes.heading, { level: 3 }),
  list: toggleList(nodes.bullet_list),
  numberedList: toggleList(nodes.ordered_list),
  quote: toggleQuote,
  code: toggleCode,
  table: insertTable,
  undo,
  redo,
} satisfies Record<string, Command>;

export type VisualEdit = keyof typeof visualEdits;

/** What the block menu makes of an empty paragraph; a picture is chosen first. */
export const blockEdits: Readonly<Record<Exclude<keyof typeof blockNames, 'picture'>, Command>> = {
  text: setBlockType(nodes.paragraph),
  heading2: visualEdits.heading2,
  heading3: visualEdits.heading3,
  list: visualEdits.list,
  numberedList: visualEdits.numberedList,
  quote: toggleQuote,
  table: insertTable,
  code: setBlockType(nodes.code_block),
  rule: insertBlock(() => nodes.rule.create()),
};

/** Which tools are on where the selection is. */
export function activeEdits(state: EditorState): ReadonlySet<VisualEdit | 'link'> {
  const { $from } = state.selection;
  const { parent } = $from;
  const on = new Set<VisualEdit | 'link'>();
  if (hasMark(state, marks.strong)) on.add('bold');
  if (hasMark(state, marks.em)) on.add('italic');
  if (hasMark(state, marks.link)) on.add('link');
  if (parent.type === nodes.code_block || hasMark(state, marks.code)) on.add('code');
  if (parent.type === nodes.heading && parent.attrs.level === 2) on.add('heading2');
  if (parent.type === nodes.heading && parent.attrs.level === 3) on.add('heading3');
  const list = listAround(state);
  if (list) on.add(list.type === nodes.bullet_list ? 'list' : 'numberedList');
  if (depthOf(state, nodes.blockquote) !== null) on.add('quote');
  return on;
}

function hasMark({ doc, selection, storedMarks }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

function depthOf(
  { selection: { $from } }: EditorState,
  ...types: readonly NodeType[]
): number | null {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if (types.includes($from.node(depth).type)) return depth;
  return null;
}

function listAround(state: EditorState): Node | null {
  const depth = depthOf(state, nodes.bullet_list, nodes.ordered_list);
  return depth === null ? null : state.selection.$from.node(depth);
}

/** Attributes may be anything. */
type Attrs = Readonly<Record<string, unknown>>;

function toggleBlock(type: NodeType, attrs: Attrs): Command {
  return (state, dispatch) => {
    const { parent } = state.selection.$from;
    const isOn = parent.hasMarkup(type, { ...parent.attrs, ...attrs });
    // The block keeps its number: it stands in the place of the lines that it was read from.
    const origin: unknown = parent.attrs.origin;
    if (isOn) return setBlockType(nodes.paragraph, { origin })(state, dispatch);
    return setBlockType(type, { ...attrs, origin })(state, dispatch);
  };
}

/** Makes a list of blocks, makes the other kind of one, or ends it. */
function toggleList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const depth = depthOf(state, nodes.bullet_list, nodes.ordered_list);
    const { $from, from, to } = state.selection;
    if (depth === null) {
      if ($from.parent.type !== nodes.heading) return wrapInList(type)(state, dispatch, view);
      // A heading becomes a paragraph first, so that the entry isn't one: both changes as one.
      const before = state.tr.setBlockType(from, to, nodes.paragraph);
      const both = (after: Transaction) => {
        for (const step of after.steps) before.step(step);
        dispatch?.(before);
      };
      return wrapInList(type)(state.apply(before), dispatch && both, view);
    }
    const list = $from.node(depth);
    if (list.type === type) return liftListItem(nodes.list_item)(state, dispatch, view);
    const { origin, isLoose }: Attrs = list.attrs;
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type, { origin, isLoose }));
    return true;
  };
}

function toggleQuote(...args: Parameters<Command>): boolean {
  const [state] = args;
  const isOn = depthOf(state, nodes.blockquote) !== null;
  return (isOn ? lift : wrapIn(nodes.blockquote))(...args);
}

/** Code within a line; a block of it for an empty line or several. */
function toggleCode(...args: Parameters<Command>): boolean {
  const [{ selection }] = args;
  const { $from, $to } = selection;
  if ($from.parent.type === nodes.code_block) return setBlockType(nodes.paragraph)(...args);
  const isBlock = !$from.sameParent($to) || $from.parent.content.size === 0;
  return chainCommands(
    isBlock ? setBlockType(nodes.code_block) : () => false,
    toggleMark(marks.code),
  )(...args);
}

/** Puts a block below the one with the caret, or in its place if that is an empty paragraph. */
function insertBlock(make: () => Node): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    // A selection may begin in a table and end behind it.
    if (isInTable(state) || depthOf(state, nodes.table) !== null) return false;
    const block = make();
    const isEmpty = $from.parent.type === nodes.paragraph && $from.parent.content.size === 0;
    const { tr } = state;
    const at = isEmpty ? $from.before() : $from.depth === 0 ? state.selection.to : $from.after();
    if (isEmpty) tr.replaceWith(at, $from.after(), block);
    else tr.insert(at, block);
    const inside = tr.doc.resolve(Math.min(at + 1, tr.doc.content.size));
    const isLeaf = block.isLeaf;
    tr.setSelection(
      isLeaf ? NodeSelection.create(tr.doc, at) : TextSelection.near(inside),
    ).scrollIntoView();
    dispatch?.(tr);
    return true;
  };
}

function insertTable(...args: Parameters<Command>): boolean {
  const row = (type: NodeType) => nodes.table_row.create(null, [type.create(), type.create()]);
  const make = () =>
    nodes.table.create(null, [
      row(nodes.table_header),
      row(nodes.table_cell),
      row(nodes.table_cell),
    ]);
  return insertBlock(make)(...args);
}

/** Where the words of the link around the selection begin and end, and where it leads; null outside of one. */
export function linkAround(state: EditorState): { from: number; to: number; href: string } | null {
  const { $from } = state.selection;
  const mark =
    marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? []);
  if (!mark) return null;
  const { parent, parentOffset } = $from;
  const has = (index: number) => mark.isInSet(parent.maybeChild(index)?.marks ?? []);
  let index = parent.childAfter(parentOffset).index;
  if (!has(index)) index -= 1;
  let [first, last] = [index, index];
  while (has(first - 1)) first -= 1;
  while (has(last + 1)) last += 1;
  const size = (to: number) =>
    parent.children.slice(0, to).reduce((sum, child) => sum + child.nodeSize, 0);
  const start = $from.start();
  return { from: start + size(first), to: start + size(last + 1), href: String(mark.attrs.href) };
}

/**
 * Makes a link of the selected words, or gives the link around them another address.
 * @param words what is written where nothing is selected
 */
export function setLink(href: string, words = href): Command {
  return (state, dispatch) => {
    const { tr, selection } = state;
    const { from, to } = linkAround(state) ?? selection;
    if (from < to) {
      tr.removeMark(from, to, marks.link).addMark(from, to, marks.link.create({ href }));
    } else {
      const mark = marks.link.create({ href, form: words === href ? 'bare' : 'inline' });
      const link = schema.text(words, mark.addToSet(selection.$from.marks()));
      tr.replaceSelectionWith(link, false).removeStoredMark(marks.link);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Takes the link away; its words stay. */
export const removeLink: Command = (state, dispatch) => {
  const around = linkAround(state);
  if (!around) return false;
  dispatch?.(state.tr.removeMark(around.from, around.to, marks.link));
  return true;
};

/**
 * Puts a picture below the block with the caret, as a paragraph of its own, and the caret into an empty one below that:
 * with words beside it, a picture has no caption. Within a list, quote or table it goes to the caret.
 */
export function insertPicture(src: string, { alt, caption }: PictureWords): Command {
  return (state, dispatch) => {
    const picture = nodes.image.create({ src, alt, title: caption || null });
    const { $from } = state.selection;
    const isWithin =
      $from.depth > 1 && $from.parent.inlineContent && $from.parent.type.spec.code !== true;
    if (!isWithin) {
      const goBelow = (tr: Transaction) => dispatch?.(caretBelow(tr, tr.selection.$from.after()));
      return insertBlock(() => nodes.paragraph.create(null, picture))(state, dispatch && goBelow);
    }
    const { selection, tr } = state;
    // Another picture stays.
    if (selection instanceof NodeSelection)
      tr.setSelection(TextSelection.create(tr.doc, selection.to));
    dispatch?.(tr.replaceSelectionWith(picture, false).scrollIntoView());
    return true;
  };
}
