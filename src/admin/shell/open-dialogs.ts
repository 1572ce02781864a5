import { atom } from 'nanostores';

/** The open dialogs, innermost last. Messages show in the innermost one, because everything outside is inert. */
export const $openDialogs = atom<readonly string[]>([]);

/**
 * Adds an open dialog.
 * @returns a function that removes it
 */
export function noteDialog(id: string): () => void {
  $openDialogs.set([...$openDialogs.get(), id]);
  return () => $openDialogs.set($openDialogs.get().filter((open) => open !== id));
}
