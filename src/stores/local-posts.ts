import { atom } from 'nanostores';
import { damagedPrefix, storageKeys } from '#src/config/storage-keys.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { deleteFrom, saveInto } from '#src/lib/posts/stored-list.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import type { StoredPosts } from '#src/lib/posts/stored.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { browserDoor } from '#src/stores/storage-door.ts';
import type { StorageDoor, WriteFailure } from '#src/stores/storage-door.ts';

/** Format of the stored list, kept beside it so that the list stays a plain array (features P7). */
const schemaNumber = '1';

/** Whether the list could be read: not yet, yes, not because it is damaged, not because storage is blocked. */
export type LocalPostsState = 'unread' | 'read' | 'damaged' | 'blocked';

type Outcome = Promise<Result<StoredPosts, WriteFailure>>;

/**
 * The posts of this browser over one storage. The admin builds on it; public pages only read, and never write.
 * Every change stores everything or nothing (features P2), other tabs' posts survive it (P4), and damaged data is set
 * aside before the first write (P3).
 */
export function localPosts(door: StorageDoor, now: () => Date) {
  /** What public pages show, as stored; empty until read. */
  const $localPosts = atom<readonly Post[]>([]);
  const $localPostsState = atom<LocalPostsState>('unread');
  let isFollowing = false;

  function show(stored: StoredPosts) {
    $localPosts.set(stored.posts);
    $localPostsState.set(stored.isDamaged ? 'damaged' : 'read');
  }

  /** Reads the list, shows it, and from then on follows what other tabs write. */
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
    show(stored);
    return success(stored);
  }

  async function change(
    next: (stored: StoredPosts) => Result<readonly unknown[], 'changed'>,
  ): Outcome {
    const written = await door.update(storageKeys.posts, (read, keys) => {
      const text = read(storageKeys.posts);
      const before = readStoredPosts(text);
      const list = next(before);
      if (!list.ok) return list;
      const changes = new Map<string, string | null>();
      if (before.isDamaged && text !== null) setAside(changes, text, read, keys);
      if (!/^\d+$/.test(read(storageKeys.schema) ?? ''))
        changes.set(storageKeys.schema, schemaNumber);
      return success(changes.set(storageKeys.posts, JSON.stringify(list.value)));
    });
    if (!written.ok) return written;
    const stored = readStoredPosts(written.value.get(storageKeys.posts) ?? null);
    show(stored);
    return success(stored);
  }

  /** Adds to the changes a copy of damaged data under a name of its own, unless there is one already. */
  function setAside(
    changes: Map<string, string | null>,
    text: string,
    read: (key: string) => string | null,
    keys: readonly string[],
  ) {
    const copies = keys.filter((key) => key.startsWith(damagedPrefix));
    if (copies.some((key) => read(key) === text)) return;
    let name = damagedPrefix + now().toISOString();
    while (copies.includes(name)) name += '+';
    changes.set(name, text);
  }

  return {
    $localPosts,
    $localPostsState,
    readLocalPosts,
    /**
     * Replaces the post of the same id, keeping fields we don't know, or adds it at the end.
     * @param opened the stored value as the editor opened it: where another tab has changed or deleted it since, the
     *   code is 'changed' and nothing is written; left out, the last one to save wins
     */
    savePost: (post: Post, opened?: unknown) => change((stored) => saveInto(stored, post, opened)),
    /** Removes the post of an id; `opened` as above. */
    deletePost: (id: string, opened?: unknown) =>
      change((stored) => deleteFrom(stored, id, opened)),
    /** Replaces the whole list, as an import does (spec section 4); foreign values are kept as they are. */
    replacePosts: (list: readonly unknown[]) => change(() => success(list)),
  };
}

/** The posts of this browser. */
export const { $localPosts, $localPostsState, readLocalPosts, savePost, deletePost, replacePosts } =
  localPosts(browserDoor, () => new Date());
