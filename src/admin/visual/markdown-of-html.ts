import { DOMParser as DocumentReader } from 'prosemirror-model';
import type { Node } from 'prosemirror-model';
import { readHtml } from '#src/admin/visual/clean-html.ts';
import { markdownKeeper } from '#src/admin/visual/markdown-keeper.ts';
import { schema, standsAlone } from '#src/admin/visual/schema.ts';

/** What a clipboard held, for the Markdown field. */
interface PastedMarkdown {
  /** null where it was words alone, which the clipboard has as they are. */
  readonly markdown: string | null;
  /** Whether it goes on with the line that it is pasted in. */
  readonly isInline: boolean;
  /** Whether what is typed next needs a paragraph of its own. */
  readonly isWhole: boolean;
  /** How many pictures were left out. */
  readonly pictures: number;
}

/** Markdown of what Word, Google Docs or a website put on the clipboard, as Visual reads and writes it. */
export function markdownOfHtml(html: string): PastedMarkdown {
  const { body, pictures } = readHtml(html);
  const doc = DocumentReader.fromSchema(schema).parse(body);
  const isPlain = doc.children.every(isWords);
  const markdown = isPlain ? null : markdownKeeper().write(doc);
  const isInline = doc.childCount === 1 && doc.firstChild?.type === schema.nodes.paragraph;
  const isWhole = doc.lastChild !== null && standsAlone(doc.lastChild);
  return { markdown, isInline, isWhole, pictures };
}

const isWords = (block: Node) =>
  block.type === schema.nodes.paragraph &&
  block.children.every(({ isText, marks, type }) =>
    isText ? marks.length === 0 : type === schema.nodes.hard_break,
  );
