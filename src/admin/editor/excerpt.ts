import { postFields } from '#src/lib/posts/post.ts';

const { least, most } = postFields.excerpt;

/** Whether the last of some words end a sentence. */
export const endsSentence = (words: string) => /[.!?]["”’)]*$/.test(words);

/**
 * An excerpt made of the beginning of a text: as many of its whole sentences as fit; '' where they are fewer characters
 * than an excerpt needs, because the website would refuse it.
 * @param words without marks, single blanks between them
 */
export function excerptOf(words: string): string {
  const sentences = /^.*[.!?]["”’)]*(?=\s)/.exec(`${words} `.slice(0, most + 1))?.[0] ?? '';
  return sentences.length < least ? '' : sentences;
}
