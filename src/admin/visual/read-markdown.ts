import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';
import type * as Tree from 'mdast';
import { Fragment } from 'prosemirror-model';
import type { Mark, Node } from 'prosemirror-model';
import { treeOf } from '#src/admin/visual/markdown-tree.ts';
import { schema, takesBlanks } from '#src/admin/visual/schema.ts';

/** From where to where something stands in the Markdown with plain line ends, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A block at the top of a text, with the lines it stands on, counted from 0; `last` is its own. */
interface ReadBlock {
  readonly node: Node;
  readonly first: number;
  readonly last: number;
}

/** What a text refers to by a label: addresses of links and pictures. */
type Definitions = ReadonlyMap<string, Tree.Definition>;

interface ReadMarkdown {
  readonly blocks: readonly ReadBlock[];
  /** Where words of the blocks stand in the Markdown. */
  readonly spans: WeakMap<Node, Span>;
  /** The Markdown of all definitions, to read a part of the text by itself. */
  readonly definitions: string;
}

const linkForms: Readonly<Record<string, string>> = { '[': 'inline', '<': 'angle' };

/** Something that Visual has no look for. */
class Unknown extends Error {}

/**
 * Reads Markdown into the blocks of Visual. What it has no look for becomes a block of Markdown, with its whole lines.
 * @param markdown with plain line ends
 */
export function readMarkdown(markdown: string): ReadMarkdown {
  const root = treeOf(markdown);
  const spans = new WeakMap<Node, Span>();
  const known = definitionsIn(root);
  const reader = blockReader({ markdown, spans, known });
  const lines = markdown.split('\n');
  const blocks = root.children.map((child, place): ReadBlock => {
    const { first, last } = linesAround(child);
    const source = () => lines.slice(first, last + 1).join('\n');
    const below = root.children[place + 1];
    const node = holdsBelow(child, below, markdown) ? null : reader.block(child);
    const markdownBlock = () => reader.asMarkdown(source(), lineStart(child));
    return { node: node ? reader.withBlanks(node, child) : markdownBlock(), first, last };
  });
  const definitions = [...known.values()].map((node) => sourceOf(markdown, node)).join('\n\n');
  if (areApart(blocks)) return { blocks, spans, definitions };
  const last = lines.length - (markdown.endsWith('\n') ? 2 : 1);
  const whole = reader.asMarkdown(lines.slice(0, last + 1).join('\n'), 0);
  return { blocks: [{ node: whole, first: 0, last }], spans, definitions };
}

/** The reader lets an underlined heading begin at the definition above it; its words begin where it does. */
const startOf = (node: RootContent) => {
  const words = node.type === 'heading' ? node.children[0] : undefined;
  return (words ?? node).position?.start;
};

function linesAround(node: RootContent): { first: number; last: number } {
  const { line = 1 } = startOf(node) ?? {};
  const { end } = node.position ?? { end: { line: 1, column: 2 } };
  // A block that ends before the first sign of a line ends with the line before.
  const isBefore = end.column === 1 && end.line > line;
  return { first: line - 1, last: end.line - 1 - (isBefore ? 1 : 0) };
}

/** Indented code below a list would be part of an entry, were the list written with other indents. */
const holdsBelow = (node: RootContent, below: RootContent | undefined, markdown: string) =>
  node.type === 'list' && below?.type === 'code' && !/^[`~]/.test(sourceOf(markdown, below));

function lineStart(node: RootContent): number {
  const { offset = 0, column = 1 } = startOf(node) ?? {};
  return offset - column + 1;
}

/** Whether every block has lines of its own. */
const areApart = (blocks: readonly ReadBlock[]) =>
  blocks.every(({ first, last }, place) => {
    const before = blocks[place - 1];
    return first <= last && (before === undefined || before.last < first);
  });

const sourceOf = (markdown: string, { position }: Tree.Node) =>
  markdown.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

function definitionsIn(root: Tree.Root): Definitions {
  const found = new Map<string, Tree.Definition>();
  const look = (node: Tree.Nodes) => {
    // The first one of a label holds.
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node);
    if ('children' in node) node.children.forEach(look);
  };
  look(root);
  return found;
}

interface Reading {
  readonly markdown: string;
  readonly spans: WeakMap<Node, Span>;
  readonly known: Definitions;
}

function blockReader({ markdown, spans, known }: Reading) {
  const { nodes } = schema;
  const inline = inlineReader({ markdown, spans, known });

  const spanned = (node: Node, start: number, end: number) => {
    spans.set(node, { start, end });
    return node;
  };
  const codeText = (value: string, start: number) =>
    value === '' ? null : spanned(schema.text(value), start, start + value.length);

  const asMarkdown = (source: string, start: number): Node =>
    nodes.markdown.create(null, codeText(source, start));

  const many = (children: readonly (BlockContent | DefinitionContent)[]) =>
    children.length === 0 ? [nodes.paragraph.create()] : children.map(read);

  function read(node: RootContent): Node {
    switch (node.type) {
      case 'paragraph':
        return nodes.paragraph.create(null, inline(node.children));
      case 'heading': {
        const isUnderlined = !sourceOf(markdown, node).startsWith('#');
        return nodes.heading.create({ level: node.depth, isUnderlined }, inline(node.children));
      }
      case 'blockquote':
        return nodes.blockquote.create(null, many(node.children));
      case 'list':
        return list(node);
      case 'code':
        return code(node);
      case 'thematicBreak':
        return nodes.rule.create({ written: sourceOf(markdown, node) });
      case 'table':
        return table(node);
      default:
        throw new Unknown(node.type);
    }
  }

  function list(node: Tree.List): Node {
    const items = node.children.map((item) =>
      nodes.list_item.create(
        { checked: item.checked ?? null, isLoose: item.spread ?? false },
        many(item.children),
      ),
    );
    const [first = '', second = ''] = node.children.map((item) => sourceOf(markdown, item));
    const isLoose = node.spread ?? false;
    if (!node.ordered) return nodes.bullet_list.create({ sign: first.charAt(0), isLoose }, items);
    const start = node.start ?? 1;
    const isCounting = !(items.length > 1 && Number.parseInt(second, 10) === start);
    const sign = /^\d+(.)/.exec(first)?.[1] ?? '.';
    return nodes.ordered_list.create({ start, sign, isCounting, isLoose }, items);
  }

  function code(node: Tree.Code): Node {
    const source = sourceOf(markdown, node);
    const fence = /^[`~]/.exec(source)?.[0] ?? '';
    const info = [node.lang ?? '', node.meta ?? ''].filter(Boolean).join(' ');
    const start =
      (node.position?.start.offset ?? 0) + (fence === '' ? 0 : source.indexOf('\n') + 1);
    return nodes.code_block.create({ fence, info }, codeText(node.value, start));
  }

  function table(node: Tree.Table): Node {
    const source = sourceOf(markdown, node);
    const width = node.children[0]?.children.length ?? 0;
    const isAligned = new Set(source.split('\n').map((line) => line.trim().length)).size === 1;
    const rows = node.children.map((row, place) => {
      const type = place === 0 ? nodes.table_header : nodes.table_cell;
      const cells = Array.from({ length: width }, (_, column) =>
        type.create(
          { align: node.align?.[column] ?? null },
          inline(row.children[column]?.children ?? []),
        ),
      );
      return nodes.table_row.create(null, cells);
    });
    return nodes.table.create({ isAligned }, rows);
  }

  /** null for what Visual has no look for. */
  const orNull = (node: RootContent): Node | null => {
    try {
      return read(node);
    } catch (error) {
      if (error instanceof Unknown) return null;
      throw error;
    }
  };
  /** A block with one more piece of words at its end. */
  const endingWith = (node: Node, words: Node): Node => {
    const { lastChild } = node;
    if (!node.isTextblock && lastChild !== null)
      return node.copy(
        node.content.replaceChild(node.childCount - 1, endingWith(lastChild, words)),
      );
    const content = node.content.append(Fragment.from(words));
    const joined = content.lastChild;
    const [before, behind] = [lastChild && spans.get(lastChild), spans.get(words)];
    // Words of one look become one piece, whose place isn't known yet.
    if (joined && joined !== words && before && behind) spanned(joined, before.start, behind.end);
    return node.copy(content);
  };
  /**
   * A block with the blanks behind its last word, which Markdown leaves out: somebody may have stopped after one, and
   * goes on there.
   */
  const withBlanks = (node: Node, { position }: RootContent): Node => {
    const end = position?.end.offset ?? 0;
    const line = markdown.slice(markdown.lastIndexOf('\n', end - 1) + 1, end);
    const [behind = ''] = /^[ \t]*/.exec(markdown.slice(end)) ?? [];
    const blanks = (/(?<![ \t])[ \t]*$/.exec(line)?.[0] ?? '') + behind;
    if (blanks === '' || !takesBlanks(node) || !/[^\s>]/.test(line)) return node;
    const start = end + behind.length - blanks.length;
    return endingWith(node, spanned(schema.text(blanks), start, start + blanks.length));
  };
  return { block: orNull, asMarkdown, withBlanks };
}

function inlineReader({ markdown, spans, known }: Reading) {
  const { nodes, marks } = schema;

  const spanned = (node: Node, { position }: Tree.Node) => {
    const { start, end } = position ?? {};
    if (start?.offset !== undefined && end?.offset !== undefined)
      spans.set(node, { start: start.offset, end: end.offset });
    return node;
  };
  const addressOf = (identifier: string): Tree.Definition => {
    const definition = known.get(identifier);
    if (definition === undefined) throw new Unknown('reference');
    return definition;
  };
  const referenceOf = ({
    referenceType,
    label,
    identifier,
  }: Tree.LinkReference | Tree.ImageReference) =>
    ({ referenceType, label: label ?? identifier, identifier }) as const;

  const read = (children: readonly PhrasingContent[], around: readonly Mark[] = []): Node[] =>
    children.flatMap((child) => one(child, around));

  /** Words inside a mark, without which Markdown would have none. */
  const marked = (mark: Mark, children: readonly PhrasingContent[], around: readonly Mark[]) => {
    if (children.length === 0) throw new Unknown('mark without words');
    return read(children, mark.addToSet(around));
  };

  function one(node: PhrasingContent, around: readonly Mark[]): Node[] {
    switch (node.type) {
      case 'text':
        return words(node, around);
      case 'emphasis':
        return marked(marks.em.create({ sign: firstSign(node) }), node.children, around);
      case 'strong':
        return marked(marks.strong.create({ sign: firstSign(node) }), node.children, around);
      case 'delete':
        return marked(marks.strike.create(), node.children, around);
      case 'link': {
        const form = linkForms[sourceOf(markdown, node).charAt(0)] ?? 'bare';
        const attrs = { href: node.url, title: node.title ?? null, form };
        return marked(marks.link.create(attrs), node.children, around);
      }
      case 'linkReference': {
        const { url, title } = addressOf(node.identifier);
        const attrs = { href: url, title: title ?? null, reference: referenceOf(node) };
        return marked(marks.link.create(attrs), node.children, around);
      }
      case 'inlineCode':
        return [code(node, around)];
      case 'break': {
        const isBySpaces = !sourceOf(markdown, node).startsWith('\\');
        return [spanned(nodes.hard_break.create({ isBySpaces }, null, around), node)];
      }
      case 'image': {
        const attrs = { src: node.url, alt: node.alt ?? '', title: node.title ?? null };
        return [spanned(nodes.image.create(attrs, null, around), node)];
      }
      case 'imageReference': {
        const { url, title } = addressOf(node.identifier);
        const rest = { alt: node.alt ?? '', reference: referenceOf(node) };
        const attrs = { src: url, title: title ?? null, ...rest };
        return [spanned(nodes.image.create(attrs, null, around), node)];
      }
      case 'footnoteReference':
        return [
          spanned(
            nodes.footnote.create({ label: node.label ?? node.identifier }, null, around),
            node,
          ),
        ];
      case 'html':
        return [spanned(nodes.html.create({ written: node.value }, null, around), node)];
      default:
        throw new Unknown('words');
    }
  }

  function code(node: Tree.InlineCode, around: readonly Mark[]): Node {
    const text = schema.text(node.value, marks.code.create().addToSet(around));
    const signs = /^`+ ?/.exec(sourceOf(markdown, node))?.[0].length ?? 0;
    const start = (node.position?.start.offset ?? 0) + signs;
    spans.set(text, { start, end: start + node.value.length });
    return text;
  }

  const firstSign = (node: Tree.Node) => (sourceOf(markdown, node).startsWith('_') ? '_' : '*');

  /** A line end is drawn as a space, and remembered. */
  function words(node: Tree.Text, around: readonly Mark[]): Node[] {
    const start = node.position?.start.offset;
    const sources = sourceOf(markdown, node).split('\n');
    let offset = start ?? 0;
    const lineEnd = marks.line_end.create().addToSet(around);
    return node.value.split('\n').flatMap((line, place) => {
      const source = sources[place] ?? '';
      // What stands before a line's words: the sign of a quote, the indent of an entry.
      const before = place === 0 ? 0 : (/^[\s>]*/.exec(source)?.[0].length ?? 0);
      const span = { start: offset + before, end: offset + source.length };
      offset += source.length + 1;
      const text = line === '' ? [] : [schema.text(line, around)];
      if (start !== undefined) text.forEach((piece) => spans.set(piece, span));
      return place === 0 ? text : [schema.text(' ', lineEnd), ...text];
    });
  }

  return (children: readonly PhrasingContent[]): Fragment => Fragment.fromArray(read(children));
}
