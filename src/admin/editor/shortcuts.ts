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
 * Ctrl+S or Cmd+S keeps and Ctrl+Enter or Cmd+Enter saves, wherever the focus is, before any field answers the key. The
 * browser never offers to save the page. They do nothing while a dialog is open.
 */
export function useSaveShortcuts(keep: () => void, save: () => void) {
  const actOf = useEffectEvent((key: string) => (key === 's' ? keep : key === 'enter' && save));
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key, isComposing } = event;
      if (!(ctrlKey || metaKey) || altKey || shiftKey || isComposing) return;
      const act = actOf(key.toLowerCase());
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      if ($openDialogs.get().length === 0 && !event.repeat) act();
    };
    document.addEventListener('keydown', answer, { capture: true });
    return () => document.removeEventListener('keydown', answer, { capture: true });
  }, []);
}
