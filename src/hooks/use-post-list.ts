import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useTransition } from 'react';
import { clampPage } from '#src/lib/pagination.ts';
import { listPage } from '#src/lib/posts/list-view.ts';
import type { ListPage } from '#src/lib/posts/list-view.ts';
import type { ListAddress } from '#src/lib/posts/list-address.ts';
import type { ListProgress } from '#src/lib/posts/list-status.ts';
import { mergePosts } from '#src/lib/posts/merge.ts';
import type { ListedPost } from '#src/lib/posts/merge.ts';
import { searchablePost, withContent } from '#src/lib/posts/search.ts';
import { $builtInPosts, forgetFailures, loadBuiltInPosts } from '#src/stores/built-in-posts.ts';
import { $localPosts } from '#src/stores/local-posts.ts';
import { localText } from '#src/stores/local-texts.ts';
import { $searchTexts, loadSearchTexts } from '#src/stores/search-texts.ts';

/** The built document that holds the list. */
export interface BuiltList {
  /** Its page number. */
  readonly builtPage: number;
  /** How many pages were built. */
  readonly builtPages: number;
}

/** What the list shows of built-in and local posts together. */
interface PostListState extends Omit<ListProgress, 'term' | 'isWaiting'> {
  /** The built page is right as it is: no term, no local post, no other page asked for. */
  readonly isStanding: boolean;
  /** What to draw instead; null until it has loaded. */
  readonly list: ListPage<ListedPost> | null;
  readonly retry: () => void;
}

const nothing: readonly never[] = [];

/**
 * Merges, searches and pages the posts that have arrived so far. Fetches the heads when the built page isn't enough,
 * and the texts only for a search.
 */
export function usePostList(
  { page, term }: ListAddress,
  { builtPage, builtPages }: BuiltList,
): PostListState {
  const builtIn = useStore($builtInPosts);
  const { texts, isComplete, hasFailed: haveTextsFailed } = useStore($searchTexts);
  const local = useStore($localPosts, { ssr: () => nothing });
  const isSearching = term !== '';
  const isElsewhere = clampPage(page, builtPages) !== builtPage;
  const isNeeded = isSearching || isElsewhere || local.length > 0;

  const load = isSearching ? loadSearchTexts : loadBuiltInPosts;
  useEffect(() => {
    if (isNeeded) void load();
  }, [load, isNeeded, local]);
  const [isRetrying, startRetry] = useTransition();
  const retry = () => {
    startRetry(async () => {
      forgetFailures();
      await load();
    });
  };
  const { posts } = builtIn;
  const hasFailed = (builtIn.hasFailed || haveTextsFailed) && !isRetrying;

  const localTexts = useMemo(
    () => new Map(isSearching ? local.map((post) => [post.id, localText(post)]) : []),
    [local, isSearching],
  );
  const heads = useMemo(
    () => (posts === null ? null : mergePosts(posts, local).map(searchablePost)),
    [posts, local],
  );
  const searchable = useMemo(
    () =>
      heads?.map((head) => {
        const own = head.post.origin === 'built-in' ? texts : localTexts;
        return withContent(head, own.get(head.post.id));
      }),
    [heads, texts, localTexts],
  );
  const list = useMemo(
    () => (searchable === undefined ? null : listPage(searchable, { page, term })),
    [searchable, page, term],
  );

  const isMerged = local.length > 0 && !(hasFailed && list === null);
  const isTurned = page !== builtPage && list !== null;
  return {
    isStanding: !isSearching && !isMerged && !isTurned,
    isNeeded,
    // "No posts found" is true only once all texts were searched.
    list: isSearching && list?.count === 0 && !isComplete && !hasFailed ? null : list,
    hasIndex: list !== null,
    isComplete,
    hasFailed,
    isRetrying,
    retry,
  };
}
