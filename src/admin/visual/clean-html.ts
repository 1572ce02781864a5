import { tableGrid } from '#src/admin/visual/table-grid.ts';
import { styleOf, wordLists } from '#src/admin/visual/word-lists.ts';
import { trustedHtml } from '#src/ui/trusted-html.ts';

/** What a clipboard held, as plain HTML. */
interface ReadHtml {
  readonly body: HTMLElement;
  /** How many pictures it only named: a program keeps them where no website may look. */
  readonly pictures: number;
}

/**
 * Makes plain HTML of what Word, Google Docs or a website put on the clipboard: headings, paragraphs, bold, italic,
 * links, lists and tables, without anything else. It is read in a document that is shown nowhere.
 */
export function readHtml(html: string): ReadHtml {
  const page = new DOMParser().parseFromString(trustedHtml(inertHtml(html)), 'text/html');
  const pictures = page.images.length;
  return { body: cleanHtml(page), pictures };
}

const useless = 'script, style, meta, link, title, img, svg, input, button, select';
/** Notes that readers of a text leave at its side, and their marks in it. */
const comments = '.MsoCommentReference, a[href^="#_msocom"], [data-style*="mso-element:comment"]';

function cleanHtml(page: Document): HTMLElement {
  const { body } = page;
  for (const part of body.querySelectorAll(`${useless}, ${comments}`)) part.remove();
  // What a footnote's mark leads to isn't there.
  for (const mark of body.querySelectorAll('a[href^="#"]')) rename(page, mark, 'span');
  removeComments(page);
  straightLinks(page);
  numbersOffTheLine(page);
  wordLists(page);
  marksOfStyles(page);
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    // Google Docs writes the list of an entry behind that entry.
    list.previousElementSibling?.append(list);
  for (const table of body.querySelectorAll('table')) plainTable(page, table);
  // Headings, of tables too, are bold already.
  for (const mark of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6, th) :is(b, strong)'))
    rename(page, mark, 'span');
  headingsBelowTitle(page);
  for (const line of body.querySelectorAll('p, h2, h3, h4, h5, h6, li'))
    if (isEmpty(line)) line.remove();
  for (const end of body.querySelectorAll('br')) if (isBetweenBlocks(end)) end.remove();
  plainSpaces(page);
  return body;
}

/** The title of the post is the one heading above. Where a text begins at the first level, each goes one level down. */
function headingsBelowTitle(page: Document) {
  const levels = page.body.querySelector('h1') === null ? [] : [5, 4, 3, 2, 1];
  for (const level of levels)
    for (const heading of page.body.querySelectorAll(`h${level}`))
      rename(page, heading, `h${level + 1}`);
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = '₀₁₂₃₄₅₆₇₈₉';

/** Numbers above or below the line, which Markdown has none of, as signs that look like them. */
function numbersOffTheLine(page: Document) {
  for (const part of page.body.querySelectorAll('sup, sub, span')) {
    const [, how = part.localName] = /vertical-align:\s*(su(?:per|b))/.exec(styleOf(part)) ?? [];
    if (how === 'span') continue;
    const signs = how === 'sub' ? lowered : raised;
    const text = part.textContent.trim();
    if (/^\d+$/.test(text)) part.textContent = text.replace(/\d/g, (digit) => signs.charAt(+digit));
  }
}

/** Gmail and Google Docs lead each link over an address of their own. */
function straightLinks(page: Document) {
  for (const link of page.body.querySelectorAll('a[href^="https://www.google.com/url?"]')) {
    const { searchParams } = new URL(link.getAttribute('href') ?? '');
    const address = searchParams.get('q') ?? searchParams.get('url') ?? '';
    if (URL.canParse(address)) link.setAttribute('href', address);
  }
}

function nodesOf(page: Document, kind: number): Node[] {
  const walker = page.createTreeWalker(page.body, kind);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  return found;
}

function removeComments(page: Document) {
  for (const comment of nodesOf(page, NodeFilter.SHOW_COMMENT)) (comment as Comment).remove();
}

/** Blanks that programs put between words don't break lines otherwise than ours. */
function plainSpaces(page: Document) {
  for (const text of nodesOf(page, NodeFilter.SHOW_TEXT))
    text.nodeValue = (text.nodeValue ?? '').replaceAll('\u00a0', ' ');
}

// Word's own `mso-bidi-font-weight` says how Arabic or Hebrew words look.
const bold = /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i;
const italic = /(?<![\w-])font-style:\s*italic/i;
const struck = /text-decoration[^;]*line-through/i;
const normal = /(?<![\w-])font-weight:\s*(?:normal|[1-4]00)/i;

/** Google Docs says bold and italic by styles, and wraps everything in bold that isn't. */
function marksOfStyles(page: Document) {
  for (const mark of page.body.querySelectorAll('b, strong'))
    if (normal.test(styleOf(mark)))
      rename(page, mark, mark.querySelector('p, div, ul, ol, table, h1, h2, h3') ? 'div' : 'span');
  for (const words of page.body.querySelectorAll('span, font, a, em, i, b, strong')) {
    const style = styleOf(words);
    if (words.closest('h1, h2, h3, h4, h5, h6') === null && bold.test(style))
      wrapInside(page, words, 'strong');
    if (italic.test(style)) wrapInside(page, words, 'em');
    if (struck.test(style)) wrapInside(page, words, 's');
  }
}

function wrapInside(page: Document, element: Element, name: string) {
  const mark = page.createElement(name);
  mark.append(...element.childNodes);
  element.append(mark);
}

/** Gives an element another name; its attributes go. */
function rename(page: Document, element: Element, name: string) {
  const renamed = page.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** A table of Markdown: the first row is its head, each cell one line. */
function plainTable(page: Document, table: HTMLTableElement) {
  for (const nested of table.querySelectorAll('table')) rename(page, nested, 'span');
  table.querySelectorAll('colgroup, caption').forEach((part) => part.remove());
  const rows = [...table.rows];
  tableGrid(rows.map((row) => [...row.cells])).forEach((cells, place) =>
    rows[place]?.replaceChildren(
      ...cells.map((cell) => plainCell(page, cell, place === 0 ? 'th' : 'td')),
    ),
  );
}

function plainCell(page: Document, cell: Element | null, name: string): Element {
  for (const block of cell?.querySelectorAll('p, div, li, br, h1, h2, h3, h4, h5, h6') ?? [])
    block.append(' ');
  for (const block of cell?.querySelectorAll('p, div, ul, ol, li, br, h1, h2, h3, h4, h5, h6') ??
    [])
    block.replaceWith(...block.childNodes);
  const plain = page.createElement(name);
  plain.append(...(cell?.childNodes ?? []));
  return plain;
}

const isEmpty = (element: Element) => element.textContent.replaceAll('\u00a0', ' ').trim() === '';

/** Google Docs puts line ends between paragraphs. */
function isBetweenBlocks(end: Element): boolean {
  const isBlock = (node: Node | null) =>
    node === null ||
    /^(?:p|h\d|ul|ol|table|div|br)$/.test((node as Partial<Element>).localName ?? '');
  return (
    isBlock(end.previousSibling) &&
    isBlock(end.nextSibling) &&
    end.closest('p, li, h2, h3') === null
  );
}

/**
 * HTML whose styles and handlers have names that no browser knows: even in a document that is shown nowhere, the site's
 * policy would refuse each of them with an error. Read once from beginning to end, whatever a clipboard holds.
 */
export function inertHtml(html: string): string {
  const [before = '', ...styled] = html.split(/<style(?=[\s>])/i);
  return [before, ...styled.map(behindStyle)]
    .join('')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) =>
      tag.replaceAll(/([\s"'])(style|on[a-z]+)(?=\s*=)/gi, '$1data-$2'),
    );
}

/** What follows a style sheet; one that never ends takes the rest. */
function behindStyle(text: string): string {
  const [, ...rest] = text.split(/<\/style\s*>/i);
  return rest.join('');
}
