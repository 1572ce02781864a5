import { atom } from 'nanostores';

/** One message. */
export interface Toast {
  id: number;
  title: string;
  text: string;
  kind: 'success' | 'error';
  /** Stays until it is closed, as an error does. */
  isLasting?: boolean;
  /** A button in the message, for taking back what it tells of. Pressing it closes the message, unless that stays. */
  action?: { label: string; run: () => void; staysOpen?: boolean };
}

/** The messages on screen, oldest first. Drawn by `ui/Toaster`. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/**
 * Shows a message top right. A success goes by itself, an error stays until it is closed.
 * @returns its id, for closing it
 */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  $toasts.set([...$toasts.get(), { ...toast, id: lastId }]);
  return lastId;
}

/** Takes a message off the screen; nothing where it is gone already. */
export function closeToast(id: number) {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
