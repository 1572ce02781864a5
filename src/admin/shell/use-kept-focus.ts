import { useEffect } from 'react';
import { focusDialog, nearFocus } from '#src/admin/shell/near-focus.ts';

/** Milliseconds in which a screen can move the focus to a better place first. */
const patience = 100;

/**
 * When the element that has the focus is removed, such as a button that disappears with what it dismissed, the nearest
 * one gets it; in a dialog, its first one. Otherwise the next Tab would begin at the top of the window, and a screen
 * reader would say nothing.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    let focusNear = nearFocus();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target;
      focusNear = nearFocus();
    };
    const keep = () => {
      if (document.activeElement !== document.body) return;
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      if (dialog) focusDialog(dialog);
      else focusNear();
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
