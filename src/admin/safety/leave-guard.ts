import { $hasUnkeptText, flushCopies } from '#src/admin/safety/safety-copies.ts';

type Events = Pick<EventTarget, 'addEventListener'>;

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

  let isWatching = false;

  /** Watches from the first call on, as long as the page lives: a text may be in memory only when its editor is closed. */
  return (): void => {
    if (isWatching) return;
    isWatching = true;
    page().addEventListener('beforeunload', askIfUnkept);
    page().addEventListener('pagehide', flush);
    document().addEventListener('visibilitychange', keepWhenHidden);
  };
}

/** Watches this page; every editor asks for it. */
export const watchLeaving = leaveGuard({
  page: () => window,
  document: () => document,
  flush: flushCopies,
  hasUnkeptText: () => $hasUnkeptText.get(),
});
