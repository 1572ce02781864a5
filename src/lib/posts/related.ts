import type { PostHead } from '#src/lib/posts/post.ts';

/** How many related posts a post shows. */
const relatedCount = 3;

/**
 * The three most related other posts: most shared tags first, then in the order of the list.
 * @param posts in the order of the list (`newestFirst`)
 */
export function relatedPosts<T extends Pick<PostHead, 'id' | 'tags'>>(
  post: Pick<PostHead, 'id' | 'tags'>,
  posts: readonly T[],
): T[] {
  const tags = [...new Set(post.tags)];
  // Not sorted, because every page of a large blog does this for all its posts.
  const byShared: T[][] = [];
  for (const other of posts) {
    if (other.id === post.id) continue;
    const shared = tags.filter((tag) => other.tags.includes(tag)).length;
    (byShared[shared] ??= []).push(other);
  }
  return byShared.reverse().flat().slice(0, relatedCount);
}
