import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { damagedPrefix, storageKeys } from '#src/config/storage-keys.ts';
import { success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { namesIn } from '#src/lib/storage/names.ts';
import { $localPostsState } from '#src/stores/local-posts.ts';
import type { LocalPostsState } from '#src/stores/local-posts.ts';
import { browserStorage } from '#src/stores/storage-door.ts';
import type { StorageParts } from '#src/stores/storage-door.ts';
import { storageWriter } from '#src/stores/storage-writer.ts';
import type { UpdateStorage, WriteFailure } from '#src/stores/storage-writer.ts';

/** A text that could not be read as what its key holds. */
export interface DamagedText {
  readonly key: string;
  /** When it was set aside, ISO time as its key says it; null for the posts' own key, which is damaged now. */
  readonly at: string | null;
  /** UTF-16 units. */
  readonly size: number;
}

/** Finds damaged data (features P3). Unit tests bring their own storage, this browser's is below. */
export function setAsideTexts(
  parts: Pick<StorageParts, 'storage' | 'events'>,
  update: UpdateStorage,
  $postsState: ReadableAtom<LocalPostsState>,
) {
  /** The posts' key first where it is damaged, then what was set aside, newest first; empty until read. */
  const $damagedTexts = atom<readonly DamagedText[]>([]);
  let isFollowing = false;

  /** The raw text, for a download; null where it is gone or storage is blocked. */
  function readDamagedText(key: string): string | null {
    try {
      return parts.storage()?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  function found(): DamagedText[] {
    try {
      const storage = parts.storage();
      if (!storage) return [];
      const copies = namesIn(storage, damagedPrefix)
        .toSorted()
        .reverse()
        .map((key) => ({ key, at: key.slice(damagedPrefix.length).replace(/\++$/, '') }));
      const isDamaged = $postsState.get() === 'damaged';
      const now = isDamaged ? [{ key: storageKeys.posts, at: null }] : [];
      return [...now, ...copies].map(({ key, at }) => ({
        key,
        at,
        size: storage.getItem(key)?.length ?? 0,
      }));
    } catch {
      return [];
    }
  }

  /** Looks now, and from then on whenever the posts are read anew or another tab writes. */
  function readDamagedTexts() {
    if (!isFollowing) {
      isFollowing = true;
      $postsState.listen(readDamagedTexts);
      parts.events().addEventListener('storage', readDamagedTexts);
    }
    $damagedTexts.set(found());
  }

  /**
   * Removes one text that was set aside, for good: ask before. The posts' own key is left alone: the next save sets it
   * aside, and nothing but a save may write there.
   */
  async function removeDamagedText(key: string): Promise<Result<null, WriteFailure>> {
    const changes = new Map<string, string | null>();
    if (key.startsWith(damagedPrefix)) changes.set(key, null);
    const removed = await update<never>(storageKeys.posts, () => success(changes));
    readDamagedTexts();
    return removed.ok ? success(null) : removed;
  }

  return { $damagedTexts, readDamagedText, readDamagedTexts, removeDamagedText };
}

/** The damaged data of this browser. */
export const { $damagedTexts, readDamagedText, readDamagedTexts, removeDamagedText } =
  setAsideTexts(browserStorage, storageWriter(browserStorage), $localPostsState);
