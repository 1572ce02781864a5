import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { listPage } from '#src/lib/posts/list-view.ts';
import type { ListPage } from '#src/lib/posts/list-view.ts';
import type { ListAddress } from '#src/lib/posts/list-address.ts';
import { mergePosts } from '#src/lib/posts/merge.ts';
import type { ListedPost } from '#src/lib/posts/merge.ts';
import { searchablePost, searchableText } from '#src/lib/posts/search.ts';
import { $localPosts } from '#src/stores/local-posts.ts';
import { $knownPosts, loadPostIndex } from '#src/stores/post-index.ts';

/** What the list shows of built-in and local posts together. */
export interface PostListState {
  /** The built page stands as it is: no term, no local post, no other page asked for. */
  readonly isStanding: boolean;
  /** What to draw in its place; null while it isn't there. */
  readonly list: ListPage<ListedPost> | null;
  readonly hasIndex: boolean;
  readonly isComplete: boolean;
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
}

const nothing: readonly never[] = [];

/** Merges, searches and pages the posts (spec sections 2 and 4), from what has arrived so far. */
export function usePostList({ page, term }: ListAddress, builtPage: number): PostListState {
  const { posts, texts, isComplete, hasFailed, isRetrying } = useStore($knownPosts);
  const local = useStore($localPosts, { ssr: () => nothing });

  useEffect(() => {
    if (local.length > 0) loadPostIndex();
  }, [local]);

  const isSearching = term !== '';
  const localTexts = useMemo(
    () => new Map(isSearching ? local.map(({ id, content }) => [id, searchableText(content)]) : []),
    [local, isSearching],
  );
  const merged = useMemo(() => (posts === null ? null : mergePosts(posts, local)), [posts, local]);
  const searchable = useMemo(
    () =>
      merged?.map((post) => {
        const own = post.origin === 'built-in' ? texts : localTexts;
        return searchablePost(post, own.get(post.id));
      }),
    [merged, texts, localTexts],
  );
  const list = useMemo(
    () => (searchable === undefined ? null : listPage(searchable, { page, term })),
    [searchable, page, term],
  );

  const isMerged = local.length > 0 && !(hasFailed && list === null);
  const isTurned = page !== builtPage && list !== null;
  return {
    isStanding: !isSearching && !isMerged && !isTurned,
    // "No posts found" can be said only when all texts were seen.
    list: list?.count === 0 && !isComplete && !hasFailed ? null : list,
    hasIndex: list !== null,
    isComplete,
    hasFailed,
    isRetrying,
  };
}
