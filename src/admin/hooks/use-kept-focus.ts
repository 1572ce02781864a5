import { useEffect } from 'react';

/**
 * Gives focus to the screen when what had it was taken off the page: a button that goes with what it dismissed or
 * restored. Without this the next Tab begins at the top of the window, and a screen reader says nothing.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const keep = () => {
      if (!(last instanceof Node) || last.isConnected) return;
      last = null;
      // Behind an open dialog this does nothing, as it should.
      if (document.activeElement === document.body) {
        document.getElementById('main')?.focus({ preventScroll: true });
      }
    };
    const watcher = new MutationObserver(keep);
    watcher.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      watcher.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}
