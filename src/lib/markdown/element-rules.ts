/**
 * The policy for posts, written once (design section 7, features E5): what becomes of each piece of a Markdown text.
 * Built-in posts get it in the build through plugins of Sätteri, local posts in the browser through those of
 * react-markdown. Both engines make the same tree of a text, so a rule is asked for one element at a time.
 */
import { markdownMessages } from '#src/config/markdown-messages.ts';
import { pictureMessages } from '#src/config/picture-messages.ts';
import { linkAttributes } from '#src/lib/markdown/link-attributes.ts';
import { safeImageUrl, safeLinkUrl } from '#src/lib/markdown/url-policy.ts';

/** Properties as both engines name them (`tabIndex`, `dataPicture`); null takes one away. */
type Properties = Readonly<Record<string, string | number | null>>;
/** An element of either engine, as far as the rules look at it. */
interface ElementView {
  readonly tagName: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Stands before the ids that footnotes get; no heading's id holds a colon. */
export const footnotePrefix = 'note:';

/** `#` in a text is drawn as h2: the page's h1 is the post's title. Deeper ones stay as they are. */
export function headingDepth(depth: 1 | 2 | 3 | 4 | 5 | 6): 2 | 3 | 4 | 5 | 6 {
  return depth === 1 ? 2 : depth;
}

/** Whether HTML in this kind of node stands among words: elsewhere it is a paragraph of its own. Shown as text in both. */
export function holdsWords(kind: string | undefined): boolean {
  return wordHolders.has(kind ?? '');
}
const wordHolders = new Set([
  ...['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'tableCell'],
]);

/** Whether a link may not be one: its words stay without it. */
export function isForbiddenLink({ tagName, properties }: ElementView): boolean {
  return tagName === 'a' && safeLinkUrl(text(properties.href)) === null;
}

/** What stands around an element: a wide table scrolls in a box of its own, by keyboard too. A new object each time. */
export function boxAround(tagName: string) {
  if (tagName !== 'table') return null;
  return { tagName: 'div', properties: { className: ['wide'], ...scrollable('table') } };
}

/** The properties that an element is given, or loses; null where it stays as it is. */
export function elementProperties({ tagName, properties }: ElementView): Properties | null {
  switch (tagName) {
    case 'a':
      return linkProperties(text(properties.href));
    case 'img':
      return pictureProperties(text(properties.src));
    case 'th':
    case 'td':
      return alignment(properties);
    case 'pre':
      return scrollable('code');
    case 'input':
      // A task's box has no label: its words stand beside it.
      return {
        ariaLabel: properties.checked === true ? markdownMessages.done : markdownMessages.notDone,
      };
    case 'h2':
      // The heading of the footnotes, which the engines hide.
      return properties.id === 'footnote-label' ? { className: null } : null;
    case 'section':
      return { dataFootnotes: null };
    default:
      return null;
  }
}

function linkProperties(href: string): Properties {
  const url = safeLinkUrl(href) ?? '';
  // The engines' marks of a footnote: nothing reads them.
  return { href: url, ...linkAttributes(url), dataFootnoteRef: null, dataFootnoteBackref: null };
}

/** Attributes as `ui/Picture.tsx` has them; the page's script shows the placeholder for one that fails. */
function pictureProperties(written: string): Properties {
  const src = readable(safeImageUrl(written)) ?? pictureMessages.placeholder;
  return {
    src,
    loading: 'lazy',
    decoding: 'async',
    dataPicture: 'loading',
    dataCover: '',
    // Our own drawings are of one size; any other picture gets a frame by style, so that nothing shifts.
    ...(/^\/art\/(?:cover|scene)-[\w-]+\.svg$/.test(src) && { width: 640, height: 360 }),
  };
}

/** Astro decodes a picture's address and would end the build at one that can't be decoded. */
function readable(url: string | null): string | null {
  try {
    // The result is used: a bundler drops a call whose result nobody reads, and the error with it.
    return url !== null && decodeURI(url) !== '' ? url : null;
  } catch {
    return null;
  }
}

/** One engine says `align`, the other a style attribute, which the security policy refuses. */
function alignment({ align, style }: ElementView['properties']): Properties {
  const side = text(align) || (/text-align:\s*(\w+)/.exec(text(style))?.[1] ?? '');
  // Left is how cells stand anyway.
  return { align: null, style: null, dataAlign: /^(?:center|right)$/.test(side) ? side : null };
}

/** A box that may scroll must be reachable by keyboard and say what it is. */
function scrollable(kind: 'table' | 'code') {
  return { tabIndex: 0, role: 'group', ariaLabel: markdownMessages[kind] } as const;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
