import { countWords } from '#src/admin/model/words.ts';
import { counted } from '#src/admin/shell/counted.ts';
import type { WordPart } from '#src/lib/typed-words.ts';

/** A number of posts in words: '1 post', '1,000 posts'. */
export function countPosts(posts: number): string {
  return counted(posts, countWords.one, countWords.many);
}

/**
 * What posts are called: one by its title, several by their number.
 * @param end what follows without a space
 */
export function namePosts(posts: readonly { readonly title: string }[], end = ''): WordPart {
  const [first] = posts;
  return first && posts.length === 1
    ? { typed: first.title + end }
    : countPosts(posts.length) + end;
}
