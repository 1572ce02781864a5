import { storageKeys } from '#src/config/storage-keys.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { askToPersist } from '#src/admin/storage/persistence.ts';
import { listText, saveInto } from '#src/admin/storage/stored-list.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import type { StoredPosts } from '#src/lib/posts/stored.ts';
import { success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { setAside } from '#src/admin/storage/set-aside.ts';
import { showLocalPosts } from '#src/stores/local-posts.ts';
import { nextNumber, updateStorage } from '#src/admin/storage/storage-writer.ts';
import type { UpdateStorage, WriteFailure } from '#src/admin/storage/storage-writer.ts';

/** Format of the stored list, kept under a key of its own so that the list stays a plain array. */
const schemaNumber = '1';

/** Why a change was not stored: a failure of the storage, or 'unwritable' for values that JSON can't hold. */
export type SaveFailure = WriteFailure | 'unwritable';

type Outcome = Promise<Result<StoredPosts, SaveFailure>>;
/** Makes the text to store from the one that is stored; null stores none, and a code changes nothing. */
type NextText = (
  text: string | null,
  stored: StoredPosts,
) => Result<string | null, 'changed' | 'unwritable'>;
/**
 * Changes the stored text at once, and shows the result.
 * @param isCounted false for what is no change of a post
 */
export type ChangePostsText = (next: NextText, isCounted?: boolean) => Outcome;

/**
 * Saves the posts of this browser. Only the admin loads this; public pages import local-posts.ts. Every change stores
 * everything or nothing and keeps other tabs' posts. Damaged data is set aside before the first write.
 * @param show gets the stored list, so that this tab shows it too
 */
export function localPostsSaver(
  update: UpdateStorage,
  show: (stored: StoredPosts) => void,
  now: () => Date,
) {
  async function changePostsText(next: NextText, isCounted = true): Outcome {
    let stored = readStoredPosts(null);
    const written = await update<'changed' | 'unwritable'>((read, keys) => {
      const text = read(storageKeys.posts);
      const before = readStoredPosts(text);
      const after = next(text, before);
      if (!after.ok) return after;
      stored = readStoredPosts(after.value);
      const changes = new Map<string, string | null>();
      if (before.isDamaged && text !== null) setAside(changes, text, read, keys, now());
      if (!/^\d+$/.test(read(storageKeys.schema) ?? ''))
        changes.set(storageKeys.schema, schemaNumber);
      changes.set(storageKeys.posts, after.value);
      // Last, because a shorter list may make the room for it.
      if (isCounted) changes.set(storageKeys.changes, nextNumber(read(storageKeys.changes)));
      return success(changes);
    });
    if (!written.ok) return written;
    show(stored);
    return success(stored);
  }

  return {
    /**
     * Replaces the post with the same id, keeping unknown fields, or adds it at the end.
     * @param opened the stored value as the editor opened it, or `notStored`. If another tab has saved or deleted it
     *   since, nothing is written and the code is 'changed'. Left out, the last save wins
     * @param isShown whether public pages show it; left out, a new post does and a hidden one stays hidden
     */
    savePost: (post: Post, opened?: unknown, isShown?: boolean) =>
      changePostsText((_, stored) => {
        const list = saveInto(stored, post, opened, isShown);
        return list.ok ? listText(list.value) : list;
      }),
    /** Changes the text of the whole list, which undoing needs to be exact. */
    changePostsText,
  };
}

/** Changes the posts of this browser. */
export const { savePost, changePostsText } = localPostsSaver(
  updateStorage,
  (stored) => {
    showLocalPosts(stored);
    void askToPersist();
  },
  () => new Date(),
);
