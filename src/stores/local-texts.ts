import type { Post } from '#src/lib/posts/post.ts';
import { searchableText } from '#src/lib/posts/search.ts';
import { $localPosts } from '#src/stores/local-posts.ts';

/** How many texts are made at a time, in a few milliseconds, so that no key press waits. */
const sliceSize = 50;
const known = new WeakMap<Post, string>();
let isPreparing = false;

/** The searchable text of a local post, made once. */
export function localText(post: Post): string {
  const text = known.get(post) ?? searchableText(post.content);
  known.set(post, text);
  return text;
}

/** Makes the searchable texts of all local posts in small steps, before the search needs them. */
export function prepareLocalTexts() {
  const rest = $localPosts.get().filter((post) => !known.has(post));
  if (isPreparing || rest.length === 0) return;
  isPreparing = true;
  const prepareSlice = () => {
    for (const post of rest.splice(0, sliceSize)) localText(post);
    isPreparing = rest.length > 0;
    if (isPreparing) setTimeout(prepareSlice);
  };
  setTimeout(prepareSlice);
}
