import { atom } from 'nanostores';

/** The dialogs that are open, innermost last. Messages show in the innermost one: what is outside of it is inert. */
export const $openDialogs = atom<readonly string[]>([]);

/**
 * Notes that a dialog is open.
 * @returns what notes that it is closed
 */
export function noteDialog(id: string): () => void {
  $openDialogs.set([...$openDialogs.get(), id]);
  return () => $openDialogs.set($openDialogs.get().filter((open) => open !== id));
}
