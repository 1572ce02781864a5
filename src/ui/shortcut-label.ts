/** Whether shortcuts are made with Command, because Ctrl moves the caret. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** A shortcut's name: 'Ctrl+B', on a Mac '⌘B'. */
export function shortcutLabel(key: string): string {
  return isMac() ? `⌘${key}` : `Ctrl+${key}`;
}
