import { isRecord, ownField } from '#src/lib/foreign.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { textField } from '#src/lib/posts/read-post.ts';
import type { StoredPosts } from '#src/lib/posts/stored.ts';
import { jsonText } from '#src/lib/json-text.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';

/** Used as the opened value if nothing was stored under the id: for a new or built-in post. */
export const notStored = Symbol('not stored');

/**
 * Replaces the post with the same id in a list, or adds it at the end. Unknown fields are kept, also the author's, and
 * what it is based on, which no editor changes. A new post shows; a hidden one stays hidden.
 * @param opened the stored value that was edited, `notStored` if there was none; undefined to replace whatever is there
 * @param isShown whether public pages show it from now on; undefined where nobody chose
 */
export function saveInto(
  stored: StoredPosts,
  post: Post,
  opened?: unknown,
  isShown?: boolean,
): Result<readonly unknown[], 'changed'> {
  const { raw } = stored;
  const place = stored.entries.find((entry) => entry.post.id === post.id)?.index ?? -1;
  const found = raw[place];
  if (!isAsOpened(found, opened)) return failure('changed');
  const isPublished = isShown ?? !isHidden(found);
  const saved = { ...post, isPublished };
  if (place === -1) return success([...raw, saved]);
  const old = fieldsOf(found);
  const author = { ...fieldsOf(old.author), ...post.author };
  const basedOn = old.basedOn ?? post.basedOn;
  return success(raw.with(place, { ...old, ...saved, author, basedOn }));
}

/** Whether public pages pass over a stored value. */
export const isHidden = (value: unknown): boolean => ownField(value, 'isPublished') === false;

/**
 * Changes fields of a post of a list.
 * @param post with the stored value that is meant; undefined for whatever has the id
 */
export function withFields(
  { raw, entries }: StoredPosts,
  post: { readonly id: string; readonly opened: unknown },
  fields: Readonly<Record<string, unknown>>,
): Result<readonly unknown[], 'changed'> {
  const place = entries.find((entry) => entry.post.id === post.id)?.index ?? -1;
  const found = raw[place];
  if (place === -1 || !isAsOpened(found, post.opened)) return failure('changed');
  return success(raw.with(place, { ...fieldsOf(found), ...fields }));
}

/**
 * The values of a list, each with the id by which its post is known. A made-up one with a number belongs to another post
 * once one is removed, and with it versions and unsaved texts.
 */
export function withIds({ raw, entries }: StoredPosts): readonly unknown[] {
  const ids = new Map(entries.map(({ post, index }) => [index, post.id]));
  return raw.map((value, index) => {
    const id = ids.get(index);
    const isKnown = id === undefined || textField(value, 'id') === id || !isRecord(value);
    return isKnown ? value : { ...value, id };
  });
}

/** A stored value taken out of a list. */
export interface TakenOut {
  readonly value: unknown;
  /** Its place in the list it was taken from. */
  readonly index: number;
}

/**
 * Removes posts from a list, all or none, together with later posts of the same ids, which would show in their place.
 * @param posts each with the stored value that is meant. Without one, whatever has the id is deleted.
 * @returns the shorter list, and what was taken out, in the order of the list; made-up ids are written from now on
 */
export function deleteAllFrom(
  stored: StoredPosts,
  posts: readonly { readonly id: string; readonly opened?: unknown }[],
): Result<
  { readonly list: readonly unknown[]; readonly takenOut: readonly TakenOut[] },
  'changed'
> {
  const gone = new Set<number>();
  const entries = new Map(stored.entries.map((entry) => [entry.post.id, entry]));
  for (const { id, opened } of posts) {
    const entry = entries.get(id);
    if (!isAsOpened(entry && stored.raw[entry.index], opened)) return failure('changed');
    for (const index of entry ? [entry.index, ...entry.twins] : []) gone.add(index);
  }
  const values = withIds(stored);
  const takenOut = [...gone].sort((a, b) => a - b);
  return success({
    list: values.filter((_, index) => !gone.has(index)),
    takenOut: takenOut.map((index) => ({ value: values[index], index })),
  });
}

/** A list as text to store. */
export function listText(list: readonly unknown[]): Result<string, 'unwritable'> {
  const text = jsonText(list);
  return text === null ? failure('unwritable') : success(text);
}

/** The fields of an object; none for anything else, such as an author stored as a bare name. */
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {};

const isAsOpened = (found: unknown, opened: unknown) =>
  opened === notStored
    ? found === undefined
    : opened === undefined || found === opened || asCompared(found) === asCompared(opened);

/**
 * What a post is based on changes when it is sent, and a made-up id is written when another post goes: neither changes
 * the post.
 */
export const asCompared = (value: unknown): string =>
  JSON.stringify(isRecord(value) ? { ...value, id: undefined, basedOn: undefined } : value);
