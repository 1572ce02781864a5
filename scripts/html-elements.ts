import { unescapeHtml } from '#src/lib/html-text.ts';

/** One element of a page, in the order of its start tag. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Names of the elements around it, outermost first. */
  readonly ancestors: readonly string[];
  /** Whether it or an element around it has `hidden`. */
  readonly isHidden: boolean;
  /** Text of a script or style element; empty for others. */
  readonly text: string;
}

const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
const rawElements = new Set(['script', 'style', 'textarea', 'title']);
const markup = /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** The elements of a built page. Reads what Astro writes, and doesn't repair broken HTML as a browser would. */
export function htmlElements(html: string): HtmlElement[] {
  const elements: HtmlElement[] = [];
  const open: { name: string; isHidden: boolean }[] = [];
  const folded = html.toLowerCase();
  markup.lastIndex = 0;
  for (let tag = markup.exec(html); tag !== null; tag = markup.exec(html)) {
    const name = tag[2]?.toLowerCase();
    if (name === undefined) continue;
    if (tag[1] === '/') {
      const last = open.findLastIndex((element) => element.name === name);
      if (last !== -1) open.length = last;
      continue;
    }
    const rest = tag[3] ?? '';
    const attributes = readAttributes(rest);
    const isHidden = attributes.has('hidden') || open.at(-1)?.isHidden === true;
    const ancestors = open.map((element) => element.name);
    let text = '';
    if (rawElements.has(name)) {
      const end = folded.indexOf(`</${name}`, markup.lastIndex);
      text = html.slice(markup.lastIndex, end === -1 ? html.length : end);
      markup.lastIndex += text.length;
    }
    elements.push({ name, attributes, ancestors, isHidden, text });
    // HTML ignores "/>" outside of drawings.
    const isClosed = rest.endsWith('/') && (name === 'svg' || ancestors.includes('svg'));
    if (!voidElements.has(name) && !isClosed) open.push({ name, isHidden });
  }
  return elements;
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    attributes.set(name.toLowerCase(), unescapeHtml(double ?? single ?? bare ?? ''));
  }
  return attributes;
}
