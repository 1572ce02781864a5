import { readStoredPosts } from '#src/lib/posts/stored.ts';

/**
 * The stored list for the eyes and for a file: indented by two spaces (spec section 4), nothing added, nothing left out.
 * A text that is damaged, or deeper than JSON can be written, is given as it is: an export never loses a word.
 * @param text as stored; null where nothing is
 */
export function exportStored(text: string | null): string {
  const { isDamaged, raw } = readStoredPosts(text);
  if (isDamaged) return text ?? '';
  try {
    return exportList(raw);
  } catch {
    return text ?? '';
  }
}

/** Some posts in the same shape. */
export function exportList(list: readonly unknown[]): string {
  return JSON.stringify(list, null, 2);
}

/**
 * The name of the file that is downloaded.
 * @param day 'YYYY-MM-DD'
 */
export function exportFileName(day: string): string {
  return `bodega-cats-posts-${day}.json`;
}
