/** What an unknown address under /blog may still be; only when it is nothing does the not-found view stay and tell. */
import { drawLocalPost } from '#src/components/blog/draw-local-post.ts';
import { leadOn, recordNotFound } from '#src/components/shell/not-found-script.ts';

const { dataset } = document.documentElement;
const isPromising = dataset.waking === 'post';

async function settle() {
  const root = document.getElementById('local-post');
  if (root && dataset.local !== undefined && (await drawLocalPost(root))) return;
  if (isPromising) dataset.waking = 'post';
  if (await leadOn()) return;
  delete dataset.waking;
  recordNotFound();
}

// Opened by its own name, the page answers no address of a post.
if (location.pathname !== '/blog/404') void settle();
