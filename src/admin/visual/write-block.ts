import type {
  BlockContent,
  DefinitionContent,
  LinkReference,
  ListItem,
  Nodes,
  PhrasingContent,
  TableRow,
} from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, toMarkdown } from 'mdast-util-to-markdown';
import type { Attention, Handle, Handlers, Options, State } from 'mdast-util-to-markdown';
import type { Mark, Node } from 'prosemirror-model';
import { isBlank, schema } from '#src/admin/visual/schema.ts';

/** How one piece is written, so that it keeps its signs; `written` stands for it as it is. */
type Way = Options & { readonly written?: string };
type Ways = WeakMap<Nodes, Way>;

/** The Markdown of one block, with plain line ends and without the last one. */
export function writeBlock(block: Node): string {
  if (block.type === schema.nodes.markdown) return block.textContent;
  if (block.type === schema.nodes.rule) return String(block.attrs.written);
  const ways: Ways = new WeakMap();
  const isCompact = block.type === schema.nodes.table && block.attrs.isAligned === false;
  const gfm = gfmToMarkdown({ tablePipeAlign: !isCompact });
  const written = toMarkdown(
    { type: 'root', children: blockTrees([block], ways) },
    { extensions: [gfm, { handlers: handlersFor(ways) }], rule: '-' },
  );
  return written.replace(/\n$/, '');
}

/** The writer's own handlers, each writing a piece in its way. */
function handlersFor(ways: Ways): Partial<Handlers> {
  const inItsWay = <T>(node: Nodes, state: State, write: () => T): T => {
    const { options } = state;
    state.options = { ...options, ...ways.get(node) };
    const result = write();
    state.options = options;
    return result;
  };
  const handlerOf = (name: keyof typeof defaultHandlers): Handle => {
    const original = defaultHandlers[name] as Handle & { attention?: Attention };
    const { attention } = original;
    const handle: Handle = (node: Nodes, parent, state, info) => {
      const { written } = ways.get(node) ?? {};
      if (written !== undefined && isApart(node, info)) return written;
      return inItsWay(node, state, () => original(node, parent, state, info));
    };
    // What is inherited says how a piece begins, and how marks next to each other are told apart.
    return Object.assign(handle, original, {
      ...(attention && {
        attention: (node: Nodes, state: State) =>
          inItsWay(node, state, () => attention(node, state)),
      }),
    });
  };
  const { break: hardBreak } = defaultHandlers;
  const names = ['list', 'emphasis', 'strong', 'heading', 'code', 'link'] as const;
  return {
    ...Object.fromEntries(names.map((name) => [name, handlerOf(name)])),
    break: (node: Nodes, parent, state, info) => {
      const written = hardBreak(node as never, parent, state, info);
      return written === '\\\n' ? (ways.get(node)?.written ?? written) : written;
    },
  };
}

/** An address alone is a link only where no other words touch it. */
const isApart = ({ type }: Nodes, { before, after }: { before: string; after: string }) =>
  type !== 'link' || (/(?:^|[\s(])$/.test(before) && /^(?:$|[\s.,;:?)])/.test(after));

type Block = BlockContent | DefinitionContent;

/** Blocks as the writer takes them; empty paragraphs are left out, because Markdown has none. */
function blockTrees(blocks: readonly Node[], ways: Ways): Block[] {
  return blocks.filter((block) => !isBlank(block)).map((block) => blockTree(block, ways));
}

/** Notes how a piece is written. */
const inWay = <T extends Nodes>(ways: Ways, node: T, way: Way): T => {
  ways.set(node, way);
  return node;
};

function blockTree(block: Node, ways: Ways): Block {
  const { nodes } = schema;
  switch (block.type) {
    case nodes.heading: {
      const { level, isUnderlined } = block.attrs as {
        level: 1 | 2 | 3 | 4 | 5 | 6;
        isUnderlined: boolean;
      };
      const setext = isUnderlined && level < 3;
      const words = phrasing(block, ways, setext ? '\n' : ' ');
      return inWay(ways, { type: 'heading', depth: level, children: words }, { setext });
    }
    case nodes.blockquote:
      return { type: 'blockquote', children: blockTrees(block.children, ways) };
    case nodes.bullet_list:
    case nodes.ordered_list: {
      const isOrdered = block.type === nodes.ordered_list;
      const { sign, start, isCounting, isLoose } = block.attrs as ListSigns;
      const way: Way = isOrdered
        ? { bulletOrdered: block.attrs.sign as '.' | ')', incrementListMarker: isCounting }
        : { bullet: sign, bulletOther: sign === '*' ? '-' : '*' };
      const children = block.children.map((item) => itemTree(item, ways));
      const list = { type: 'list', ordered: isOrdered, start, spread: isLoose, children } as const;
      return inWay(ways, list, way);
    }
    case nodes.code_block: {
      const { fence, info } = block.attrs as { fence: '' | '`' | '~'; info: string };
      const [, lang = '', meta = ''] = /^(\S*)\s*(.*)/.exec(info) ?? [];
      const code = { type: 'code', value: block.textContent, lang, meta: meta || null } as const;
      return inWay(ways, code, { fences: fence !== '', fence: fence || '`' });
    }
    case nodes.rule:
      // Within a list, its signs could make a rule of the entry.
      return { type: 'thematicBreak' };
    case nodes.table:
      return tableTree(block, ways);
    case nodes.markdown:
      return { type: 'html', value: block.textContent };
    default:
      return { type: 'paragraph', children: phrasing(block, ways, '\n') };
  }
}

interface ListSigns {
  sign: '-' | '*' | '+';
  start: number;
  isCounting: boolean;
  isLoose: boolean;
}

function itemTree(item: Node, ways: Ways): ListItem {
  const { checked, isLoose } = item.attrs as { checked: boolean | null; isLoose: boolean };
  return { type: 'listItem', checked, spread: isLoose, children: blockTrees(item.children, ways) };
}

function tableTree(table: Node, ways: Ways): Block {
  const children = table.children.map((row): TableRow => ({
    type: 'tableRow',
    children: row.children.map((cell) => ({
      type: 'tableCell',
      children: phrasing(cell, ways, ' '),
    })),
  }));
  const align = table.firstChild?.children.map((cell) => cell.attrs.align as 'left' | null) ?? [];
  return { type: 'table', align, children };
}

/** A piece of a line of words, and the marks that are still to be put around it. */
interface Piece {
  readonly node: Node;
  readonly marks: readonly Mark[];
}

/**
 * The words of a block.
 * @param lineEnd what a line end among them is written as
 */
function phrasing(block: Node, ways: Ways, lineEnd: '\n' | ' '): PhrasingContent[] {
  const pieces = block.children.map((node) => ({ node, marks: node.marks }));
  return nested(trimmed(pieces), { ways, lineEnd });
}

interface Writing {
  readonly ways: Ways;
  readonly lineEnd: '\n' | ' ';
}

const isMarkOfPiece = ({ type }: Mark) =>
  type !== schema.marks.code && type !== schema.marks.line_end;

/** Puts marks around as many neighbors as have them. */
function nested(pieces: readonly Piece[], writing: Writing): PhrasingContent[] {
  const out: PhrasingContent[] = [];
  let rest = pieces;
  while (rest.length > 0) {
    const run = longestRun(rest);
    if (run === null) {
      const plain = rest.findIndex(({ marks }) => marks.some(isMarkOfPiece));
      const length = plain === -1 ? rest.length : plain;
      out.push(...leaves(rest.slice(0, length), writing));
      rest = rest.slice(length);
      continue;
    }
    const { mark, length } = run;
    const inside = rest
      .slice(0, length)
      .map(({ node, marks }) => ({ node, marks: mark.removeFromSet(marks) }));
    const words = trimmed(inside);
    // Blanks at the ends of a mark stand outside of it, or Markdown would not see it.
    const [before, after] = blanksAround(inside, words);
    out.push(...leaves(before, writing));
    if (words.length > 0) out.push(wrapped(mark, nested(words, writing), writing.ways));
    out.push(...leaves(after, writing));
    rest = rest.slice(length);
  }
  return joined(out);
}

/** The mark of the first piece that reaches furthest; null where it has none. */
function longestRun(pieces: readonly Piece[]): { mark: Mark; length: number } | null {
  const runs = (pieces[0]?.marks ?? []).filter(isMarkOfPiece).map((mark) => {
    const end = pieces.findIndex(({ marks }) => !mark.isInSet(marks));
    return { mark, length: end === -1 ? pieces.length : end };
  });
  return runs.reduce<{ mark: Mark; length: number } | null>(
    (best, run) => (best === null || run.length > best.length ? run : best),
    null,
  );
}

const blank = /^[ \t\n]+$/;
const isSpace = ({ node }: Piece) =>
  node.type === schema.nodes.hard_break || (isPlain(node) && blank.test(node.text ?? ''));
/** Blanks of code are part of it. */
const isPlain = (node: Node) => node.isText && !schema.marks.code.isInSet(node.marks);

/** Pieces without the blanks at their ends. */
function trimmed(pieces: readonly Piece[]): readonly Piece[] {
  const from = pieces.findIndex((piece) => !isSpace(piece));
  if (from === -1) return [];
  const to = pieces.findLastIndex((piece) => !isSpace(piece));
  return pieces.slice(from, to + 1).map((piece, place, { length }) => {
    if (!isPlain(piece.node)) return piece;
    let text = piece.node.text ?? '';
    if (place === 0) text = text.replace(/^[ \t\n]+/, '');
    if (place === length - 1) text = text.replace(/(?<![ \t\n])[ \t\n]+$/, '');
    return { ...piece, node: schema.text(text, piece.node.marks) };
  });
}

/** What trimming took away at both ends. */
function blanksAround(all: readonly Piece[], words: readonly Piece[]): [Piece[], Piece[]] {
  if (words.length === 0) return [[...all], []];
  const first = all.findIndex((piece) => !isSpace(piece));
  const last = all.findLastIndex((piece) => !isSpace(piece));
  const end = (piece: Piece | undefined, pattern: RegExp): Piece[] => {
    const spaces =
      piece && isPlain(piece.node) ? (pattern.exec(piece.node.text ?? '')?.[0] ?? '') : '';
    return spaces === '' ? [] : [{ node: schema.text(spaces), marks: [] }];
  };
  return [
    [...all.slice(0, first), ...end(all[first], /^[ \t\n]+/)],
    [...end(all[last], /(?<![ \t\n])[ \t\n]+$/), ...all.slice(last + 1)],
  ];
}

function wrapped(mark: Mark, children: PhrasingContent[], ways: Ways): PhrasingContent {
  const { marks } = schema;
  switch (mark.type) {
    case marks.em:
      return inWay(ways, { type: 'emphasis', children }, { emphasis: mark.attrs.sign as '*' });
    case marks.strong:
      return inWay(ways, { type: 'strong', children }, { strong: mark.attrs.sign as '*' });
    case marks.strike:
      return { type: 'delete', children };
    default:
      return linkTree(mark, children, ways);
  }
}

/** What links and pictures have, as `schema.ts` says. */
interface Target {
  title: string | null;
  reference: Pick<LinkReference, 'referenceType' | 'identifier'> | null;
}

/** What becomes a link by itself. */
const bareAddress = /^(?:https?:\/\/|www\.|[^\s@/]+@)[^\s<]+$/i;

function linkTree({ attrs }: Mark, children: PhrasingContent[], ways: Ways): PhrasingContent {
  const { href, title, reference, form } = attrs as Target & { href: string; form: string };
  if (reference !== null) return { type: 'linkReference', ...reference, children };
  const link = { type: 'link', url: href, title, children } as const;
  const [only] = children;
  const words = children.length === 1 && only?.type === 'text' ? only.value : null;
  const isBare =
    form === 'bare' &&
    words !== null &&
    bareAddress.test(words) &&
    [words, `http://${words}`, `mailto:${words}`].includes(link.url);
  return inWay(ways, link, { resourceLink: form === 'inline', ...(isBare && { written: words }) });
}

/** Pieces without marks, but for those that are code. */
function leaves(pieces: readonly Piece[], { ways, lineEnd }: Writing): PhrasingContent[] {
  const { nodes, marks } = schema;
  return pieces.map(({ node }): PhrasingContent => {
    const text = node.text ?? '';
    if (node.isText && marks.code.isInSet(node.marks)) return { type: 'inlineCode', value: text };
    if (marks.line_end.isInSet(node.marks))
      return { type: 'text', value: text.replace(' ', lineEnd) };
    switch (node.type) {
      case nodes.hard_break: {
        const hardBreak = { type: 'break' } as const;
        if (node.attrs.isBySpaces === true) ways.set(hardBreak, { written: '  \n' });
        return hardBreak;
      }
      case nodes.image: {
        const { src, alt, title, reference } = node.attrs as Target & Record<'src' | 'alt', string>;
        if (reference !== null) return { type: 'imageReference', ...reference, alt };
        return { type: 'image', url: src, alt, title };
      }
      case nodes.footnote: {
        const label = String(node.attrs.label);
        return { type: 'footnoteReference', label, identifier: label.toLowerCase() };
      }
      case nodes.html:
        return { type: 'html', value: String(node.attrs.written) };
      default:
        return { type: 'text', value: text };
    }
  });
}

/** Neighbors that are the same kind of words, as one. */
function joined(pieces: readonly PhrasingContent[]): PhrasingContent[] {
  const out: PhrasingContent[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last?.type === 'text' && piece.type === 'text') last.value += piece.value;
    else if (last?.type === 'inlineCode' && piece.type === 'inlineCode') last.value += piece.value;
    else out.push(piece);
  }
  return out;
}
