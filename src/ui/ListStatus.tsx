import { blogMessages } from '#src/config/blog-messages.ts';
import { searchStatus } from '#src/lib/posts/list-view.ts';

interface ListStatusProps {
  term: string;
  isWaiting: boolean;
  hasIndex: boolean;
  list: { readonly count: number } | null;
  isComplete: boolean;
  hasFailed: boolean;
}

/** Says politely what a search found, that it still looks, or that something could not be loaded. */
export function ListStatus({ term, isWaiting, hasIndex, list, ...progress }: ListStatusProps) {
  const { isComplete, hasFailed } = progress;
  const isEmpty = list?.count === 0 && isComplete;
  return (
    <p role="status" className="list-status" data-empty={isEmpty ? '' : undefined}>
      {isEmpty ? (
        <>
          <strong>{blogMessages.emptyTitle}</strong> <span>{blogMessages.emptyHint}</span>
        </>
      ) : isWaiting ? (
        hasIndex ? (
          blogMessages.stillLooking
        ) : (
          blogMessages.loading
        )
      ) : hasFailed && !hasIndex ? (
        blogMessages.failed
      ) : term !== '' && list !== null ? (
        searchStatus(term, list.count, progress)
      ) : null}
    </p>
  );
}
