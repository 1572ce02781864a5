import { readStoredPosts } from '#src/lib/posts/stored.ts';

/**
 * The stored list for reading and for a file: indented by two spaces, nothing added, nothing left out. A text that is
 * damaged, or too deep to be written as JSON, is returned as it is, so that an export never loses a word.
 * @param text as stored; null if there is none
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

/** Some posts in the same format. */
export function exportList(list: readonly unknown[]): string {
  return JSON.stringify(list, null, 2);
}

/**
 * Name of the downloaded file.
 * @param day 'YYYY-MM-DD'
 */
export function exportFileName(day: string): string {
  return `bodega-cats-posts-${day}.json`;
}
