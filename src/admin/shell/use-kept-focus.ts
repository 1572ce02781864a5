import { useEffect } from 'react';

/** Milliseconds in which a screen can move the focus to a better place first. */
const patience = 100;

/**
 * Gives the focus to the screen when the element that had it was removed, such as a button that disappears with what it
 * dismissed. Otherwise the next Tab would begin at the top of the window, and a screen reader would say nothing.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const keep = () => {
      // Behind an open dialog this rightly does nothing.
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
