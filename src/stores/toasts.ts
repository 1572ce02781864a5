import { atom } from 'nanostores';
import type { Words } from '#src/lib/typed-words.ts';

/** One message. */
export interface Toast {
  id: number;
  title: Words;
  text: Words;
  kind: 'success' | 'error';
  /** It says or offers what nothing else does, so it waits below later messages and goes along to other screens. */
  isLasting?: boolean;
  /** Takes back what the message tells of: by a button, and by Ctrl+Z outside of fields. */
  undo?: () => void;
  /** Another button, or a link that opens in a new tab. Pressing a button closes the message unless `staysOpen`. */
  action?:
    { label: string; run: () => void; staysOpen?: boolean } | { label: string; href: string };
}

/** The messages. Only the last one shows, and only lasting ones wait below it. `ui/Toaster` draws it. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/**
 * Shows a message at the top right, in place of the one that is there. A success disappears by itself, an error stays
 * until it is closed, another message comes, or something succeeds without a message.
 * @returns its id, to close it
 */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  $toasts.set([...lasting(), { ...toast, id: lastId }]);
  return lastId;
}

const lasting = () => $toasts.get().filter(({ isLasting }) => isLasting);

/** Takes the message away with the screen that it was about; a lasting one stays. */
export function leaveToasts(): void {
  if ($toasts.get().some(({ isLasting }) => !isLasting)) $toasts.set(lasting());
}

/** Takes an error away once something has succeeded that has no message of its own; a lasting one stays. */
export function leaveErrors(): void {
  if ($toasts.get().at(-1)?.kind === 'error') leaveToasts();
}

/** Removes all messages, also lasting ones. */
export function hideToasts(): void {
  $toasts.set([]);
}

/** Removes a message; does nothing if it is gone already. */
export function closeToast(id: number) {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
