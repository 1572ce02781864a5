import { adminLimits } from '#src/config/admin-limits.ts';
import { isTime, ownField } from '#src/lib/foreign.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { readPost } from '#src/lib/posts/read-post.ts';

/** A post as it was saved at some time. */
export interface PostVersion {
  readonly key: string;
  readonly postId: string;
  /** When it was saved, in milliseconds since 1970; different for every version of a post. */
  readonly at: number;
  readonly post: Post;
  /** It is the text of the website, as it was before it was changed here. */
  readonly isOriginal?: true;
}

/**
 * Reads one version, from a store that anybody may have written. Never throws.
 * @param keys the key of the row: the post's id and the version's own key
 * @returns null if it can't be read
 */
export function postVersionOf(keys: unknown, value: unknown): PostVersion | null {
  const [postId, key] = Array.isArray(keys) ? (keys as readonly unknown[]) : [];
  const at = ownField(value, 'at');
  const post = readPost(ownField(value, 'post'));
  if (typeof postId !== 'string' || typeof key !== 'string' || !isTime(at) || !post) return null;
  const version = { key, postId, at, post: { ...post, id: postId } };
  return ownField(value, 'isOriginal') === true ? { ...version, isOriginal: true } : version;
}

/** The newest version first. */
export const newestVersions = (versions: readonly PostVersion[]): PostVersion[] =>
  versions.toSorted((one, other) => other.at - one.at);

/**
 * What adding a version changes. One that reads like the newest isn't added; only the newest ten stay.
 * @param kept the versions of the same post
 * @returns the version to add, later than all others even if the clock was set back, or null; and those to remove
 */
export function addToVersions(
  kept: readonly PostVersion[],
  version: PostVersion,
): { added: PostVersion | null; gone: readonly PostVersion[] } {
  const versions = newestVersions(kept);
  const [newest] = versions;
  if (newest && readsAlike(newest.post, version.post)) return { added: null, gone: [] };
  const at = newest ? Math.max(version.at, newest.at + 1) : version.at;
  return { added: { ...version, at }, gone: versions.slice(adminLimits.versions - 1) };
}

/** A post as text for comparing, without what alone makes no new version: the day of its change, what it is based on. */
const asRead = (post: Post) =>
  JSON.stringify({
    ...(readPost(post) ?? post),
    ...{ id: '', lastUpdated: undefined, basedOn: undefined },
  });

/** Whether two states of a post are the same to whoever reads them. */
export const readsAlike = (one: Post, other: Post): boolean => asRead(one) === asRead(other);
