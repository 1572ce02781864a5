import { postFields } from '#src/lib/posts/post.ts';

const { most } = postFields.excerpt;

/** Whether the last of some words end a sentence. */
export const endsSentence = (words: string) => /[.!?]["”’)]*$/.test(words);

/**
 * An excerpt made of the beginning of a text: as many of its whole sentences as fit; '' where the first is too long.
 * @param words without marks, single blanks between them
 */
export function excerptOf(words: string): string {
  return /^.*[.!?]["”’)]*(?=\s)/.exec(`${words} `.slice(0, most + 1))?.[0] ?? '';
}
