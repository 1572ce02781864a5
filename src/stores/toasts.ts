import { atom } from 'nanostores';

/** One message. */
export interface Toast {
  id: number;
  title: string;
  text: string;
  kind: 'success' | 'error';
  /** Stays until it is closed, like an error. */
  isLasting?: boolean;
  /** A button in the message, such as Undo. Pressing it closes the message unless `staysOpen`. */
  action?: { label: string; run: () => void; staysOpen?: boolean };
}

/** The messages on screen, oldest first. `ui/Toaster` draws them. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/**
 * Shows a message at the top right. A success disappears by itself, an error stays until it is closed.
 * @returns its id, to close it
 */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  $toasts.set([...$toasts.get(), { ...toast, id: lastId }]);
  return lastId;
}

/** Whether a message stays until it is closed. */
export const isLasting = (toast: Toast): boolean => toast.isLasting ?? toast.kind === 'error';

/** Removes all messages. @returns brings those back that stay until they are closed: one may offer a text */
export function hideToasts(): () => void {
  const lasting = $toasts.get().filter(isLasting);
  $toasts.set([]);
  return () => $toasts.set([...lasting, ...$toasts.get()]);
}

/** Removes a message; does nothing if it is gone already. */
export function closeToast(id: number) {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
