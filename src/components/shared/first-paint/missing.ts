import { holdsPost } from '#src/components/blog/holds-post.ts';
import { postNameIn } from '#src/lib/posts/find.ts';
import { textField } from '#src/lib/posts/read-post.ts';
import { slugOrFallback } from '#src/lib/posts/slug.ts';

/** What the not-found page waits for: another spelling of an address that exists, or a post of this browser. */
const { dataset } = document.documentElement;
const { pathname } = location;
const name = postNameIn(pathname);

// Escapes hold capitals, too.
if (/[A-Z]/.test(pathname.replace(/%../g, ''))) dataset.waking = 'post';
if (name !== null && holdsPost((post) => isNamed(post, name))) {
  dataset.waking = 'post';
  dataset.local = '';
}

/** As in lib/posts/find.ts. An id that was made up for a post without one is in no link. */
function isNamed(post: unknown, name: string): boolean {
  const slug = slugOrFallback(textField(post, 'slug'), textField(post, 'title'));
  return slug === name.toLowerCase() || textField(post, 'id') === name;
}
