import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** Where the Markdown reader keeps what extends it. */
interface ReaderData {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/**
 * Reads tables, strikethrough, task lists, footnotes and bare addresses, as `remark-gfm` does, without its other half:
 * what writes Markdown would be 6 kB of every browser's script, and nothing here writes any.
 */
export function readGfm(this: { data: () => object }): void {
  const data = this.data() as ReaderData;
  (data.micromarkExtensions ??= []).push(gfm());
  (data.fromMarkdownExtensions ??= []).push(gfmFromMarkdown());
}
