import { isRecord } from '#src/lib/foreign.ts';
import type { Post } from '#src/lib/posts/post.ts';
import type { StoredPosts } from '#src/lib/posts/stored.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';

/** Said in place of an opened value where nothing was stored under the id: a new post, or a built-in one. */
export const notStored = Symbol('not stored');

/**
 * A list in which a post replaces the one of its id, or stands at the end. Fields that we don't know are kept, also the
 * author's. Saving publishes: a post that was hidden is shown from now on.
 * @param opened the stored value that was edited, `notStored` where there was none; undefined to replace whatever is there
 */
export function saveInto(
  stored: StoredPosts,
  post: Post,
  opened?: unknown,
): Result<readonly unknown[], 'changed'> {
  const { raw } = stored;
  const place = entryOf(stored, post.id)?.index ?? -1;
  const found = raw[place];
  if (!isAsOpened(found, opened)) return failure('changed');
  const saved = { ...post, isPublished: true };
  if (place === -1) return success([...raw, saved]);
  const old = fieldsOf(found);
  const author = { ...fieldsOf(old.author), ...post.author };
  return success(raw.with(place, { ...old, ...saved, author }));
}

/** A stored value that was taken out of a list. */
export interface TakenOut {
  readonly value: unknown;
  /** Its place in the list it was taken from. */
  readonly index: number;
}

/**
 * A list without some posts and those that they hid, so that none of them comes up in their place: all of them or none.
 * @param posts each with the stored value that is meant; without one, whatever has the id is deleted. Ids that were made
 *   up for posts without one move up when one of them goes, so that a second deletion could mean another post.
 * @returns the shorter list, and what was taken out of it in the order of the list
 */
export function deleteAllFrom(
  stored: StoredPosts,
  posts: readonly { readonly id: string; readonly opened?: unknown }[],
): Result<
  { readonly list: readonly unknown[]; readonly takenOut: readonly TakenOut[] },
  'changed'
> {
  const gone = new Set<number>();
  for (const { id, opened } of posts) {
    const entry = entryOf(stored, id);
    if (!isAsOpened(entry && stored.raw[entry.index], opened)) return failure('changed');
    for (const index of entry ? [entry.index, ...entry.twins] : []) gone.add(index);
  }
  const takenOut = [...gone].sort((a, b) => a - b);
  return success({
    list: stored.raw.filter((_, index) => !gone.has(index)),
    takenOut: takenOut.map((index) => ({ value: stored.raw[index], index })),
  });
}

/** A list as the text that is stored. JSON refuses values that hold themselves or go too deep. */
export function listText(list: readonly unknown[]): Result<string, 'unwritable'> {
  try {
    return success(JSON.stringify(list));
  } catch {
    return failure('unwritable');
  }
}

/** The fields of an object; none of anything else: an author may be stored as a bare name. */
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {};

const entryOf = ({ entries }: StoredPosts, id: string) =>
  entries.find(({ post }) => post.id === id);

const isAsOpened = (found: unknown, opened: unknown) =>
  opened === notStored
    ? found === undefined
    : opened === undefined || JSON.stringify(found) === JSON.stringify(opened);
