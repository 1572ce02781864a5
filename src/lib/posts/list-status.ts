import { blogMessages } from '#src/config/blog-messages.ts';

/** What is known of the list when its status line speaks. */
export interface ListProgress {
  readonly term: string;
  readonly list: { readonly count: number } | null;
  /** Placeholders stand in place of the list. */
  readonly isWaiting: boolean;
  /** The built page alone doesn't do: a term, posts of this browser, or another page is asked for. */
  readonly isNeeded: boolean;
  /** The heads of the built-in posts are there. */
  readonly hasIndex: boolean;
  /** All texts are there too. */
  readonly isComplete: boolean;
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
}

/** The status line of the list, and what stands with it. */
export interface ListStatus {
  /** '' where there is nothing to say. */
  readonly text: string;
  /** Nothing was found, and everything was looked through: the sentence stands alone on the page. */
  readonly isEmpty: boolean;
  /** Try again stands below the sentence that says what failed, and while that is tried again. */
  readonly canRetry: boolean;
}

/**
 * Says what a search found, that it still looks, or what could not be loaded (spec sections 2 and 7). A failure counts
 * only where something that is shown, or should be, needs what didn't come.
 */
export function listStatus(progress: ListProgress): ListStatus {
  const { term, list, isComplete, hasFailed, isRetrying } = progress;
  const isMissing = isPartMissing(progress);
  return {
    text: statusText(progress, hasFailed && isMissing),
    isEmpty: list?.count === 0 && isComplete && term !== '',
    canRetry: isMissing && (hasFailed || isRetrying),
  };
}

function isPartMissing({ term, isNeeded, hasIndex, isComplete }: ListProgress): boolean {
  return term === '' ? isNeeded && !hasIndex : !isComplete;
}

function statusText({ term, list, ...progress }: ListProgress, hasFailed: boolean): string {
  const { isWaiting, hasIndex, isComplete } = progress;
  if (isWaiting) return hasIndex ? blogMessages.stillLooking : blogMessages.loading;
  if (hasFailed && !hasIndex) return blogMessages.failed;
  if (term === '' || list === null) return '';
  const { onePost, manyPosts, found, soFar, textsFailed, stillLooking } = blogMessages;
  const posts = `${list.count} ${list.count === 1 ? onePost : manyPosts}`;
  if (isComplete) return `${posts} ${found} “${term}”`;
  return `${posts} ${soFar} ${hasFailed ? textsFailed : stillLooking}`;
}
