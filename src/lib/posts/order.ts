import { compareDays } from '#src/lib/posts/dates.ts';
import type { PostHead } from '#src/lib/posts/post.ts';

/** Order of the blog's list: newest first, posts of the same day by title. */
export function comparePosts(
  a: Pick<PostHead, 'date' | 'title'>,
  b: Pick<PostHead, 'date' | 'title'>,
): number {
  return compareDays(a.date, b.date) || a.title.localeCompare(b.title, 'en');
}
