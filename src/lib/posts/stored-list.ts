import type { Post } from '#src/lib/posts/post.ts';
import { readStoredPosts, storedPost } from '#src/lib/posts/stored.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';

/**
 * The text of a stored list after a change. A damaged one counts as empty: whoever writes sets it aside first.
 * @param next the new list, or 'changed' where the change no longer fits what is stored
 * @throws RangeError or TypeError for values that JSON can't hold
 */
export function changeList(
  text: string | null,
  next: (raw: readonly unknown[]) => Result<readonly unknown[], 'changed'>,
): Result<string, 'changed'> {
  const list = next(readStoredPosts(text).raw);
  return list.ok ? success(JSON.stringify(list.value)) : list;
}

/**
 * A list in which a post replaces the one of its id, or stands at the end. Fields that we don't know are kept.
 * @param opened the stored value that was edited; undefined to replace whatever is there
 */
export function saveInto(
  raw: readonly unknown[],
  post: Post,
  opened?: unknown,
): Result<readonly unknown[], 'changed'> {
  const place = raw.findIndex((value) => storedPost(value)?.id === post.id);
  const found = raw[place];
  if (opened !== undefined && JSON.stringify(found) !== JSON.stringify(opened)) {
    return failure('changed');
  }
  if (place === -1) return success([...raw, post]);
  return success(raw.with(place, { ...(found as object), ...post }));
}

/** A list without any entry of an id. */
export function deleteFrom(raw: readonly unknown[], id: string): readonly unknown[] {
  return raw.filter((value) => storedPost(value)?.id !== id);
}
