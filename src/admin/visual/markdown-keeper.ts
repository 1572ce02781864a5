import { Fragment } from 'prosemirror-model';
import type { Node } from 'prosemirror-model';
import { readMarkdown } from '#src/admin/visual/read-markdown.ts';
import { isBlank, schema, takesBlanks } from '#src/admin/visual/schema.ts';
import { lineEndOf, linesOf, withPlainLineEnds } from '#src/admin/visual/source-lines.ts';
import { writeBlock } from '#src/admin/visual/write-block.ts';

/** What a block at the top was read from. */
interface Origin {
  /** Its lines, without the last line end. */
  readonly source: string;
  /** The block as it was read. */
  readonly node: Node;
  /** Number of the block before it; null for the first. */
  readonly before: number | null;
  /** What stands between the two: line ends and blank lines. */
  readonly gap: string;
  /** It ends only where the text does, such as code without its last fence. */
  readonly isOpen: boolean;
}

/** A block that is written, or kept as it was. */
interface Unit {
  readonly node: Node;
  readonly number: number | null;
  readonly text: string;
  readonly isKept: boolean;
}

/**
 * Turns Markdown into Visual's document and back. Each block at the top knows the lines that it was read from, and is
 * written as those as long as nobody changed it: so a text comes back byte for byte, and an edit touches its own block.
 */
export function markdownKeeper() {
  const origins = new Map<number, Origin>();
  let written = new WeakMap<Node, string>();
  let definitions = '';
  const originOf = (number: number | null) => (number === null ? undefined : origins.get(number));

  function read(whole: string): Node {
    const mark = /^\uFEFF?/.exec(whole)?.[0] ?? '';
    const text = whole.slice(mark.length);
    const lines = linesOf(text);
    const { blocks, ...rest } = readMarkdown(withPlainLineEnds(text));
    definitions = rest.definitions;
    written = new WeakMap();
    const part = (from: number, to: number) => lines.slice(from, to).join('');
    let before: number | null = null;
    let end = 0;
    let lead = '';
    /** The line end of the block before belongs to what follows it. */
    let lineEnd = '';
    const children = blocks.map(({ node, first, last }, place) => {
      const gap = lineEnd + part(end, first);
      if (before === null) lead = gap;
      const itsLines = part(first, last + 1);
      const source = itsLines.replace(/(?:\r\n|\r|\n)$/, '');
      const number = origins.size;
      const isLast = place === blocks.length - 1;
      const marked = node.type.create({ ...node.attrs, origin: number }, node.content, node.marks);
      const isOpen =
        isLast && readMarkdown(`${withPlainLineEnds(source)}\n\nx`).blocks.length === 1;
      origins.set(number, { source, node: marked, before, gap, isOpen });
      lineEnd = itsLines.slice(source.length);
      end = last + 1;
      before = number;
      return marked;
    });
    const tail = lineEnd + part(end, lines.length);
    const isBlankText = children.length === 0;
    const attrs = {
      lead: mark + (isBlankText ? text : lead),
      tail: isBlankText ? '' : tail,
      lineEnd: lineEndOf(text),
    };
    const content = isBlankText ? [schema.nodes.paragraph.create()] : children;
    return schema.nodes.doc.create(attrs, Fragment.fromArray(content));
  }

  /** A block's Markdown with plain line ends; each is written once. */
  function markdownOf(node: Node): string {
    const known = written.get(node);
    if (known !== undefined) return known;
    const text = plainly(writeBlock(node), definitions) + blanksBehind(node);
    written.set(node, text);
    return text;
  }

  function write(doc: Node): string {
    const { lead, tail, lineEnd } = doc.attrs as Record<'lead' | 'tail' | 'lineEnd', string>;
    const units: Unit[] = [];
    const lastPlace = doc.children.findLastIndex((node) => !isBlank(node));
    doc.children.forEach((node, place) => {
      const number = node.attrs.origin as number | null;
      const origin = originOf(number);
      const previous = units.at(-1);
      const isLast = place === lastPlace;
      const isSame = origin?.node.eq(node) === true && (isLast || !origin.isOpen);
      // As they were, the two stood below each other already.
      const isBelow = isSame && previous?.isKept === true && previous.number === origin.before;
      const free = isBelow ? node : clashFree(node, previous?.node);
      if (isSame && free === node) units.push({ node, number, text: origin.source, isKept: true });
      else if (!isBlank(node)) {
        const text = markdownOf(free).replaceAll('\n', lineEnd);
        if (text.trim() !== '') units.push({ node: free, number, text, isKept: false });
      }
    });
    const body = units.map((unit, place) => {
      const previous = units[place - 1];
      return (previous === undefined ? '' : gapBetween(previous, unit, lineEnd)) + unit.text;
    });
    // Blanks alone would become part of the first line.
    const start = units.length > 0 ? lead.replace(/(?<![ \t])[ \t]+$/, '') : lead;
    return start + body.join('') + tail;
  }

  /** The lines between two blocks, as they were where that is safe; else one blank line. */
  function gapBetween(a: Unit, b: Unit, lineEnd: string): string {
    const [from, to] = [originOf(a.number), originOf(b.number)];
    const blankLine = lineEnd + lineEnd;
    const after = a.number === null ? undefined : originAfter(a.number)?.gap;
    const isNext = to !== undefined && to.before === a.number;
    const gap = isNext ? to.gap : from && to ? blankLine : (after ?? to?.gap ?? blankLine);
    const isSame = (unit: Unit, origin: Origin | undefined) =>
      origin !== undefined && origin.node.type === unit.node.type;
    const hasBlankLine = linesOf(gap).length > 1;
    return hasBlankLine || (isNext && isSame(a, from) && isSame(b, to)) ? gap : blankLine;
  }

  const originAfter = (number: number) => {
    const next = origins.get(number + 1);
    return next?.before === number ? next : undefined;
  };

  return { read, write };
}

/** What somebody typed behind the last word, and may go on from. */
const blanksBehind = (node: Node) =>
  takesBlanks(node) ? (/(?<![ \t])[ \t]*$/.exec(node.textContent)?.[0] ?? '') : '';

const otherSigns: Readonly<Record<string, string>> = {
  '-': '*',
  '*': '-',
  '+': '-',
  '.': ')',
  ')': '.',
};

/** A block as it can stand below another one, without becoming part of it. */
function clashFree(node: Node, above: Node | undefined): Node {
  const { nodes } = schema;
  const isList = above?.type === nodes.bullet_list || above?.type === nodes.ordered_list;
  if (!isList) return node;
  const changed = (attrs: object) => node.type.create({ ...node.attrs, ...attrs }, node.content);
  if (node.type === nodes.code_block && node.attrs.fence === '') return changed({ fence: '`' });
  const isTwin = node.type === above.type && node.attrs.sign === above.attrs.sign;
  return isTwin ? changed({ sign: otherSigns[String(node.attrs.sign)] ?? '-' }) : node;
}

const escape = /\\([!-/:-@[-`{-~])/g;
/** How many signs of one block are looked at one by one. */
const mostEscapes = 12;

/**
 * Markdown without the backslashes that change nothing, such as the one in `Q\&A`.
 * @param definitions Markdown of all definitions of the text
 */
function plainly(markdown: string, definitions: string): string {
  const addresses = markdown.replaceAll(/(?<=\bhttps?)\\(?=:\/\/)|(?<=\bwww)\\(?=\.)/g, '');
  const places = [...addresses.matchAll(escape)].filter(([, sign]) => sign !== '\\');
  if (places.length === 0) return addresses;
  const shown = blocksOf(addresses, definitions);
  const without = (text: string, indexes: readonly number[]) =>
    indexes
      .toReversed()
      .reduce((left, index) => left.slice(0, index) + left.slice(index + 1), text);
  const means = (text: string) => {
    const read = blocksOf(text, definitions);
    return (
      read.length === shown.length && read.every((node, place) => node.eq(shown[place] ?? node))
    );
  };
  const indexes = places.map(({ index }) => index);
  const plain = without(addresses, indexes);
  if (means(plain)) return plain;
  if (indexes.length > mostEscapes) return addresses;
  const needless = indexes.reduce<readonly number[]>((found, index) => {
    const more = [...found, index];
    return means(without(addresses, more)) ? more : found;
  }, []);
  return without(addresses, needless);
}

/** Whether the signs of a table stand below each other changes nothing either. */
const blocksOf = (markdown: string, definitions: string) =>
  readMarkdown(`${markdown}\n\n${definitions}`).blocks.map(({ node }) =>
    node.type === schema.nodes.table ? node.type.create(null, node.content) : node,
  );
