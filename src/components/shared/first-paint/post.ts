import { drawLocalPost } from '#src/components/blog/draw-local-post.ts';
import { holdsPost } from '#src/components/blog/holds-post.ts';
import { textField } from '#src/lib/posts/read-post.ts';

/** What the page of a built post waits for: this browser's copy of it. */
const root = document.getElementById('local-post');

if (root && holdsPost((post) => textField(post, 'id') === root.dataset.postId)) {
  document.documentElement.dataset.waking = 'post';
  void drawLocalPost(root);
}
