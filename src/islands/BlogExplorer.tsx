import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { blogMessages } from '#src/config/messages.ts';
import { useListAddress } from '#src/hooks/use-list-address.ts';
import { usePostList } from '#src/hooks/use-post-list.ts';
import type { BuiltList } from '#src/hooks/use-post-list.ts';
import {
  useStandingLinks,
  useStandingParts,
  useSteadyField,
} from '#src/hooks/use-standing-list.ts';
import type { StandingParts } from '#src/hooks/use-standing-list.ts';
import { listTitle } from '#src/lib/posts/list-address.ts';
import { listStatus } from '#src/lib/posts/list-status.ts';
import { documentTitle } from '#src/lib/seo/page-metadata.ts';
import { replayPresses } from '#src/stores/early-presses.ts';
import { readLocalPosts } from '#src/stores/local-posts.ts';
import { BlogSearch } from '#src/ui/BlogSearch.tsx';
import { guarded } from '#src/ui/CrashBoundary.tsx';
import { ListStatus, LoadRetry } from '#src/ui/ListStatus.tsx';
import { PostCard } from '#src/ui/PostCard.tsx';
import { PostList } from '#src/ui/PostList.tsx';
import { PostSkeletons } from '#src/ui/PostSkeletons.tsx';
import { listedCard } from '#src/ui/listed-card.ts';
import './blog-explorer.css';

type BlogExplorerProps = StandingParts & BuiltList;

export default guarded(Explorer);

/**
 * The blog's search. It also draws the list when the built one isn't enough: for a search term, local posts, or a page
 * turned in place. Until then the prerendered list around it stands.
 */
function Explorer({ builtPage, builtPages, featuredId, listId }: BlogExplorerProps) {
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { keep, settle } = useSteadyField(field);
  const { page, term, isAwake, onTyping, applyTerm, goToPage } = useListAddress(
    field,
    builtPage,
    keep,
  );
  const state = usePostList({ page, term }, { builtPage, builtPages });
  const { list, isStanding } = state;

  useEffect(() => void readLocalPosts(), []);
  const shownPage = isStanding ? builtPage : (list?.page ?? page);
  useEffect(() => {
    if (isAwake) document.title = documentTitle(listTitle(shownPage));
  }, [isAwake, shownPage]);

  const focusHeading = useCallback(() => {
    // Runs after the list is drawn, or the built one shown again.
    queueMicrotask(() => {
      const built = document.getElementById(listId)?.querySelector('h2');
      (heading.current ?? built)?.focus({ preventScroll: true });
    });
  }, [listId]);
  const turnPage = useCallback(
    (next: number) => {
      if (next !== shownPage) goToPage(next);
      focusHeading();
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    },
    [goToPage, shownPage, focusHeading],
  );
  const isDrawn = isAwake && !isStanding;
  const isWaiting = !isAwake || (isDrawn && list === null && !state.hasFailed);
  useStandingParts({ featuredId, listId }, isStanding, isAwake, isWaiting);
  useLayoutEffect(settle);
  useStandingLinks({ featuredId, listId }, state.hasIndex, turnPage);

  const isAnswered = !isWaiting && (term === '' || state.isComplete || state.hasFailed);
  useEffect(() => {
    if (isAnswered) void replayPresses();
  }, [isAnswered, term]);

  const featured = isDrawn && list?.featured ? listedCard(list.featured) : undefined;
  const search = isAwake ? location.search : '';
  const status = listStatus({ ...state, term, isWaiting: isAwake && isWaiting });
  return (
    <div className="blog-explorer" data-awake={isAwake ? '' : undefined}>
      {featured && term === '' && (
        <section aria-label={blogMessages.featured}>
          <PostCard {...featured} featured />
        </section>
      )}
      <BlogSearch
        field={field}
        // No text in the field is a space once it is trimmed.
        answered={isAwake ? (isWaiting ? ' ' : term) : undefined}
        onTyping={onTyping}
        onSubmit={applyTerm}
      />
      <ListStatus {...status} />
      {status.canRetry && (
        <LoadRetry isRetrying={state.isRetrying} onRetry={state.retry} onFocusLost={focusHeading} />
      )}
      <div className="list-results" data-drawn={isDrawn ? '' : undefined} aria-busy={isWaiting}>
        {isWaiting && <PostSkeletons />}
        {isDrawn && list !== null && list.count > 0 && (
          <PostList
            {...list}
            posts={list.posts.map(listedCard)}
            firstResult={term === '' ? undefined : featured}
            term={term}
            search={search}
            onPage={turnPage}
            headingRef={heading}
          />
        )}
        {status.isEmpty && featured && <PostCard {...featured} featured />}
      </div>
    </div>
  );
}
