import { atom } from 'nanostores';
import { storageKeys } from '#src/config/storage-keys.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { namesIn } from '#src/lib/storage/names.ts';
import { roomTakers, storageRoom } from '#src/lib/storage/room.ts';
import type { RoomTaker, StorageRoom } from '#src/lib/storage/room.ts';
import { $localPosts } from '#src/stores/local-posts.ts';
import { browserStorage } from '#src/stores/storage-door.ts';
import type { StorageParts } from '#src/stores/storage-door.ts';

/** Measures one storage. Unit tests bring their own, this browser's is below. */
export function storageMeter(
  parts: Pick<StorageParts, 'storage' | 'events'>,
  follow: (changed: () => void) => void,
) {
  /** How full it is; null until measured, and where storage is blocked. */
  const $storageRoom = atom<StorageRoom | null>(null);
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
    $storageRoom.set(found && storageRoom([...found.values()]));
  }

  /** What takes the room, largest first; empty where storage is blocked. Reads all of it: ask when it is shown. */
  function readRoomTakers(): readonly RoomTaker[] {
    const found = sizes();
    if (!found) return [];
    return roomTakers(found, readStoredPosts(parts.storage()?.getItem(storageKeys.posts) ?? null));
  }

  return { $storageRoom, measureStorage, readRoomTakers };
}

/** The storage of this browser. */
export const { $storageRoom, measureStorage, readRoomTakers } = storageMeter(
  browserStorage,
  (changed) => void $localPosts.listen(changed),
);
