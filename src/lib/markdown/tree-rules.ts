/** The rules of element-rules.ts as plugins of react-markdown, for texts that are drawn in the browser. */
import type { ExtraProps, Options } from 'react-markdown';
import { headingIds } from '#src/lib/markdown/heading-ids.ts';
import {
  boxAround,
  captionOf,
  elementProperties,
  headingDepth,
  holdsWords,
  isForbiddenLink,
} from '#src/lib/markdown/element-rules.ts';

type Element = NonNullable<ExtraProps['node']>;
type Content = Element['children'][number];
/** What this module reads of a node, in the Markdown tree (with `depth`) or the HTML tree (with `tagName`). */
interface TextNode {
  type: string;
  depth?: 1 | 2 | 3 | 4 | 5 | 6;
  value?: string;
  children?: TextNode[];
}
type Plugin = NonNullable<Options['remarkPlugins']>[number];

/** Changes a text before it becomes elements: sets heading levels, and shows HTML as words. */
export const textRules = (() => changeText) satisfies Plugin;

/** Changes the elements made of a text: anchors, links, pictures, tables, code. */
export const elementRules = (() => (root: { children: unknown[] }) => {
  changeElements(root as Element, headingIds());
}) satisfies Plugin;

function changeText(node: TextNode): void {
  if (node.depth !== undefined && node.type === 'heading') node.depth = headingDepth(node.depth);
  if (node.children === undefined) return;
  node.children = node.children.map((child) =>
    child.type === 'html' ? words(child, node) : child,
  );
  node.children.forEach(changeText);
}

/** HTML is shown as it is written. */
function words({ value = '' }: TextNode, parent: TextNode): TextNode {
  const text = { type: 'text', value };
  return holdsWords(parent.type) ? text : { type: 'paragraph', children: [text] };
}

function changeElements(parent: Element, idOf: (words: string) => string): void {
  parent.children = parent.children.flatMap((child): Content[] => {
    if (child.type !== 'element') return [child];
    addCaption(child);
    if (/^h[1-6]$/.test(child.tagName)) child.properties.id ??= idOf(wordsOf(child));
    changeElements(child, idOf);
    if (isForbiddenLink(child)) return child.children;
    child.properties = { ...child.properties, ...elementProperties(child) };
    const box = boxAround(child);
    if (box === null) return [child];
    const { tagName, properties, before } = box;
    return [
      element(tagName, properties, [...before.map((source) => element('source', source)), child]),
    ];
  });
}

/** Makes a figure of a paragraph that is a picture with a caption. */
function addCaption(paragraph: Element): void {
  const caption = captionOf(paragraph);
  const [picture] = paragraph.children;
  if (caption === null || picture?.type !== 'element') return;
  delete picture.properties.title;
  paragraph.tagName = 'figure';
  paragraph.children.push(element('figcaption', {}, [{ type: 'text', value: caption }]));
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: Element['children'] = [],
): Element => ({ type: 'element', tagName, properties, children });

/** The words inside an element, without descriptions of pictures. */
function wordsOf(node: Content): string {
  if (node.type === 'element') return node.children.map(wordsOf).join('');
  return 'value' in node ? node.value : '';
}
