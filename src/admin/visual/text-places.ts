import type { Node } from 'prosemirror-model';
import { readMarkdown } from '#src/admin/visual/read-markdown.ts';
import type { Span } from '#src/admin/visual/read-markdown.ts';
import { isBlank } from '#src/admin/visual/schema.ts';

/** A stretch of words: its place in the document and in the Markdown. */
interface Stretch extends Span {
  readonly pos: number;
  readonly size: number;
}

/**
 * Where the words of a text stand in Visual's document, and where in the Markdown.
 * @param markdown with plain line ends
 * @param doc which it stands for
 */
export function textPlaces(markdown: string, doc: Node) {
  const { blocks, spans } = readMarkdown(markdown);
  const stretches: Stretch[] = [];
  const starts: number[] = [];
  doc.forEach((node, offset) => {
    if (!isBlank(node)) starts.push(offset + 1);
  });
  blocks.forEach(({ node: block }, place) =>
    block.descendants((node, pos) => {
      const [span, start] = [spans.get(node), starts[place]];
      if (span && start !== undefined)
        stretches.push({ pos: start + pos, size: node.nodeSize, ...span });
    }),
  );
  return {
    /** The place in the document that belongs to one in the Markdown. */
    posOf: (offset: number): number => {
      const found = stretches.find(({ end }) => end >= offset) ?? stretches.at(-1);
      if (found === undefined) return 0;
      if (offset <= found.start) return found.pos;
      return found.pos + Math.min(found.size, signsIn(markdown.slice(found.start, offset)));
    },
    /** The place in the Markdown that belongs to one in the document. */
    offsetOf: (pos: number): number => {
      const found = stretches.findLast((stretch) => stretch.pos <= pos);
      if (found === undefined) return 0;
      const source = markdown.slice(found.start, found.end);
      const signs = pos - found.pos;
      let length = Math.min(signs, source.length);
      while (length < source.length && signsIn(source.slice(0, length)) < signs) length += 1;
      return found.start + length;
    },
  };
}

/** How many signs a stretch of Markdown shows: a backslash before another one isn't seen. */
const signsIn = (source: string) => source.replaceAll(/\\([!-/:-@[-`{-~]|$)/g, '$1').length;
