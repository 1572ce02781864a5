import { unescapeHtml } from '#src/lib/html-text.ts';
import { oneLine } from '#src/lib/text.ts';

/**
 * The words that a reader of a Markdown text sees, for the search: no marks and no addresses, but descriptions of
 * pictures, code, and HTML, which is shown as text. It isn't a parser, so rare notations keep a mark. Every expression
 * reads a character only a few times, so that 1,000 posts are quick and a hostile text is no slower.
 * @param markdown a post's text as written
 * @returns the words, single blanks between them
 */
export function plainText(markdown: string): string {
  const text = blocks(markdown)
    .replace(escaped, (_, sign: string) => literal(sign))
    .replace(codeSpan, (_, _ticks, code: string) => literal(code))
    .replace(footnoteMark, '')
    .replace(caption, '$1 $2')
    .replace(link, '$1')
    // A second time, for a picture inside a link.
    .replace(link, '$1')
    .replace(autolink, '$1')
    .replace(stars, (run: string, before?: string) => (before === undefined ? '' : run))
    .replace(openingUnderscores, '$1')
    .replace(closingUnderscores, '$1');
  return oneLine(unescapeHtml(text).replace(literals, plainSign));
}

const escaped = /\\([!-/:-@[-`{-~])/g;
const codeSpan = /(`{1,8})([^`]+)\1(?!`)/g;
const footnoteMark = /\[\^[^\s[\]]+\]/g;
const title = String.raw`\s+(?:"[^"]{0,300}"|'[^']{0,300}'|\([^()]{0,300}\))`;
const address = String.raw`(?:<[^<>]*>|[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)`;
const link = new RegExp(
  `!?\\[([^[\\]]*)\\](?:\\(\\s?${address}(?:${title})?\\s?\\)|\\[[^[\\]]*\\])`,
  'g',
);
/** A picture that is a paragraph of its own, whose title is drawn below it. */
const caption = new RegExp(
  `^!\\[([^[\\]]*)\\]\\(\\s?${address}\\s+(?:"([^"]{0,300})")\\s?\\)$`,
  'gm',
);
const autolink = /<((?:https?:|mailto:|tel:)[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>/gi;
/** Stars and double tildes. A run alone between blanks is no mark. */
const stars = /(^|\s)[*~]+(?=\s|$)|\*+|~~/g;
const openingUnderscores = /(^|[\s("'“‘])_+(?=\S)/g;
const closingUnderscores = /([^\s_])_+(?=$|[\s.,;:!?)"'”’])/g;
const literals = /[\ue021-\ue07e]/g;

/** The lines of a text without the marks of headings, lists, quotes, tables and code blocks. */
function blocks(markdown: string): string {
  let fence = '';
  return markdown
    .split(/\r\n?|\n/)
    .map((line) => {
      const content = line.replace(lineMarks, '');
      const mark = /^(?:`{3,}|~{3,})/.exec(content)?.[0] ?? '';
      if (fence !== '') {
        if (!mark.startsWith(fence)) return literal(line);
        fence = '';
        return '';
      }
      fence = mark;
      return mark !== '' || unseen.test(content) || definition.test(content) ? '' : shown(content);
    })
    .join('\n');
}

/** The marks of quotes, headings, lists and indents, also nested. */
const lineMarks = /^(?:\s|>|#{1,6}(?=\s|$)|[-*+](?=\s|$)|\d{1,9}[.)](?=\s|$))+/;
/** Lines that readers don't see: rules, underlines of headings, the second line of a table. */
const unseen = /^(?:[-=]+|[-*_\s]{3,}|[|:\-\s]+)$/;
const definition =
  /^\[(?!\^)[^[\]]+\]:\s*(?:<[^<>]*>|\S+)(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*$/;

function shown(content: string): string {
  const words = content
    .replace(/\\$/, '')
    .replace(/^(?:\[[ xX]\]\s|\[\^[^\s[\]]+\]:)/, '')
    .replace(/ #+\s*$/, '');
  return words.startsWith('|')
    ? words.replace(/(\\\|)|\|/g, (_, kept?: string) => kept ?? ' ')
    : words;
}

/** Escaped characters move to Unicode's private area until the marks are removed. */
function literal(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (sign) =>
    String.fromCharCode(0xe000 + sign.charCodeAt(0)),
  );
}
const plainSign = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xe000);
