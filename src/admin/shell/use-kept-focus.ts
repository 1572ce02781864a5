import { useEffect } from 'react';

/** In milliseconds: a screen that knows a better place for focus takes it there first. */
const patience = 100;

/**
 * Gives focus to the screen when what had it was taken off the page: a button that goes with what it dismissed or
 * restored. Without this the next Tab begins at the top of the window, and a screen reader says nothing.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const keep = () => {
      // Behind an open dialog this does nothing, as it should.
      if (document.activeElement === document.body) {
        document.getElementById('main')?.focus({ preventScroll: true });
      }
    };
    const watcher = new MutationObserver(() => {
      if (!(last instanceof Node) || last.isConnected) return;
      last = null;
      clearTimeout(timer);
      timer = setTimeout(keep, patience);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}
