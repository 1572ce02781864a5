import type { PostHead } from '#src/lib/posts/post.ts';

/** How many posts a post points to (features C5). */
const relatedCount = 3;

/**
 * The three posts nearest to one: most shared tags first, then as the list has them. The post itself is never among
 * them; fewer come back where there are fewer.
 * @param posts in the order of the list (`comparePosts`): newest first, those of one day by title
 */
export function relatedPosts<T extends Pick<PostHead, 'id' | 'tags'>>(
  post: Pick<PostHead, 'id' | 'tags'>,
  posts: readonly T[],
): T[] {
  const tags = [...new Set(post.tags)];
  // Not sorted: every page of a large blog asks this of all its posts.
  const byShared: T[][] = [];
  for (const other of posts) {
    if (other.id === post.id) continue;
    const shared = tags.filter((tag) => other.tags.includes(tag)).length;
    (byShared[shared] ??= []).push(other);
  }
  return byShared.reverse().flat().slice(0, relatedCount);
}
