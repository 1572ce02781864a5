import { atom } from 'nanostores';
import { storageKeys } from '#src/config/storage-keys.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import type { StoredPosts } from '#src/lib/posts/stored.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { browserDoor } from '#src/stores/storage-door.ts';
import type { StorageDoor } from '#src/stores/storage-door.ts';

/** Whether the list was read, or is damaged, or storage is blocked. */
export type LocalPostsState = 'unread' | 'read' | 'damaged' | 'blocked';

/**
 * Reads the posts of this browser from a storage. Public pages import only this and never write; save-local-posts.ts
 * saves and deletes.
 */
export function localPosts(door: StorageDoor) {
  /** What public pages show, as stored; empty until read. */
  const $localPosts = atom<readonly Post[]>([]);
  const $localPostsState = atom<LocalPostsState>('unread');
  let isFollowing = false;

  /** Shows a list that was just read or stored. */
  function showLocalPosts(stored: StoredPosts) {
    $localPosts.set(stored.posts);
    $localPostsState.set(stored.isDamaged ? 'damaged' : 'read');
  }

  /** Reads and shows the list, and from the first call on follows what other tabs write. */
  function readLocalPosts(): Result<StoredPosts, 'blocked'> {
    if (!isFollowing) {
      isFollowing = true;
      door.follow(storageKeys.posts, () => void readLocalPosts());
    }
    const text = door.read(storageKeys.posts);
    if (!text.ok) {
      $localPosts.set([]);
      $localPostsState.set('blocked');
      return failure('blocked');
    }
    const stored = readStoredPosts(text.value);
    showLocalPosts(stored);
    return success(stored);
  }

  return { $localPosts, $localPostsState, readLocalPosts, showLocalPosts };
}

/** The posts of this browser. */
export const { $localPosts, $localPostsState, readLocalPosts, showLocalPosts } =
  localPosts(browserDoor);
