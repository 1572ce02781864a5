import { postsKey } from '#src/config/storage-keys.ts';
import { isRecord, parsedJson } from '#src/lib/foreign.ts';
import { storedText } from '#src/stores/stored-text.ts';

/**
 * Whether this browser holds a post that public pages may show, and that is the one meant. It asks less exactly than
 * lib/posts/stored.ts, which reads all of a post: it may find something that is none, but misses nothing.
 */
export function holdsPost(isMeant: (post: unknown) => boolean): boolean {
  const list = parsedJson(storedText(postsKey));
  return (
    Array.isArray(list) &&
    list.some((post) => isRecord(post) && post.isPublished !== false && isMeant(post))
  );
}
