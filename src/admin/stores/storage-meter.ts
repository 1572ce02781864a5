import { atom } from 'nanostores';
import { storageKeys } from '#src/config/storage-keys.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { namesIn } from '#src/lib/storage/names.ts';
import { roomTakers, storageRoom } from '#src/lib/storage/room.ts';
import type { RoomTaker, StorageRoom } from '#src/lib/storage/room.ts';
import { $localPosts } from '#src/stores/local-posts.ts';
import { browserStorage } from '#src/stores/storage-door.ts';
import type { StorageParts } from '#src/stores/storage-door.ts';

/** How full storage was when it was measured. */
export interface MeasuredRoom extends StorageRoom {
  /** What takes the room, largest first. Reads all of it: ask when it is shown. A new function with each measure. */
  readonly readTakers: () => readonly RoomTaker[];
}

/** Measures one storage. Unit tests bring their own, this browser's is below. */
export function storageMeter(
  parts: Pick<StorageParts, 'storage' | 'events'>,
  follow: (changed: () => void) => void,
) {
  /** How full it is; null until measured, and where storage is blocked. */
  const $storageRoom = atom<MeasuredRoom | null>(null);
  let isFollowing = false;

  /** Lengths of each key with its text; null where storage is blocked. */
  function sizes(): Map<string, number> | null {
    try {
      const storage = parts.storage();
      if (!storage) return null;
      return new Map(
        namesIn(storage).map(
          (key) => [key, key.length + (storage.getItem(key)?.length ?? 0)] as const,
        ),
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
    const found = sizes();
    if (!found) {
      $storageRoom.set(null);
      return;
    }
    const readTakers = () =>
      roomTakers(found, readStoredPosts(parts.storage()?.getItem(storageKeys.posts) ?? null));
    $storageRoom.set({ ...storageRoom([...found.values()]), readTakers });
  }

  return { $storageRoom, measureStorage };
}

/** The storage of this browser. */
export const { $storageRoom, measureStorage } = storageMeter(
  browserStorage,
  (changed) => void $localPosts.listen(changed),
);
