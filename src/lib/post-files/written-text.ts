/** Leading spaces that mean something: of code, or of the first line of a list or of fenced code. */
const meantSpaces = /^(?: {4}| {0,3}\t| {1,3}(?:(?:[-*+]|\d{1,9}[.)])(?=\s|$)|```|~~~))/;
/** A definition draws nothing. */
const keeper = '[keeps-the-spaces-below]: #\n\n';

/**
 * A post's text as its file holds it: plain line ends, nothing blank around it. The build takes the spaces off the
 * beginning of a text; where that would draw something else, a line that draws nothing goes before them. A text that is
 * written so already stays.
 */
export function writtenText(content: string): string {
  const text = content
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/^\s*\n/, '')
    .trimEnd();
  return meantSpaces.test(text) ? keeper + text : text.trimStart();
}

/** Whether a text may have to be written otherwise in an .mdx file. */
export const differsInMdx = (text: string): boolean => /[<{}\t]| {4}|^(?:im|ex)port\b/m.test(text);

/** A post's text as its .mdx file holds it. What does it is loaded only for a text that needs it. */
export async function writtenMdx(content: string): Promise<string> {
  const text = writtenText(content);
  if (!differsInMdx(text)) return text;
  const { mdxText } = await import('#src/lib/post-files/mdx-text.ts');
  return mdxText(text);
}
