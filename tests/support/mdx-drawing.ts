import { htmlToHast } from 'satteri';
import { markdownEngine, syntaxHighlight } from '#src/integrations/markdown-engine.ts';

/** A module that makes HTML of the calls that the engine writes into its own. */
const runtime = `
const escaped = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
const written = (part) => Array.isArray(part) ? part.map(written).join('')
  : part === undefined || part === null ? '' : typeof part === 'string' ? escaped(part) : part.html;
const named = ([name, value]) => value === false ? '' : value === true ? ' ' + name
  : ' ' + name + '="' + escaped(value) + '"';
export const Fragment = '';
export const jsx = (tag, { children, ...properties }) => {
  const inside = written(children);
  const end = /^(?:br|hr|img|input)$/.test(tag) ? '' : '</' + tag + '>';
  const begin = '<' + tag + Object.entries(properties).map(named).join('') + '>';
  return { html: tag === '' ? inside : begin + inside + end };
};
export const jsxs = jsx;`;
const address = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/**
 * Draws a text as the build draws a post's .mdx file.
 * @throws as the build does, where the text holds more than Markdown
 */
export async function mdxToHtml(text: string): Promise<string> {
  const renderer = await markdownEngine.createMdxRenderer?.(
    { syntaxHighlight, shikiConfig: {} },
    { optimize: false, srcDir: new URL('file:///src/'), sourcemap: false },
  );
  const made = await renderer?.process(text, '/src/content/posts/a-post.mdx', {});
  const code = (made?.code ?? '').replaceAll(
    '"astro/jsx-runtime"',
    JSON.stringify(address(runtime)),
  );
  const module: unknown = await import(address(`${code}\nexport default MDXContent;`));
  const { default: content } = module as { default: (props: object) => { html: string } };
  return content({}).html;
}

/** A node of the tree that HTML makes. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly tagName?: string;
  readonly properties?: object;
  readonly children?: readonly Node[];
}

/** What a reader gets of HTML: elements, their properties and words, whatever the spaces between blocks. */
export function drawing(html: string): string {
  const write = (
    { type, value = '', tagName = '', properties = {}, children = [] }: Node,
    isCode = false,
  ): string => {
    if (type === 'text') return isCode ? value : value.replace(/\s+/g, ' ');
    const inside = children.map((child) => write(child, isCode || tagName === 'pre')).join('');
    if (type !== 'element') return inside;
    const named = Object.entries(properties).map(([name, set]) => `${name}=${String(set)}`);
    return `<${tagName} ${named.toSorted().join(' ')}>${inside}</${tagName}>`;
  };
  return write(htmlToHast(html, { fragment: true }))
    .replace(blockEnds, '$1')
    .trim();
}

const blockEnds =
  / ?(<\/?(?:p|li|ul|ol|div|blockquote|h\d|pre|table|thead|tbody|tr|th|td|hr|section)\b[^>]*>) ?/g;
