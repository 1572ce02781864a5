import { newestFirst } from '#src/lib/posts/order.ts';
import type { PostHead } from '#src/lib/posts/post.ts';

/** Where a listed post comes from: built in, only in this browser, or a local copy that replaces a built-in one. */
export type PostOrigin = 'built-in' | 'local' | 'changed';

/** A post in a list of built-in and local posts. */
export type ListedPost = PostHead & { readonly origin: PostOrigin };

/**
 * Merges local posts over the built-in ones: a local post replaces the built-in one with the same id, otherwise it is
 * added. Of two local posts with the same id, the first counts.
 * @returns all posts, newest first
 */
export function mergePosts<Head extends PostHead>(
  builtIn: readonly Head[],
  local: readonly Head[],
): (Head & Pick<ListedPost, 'origin'>)[] {
  const merged = new Map<string, Head & Pick<ListedPost, 'origin'>>();
  for (const post of builtIn) merged.set(post.id, { ...post, origin: 'built-in' });
  for (const post of local) {
    const origin = merged.get(post.id)?.origin;
    if (origin === 'local' || origin === 'changed') continue;
    merged.set(post.id, { ...post, origin: origin === undefined ? 'local' : 'changed' });
  }
  return newestFirst([...merged.values()], (post) => post);
}
