import { atom } from 'nanostores';
import { storageKeys } from '#src/config/storage-keys.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { namesIn } from '#src/admin/storage/storage-writer.ts';
import { jsonText } from '#src/lib/json-text.ts';
import { $localPosts } from '#src/stores/local-posts.ts';
import { browserStorage } from '#src/stores/storage-door.ts';
import type { StorageParts } from '#src/stores/storage-door.ts';
import { meterLimits } from '#src/admin/storage/limits.ts';
import { storageLimits } from '#src/config/limits.ts';
import { storageTitles } from '#src/config/storage-entries.ts';
import type { StoredPosts } from '#src/lib/posts/stored.ts';

/** How full localStorage is. */
interface StorageSpace {
  /** UTF-16 units of all keys and texts. */
  readonly used: number;
  /** The share that is used, from 0 to 1. */
  readonly share: number;
  /** More than 80 % is used. */
  readonly isTight: boolean;
  /** Hardly a post has room. */
  readonly isFull: boolean;
}

/** One thing that takes room. */
interface SpaceTaker {
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
  const isTight = share > storageLimits.tightShare;
  return { used, share, isTight, isFull: share >= meterLimits.fullShare };
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

const sizeOf = (value: unknown) => jsonText(value)?.length ?? 0;

/** A key's name on `/privacy`; a key that isn't ours has no other name. */
function titleOf(key: string): string {
  const found = Object.entries(storageTitles).find(
    ([name]) => name === key || (name.endsWith(':') && key.startsWith(name)),
  );
  return found?.[1] ?? key;
}

/** How full storage was when it was measured. */
export interface MeasuredSpace extends StorageSpace {
  /** What takes the room, largest first. It reads all posts, so call it only to show them. New with each measure. */
  readonly readTakers: () => readonly SpaceTaker[];
}

/** Measures a storage. */
export function storageMeter(
  parts: Pick<StorageParts, 'storage' | 'events'>,
  follow: (changed: () => void) => void,
) {
  /** How full it is; null until measured, or if storage is blocked. */
  const $storageSpace = atom<MeasuredSpace | null>(null);
  let isFollowing = false;

  /** All texts by key; null if storage is blocked. */
  function readAll(): Map<string, string> | null {
    try {
      const storage = parts.storage();
      return (
        storage &&
        new Map(namesIn(storage).map((key) => [key, storage.getItem(key) ?? ''] as const))
      );
    } catch {
      return null;
    }
  }

  /** Measures now, and from then on whenever the posts change or another tab writes. */
  function measureStorage() {
    if (!isFollowing) {
      isFollowing = true;
      follow(measureStorage);
      parts.events().addEventListener('storage', measureStorage);
    }
    const texts = readAll();
    if (!texts) {
      $storageSpace.set(null);
      return;
    }
    const sizes = new Map([...texts].map(([key, text]) => [key, key.length + text.length]));
    // As measured, because storage may change or be blocked before this is called.
    const posts = texts.get(storageKeys.posts) ?? null;
    const readTakers = () => spaceTakers(sizes, readStoredPosts(posts));
    $storageSpace.set({ ...storageSpace([...sizes.values()]), readTakers });
  }

  return { $storageSpace, measureStorage };
}

/** The storage of this browser. */
export const { $storageSpace, measureStorage } = storageMeter(
  browserStorage,
  (changed) => void $localPosts.listen(changed),
);
