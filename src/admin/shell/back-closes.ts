/** What closes each open dialog that can be closed, innermost last. */
const closers: (() => void)[] = [];
/** The open dialogs have an entry of their own in the browser's history, which is the current one. */
let hasEntry = false;
/** The browser is taking that entry away. */
let isLeaving = false;
/** What waits until it is gone. */
let waiting: (() => void)[] = [];

/**
 * Lets the browser's Back, which on a phone is a key or a gesture, close a dialog instead of leaving the screen.
 * @param close closes it
 * @returns what ends that, once it is closed
 */
export function closeOnBack(close: () => void): () => void {
  if (closers.length === 0) addEventListener('popstate', hearBack);
  closers.push(close);
  settle();
  return () => {
    closers.splice(closers.indexOf(close), 1);
    // Another dialog may open in its place, or another screen.
    setTimeout(settle);
  };
}

/**
 * Runs something that changes the address, once no entry is being taken away.
 * @param change is told whether the entry of the open dialogs is there to be replaced
 */
export function changeAddress(change: (hasEntry: boolean) => void): void {
  if (isLeaving) {
    waiting.push(() => changeAddress(change));
    return;
  }
  change(hasEntry);
}

/** The entry of the dialogs has become that of another screen. */
export function giveEntry(): void {
  hasEntry = false;
  history.scrollRestoration = 'auto';
}

/** Adds the entry when the first dialog opens, and takes it away when the last one has closed by itself. */
function settle() {
  if (isLeaving || hasEntry === closers.length > 0) return;
  if (hasEntry) {
    isLeaving = true;
    hasEntry = false;
    history.back();
    return;
  }
  // Taking the entry away must not scroll the page to where it was.
  history.scrollRestoration = 'manual';
  history.pushState(null, '');
  hasEntry = true;
}

function hearBack() {
  if (isLeaving) {
    isLeaving = false;
    history.scrollRestoration = 'auto';
    if (closers.length === 0) removeEventListener('popstate', hearBack);
    const changes = waiting;
    waiting = [];
    for (const change of changes) change();
    settle();
  } else if (hasEntry) {
    hasEntry = false;
    closers.at(-1)?.();
    setTimeout(settle);
  }
}
