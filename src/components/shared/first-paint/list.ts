import { holdsPost } from '#src/components/blog/holds-post.ts';
import { termIn } from '#src/lib/posts/list-address.ts';

/** What the list waits for: the search that the address carries, else the posts of this browser. */
const { dataset } = document.documentElement;
if (termIn(location.search) !== '') dataset.waking = 'search';
else if (holdsPost(() => true)) dataset.waking = 'list';
