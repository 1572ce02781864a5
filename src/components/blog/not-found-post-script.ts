/** Tries what an unknown address under /blog may mean: a local post, or another spelling of a post that exists. */
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

// The not-found page may also be opened by its own address.
if (location.pathname !== '/blog/404') void settle();
