import { parse, postprocess, preprocess } from 'micromark';
import { gfm } from 'micromark-extension-gfm';
import { canBeDrawn } from '#src/lib/markdown/drawing-work.ts';
import { differsInMdx } from '#src/lib/post-files/written-text.ts';
import { oneLine } from '#src/lib/text.ts';

type Events = ReturnType<typeof postprocess>;
type Token = Events[number][1];
type Context = Events[number][2];

/** A change in a text: places in it, and what goes there. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * A post's Markdown for an .mdx file, where `<`, `{` and `}` begin something else, and code isn't made by indenting:
 * drawn there as the text is drawn in an .md file, and in an .md file as before. What has been written so stays.
 */
export function mdxText(markdown: string): string {
  if (!differsInMdx(markdown) || !canBeDrawn(markdown)) return markdown;
  return edited(markdown, editsOf(markdown));
}

/** The changes in a text; between them, signs are only escaped. */
function editsOf(markdown: string): Edit[] {
  const edits: Edit[] = [];
  const around: Token[] = [];
  let before: Place | null = null;
  for (const [kind, token, context] of eventsOf(markdown)) {
    if (kind === 'exit') around.pop();
    else {
      const place: Place = { token, context, markdown, around: [...around], before };
      edits.push(...(rewriters[token.type]?.(place) ?? []));
      around.push(token);
      if (/^(?:paragraph|htmlFlow|definition|table)$/.test(token.type)) before = place;
    }
  }
  return edits;
}

const eventsOf = (markdown: string): Events =>
  postprocess(
    parse({ extensions: [gfm()] })
      .document()
      .write(preprocess()(markdown, undefined, true)),
  );

/** The text with some changes: what is put in at a place goes first, and of two that overlap, the outer one counts. */
function edited(text: string, edits: readonly Edit[]): string {
  let [made, at] = ['', 0];
  const length = ({ start, end }: Edit) => (start === end ? Infinity : end - start);
  const inOrder = edits.toSorted((a, b) => a.start - b.start || length(b) - length(a) || 0);
  for (const { start, end, text: written } of inOrder) {
    if (start < at) continue;
    made += escaped(text.slice(at, start)) + written;
    at = end;
  }
  return made + escaped(text.slice(at));
}

/** A backslash would become part of an address that stands before it. */
const escaped = (text: string) =>
  text.replace(/(?:www\.|:\/\/)[^\s<]*<|[<{}]/gi, (found) =>
    found.length > 1 ? `${found.slice(0, -1).replace(/[{}]/g, '\\$&')}&lt;` : `\\${found}`,
  );

/** Where a token stands. */
interface Place {
  readonly token: Token;
  readonly context: Context;
  readonly markdown: string;
  /** What it is in, from outside. */
  readonly around: readonly Token[];
  /** The paragraph or the HTML that began last. */
  readonly before: Place | null;
}

const asIs = ({ token, markdown }: Place): Edit[] => [replaced(token, textOf(token, markdown))];
const replaced = ({ start, end }: Token, text: string): Edit => ({
  start: start.offset,
  end: end.offset,
  text,
});
const textOf = ({ start, end }: Token, markdown: string) =>
  markdown.slice(start.offset, end.offset);

const rewriters: Readonly<Partial<Record<string, (place: Place) => Edit[]>>> = {
  characterEscape: asIs,
  resourceDestinationLiteralMarker: asIs,
  definitionDestinationLiteralMarker: asIs,
  // Its lines begin nothing where they are one.
  codeText: ({ token, context, markdown }) => {
    const text = textOf(token, markdown);
    const isOther = /\n[> \t]*(?: {4}|\t|[<{]|(?:im|ex)port\b)/.test(text);
    return [replaced(token, isOther ? context.sliceSerialize(token).replace(/\n/g, ' ') : text)];
  },
  codeFenced,
  codeIndented,
  htmlFlow: (place) => [
    ...separated(place),
    { ...replaced(place.token, htmlWords(place)), end: endOf(place) },
  ],
  htmlText: (place) => [replaced(place.token, htmlWords(place))],
  autolink: ({ token, markdown }) => {
    const url = textOf(token, markdown).slice(1, -1);
    return [replaced(token, linkTo(url, URL.canParse(url) ? url : `mailto:${url}`))];
  },
  literalAutolink,
  definitionLabelString: label,
  referenceString: label,
  paragraph: (place) => [
    ...separated(place),
    ...statement(place),
    ...escapedStart(place.markdown, place.token.start.offset),
  ],
  setextHeadingText: (place) => [...separated(place), ...statement(place)],
  definition: afterHtml,
  gfmFootnoteDefinition: afterHtml,
  listOrdered: afterHtml,
  listUnordered: afterHtml,
  thematicBreak: afterHtml,
  table: afterHtml,
  tableRow: statement,
  linePrefix,
};

function literalAutolink({ token, markdown }: Place): Edit[] {
  const url = textOf(token, markdown);
  if (!/[{}]/.test(url) && !/[<{}]/.test(markdown.charAt(token.end.offset))) return [];
  const scheme = /^https?:/i.test(url) ? '' : /^www\./i.test(url) ? 'http://' : 'mailto:';
  const link = replaced(token, linkTo(url, scheme + url));
  // A backslash before it would become one before the bracket.
  const [slashes = ''] = /(?<!\\)\\*$/.exec(markdown.slice(0, token.start.offset)) ?? [];
  return [slashes.length % 2 === 0 ? link : { ...link, text: `\\${link.text}` }];
}

/** A link as MDX knows it. */
const linkTo = (words: string, url: string) =>
  `[${literal(words)}](${url.replace(/[\\(){}&]/g, '\\$&')})`;

/** Words without any Markdown in them. */
const literal = (words: string) => words.replace(/[\\`*_{}[\]<~&|!]/g, '\\$&');

/** A label stands for the same as inside a text. */
function label({ token, markdown }: Place): Edit[] {
  const text = textOf(token, markdown);
  return [replaced(token, differsInMdx(text) ? mdxText(`x${text}`).slice(1) : text)];
}

/** HTML, which posts show as words. */
function htmlWords({ token, context, around }: Place): string {
  const isIn = (type: string) => around.some((outer) => outer.type === type);
  const html = oneLine(context.sliceSerialize(token));
  const words = literal(isIn('table') ? html.replaceAll('\\|', '|') : html);
  // Words that look like an address would become a link, which they are not as HTML; a link to nothing is not drawn.
  return /:\/\/|www\.|@/i.test(html) && !isIn('link') && !isIn('image') ? `[${words}]()` : words;
}

/** The beginning of a token's line, as it goes on in the next line. */
function lineStart({ start }: Token, markdown: string): string {
  const begin = markdown.lastIndexOf('\n', start.offset - 1) + 1;
  return markdown.slice(begin, start.offset).replace(/[^>\s]/g, ' ');
}

/** What keeps a token apart from a paragraph, or HTML, in the line before it: without HTML they would be one. */
function separated({ token, markdown, around, before }: Place): Edit[] {
  if (before === null || ![before.token.type, token.type].includes('htmlFlow')) return [];
  const [from, to] = [endOf(before), token.start.offset];
  const between = markdown.slice(from, to);
  if (!/^[ \t]*\n[> \t]*$/.test(between)) return [];
  const start = lineStart(before.token, markdown);
  const blank = `\n${start.trimEnd()}`;
  const box = boxes(around).at(-1);
  if (box !== boxes(before.around).at(-1)) return [{ start: from, end: from, text: blank }];
  const space =
    /^[ \t]/.test(between) ||
    markdown.charAt(from - 1) === '\\' ||
    /^\s/.test(textOf(token, markdown))
      ? ' '
      : '';
  const isText = [before.token, token].every(({ type }) => /^(?:paragraph|htmlFlow)$/.test(type));
  const isList = box?.type.startsWith('list') === true;
  // Paragraphs of a list without blank lines are drawn in one line, and a blank one would change all others.
  const isTight = isText && isList && !/\n[>\s]*\n/.test(textOf(box, markdown));
  return [{ start: from, end: to, text: isTight ? space : `${blank}\n${start}` }];
}

/** What can't follow a paragraph at once, or would make something else of it. */
const needsBlank = /^(?:-+|[-+*]|\d{1,9}[.)])[ \t]*(?=\n|$)|^(?!1[.)])\d{1,9}[.)]|^[[|]|^.*\|/;

function afterHtml(place: Place): Edit[] {
  const { token, markdown, around } = place;
  const isNeeded = boxes(around).length === 0 || needsBlank.test(textOf(token, markdown));
  return isNeeded ? separated(place) : [];
}

const endOf = ({ token, markdown }: Place) =>
  token.start.offset + textOf(token, markdown).trimEnd().length;

/** The lists, quotes and notes that something is in. */
const boxes = (around: readonly Token[]) =>
  around.filter(({ type }) =>
    /^(?:blockQuote|list(?:Uno|O)rdered|gfmFootnoteDefinition)$/.test(type),
  );

/** A line that stands too far in to end the code would end it in MDX. */
function codeFenced({ token, context, markdown }: Place): Edit[] {
  const text = textOf(token, markdown);
  const lines = context.sliceSerialize(token).split('\n');
  const fence = (line = '') => /^\s*(`{3,}|~{3,})\s*$/.exec(line)?.[1]?.length ?? 0;
  const isFarIn = (line: string) => /^ *(?: {4}|\t)/.test(line);
  const [opening = ''] = /^(?:`+|~+)/.exec(text) ?? [];
  const longest = Math.max(0, ...lines.filter(isFarIn).map(fence));
  const longer = opening.charAt(0).repeat(Math.max(opening.length, longest + 1));
  if (longest < opening.length) return [replaced(token, text)];
  const begun = text.replace(opening, longer);
  const isOpen = isFarIn(lines.at(-1) ?? '');
  return [
    replaced(token, isOpen ? begun : begun.replace(/(?<!`)`+[ \t]*$|(?<!~)~+[ \t]*$/, longer)),
  ];
}

function codeIndented({ token, context, markdown }: Place): Edit[] {
  const start = lineStart(token, markdown);
  const written = context.sliceSerialize(token).split('\n');
  const lines = context
    .sliceSerialize(token, true)
    .split('\n')
    .map((line, index) => {
      const asWritten = written[index] ?? '';
      if (token.start.column === 1 || asWritten.startsWith('    '))
        return asWritten.replace(/^(?: {4}| {0,3}\t| {0,3}$)/, '');
      const leading = /^\s*/.exec(line)?.[0] ?? '';
      return leading.slice(4) + asWritten.trimStart();
    });
  const runs = [...lines.join('\n').matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(2, ...runs) + 1);
  const inside = [...lines, fence].map(
    (line) => `\n${line === '' ? start.trimEnd() : start + line}`,
  );
  return [replaced(token, fence + inside.join(''))];
}

/** A line that would be code of the page. */
function statement({ token, markdown, around }: Place): Edit[] {
  const { offset } = token.start;
  const [letter] = /^[ie](?=(?:m|x)port\b)/.exec(markdown.slice(offset, offset + 7)) ?? [];
  if (boxes(around).length > 0 || letter === undefined) return [];
  return [{ start: offset, end: offset + 1, text: `&#${letter.charCodeAt(0)};` }];
}

/** What begins a block, whose first sign can be escaped, but for the digits before it. */
const blockStart =
  /^(?:[-+*](?=\s|$)|#{1,6}(?=\s|$)|>|=+\s*$|-+\s*$|`{3,}[^`]*$|~{3,}|(?:\*\s*){3,}$|(?:_\s*){3,}$|[|:-][-|: ]*$)|^(\d{1,9}(?=[.)](?:\s|$))|\[\^[^\]\s]+\](?=:))/;

function escapedStart(markdown: string, at: number): Edit[] {
  const found = blockStart.exec(markdown.slice(at).split('\n', 1)[0] ?? '');
  const place = at + (found?.[1]?.length ?? 0);
  return found ? [{ start: place, end: place, text: '\\' }] : [];
}

/** A line of a paragraph that begins nothing only because it stands too far in. */
function linePrefix({ token, markdown, around }: Place): Edit[] {
  const isInText = around.some(({ type }) => type === 'paragraph' || type === 'setextHeadingText');
  const { offset: end } = token.end;
  const isFarIn = / {4}|\t/.test(textOf(token, markdown));
  if (!isInText || !isFarIn) return [];
  // A backslash would change code among words, which may go on in the line before it instead.
  const start = markdown.lastIndexOf('\n', end);
  const isCode = /^`{3,}[^`\n]*(?:\n|$)/.test(markdown.slice(end));
  const isJoined = isCode && !/ {2}$|\\$/.test(markdown.slice(0, start));
  return isJoined ? [{ start, end, text: ' ' }] : escapedStart(markdown, end);
}
