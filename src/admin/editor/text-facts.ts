import type { Root, RootContent } from 'mdast';
import { treeOf } from '#src/admin/visual/markdown-tree.ts';
import { headingDepth } from '#src/lib/markdown/element-rules.ts';
import { postFields } from '#src/lib/posts/post.ts';
import { oneLine } from '#src/lib/text.ts';

const { least, most } = postFields.excerpt;

/** Where something stands in a text, in UTF-16 units. */
export interface TextPlace {
  readonly from: number;
  readonly to: number;
}

/** What can be said of a Markdown text without judging its words, each thing in the order of the text. */
export interface TextFacts {
  /** The depth is the one that pages draw, from 2 on. */
  readonly headings: readonly (TextPlace & { readonly depth: number; readonly words: string })[];
  /** The caption of a picture is lost where words stand beside it. */
  readonly pictures: readonly (TextPlace & {
    readonly alt: string;
    readonly isCaptionLost: boolean;
  })[];
  readonly links: readonly (TextPlace & { readonly url: string })[];
  /**
   * The words of the first paragraphs of whole sentences that nothing parts, single blanks between them: as many as an
   * excerpt needs. '' if there is none.
   */
  readonly opening: string;
  /**
   * The words of all paragraphs of whole sentences, single blanks between them; where there are none, of all paragraphs
   * that lead to nothing. None of a list, a quote, a table or a heading, which make no sentence together.
   */
  readonly words: string;
}

type Node = Root | RootContent;

/**
 * Reads a text as the site's engines do.
 * @param text with plain line ends; `canBeDrawn` must have taken it
 */
export function textFacts(text: string): TextFacts {
  const headings: TextFacts['headings'][number][] = [];
  const pictures: TextFacts['pictures'][number][] = [];
  const links: TextFacts['links'][number][] = [];
  const visit = (node: Node, isAlone = false) => {
    const from = node.position?.start.offset ?? 0;
    const place = { from, to: node.position?.end.offset ?? from };
    if (node.type === 'heading')
      headings.push({ ...place, depth: headingDepth(node.depth), words: wordsOf(node) });
    else if (node.type === 'image' || node.type === 'imageReference')
      pictures.push({
        ...place,
        alt: node.alt ?? '',
        isCaptionLost: 'title' in node && Boolean(node.title) && !isAlone,
      });
    else if (node.type === 'link' || node.type === 'definition')
      links.push({ ...place, url: node.url });
    if (!('children' in node)) return;
    const isOne = node.type === 'paragraph' && node.children.length === 1;
    for (const child of node.children) visit(child, isOne);
  };
  const tree = treeOf(text);
  visit(tree);
  return { headings, pictures, links, opening: openingOf(tree.children), words: proseOf(tree) };
}

function proseOf({ children }: Root): string {
  const prose = children
    .filter(({ type }) => type === 'paragraph')
    .map((block) => oneLine(wordsOf(block)))
    .filter((words) => !words.endsWith(':'));
  const whole = prose.filter(endsSentence);
  return oneLine((whole.length > 0 ? whole : prose).join(' '));
}

function openingOf(blocks: readonly Node[]): string {
  let opening = '';
  for (const block of blocks) {
    const isText = block.type === 'paragraph';
    const words = isText ? oneLine(wordsOf(block)) : '';
    if (endsSentence(words)) opening = `${opening} ${words}`.trim();
    // A picture of its own parts nothing.
    else if (opening !== '' && !(isText && words === '')) break;
    if (opening.length >= least) break;
  }
  return opening;
}

/** The words in a node, without descriptions of pictures. */
function wordsOf(node: Node): string {
  if ('children' in node) return node.children.map(wordsOf).join('');
  if (node.type === 'break') return ' ';
  return 'value' in node ? node.value : '';
}

/** Whether the last of some words end a sentence. */
const endsSentence = (words: string) => /[.!?]["”’)]*$/.test(words);

/**
 * An excerpt made of the beginning of a text: as many of its whole sentences as fit. Where they are fewer characters than
 * an excerpt needs, it is cut at a word; a text that is shorter still is a beginning, all of it. '' without prose.
 */
export function excerptOf({ opening, words }: Pick<TextFacts, 'opening' | 'words'>): string {
  for (const text of [opening, words]) {
    const sentences = /^.*[.!?]["”’)]*(?=\s)/.exec(`${text} `.slice(0, most + 1))?.[0] ?? '';
    if (sentences.length >= least) return sentences;
  }
  if (!/[\p{L}\p{N}]/u.test(words)) return '';
  if (words.length <= most) return words;
  // Without blanks, as in an address or in Chinese, it is cut anywhere but inside a sign.
  const end = words.lastIndexOf(' ', most - 1);
  const cut =
    end < least ? words.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '') : words.slice(0, end);
  return `${cut.replace(/[.,;:–—-]$/, '').trimEnd()}…`;
}
