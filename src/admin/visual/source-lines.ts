/** A text's lines, each with its own line end. */
export const linesOf = (text: string): readonly string[] =>
  text.match(/[^\r\n]+(?:\r\n?|\n)?|\r\n?|\n/g) ?? [];

/** The first line end of a text, for what is added to it. */
export const lineEndOf = (text: string): string => /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';

/** A text as Markdown's readers and text fields take it: with plain line ends. */
export const withPlainLineEnds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');
