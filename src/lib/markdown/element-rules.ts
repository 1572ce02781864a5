/**
 * The rules for posts, written once: what each piece of a Markdown text becomes. Built-in posts are drawn by Sätteri in
 * the build, local posts by react-markdown in the browser, each with plugins that ask these rules. Both engines make
 * the same tree of a text, so a rule is about one element at a time.
 */

import { markdownMessages, pictureMessages } from '#src/config/messages.ts';
import { pictureSources } from '#src/lib/images/post-pictures.ts';
import { safeImageUrl, safeLinkUrl } from '#src/lib/markdown/url-policy.ts';
import { pictureName } from '#src/lib/post-files/post-file.ts';
import { isExternal } from '#src/lib/urls.ts';

/** Properties as both engines name them (`tabIndex`, `dataPicture`); null removes one. */
type Properties = Readonly<Record<string, string | number | null>>;
/** What the rules read of an element of either engine. */
interface ElementView {
  readonly tagName: string;
  readonly properties: Readonly<Record<string, unknown>>;
}
/** The same with what stands in it. */
interface ParentView extends ElementView {
  readonly children: readonly (ElementView | { readonly type: string })[];
}

/** Prefix of footnote ids. The colon keeps them apart from the ids of headings. */
export const footnotePrefix = 'note:';

/** `#` in a text is drawn as h2, because the page's h1 is the post's title. Deeper ones stay as they are. */
export function headingDepth(depth: 1 | 2 | 3 | 4 | 5 | 6): 2 | 3 | 4 | 5 | 6 {
  return depth === 1 ? 2 : depth;
}

/** Whether HTML in this kind of node is among words; elsewhere it is its own paragraph. It is always shown as text. */
export function holdsWords(kind: string | undefined): boolean {
  return wordHolders.has(kind ?? '');
}
const wordHolders = new Set([
  ...['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'tableCell'],
]);

/** Whether a link isn't allowed, so that only its words stay. */
export function isForbiddenLink({ tagName, properties }: ElementView): boolean {
  return tagName === 'a' && safeLinkUrl(text(properties.href)) === null;
}

/**
 * The caption of a paragraph that is one picture with a title; null for any other. Such a paragraph becomes a figure.
 * Among words a title stays one, because no paragraph may hold a figure.
 */
export function captionOf({ tagName, children }: ParentView): string | null {
  const [picture, ...rest] = tagName === 'p' ? children : [];
  if (picture === undefined || rest.length > 0 || !('tagName' in picture)) return null;
  const title = picture.tagName === 'img' ? text(picture.properties.title).trim() : '';
  return title === '' ? null : title;
}

/**
 * The box around an element, and what stands in it before the element: a wide table scrolls in one, by keyboard too; a
 * picture of ours comes in several sizes. A new object each time.
 */
export function boxAround({ tagName, properties }: ElementView) {
  if (tagName === 'table') {
    return {
      tagName: 'div',
      properties: { className: ['wide'], ...scrollable(tagName) },
      before: [],
    };
  }
  const sources = tagName === 'img' ? pictureSources(served(text(properties.src))) : [];
  if (sources.length === 0) return null;
  const before = sources.map((source) => ({ ...source, sizes: textColumn }));
  return { tagName: 'picture', properties: {}, before };
}
/** How wide a picture in a text is drawn. */
const textColumn = '(min-width: 45rem) 42rem, 92vw';

/** The properties that an element gets or loses; null if it stays as it is. */
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
      // A task's checkbox has no label element; its words follow it.
      return {
        ariaLabel: properties.checked === true ? markdownMessages.done : markdownMessages.notDone,
      };
    case 'h2':
      // The heading of the footnotes, which the engines hide by a class.
      return properties.id === 'footnote-label' ? { className: null } : null;
    case 'section':
      return { dataFootnotes: null };
    default:
      return null;
  }
}

function linkProperties(href: string): Properties {
  const url = safeLinkUrl(href) ?? '';
  // Nothing reads the engines' marks of a footnote.
  return { href: url, ...linkAttributes(url), dataFootnoteRef: null, dataFootnoteBackref: null };
}

/** The attributes of `ui/Picture.tsx`, so that the page's script shows the placeholder for a picture that fails. */
function pictureProperties(written: string): Properties {
  const src = readable(safeImageUrl(served(written))) ?? pictureMessages.placeholder;
  return {
    src,
    loading: 'lazy',
    decoding: 'async',
    dataPicture: 'loading',
    dataCover: '',
    // Our own drawings have one size. Any other picture gets a frame in CSS, so that nothing shifts.
    ...(/^\/art\/(?:cover|scene)-[\w-]+\.svg$/.test(src) && { width: 640, height: 360 }),
  };
}

/** A post's own picture where the site serves it; any other address as it is. */
const served = (address: string) => pictureName(address, 'written', 'served') ?? address;

/** Astro decodes a picture's address, and the build would end at one that can't be decoded. */
function readable(url: string | null): string | null {
  try {
    // The result must be used: a bundler drops a call without one, and its error with it.
    return url !== null && decodeURI(url) !== '' ? url : null;
  } catch {
    return null;
  }
}

/** One engine writes `align`, the other a style attribute, which the security policy refuses. */
function alignment({ align, style }: ElementView['properties']): Properties {
  const side = text(align) || (/text-align:\s*(\w+)/.exec(text(style))?.[1] ?? '');
  // Left is the default.
  return { align: null, style: null, dataAlign: /^(?:center|right)$/.test(side) ? side : null };
}

/** A box that may scroll must be reachable by keyboard and have a name. */
function scrollable(kind: 'table' | 'code') {
  return { tabIndex: 0, role: 'group', ariaLabel: markdownMessages[kind] } as const;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The attributes of a link besides its address: a new tab and noopener if it leaves the site. */
export function linkAttributes(href: string): { target?: '_blank'; rel?: 'noopener' } {
  return isExternal(href) ? { target: '_blank', rel: 'noopener' } : {};
}
