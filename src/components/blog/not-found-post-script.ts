/** What an unknown address under /blog may still be; only when it is nothing does the not-found view stay and tell. */
import { leadOn, recordNotFound } from '#src/components/shell/not-found-script.ts';

const { dataset } = document.documentElement;
const isPromising = dataset.waking === 'post';

/** Draws the post that only this browser has; false where it has none for this address. */
async function drawLocalPost(): Promise<boolean> {
  const root = document.getElementById('local-post');
  if (!root || dataset.local === undefined) return false;
  try {
    // If Vite followed this import, the script would no longer be inlined.
    const island = (await import(/* @vite-ignore */ root.dataset.island ?? '')) as {
      mount: (root: HTMLElement) => boolean;
    };
    return island.mount(root);
  } catch {
    // The post may exist: the page offers to load it again and doesn't record it as missing.
    delete dataset.waking;
    document.getElementById('local-failed')?.removeAttribute('hidden');
    return true;
  }
}

async function settle() {
  if (await drawLocalPost()) return;
  if (isPromising) dataset.waking = 'post';
  if (await leadOn()) return;
  delete dataset.waking;
  recordNotFound();
}

// Opened by its own name, the page answers no address of a post.
if (location.pathname !== '/blog/404') void settle();
