import type { KeyboardEvent } from 'react';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** A shortcut's name: 'Ctrl+B', on a Mac '⌘B'. */
export function shortcutLabel(letter: string): string {
  return isMac() ? `⌘${letter}` : `Ctrl+${letter}`;
}

/** The letter of a shortcut with Ctrl, on a Mac with Command because Ctrl moves the caret; '' for any other key. */
export function shortcutLetter(event: KeyboardEvent): string {
  const { altKey, shiftKey, ctrlKey, metaKey, key } = event;
  if (altKey || shiftKey || event.nativeEvent.isComposing) return '';
  const isHeld = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isHeld && key.length === 1 ? key.toUpperCase() : '';
}
