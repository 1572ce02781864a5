import { storageLimits } from '#src/config/limits.ts';
import { storageTitles } from '#src/config/storage-entries.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import type { StoredPosts } from '#src/lib/posts/stored.ts';

/** How full localStorage is. */
export interface StorageSpace {
  /** UTF-16 units of all keys and texts. */
  readonly used: number;
  /** The share that is used, from 0 to 1. */
  readonly share: number;
  /** More than 80 % is used. */
  readonly isTight: boolean;
}

/** One thing that takes room. */
export interface SpaceTaker {
  /** Unique in the list. */
  readonly key: string;
  readonly title: string;
  /** UTF-16 units; a post's pictures count too. */
  readonly size: number;
  /** The id if it is a post. */
  readonly postId?: string;
}

/**
 * How full a storage is.
 * @param sizes lengths of every key with its text, in UTF-16 units
 */
export function storageSpace(sizes: readonly number[]): StorageSpace {
  const used = sizes.reduce((sum, size) => sum + size, 0);
  const share = Math.min(1, used / storageLimits.units);
  return { used, share, isTight: share > storageLimits.tightShare };
}

/**
 * What takes the room, largest first: each stored post by its title, everything else by its name on `/privacy`.
 * @param sizes of each key with its text, in UTF-16 units
 * @param stored the text under the key of the posts; a damaged list is one entry
 */
export function spaceTakers(
  sizes: ReadonlyMap<string, number>,
  { isDamaged, raw, entries }: StoredPosts,
): SpaceTaker[] {
  const posts = entries.map(({ post, index, twins }) => ({
    key: `post ${post.id}`,
    title: post.title,
    size: [index, ...twins].reduce((sum, place) => sum + sizeOf(raw[place]), 0),
    postId: post.id,
  }));
  const isCountedByPost = (key: string) => key === storageKeys.posts && !isDamaged;
  const others = [...sizes]
    .filter(([key]) => !isCountedByPost(key))
    .map(([key, size]) => ({ key, title: titleOf(key), size }));
  return [...posts, ...others].filter(({ size }) => size > 0).toSorted((a, b) => b.size - a.size);
}

const sizeOf = (value: unknown) => JSON.stringify(value).length;

/** A key's name on `/privacy`; a key that isn't ours has no other name. */
function titleOf(key: string): string {
  const found = Object.entries(storageTitles).find(
    ([name]) => name === key || (name.endsWith(':') && key.startsWith(name)),
  );
  return found?.[1] ?? key;
}
