import { postFields } from '#src/lib/posts/post.ts';

const { least, most } = postFields.excerpt;

/**
 * An excerpt made of the beginning of a text: its words, its first sentences where they are long enough, else as much of it as fits.
 * @param words without marks, single blanks between them
 */
export function excerptOf(words: string): string {
  if (words.length <= most) return words;
  const sentences = /^.*[.!?]["”’)]*(?=\s)/.exec(words.slice(0, most + 1))?.[0] ?? '';
  if (sentences.length >= least) return sentences;
  // A place is left for the ellipsis; a very long word has no end to be cut at.
  const room = words.slice(0, most);
  const whole = room.replace(/[\s,;:–—-]+\S*$/, '');
  return `${whole.length + 1 < least || whole === room ? room.slice(0, -1) : whole}…`;
}
