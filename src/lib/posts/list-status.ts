import { blogMessages } from '#src/config/messages.ts';

/** What the status line needs to know about the list. */
export interface ListProgress {
  readonly term: string;
  readonly list: { readonly count: number } | null;
  /** Placeholders show instead of the list. */
  readonly isWaiting: boolean;
  /** The built page isn't enough: there is a term, there are local posts, or another page is asked for. */
  readonly isNeeded: boolean;
  /** The heads of the built-in posts have loaded. */
  readonly hasIndex: boolean;
  /** All texts have loaded too. */
  readonly isComplete: boolean;
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
}

/** The status line of the list. */
interface ListStatus {
  /** '' if there is nothing to say. */
  readonly text: string;
  /** Everything was searched and nothing was found, so the page shows the sentence and the featured post. */
  readonly isEmpty: boolean;
  /** Whether Try again shows: below the sentence that says what failed, and while it is being tried. */
  readonly canRetry: boolean;
}

/**
 * Says what a search found, that it is still searching, or what could not be loaded. A failure counts only if something
 * that should show needs what failed.
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
