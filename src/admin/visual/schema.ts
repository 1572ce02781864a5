import { Schema } from 'prosemirror-model';
import type { DOMOutputSpec, MarkSpec, Node, NodeSpec } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { safeLinkUrl } from '#src/lib/markdown/url-policy.ts';

/** Number of the source that a block at the top was read from; null for a new one. */
const origin = { default: null };

const block = (rest: NodeSpec): NodeSpec => ({
  group: 'block',
  ...rest,
  attrs: { origin, ...rest.attrs },
});

const headingLevels = [1, 2, 3, 4, 5, 6] as const;

const cells = tableNodes({
  tableGroup: 'block',
  cellContent: 'inline*',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (cell) => cell.dataset.align ?? null,
      setDOMAttr: (align, attributes) => {
        if (align !== null) attributes['data-align'] = align;
      },
    },
  },
});

const nodes = {
  /** `lead` and `tail` stand before and after all blocks. */
  doc: {
    content: 'block+',
    attrs: { lead: { default: '' }, tail: { default: '' }, lineEnd: { default: '\n' } },
  },
  paragraph: block({
    content: 'inline*',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  }),
  heading: block({
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 2 }, isUnderlined: { default: false } },
    parseDOM: headingLevels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }): DOMOutputSpec => [`h${String(attrs.level)}`, 0],
  }),
  blockquote: block({
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  }),
  bullet_list: block({
    content: 'list_item+',
    attrs: { sign: { default: '-' }, isLoose: { default: false } },
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  }),
  ordered_list: block({
    content: 'list_item+',
    attrs: {
      sign: { default: '.' },
      start: { default: 1 },
      isCounting: { default: true },
      isLoose: { default: false },
    },
    parseDOM: [
      { tag: 'ol', getAttrs: (list) => ({ start: Number(list.getAttribute('start')) || 1 }) },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => ['ol', { start: String(attrs.start) }, 0],
  }),
  /** An entry; `checked` is null where it is no task. */
  list_item: {
    content: 'block+',
    defining: true,
    attrs: { checked: { default: null }, isLoose: { default: false } },
    parseDOM: [{ tag: 'li' }],
    toDOM: ({ attrs }): DOMOutputSpec => [
      'li',
      attrs.checked === null ? {} : { 'data-checked': String(attrs.checked) },
      0,
    ],
  },
  /** `fence` is '' for code that is only indented; `info` is what stands behind the fence. */
  code_block: block({
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    attrs: { fence: { default: '`' }, info: { default: '' } },
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', { translate: 'no' }, ['code', 0]],
  }),
  rule: block({
    attrs: { written: { default: '---' } },
    parseDOM: [{ tag: 'hr' }],
    toDOM: () => ['hr'],
  }),
  // Between cells there is no place for words.
  table: block({
    ...cells.table,
    allowGapCursor: false,
    attrs: { isAligned: { default: true } },
    // A wide one scrolls within its own place.
    toDOM: () => ['div', { class: 'visual-table' }, ['table', ['tbody', 0]]],
  }),
  table_row: { ...cells.table_row, allowGapCursor: false },
  table_cell: cells.table_cell,
  table_header: cells.table_header,
  /** What has no look of its own here: Markdown, edited as it is written. */
  markdown: block({
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    toDOM: () => ['pre', { class: 'visual-markdown', 'data-name': 'Markdown' }, ['code', 0]],
  }),
  text: { group: 'inline' },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    attrs: { isBySpaces: { default: false } },
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  /** `reference` names a definition elsewhere in the text, from which the address comes. */
  image: {
    group: 'inline',
    inline: true,
    draggable: true,
    attrs: {
      src: {},
      alt: { default: '' },
      title: { default: null },
      reference: { default: null },
    },
    toDOM: ({ attrs }): DOMOutputSpec => ['img', { alt: String(attrs.alt) }],
  },
  footnote: {
    group: 'inline',
    inline: true,
    attrs: { label: {} },
    toDOM: ({ attrs }): DOMOutputSpec => ['sup', `[${String(attrs.label)}]`],
  },
  /** HTML among words, which the website shows as it is written. */
  html: {
    group: 'inline',
    inline: true,
    attrs: { written: {} },
    toDOM: ({ attrs }): DOMOutputSpec => ['code', { translate: 'no' }, String(attrs.written)],
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  /** Not at its end: what is typed after a link isn't part of it. */
  link: {
    inclusive: false,
    attrs: {
      href: {},
      title: { default: null },
      reference: { default: null },
      /** 'inline', 'angle' for an address between < and >, 'bare' for one alone. */
      form: { default: 'inline' },
    },
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => {
          const href = safeLinkUrl(link.getAttribute('href') ?? '');
          return href === null ? false : { href };
        },
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => [
      'a',
      { href: safeLinkUrl(String(attrs.href)), title: String(attrs.href) },
      0,
    ],
  },
  em: {
    attrs: { sign: { default: '*' } },
    parseDOM: [{ tag: 'i' }, { tag: 'em' }],
    toDOM: () => ['em', 0],
  },
  strong: {
    attrs: { sign: { default: '*' } },
    parseDOM: [{ tag: 'b' }, { tag: 'strong' }],
    toDOM: () => ['strong', 0],
  },
  strike: {
    parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }],
    toDOM: () => ['s', 0],
  },
  code: {
    code: true,
    parseDOM: [{ tag: 'code' }],
    toDOM: () => ['code', { translate: 'no' }, 0],
  },
  /** A space at which the line ends in the Markdown. */
  line_end: { inclusive: false, toDOM: () => ['span', 0] },
} satisfies Record<string, MarkSpec>;

/** What a text can hold in Visual. */
export const schema = new Schema({ nodes, marks });

/** Whether blanks may stand behind the last word of a block without meaning anything in Markdown. */
export function takesBlanks(block: Node): boolean {
  if (!block.isTextblock) return block.lastChild !== null && takesBlanks(block.lastChild);
  const isOneLine = block.type === schema.nodes.heading && block.attrs.isUnderlined === false;
  return (isOneLine || block.type === schema.nodes.paragraph) && block.lastChild?.isText === true;
}

/** Whether a block is an empty paragraph, which Markdown has none of. */
export const isBlank = (node: Node): boolean =>
  node.type === schema.nodes.paragraph && node.childCount === 0;

/** Whether a block takes no words behind its last one: they would be a cell too many, or undo what it is. */
export const standsAlone = ({ type }: Node): boolean =>
  [schema.nodes.table, schema.nodes.rule, schema.nodes.code_block, schema.nodes.markdown].includes(
    type,
  );
