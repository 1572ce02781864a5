import { atom } from 'nanostores';
import { storageKeys } from '#src/config/storage-keys.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { namesIn } from '#src/admin/storage/storage-writer.ts';
import { spaceTakers, storageSpace } from '#src/admin/storage/space.ts';
import type { SpaceTaker, StorageSpace } from '#src/admin/storage/space.ts';
import { $localPosts } from '#src/stores/local-posts.ts';
import { browserStorage } from '#src/stores/storage-door.ts';
import type { StorageParts } from '#src/stores/storage-door.ts';

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
