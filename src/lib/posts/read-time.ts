import { countWords } from '#src/lib/text.ts';

/** Reading speed, and the length assumed when there is no text. */
const wordsPerMinute = 200;
const wordsWithoutContent = 500;

/** Minutes to read so many words: words / 200, rounded up. No words count as 500. */
export const minutesFor = (words: number): number =>
  Math.ceil((words || wordsWithoutContent) / wordsPerMinute);

/** Reading time as the editor shows it: '{n} min'. */
export function readTimeOf(content: string): string {
  return `${minutesFor(countWords(content))} min`;
}

/**
 * Reading time as the public sees it, '{n} min read'. A given one is kept; only a bare '8 min' is completed.
 */
export function publicReadTime(given: string | undefined, content: string): string {
  const text = given?.trim() ?? '';
  if (text === '') return `${readTimeOf(content)} read`;
  return /^\d+ min$/.test(text) ? `${text} read` : text;
}
