import { useCallback, useEffect, useState } from 'react';
import { openPost } from '#src/admin/model/admin-posts.ts';
import type { OpenedPost } from '#src/admin/model/admin-posts.ts';
import { readVersions } from '#src/admin/versions/versions.ts';
import type { PostVersion } from '#src/admin/versions/versions.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { momentNames } from '#src/admin/shell/moment.ts';
import { versionsMessages } from '#src/admin/versions/later-words.ts';
import { success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { $localPosts } from '#src/stores/local-posts.ts';
import { storedText } from '#src/stores/stored-text.ts';

/** A version with a name that tells it from the others: its time, which the first of an original doesn't have. */
export interface NamedVersion extends PostVersion {
  readonly name: string;
  readonly hasTime: boolean;
}

/** The versions of a post, and the post as stored now. */
export interface PostHistory {
  readonly versions: Result<readonly NamedVersion[], 'missing'>;
  readonly now: Result<OpenedPost, 'notFound' | 'unreachable'>;
}

/**
 * Reads the versions of a post and what is stored now, and again when any tab stores posts.
 * @returns the history, null until it is read, and a function that reads it again
 */
export function useVersions(id: string): [PostHistory | null, () => Promise<void>] {
  const [history, setHistory] = useState<PostHistory | null>(null);
  const read = useCallback(async () => {
    const [versions, now] = await Promise.all([readVersions(id), openPost(id)]);
    setHistory({ versions: versions.ok ? success(named(versions.value)) : versions, now });
  }, [id]);
  useEffect(() => {
    let seen = storedText(storageKeys.posts);
    void read();
    // Reading the posts also sets the list, so only another text counts as a change.
    return $localPosts.listen(() => {
      const text = storedText(storageKeys.posts);
      if (text === seen) return;
      seen = text;
      void read();
    });
  }, [read]);
  return [history, read];
}

function named(versions: readonly PostVersion[]): NamedVersion[] {
  // The time of the oldest, where it is the original, is that of the first change here. Above it, somebody went back to it.
  const hasTime = (place: number) => !versions[place]?.isOriginal || place < versions.length - 1;
  const names = momentNames(versions.map(({ at }, place) => (hasTime(place) ? at : Number.NaN)));
  return versions.map((version, place) => ({
    ...version,
    hasTime: hasTime(place),
    name: hasTime(place) ? (names[place] ?? '') : versionsMessages.original,
  }));
}
