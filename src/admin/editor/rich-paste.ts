const formatted =
  /<(?:h[1-6]|b|strong|i|em|s|del|ul|ol|li|table|blockquote)[\s>]|<a\s[^<>]*\bhref|(?<![\w-])font-weight:\s*(?:bold|[6-9]00)|(?<![\w-])font-style:\s*italic|mso-list:/i;
/**
 * How editors of code put their colors on the clipboard: all of it in one element that keeps its blanks. Google Docs
 * writes that style on entries of lists, and elsewhere takes it back in the next one.
 */
const code =
  /^(?:\s|<\/?(?:html|head|body|meta)\b[^>]*>|<!--(?:(?!-->)[\s\S])*-->)*<(?:pre\b|[a-z]+\s[^>]*(?<![\w-])white-space:\s*pre\s*(?:["']|;(?!\s*white-space:)))/i;

/** Whether HTML of a clipboard may have more than words, such as headings, bold or a list. */
export const holdsFormatting = (html: string): boolean => formatted.test(html) && !code.test(html);
