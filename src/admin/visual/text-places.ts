import type { Node } from 'prosemirror-model';
import type { OpenedMarkdown } from '#src/admin/visual/markdown-keeper.ts';

/** A stretch of words: its place in the document and in the Markdown. */
interface Stretch {
  readonly pos: number;
  readonly size: number;
  readonly start: number;
  readonly end: number;
}

function stretchesOf({ doc, spans }: OpenedMarkdown): readonly Stretch[] {
  const found: Stretch[] = [];
  doc.descendants((node: Node, pos) => {
    const span = spans.get(node);
    if (span) found.push({ pos, size: node.nodeSize, ...span });
  });
  return found;
}

/**
 * The place in Visual's document that belongs to one in the Markdown.
 * @param offset in the text with plain line ends
 */
export function posOfOffset(opened: OpenedMarkdown, markdown: string, offset: number): number {
  const stretches = stretchesOf(opened);
  const next = stretches.findIndex(({ end }) => end >= offset);
  const found = stretches[next === -1 ? stretches.length - 1 : next];
  if (found === undefined) return 0;
  if (offset <= found.start) return found.pos;
  return found.pos + Math.min(found.size, signsIn(markdown.slice(found.start, offset)));
}

/** The place in the Markdown, with plain line ends, that belongs to one in Visual's document. */
export function offsetOfPos(opened: OpenedMarkdown, markdown: string, pos: number): number {
  const found = stretchesOf(opened).findLast((stretch) => stretch.pos <= pos);
  if (found === undefined) return 0;
  const source = markdown.slice(found.start, found.end);
  const signs = pos - found.pos;
  let length = Math.min(signs, source.length);
  while (length < source.length && signsIn(source.slice(0, length)) < signs) length += 1;
  return found.start + length;
}

/** How many signs a stretch of Markdown shows: a backslash before another one isn't seen. */
const signsIn = (source: string) => source.replaceAll(/\\([!-/:-@[-`{-~]|$)/g, '$1').length;
