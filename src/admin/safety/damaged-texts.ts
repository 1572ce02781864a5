import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { isDamagedDraft } from '#src/admin/safety/draft.ts';
import { damagedPrefix, storageKeys } from '#src/config/storage-keys.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { namesIn, updateStorage } from '#src/admin/storage/storage-writer.ts';
import { $localPostsState, readLocalPosts } from '#src/stores/local-posts.ts';
import type { LocalPostsState } from '#src/stores/local-posts.ts';
import { browserStorage, storageDoor } from '#src/stores/storage-door.ts';
import type { StorageParts } from '#src/stores/storage-door.ts';
import type { UpdateStorage, WriteFailure } from '#src/admin/storage/storage-writer.ts';

/** A stored text that could not be read. */
export interface DamagedText {
  readonly key: string;
  /** ISO time when it was set aside; null for damage under the posts' or the draft's own key. */
  readonly at: string | null;
  /** UTF-16 units. */
  readonly size: number;
}

/**
 * Finds damaged data in a storage.
 * @param readPosts reads the posts again
 */
export function setAsideTexts(
  parts: Pick<StorageParts, 'storage' | 'events'>,
  update: UpdateStorage,
  $postsState: ReadableAtom<LocalPostsState>,
  readPosts: () => unknown,
) {
  /** Damage under the posts' and the draft's key first, then what was set aside, newest first. Empty until read. */
  const $damagedTexts = atom<readonly DamagedText[]>([]);
  let isFollowing = false;

  /** The raw text, for a download; null if it is gone or storage is blocked. */
  function readDamagedText(key: string): string | null {
    const text = storageDoor(parts).read(key);
    return text.ok ? text.value : null;
  }

  function found(): DamagedText[] {
    try {
      const storage = parts.storage();
      if (!storage) return [];
      const copies = namesIn(storage, damagedPrefix)
        .toSorted()
        .reverse()
        .map((key) => ({ key, at: key.slice(damagedPrefix.length).replace(/(?<!\+)\++$/, '') }));
      const { posts, draft } = storageKeys;
      const damaged: string[] = $postsState.get() === 'damaged' ? [posts] : [];
      if (isDamagedDraft(storage.getItem(draft) ?? '')) damaged.push(draft);
      return [...damaged.map((key) => ({ key, at: null })), ...copies].map(({ key, at }) => ({
        key,
        at,
        size: storage.getItem(key)?.length ?? 0,
      }));
    } catch {
      return [];
    }
  }

  /** Looks now, and from then on whenever the posts are read again or another tab writes. */
  function readDamagedTexts() {
    if (!isFollowing) {
      isFollowing = true;
      $postsState.listen(readDamagedTexts);
      parts.events().addEventListener('storage', readDamagedTexts);
    }
    $damagedTexts.set(found());
  }

  /**
   * Removes one damaged text for good; ask before. Also those under the posts' and the draft's own keys: a save would
   * set them aside, but a text that takes more than half of the room can't be copied, so that nothing could be saved.
   * @param text as downloaded; if another text is stored now, it stays and the code is 'changed'
   */
  async function removeDamagedText(key: string, text: string): Promise<Result<null, WriteFailure>> {
    const { posts, draft } = storageKeys;
    const isDamaged =
      key.startsWith(damagedPrefix) ||
      (key === posts && readStoredPosts(text).isDamaged) ||
      (key === draft && isDamagedDraft(text));
    const removed = await update<'changed'>((read) =>
      isDamaged && read(key) === text ? success(new Map([[key, null]])) : failure('changed'),
    );
    readPosts();
    readDamagedTexts();
    return removed.ok ? success(null) : removed;
  }

  return { $damagedTexts, readDamagedText, readDamagedTexts, removeDamagedText };
}

/** The damaged data of this browser. */
export const { $damagedTexts, readDamagedText, readDamagedTexts, removeDamagedText } =
  setAsideTexts(browserStorage, updateStorage, $localPostsState, readLocalPosts);
