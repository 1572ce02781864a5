import { isRecord } from '#src/lib/foreign.ts';
import type { Post } from '#src/lib/posts/post.ts';
import type { StoredPosts } from '#src/lib/posts/stored.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';

/**
 * A list in which a post replaces the one of its id, or stands at the end. Fields that we don't know are kept, also the
 * author's. Saving publishes: a post that was hidden is shown from now on.
 * @param opened the stored value that was edited; undefined to replace whatever is there
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

/**
 * A list without the post of an id and those that it hid, so that none of them comes up in its place.
 * @param opened the stored value that is meant; undefined to delete whatever has the id. Ids that were made up for
 *   posts without one move up when one of them goes, so that a second deletion could mean another post.
 */
export function deleteFrom(
  stored: StoredPosts,
  id: string,
  opened?: unknown,
): Result<readonly unknown[], 'changed'> {
  const entry = entryOf(stored, id);
  if (!isAsOpened(entry && stored.raw[entry.index], opened)) return failure('changed');
  const gone = new Set(entry && [entry.index, ...entry.twins]);
  return success(stored.raw.filter((_, index) => !gone.has(index)));
}

/** The fields of an object; none of anything else: an author may be stored as a bare name. */
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {};

const entryOf = ({ entries }: StoredPosts, id: string) =>
  entries.find(({ post }) => post.id === id);

const isAsOpened = (found: unknown, opened: unknown) =>
  opened === undefined || JSON.stringify(found) === JSON.stringify(opened);
