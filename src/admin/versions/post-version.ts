import { adminLimits } from '#src/config/limits.ts';
import { isTime, ownField } from '#src/lib/foreign.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { readPost } from '#src/lib/posts/read-post.ts';

/** A post as it once was saved. */
export interface PostVersion {
  readonly key: string;
  readonly postId: string;
  /** When it was saved, in milliseconds since 1970; no two versions of a post are of one moment. */
  readonly at: number;
  readonly post: Post;
}

/**
 * One version, from a store that anybody may have written. Never throws.
 * @param keys the post's id and the version's own key, under which it lies
 * @returns null where it can't be read
 */
export function postVersionOf(keys: unknown, value: unknown): PostVersion | null {
  const [postId, key] = Array.isArray(keys) ? (keys as readonly unknown[]) : [];
  const at = ownField(value, 'at');
  const post = readPost(ownField(value, 'post'));
  if (typeof postId !== 'string' || typeof key !== 'string' || !isTime(at) || !post) return null;
  return { key, postId, at, post: { ...post, id: postId } };
}

/** The newest version first. */
export const newestVersions = (versions: readonly PostVersion[]): PostVersion[] =>
  versions.toSorted((one, other) => other.at - one.at);

/**
 * What adding a version changes. One that reads like the newest is not added; the oldest ones above ten go.
 * @param kept the versions of the same post
 * @returns the version to add, later than all others even where the clock went back, or null; and those that go
 */
export function addToVersions(
  kept: readonly PostVersion[],
  version: PostVersion,
): { added: PostVersion | null; gone: readonly PostVersion[] } {
  const versions = newestVersions(kept);
  const [newest] = versions;
  if (newest && asRead(newest.post) === asRead(version.post)) return { added: null, gone: [] };
  const at = newest ? Math.max(version.at, newest.at + 1) : version.at;
  return { added: { ...version, at }, gone: versions.slice(adminLimits.versions - 1) };
}

/** A post as its readers tell it from others: the day of the last change alone makes no new version. */
const asRead = (post: Post) =>
  JSON.stringify({ ...(readPost(post) ?? post), id: '', lastUpdated: undefined });
