import { clampPage, pageCount, pageItems } from '#src/lib/pagination.ts';
import { splitFeatured } from '#src/lib/posts/featured.ts';
import type { ListAddress } from '#src/lib/posts/list-address.ts';
import type { PostHead } from '#src/lib/posts/post.ts';
import { searchPosts } from '#src/lib/posts/search.ts';
import type { SearchablePost } from '#src/lib/posts/search.ts';

/** One page of the list, ready to be drawn. */
export interface ListPage<Item> {
  /**
   * On page 1 only. Without a term it is above the search, with one it is the first result below; where nothing is found,
   * it is what there is to read instead.
   */
  readonly featured: Item | undefined;
  readonly posts: readonly Item[];
  /** Clamped. */
  readonly page: number;
  readonly total: number;
  /** Number of posts on all pages, including the featured one. */
  readonly count: number;
}

/**
 * What a page of the list shows. The featured post is the first flagged one of all posts, not of the results, and is
 * never in the grid.
 * @param posts all posts, newest first
 */
export function listPage<Item extends PostHead>(
  posts: readonly SearchablePost<Item>[],
  address: ListAddress,
): ListPage<Item> {
  const found = searchPosts(posts, address.term);
  const { featured } = splitFeatured(posts.map(({ post }) => post));
  const rest = found.filter((post) => post !== featured);
  const total = pageCount(rest.length);
  const page = clampPage(address.page, total);
  const isFound = rest.length < found.length;
  return {
    featured: (isFound || found.length === 0) && page === 1 ? featured : undefined,
    posts: pageItems(rest, page),
    page,
    total,
    count: found.length,
  };
}
