import { freeName } from '#src/lib/posts/free-name.ts';
import { foldAccents } from '#src/lib/text.ts';

/**
 * Ids of the pages around a text, and of what the engines add; tests compare them with the pages. Headings get no prefix
 * instead, because addresses with "#" to them exist.
 */
const taken = [
  ...['main', 'site-menu', 'local-post', 'local-failed', 'built-post', 'related', 'moved-address'],
  ...['preview', 'where-this-stands', 'footnote-label', 'guides'],
];

/**
 * Makes the anchors of the headings of one text, in the order of the text.
 * @returns a function from a heading's words to its id: lowercase words with hyphens, in any script, or 'section' if
 * there are no letters; a second 'Sources' becomes 'sources-2'
 */
export function headingIds(): (words: string) => string {
  const used = new Set(taken);
  const reached = new Map<string, number>();
  return (words) => {
    const id = freeName(anchorOf(words), used, reached);
    used.add(id);
    return id;
  };
}

function anchorOf(words: string): string {
  const name = foldAccents(words)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-|-$/g, '');
  return name === '' ? 'section' : name;
}
