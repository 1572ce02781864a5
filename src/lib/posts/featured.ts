import type { PostHead } from '#src/lib/posts/post.ts';

/**
 * Takes the featured post out of a list: the first one flagged. Every other post stays in the grid, flagged or not.
 */
export function splitFeatured<Item extends Pick<PostHead, 'isFeatured'>>(
  posts: readonly Item[],
): { featured: Item | undefined; rest: Item[] } {
  const featured = posts.find((post) => post.isFeatured);
  return { featured, rest: posts.filter((post) => post !== featured) };
}
