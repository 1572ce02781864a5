import { atom } from 'nanostores';
import { storageKeys } from '#src/config/storage-keys.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { namesIn } from '#src/admin/storage/storage-writer.ts';
import { roomTakers, storageRoom } from '#src/admin/storage/room.ts';
import type { RoomTaker, StorageRoom } from '#src/admin/storage/room.ts';
import { $localPosts } from '#src/stores/local-posts.ts';
import { browserStorage } from '#src/stores/storage-door.ts';
import type { StorageParts } from '#src/stores/storage-door.ts';

/** How full storage was when it was measured. */
export interface MeasuredRoom extends StorageRoom {
  /** What takes the room, largest first. It reads all posts, so call it only to show them. New with each measure. */
  readonly readTakers: () => readonly RoomTaker[];
}

/** Measures a storage. */
export function storageMeter(
  parts: Pick<StorageParts, 'storage' | 'events'>,
  follow: (changed: () => void) => void,
) {
  /** How full it is; null until measured, or if storage is blocked. */
  const $storageRoom = atom<MeasuredRoom | null>(null);
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
      $storageRoom.set(null);
      return;
    }
    const sizes = new Map([...texts].map(([key, text]) => [key, key.length + text.length]));
    // As measured, because storage may change or be blocked before this is called.
    const posts = texts.get(storageKeys.posts) ?? null;
    const readTakers = () => roomTakers(sizes, readStoredPosts(posts));
    $storageRoom.set({ ...storageRoom([...sizes.values()]), readTakers });
  }

  return { $storageRoom, measureStorage };
}

/** The storage of this browser. */
export const { $storageRoom, measureStorage } = storageMeter(
  browserStorage,
  (changed) => void $localPosts.listen(changed),
);
