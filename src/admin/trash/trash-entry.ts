import { ageSince, daysLeft } from '#src/admin/trash/trash-age.ts';
import type { TrashAge } from '#src/admin/trash/trash-age.ts';
import { isTime, ownField } from '#src/lib/foreign.ts';
import { readPost } from '#src/lib/posts/read-post.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';

/** What can be in the Trash: a deleted post, or a list of posts that another list replaced. */
export type TrashedThing =
  | {
      readonly kind: 'post';
      readonly title: string;
      /** The stored value, with unknown fields. */
      readonly raw: unknown;
    }
  | {
      readonly kind: 'list';
      /** Number of posts in it. */
      readonly count: number;
      /** The stored text before that, byte for byte; null if nothing was stored. */
      readonly text: string | null;
    };

/** One entry of the Trash. */
export type TrashEntry = TrashedThing & {
  readonly key: string;
  /** When it was put there, in milliseconds since 1970. */
  readonly at: number;
  /** Days for which it still stays, as of the last reading: from 30 down, the last day is 1. */
  readonly days: number;
};

/** A deleted post in the Trash. */
export type TrashedPost = Extract<TrashEntry, { kind: 'post' }>;
/** A replaced list in the Trash. */
export type TrashedList = Extract<TrashEntry, { kind: 'list' }>;

/** Entries of the Trash that went there at once, such as several posts that were deleted together. */
export function togetherInTrash(entries: readonly TrashEntry[]): (readonly TrashEntry[])[] {
  const groups: TrashEntry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.[0]?.at === entry.at && last[0].kind === entry.kind) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/**
 * Reads one entry of the Trash, from a store that anybody may have written. Never throws.
 * @param key the key under which it is stored
 * @param age of the Trash
 * @returns null if it can't be read
 */
export function trashEntryOf(key: unknown, value: unknown, age: TrashAge): TrashEntry | null {
  const names = ['at', 'since', 'kind', 'title', 'raw', 'count', 'text'];
  const [at, since, kind, title, raw, count, text] = names.map((name) => ownField(value, name));
  if (typeof key !== 'string' || !isTime(at)) return null;
  const time = { key, at, days: daysLeft(ageSince(since, at, age), age) };
  if (kind === 'post' && typeof title === 'string' && raw !== undefined)
    return { ...time, kind, title, raw };
  if (kind === 'list' && isCount(count) && (typeof text === 'string' || text === null))
    return { ...time, kind, count, text };
  return null;
}

/** The posts of a replaced list. Their keys are of no entry, so that bringing one back takes nothing out of the list. */
export function postsInList({ key, at, days, text }: TrashedList): TrashedPost[] {
  const { entries, raw } = readStoredPosts(text);
  return entries.map(({ post, index }) => ({
    key: `${key} ${index}`,
    at,
    days,
    kind: 'post',
    title: post.title,
    raw: raw[index],
  }));
}

/** Ids of the posts that an entry holds. */
export function trashedIds(entry: TrashedThing): string[] {
  if (entry.kind === 'list') return readStoredPosts(entry.text).entries.map(({ post }) => post.id);
  return [readPost(entry.raw)?.id ?? []].flat();
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
