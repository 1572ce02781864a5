import { unescapeHtml } from '#src/lib/html-text.ts';

/**
 * The words that a reader of a Markdown text sees, for search in the browser: no marks and no addresses; descriptions of
 * pictures, code and HTML (which is shown as text) are kept. Not a parser: rare notations keep a mark. Every expression
 * reads a sign a few times at most, so that 1,000 posts take a moment and a hostile text takes no longer.
 * @param markdown a post's text as written
 * @returns the words, single blanks between them
 */
export function plainText(markdown: string): string {
  const text = blocks(markdown)
    .replace(escaped, (_, sign: string) => literal(sign))
    .replace(codeSpan, (_, _ticks, code: string) => literal(code))
    .replace(footnoteMark, '')
    .replace(link, '$1')
    // Once more for a picture that was inside a link.
    .replace(link, '$1')
    .replace(autolink, '$1')
    .replace(stars, (run: string, before?: string) => (before === undefined ? '' : run))
    .replace(openingUnderscores, '$1')
    .replace(closingUnderscores, '$1');
  return unescapeHtml(text).replace(literals, plainSign).replace(/\s+/g, ' ').trim();
}

const escaped = /\\([!-/:-@[-`{-~])/g;
const codeSpan = /(`{1,8})([^`]+)\1(?!`)/g;
const footnoteMark = /\[\^[^\s[\]]+\]/g;
const title = /\s+(?:"[^"]{0,300}"|'[^']{0,300}'|\([^()]{0,300}\))/.source;
const address = /(?:<[^<>]*>|[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)/.source;
const link = new RegExp(
  `!?\\[([^[\\]]*)\\](?:\\(\\s?${address}(?:${title})?\\s?\\)|\\[[^[\\]]*\\])`,
  'g',
);
const autolink = /<((?:https?:|mailto:|tel:)[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>/gi;
/** Stars and double tildes; a run that stands alone between blanks is no mark. */
const stars = /(^|\s)[*~]+(?=\s|$)|\*+|~~/g;
const openingUnderscores = /(^|[\s("'“‘])_+(?=\S)/g;
const closingUnderscores = /([^\s_])_+(?=$|[\s.,;:!?)"'”’])/g;
const literals = /[\ue021-\ue07e]/g;

/** The lines of a text without what makes them a heading, list, quote, table or block of code. */
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

/** Quotes, headings, lists and indents, nested as they may be. */
const lineMarks = /^(?:\s|>|#{1,6}(?=\s|$)|[-*+](?=\s|$)|\d{1,9}[.)](?=\s|$))+/;
/** Rules, underlines of headings, the second line of a table. */
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

/** Signs that stand for themselves wait in Unicode's private area until the marks are gone. */
function literal(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (sign) =>
    String.fromCharCode(0xe000 + sign.charCodeAt(0)),
  );
}
const plainSign = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xe000);
