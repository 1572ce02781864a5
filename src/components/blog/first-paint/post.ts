import { holdsPost } from '#src/components/blog/holds-post.ts';
import { textField } from '#src/lib/posts/read-post.ts';

/** What the page of a built post waits for: this browser's copy of it, which is drawn into the element before this script. */
const { dataset } = document.documentElement;
const root = document.currentScript?.previousElementSibling;

if (
  root instanceof HTMLElement &&
  holdsPost((post) => textField(post, 'id') === root.dataset.postId)
) {
  dataset.waking = 'post';
  void draw(root);
}

/** Where the copy can't be drawn, the built post is back, below an offer to reload. */
async function draw(root: HTMLElement) {
  try {
    // The address of a built file, which only the browser can follow.
    const island = (await import(/* @vite-ignore */ root.dataset.island ?? '')) as {
      mount: (root: HTMLElement) => boolean;
    };
    island.mount(root);
  } catch {
    delete dataset.waking;
    root.previousElementSibling?.removeAttribute('hidden');
  }
}
