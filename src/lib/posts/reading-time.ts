import { countWords } from '#src/lib/text.ts';

/** Reading speed, and the length assumed when there is no text. */
const wordsPerMinute = 200;
const wordsWithoutContent = 500;

/** Minutes to read a text: words / 200, rounded up. No text counts as 500 words. */
export function readingMinutes(content: string): number {
  const words = countWords(content);
  return Math.ceil((words === 0 ? wordsWithoutContent : words) / wordsPerMinute);
}

/** Reading time as the editor shows it: '{n} min'. */
export function readingTime(content: string): string {
  return `${String(readingMinutes(content))} min`;
}

/**
 * Reading time as the public sees it, '{n} min read'. A given one is kept; only a bare '8 min' is completed.
 */
export function publicReadingTime(given: string | undefined, content: string): string {
  const text = given?.trim() ?? '';
  if (text === '') return `${readingTime(content)} read`;
  return /^\d+ min$/.test(text) ? `${text} read` : text;
}
