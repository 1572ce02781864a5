import ReactMarkdown from 'react-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { markdownMessages } from '#src/config/messages.ts';
import { canBeDrawn } from '#src/lib/markdown/drawing-work.ts';
import { footnotePrefix } from '#src/lib/markdown/element-rules.ts';
import { elementRules, textRules } from '#src/lib/markdown/tree-rules.ts';
import { safeImageUrl, safeLinkUrl } from '#src/lib/markdown/url-policy.ts';

/** Where the Markdown reader keeps what extends it. */
interface ReaderData {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/**
 * Reads tables, strikethrough, task lists, footnotes and bare addresses, as `remark-gfm` does, without its other half:
 * what writes Markdown would be 6 kB of every browser's script, and nothing here writes any.
 */
function readGfm(this: { data: () => object }): void {
  const data = this.data() as ReaderData;
  (data.micromarkExtensions ??= []).push(gfm());
  (data.fromMarkdownExtensions ??= []).push(gfmFromMarkdown());
}

const remarkPlugins = [readGfm, textRules];
const rehypePlugins = [elementRules];
const footnotes = { clobberPrefix: footnotePrefix };
/** The build's engine reads them as plain line ends; this one would keep the carriage return in code. */
const windowsLineEnds = /\r\n?/g;

interface MarkdownProps {
  text: string;
  /**
   * Short names of pictures and their real addresses. The editor's preview uses them so that no picture data is parsed.
   */
  pictures?: ReadonlyMap<string, string>;
}

/**
 * Draws a post's Markdown in the browser, exactly as the build draws a built-in post: the rules are in
 * `lib/markdown/element-rules.ts`. Put it into an element with the class `prose`.
 */
export function Markdown({ text, pictures }: MarkdownProps) {
  if (!canBeDrawn(text)) return <p className="island-failed">{markdownMessages.tooMuch}</p>;
  // react-markdown's own rule would drop `tel:` and pictures as data, which our rules allow.
  const allowedUrl = (url: string, attribute: string) =>
    attribute === 'src' ? safeImageUrl(pictures?.get(url) ?? url) : safeLinkUrl(url);
  return (
    <ReactMarkdown
      remarkPlugins={remarkPlugins}
      remarkRehypeOptions={footnotes}
      rehypePlugins={rehypePlugins}
      urlTransform={allowedUrl}
    >
      {text.replace(windowsLineEnds, '\n')}
    </ReactMarkdown>
  );
}
