import { $hasUnkeptText, flushCopies } from '#src/admin/stores/safety-copies.ts';

type Events = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** What the guard needs of the browser; unit tests bring their own. */
export interface LeaveParts {
  page: () => Events;
  document: () => Events & { readonly visibilityState: string };
  flush: () => void;
  hasUnkeptText: () => boolean;
}

/**
 * Keeps what was typed when the page hides or goes, and asks before leaving only where no store took it. On phones a page
 * that hides may never come back, and beforeunload never fires (features A14).
 */
export function leaveGuard({ page, document, flush, hasUnkeptText }: LeaveParts) {
  const keepWhenHidden = () => {
    if (document().visibilityState === 'hidden') flush();
  };
  const askIfUnkept = (event: Event) => {
    flush();
    if (hasUnkeptText()) event.preventDefault();
  };

  /** Watches from now on. Gives back what ends it. */
  return (): (() => void) => {
    page().addEventListener('beforeunload', askIfUnkept);
    page().addEventListener('pagehide', flush);
    document().addEventListener('visibilitychange', keepWhenHidden);
    return () => {
      page().removeEventListener('beforeunload', askIfUnkept);
      page().removeEventListener('pagehide', flush);
      document().removeEventListener('visibilitychange', keepWhenHidden);
    };
  };
}

/** Watches this page; the admin calls it once. */
export const watchLeaving = leaveGuard({
  page: () => window,
  document: () => document,
  flush: flushCopies,
  hasUnkeptText: () => $hasUnkeptText.get(),
});
