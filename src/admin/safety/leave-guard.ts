import { $hasUnkeptText, flushCopies } from '#src/admin/safety/safety-copies.ts';

type Events = Pick<EventTarget, 'addEventListener'>;

/** What the guard needs from the browser; unit tests pass their own. */
interface LeaveParts {
  page: () => Events;
  document: () => Events & { readonly visibilityState: string };
  flush: () => void;
  hasUnkeptText: () => boolean;
}

/**
 * Stores what was typed when the page is hidden or closed, and asks before leaving only if no store took it. On phones
 * a hidden page may never come back, and beforeunload never fires.
 */
export function leaveGuard({ page, document, flush, hasUnkeptText }: LeaveParts) {
  const keepWhenHidden = () => {
    if (document().visibilityState === 'hidden') flush();
  };
  const askIfUnkept = (event: Event) => {
    flush();
    if (hasUnkeptText()) event.preventDefault();
  };

  let isWatching = false;

  /**
   * Watches from the first call on, as long as the page lives, because a text may be unstored after its editor closed.
   */
  return (): void => {
    if (isWatching) return;
    isWatching = true;
    page().addEventListener('beforeunload', askIfUnkept);
    page().addEventListener('pagehide', flush);
    document().addEventListener('visibilitychange', keepWhenHidden);
  };
}

/** Watches this page. Every editor calls it. */
export const watchLeaving = leaveGuard({
  page: () => window,
  document: () => document,
  flush: flushCopies,
  hasUnkeptText: () => $hasUnkeptText.get(),
});
