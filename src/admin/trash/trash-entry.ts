import { adminLimits } from '#src/config/limits.ts';
import { isTime, ownField } from '#src/lib/foreign.ts';

const day = 24 * 60 * 60 * 1000;

/** What can be in the Trash: a deleted post, or a list that an import replaced. */
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
      /** The stored text before the import, byte for byte; null if nothing was stored. */
      readonly text: string | null;
    };

/** One entry of the Trash. */
export type TrashEntry = TrashedThing & {
  readonly key: string;
  /** When it was put there, in milliseconds since 1970. */
  readonly at: number;
};

/**
 * Reads one entry of the Trash, from a store that anybody may have written. Never throws.
 * @param key the key under which it is stored
 * @returns null if it can't be read
 */
export function trashEntryOf(key: unknown, value: unknown): TrashEntry | null {
  const names = ['at', 'kind', 'title', 'raw', 'count', 'text'];
  const [at, kind, title, raw, count, text] = names.map((name) => ownField(value, name));
  if (typeof key !== 'string' || !isTime(at)) return null;
  if (kind === 'post' && typeof title === 'string' && raw !== undefined)
    return { key, at, kind, title, raw };
  if (kind === 'list' && isCount(count) && (typeof text === 'string' || text === null))
    return { key, at, kind, count, text };
  return null;
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** When an entry is deleted for good, in milliseconds since 1970. */
export const trashEnd = ({ at }: TrashEntry): number => at + adminLimits.trashDays * day;

/** Days for which an entry still stays, from 30 down; the last day is 1. */
export const trashDaysLeft = (entry: TrashEntry, now: number): number =>
  Math.max(0, Math.ceil((trashEnd(entry) - now) / day));
