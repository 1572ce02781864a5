import { atom } from 'nanostores';
import { readSent, sentText } from '#src/admin/publish/sent.ts';
import type { SentPosts } from '#src/admin/publish/sent.ts';
import { changePostsText } from '#src/admin/storage/save-local-posts.ts';
import type { SaveFailure } from '#src/admin/storage/save-local-posts.ts';
import { listText } from '#src/admin/storage/stored-list.ts';
import { updateStorage } from '#src/admin/storage/storage-writer.ts';
import type { WriteFailure } from '#src/admin/storage/storage-writer.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { isRecord } from '#src/lib/foreign.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import type { StoredPosts } from '#src/lib/posts/stored.ts';
import { success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { browserDoor } from '#src/stores/storage-door.ts';
import { storedText } from '#src/stores/stored-text.ts';

/** What was sent to the website and isn't known to have arrived. */
export const $sent = atom<SentPosts>(new Map());

/** What the storage didn't take: it holds until this tab is closed. */
let unstored: SentPosts | null = null;
let isFollowing = false;

/** Reads what was sent, and from the first call on follows other tabs. */
export function readSentPosts(): void {
  if (!isFollowing) {
    isFollowing = true;
    browserDoor.follow(storageKeys.sent, readSentPosts);
  }
  const stored = readSent(storedText(storageKeys.sent));
  $sent.set(new Map([...stored, ...(unstored ?? [])]));
}

/**
 * Changes what is known to be sent. Where it can't be stored, this tab knows it all the same.
 * @returns whether it is stored
 */
export async function changeSent(
  change: (sent: SentPosts) => SentPosts,
): Promise<Result<null, WriteFailure>> {
  const written = await updateStorage<never>((read) => {
    const before = new Map([...readSent(read(storageKeys.sent)), ...(unstored ?? [])]);
    const after = change(before);
    return success(new Map([[storageKeys.sent, sentText(after)]]));
  });
  if (!written.ok) {
    unstored = change($sent.get());
    $sent.set(unstored);
    return written;
  }
  unstored = null;
  $sent.set(readSent(written.value.get(storageKeys.sent) ?? null));
  return success(null);
}

/**
 * Notes for posts of this browser which text of the website theirs is based on.
 * @param hashes by post id
 */
export async function changeBases(
  hashes: ReadonlyMap<string, string>,
): Promise<Result<null, SaveFailure>> {
  const changedList = ({ entries, raw }: StoredPosts) => {
    const list = [...raw];
    for (const { post, index } of entries) {
      const old = raw[index];
      const basedOn = hashes.get(post.id);
      if (isRecord(old) && basedOn !== undefined && old.basedOn !== basedOn)
        list[index] = { ...old, basedOn };
    }
    return list;
  };
  const now = readStoredPosts(storedText(storageKeys.posts));
  if (changedList(now).every((value, index) => value === now.raw[index])) return success(null);
  const changed = await changePostsText((_, stored) => listText(changedList(stored)), false);
  return changed.ok ? success(null) : changed;
}
