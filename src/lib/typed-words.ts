/** A part of what a screen says: our own words, or what somebody typed, which page translation leaves as it is. */
export type WordPart = string | { readonly typed: string };

/** One part or several, with a space between two. */
export type Words = WordPart | readonly WordPart[];

/** The same as one text, where nothing can be marked, as in a label. */
export const plainWords = (words: Words): string =>
  [words]
    .flat()
    .map((part) => (typeof part === 'string' ? part : part.typed))
    .join(' ');
