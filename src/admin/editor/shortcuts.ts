import { useEffect, useEffectEvent } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { $openDialogs } from '#src/admin/shell/Dialog.tsx';
import { isMac } from '#src/ui/shortcut-label.ts';

/** The letter of a shortcut with Ctrl, on a Mac with Command because Ctrl moves the caret; '' for any other key. */
export function shortcutLetter(event: ReactKeyboardEvent): string {
  const { altKey, shiftKey, ctrlKey, metaKey, key } = event;
  if (altKey || shiftKey || event.nativeEvent.isComposing) return '';
  const isHeld = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isHeld && key.length === 1 ? key.toUpperCase() : '';
}

/**
 * Ctrl+S or Cmd+S saves, wherever the focus is, and the browser never offers to save the page. It does nothing while a
 * dialog is open, or if a field has handled the key.
 */
export function useSaveShortcut(save: () => void) {
  const saveLatest = useEffectEvent(save);
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isSave || event.key.toLowerCase() !== 's' || event.defaultPrevented) return;
      event.preventDefault();
      if ($openDialogs.get().length === 0 && !event.repeat) saveLatest();
    };
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, []);
}
