import { atom } from 'nanostores';
import { changePostsText } from '#src/admin/storage/save-local-posts.ts';
import type { SaveFailure } from '#src/admin/storage/save-local-posts.ts';
import { listText } from '#src/admin/storage/stored-list.ts';
import { updateStorage } from '#src/admin/storage/storage-writer.ts';
import type { WriteFailure } from '#src/admin/storage/storage-writer.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { isRecord, isTime, ownField, parsedJson } from '#src/lib/foreign.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import type { StoredPosts } from '#src/lib/posts/stored.ts';
import { success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { browserDoor } from '#src/stores/storage-door.ts';
import { storedText } from '#src/stores/stored-text.ts';

/** What was sent of a post, until the website serves it. */
export interface SentPost {
  /** The commit; '' while no answer has come. */
  readonly commit: string;
  /** Page of the commit, or of the pull request; '' while no answer has come. */
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Hash of the text that the website will serve; null for a post that it won't show any more. */
  readonly hash: string | null;
  /** Hashes of what it may serve until then; null for nothing. More than one where something was sent after another. */
  readonly before: readonly (string | null)[];
  /** The post's file in the repository. */
  readonly path: string;
  /** The day on which it is due, 'YYYY-MM-DD', if that was still to come. */
  readonly day: string | null;
}

/** What was sent, by post id. */
export type SentPosts = ReadonlyMap<string, SentPost>;

/** Reads the stored text, which anybody may have written; what is no such entry is passed over. */
export function readSent(text: string | null): SentPosts {
  const value = parsedJson(text);
  const entries = isRecord(value) ? Object.entries(value) : [];
  return new Map(
    entries.flatMap(([id, entry]) => {
      const sent = sentPost(entry);
      return sent ? [[id, sent]] : [];
    }),
  );
}

/** The text to store; null if nothing is on its way. */
export const sentText = (sent: SentPosts): string | null =>
  sent.size === 0 ? null : JSON.stringify(Object.fromEntries(sent));

/**
 * What is sent of a post now. What is on its way already may still come by before it.
 * @param before hashes of what the website serves of the post, or its file holds; null for nothing
 */
export function sentAfter(
  earlier: SentPost | undefined,
  entry: Omit<SentPost, 'before'>,
  before: readonly (string | null)[],
): SentPost {
  const passing = new Set([...(earlier ? [...earlier.before, earlier.hash] : []), ...before]);
  passing.delete(entry.hash);
  return { ...entry, before: [...passing] };
}

function sentPost(value: unknown): SentPost | null {
  const names = ['commit', 'url', 'at', 'hash', 'before', 'path', 'day'];
  const [commit, url, at, hash, before, path, day] = names.map((name) => ownField(value, name));
  const isWhole =
    typeof commit === 'string' && typeof url === 'string' && isTime(at) && isTextOrNull(hash);
  if (!isWhole || !Array.isArray(before)) return null;
  return {
    commit,
    url: url.startsWith('https://') ? url : '',
    at,
    hash,
    before: before.filter(isTextOrNull),
    path: typeof path === 'string' ? path : '',
    day: typeof day === 'string' ? day : null,
  };
}

const isTextOrNull = (value: unknown): value is string | null =>
  value === null || typeof value === 'string';

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
