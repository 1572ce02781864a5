import { asCompared } from '#src/admin/storage/stored-list.ts';
import { backupLimits } from '#src/admin/backup/limits.ts';
import { isRecord, isTime, ownField, parsedJson } from '#src/lib/foreign.ts';
import type { StoredPosts } from '#src/lib/posts/stored.ts';
import { shortSum } from '#src/admin/storage/short-sum.ts';

/** What this browser remembers of its last backup. */
export interface BackupNote {
  /** When it was made, or when posts were first seen without one, in milliseconds since 1970. */
  readonly from: number;
  readonly isMade: boolean;
  /** How often posts had been changed here by then. */
  readonly changes: number;
  /** A short sum of each post in it, by id. */
  readonly posts: Readonly<Record<string, string>>;
  /** When somebody last said "Later", in milliseconds since 1970. */
  readonly laterAt?: number;
}

/** What would be lost without a new backup. */
export interface BackupReminder {
  /** When the last backup was made, in milliseconds since 1970; null if there was none. */
  readonly madeAt: number | null;
  /** The posts that are new or changed since. */
  readonly posts: readonly { readonly id: string; readonly title: string }[];
}

const day = 24 * 60 * 60 * 1000;

/** Reads a stored note, which anybody may have written; null if there is none. */
export function readNote(text: string | null): BackupNote | null {
  const value = parsedJson(text);
  const names = ['from', 'isMade', 'changes', 'posts', 'laterAt'];
  const [from, isMade, changes, posts, laterAt] = names.map((name) => ownField(value, name));
  if (!isTime(from) || !isTime(changes) || !isRecord(posts)) return null;
  return {
    from,
    isMade: isMade === true,
    changes,
    posts: posts as BackupNote['posts'],
    ...(isTime(laterAt) ? { laterAt } : {}),
  };
}

/** A short sum of every stored post, by id. */
export const postSums = ({ entries, raw }: StoredPosts): BackupNote['posts'] =>
  Object.fromEntries(entries.map(({ post, index }) => [post.id, shortSum(asCompared(raw[index]))]));

/**
 * Whether to remind of a backup: after five changes or seven days without one, if any post would be lost. A clock that
 * went back by as much counts too.
 * @param changes how often posts have been changed in this browser
 * @param now milliseconds since 1970
 */
export function backupReminder(
  note: BackupNote,
  { stored, changes, now }: { stored: () => StoredPosts; changes: number; now: number },
): BackupReminder | null {
  const daysSince = (moment: number) => Math.abs(now - moment) / day;
  if (note.laterAt !== undefined && daysSince(note.laterAt) < backupLimits.laterDays) return null;
  // Somebody may have cleared the count, so that it began again.
  const since = changes < note.changes ? changes : changes - note.changes;
  if (since < backupLimits.changes && daysSince(note.from) < backupLimits.days) return null;
  const all = stored();
  const sums = postSums(all);
  const posts = all.entries
    .map(({ post: { id, title } }) => ({ id, title }))
    .filter(({ id }) => ownField(note.posts, id) !== sums[id]);
  return posts.length === 0 ? null : { madeAt: note.isMade ? note.from : null, posts };
}
