import { adminLimits } from '#src/config/admin-limits.ts';
import { trashDaysAtOnce } from '#src/admin/trash/limits.ts';
import type { Row } from '#src/admin/storage/database.ts';
import { isRecord, isTime, ownField } from '#src/lib/foreign.ts';

const day = 24 * 60 * 60 * 1000;
/** Key of the row that holds the Trash's age, which is no entry. */
export const trashAgeKey = 'age';
/** Key of the row that holds the ids of posts that were deleted for good, which is none either. */
export const endedIdsKey = 'ended-ids';
/** Whether a row of the Trash is a thing in it. */
export const isThing = ({ key }: Pick<Row, 'key'>): boolean =>
  key !== trashAgeKey && key !== endedIdsKey;

/** How long things stay in the Trash, in milliseconds of its age. */
const trashStay = adminLimits.trashDays * day;
/** The longest step of the clock that counts, in milliseconds. */
const longestStep = trashDaysAtOnce * day;

/**
 * How old the Trash is, added up from visit to visit, because the clock may be wrong. What the clock goes back, it has
 * to go forward again before the Trash grows older, so that a clock that is wrong again and again counts once.
 */
export interface TrashAge {
  /** The clock at the last visit, in milliseconds since 1970. */
  readonly seen: number;
  /** The sum of all steps of the clock, in milliseconds. */
  readonly walked: number;
  /** The most that this sum ever was. */
  readonly age: number;
}

/**
 * The Trash's age at a visit.
 * @param last as stored at the visit before, which is foreign data; undefined for the first one
 * @param now milliseconds since 1970
 */
export function trashAgeAt(last: unknown, now: number): TrashAge {
  const [seen, walked, age] = ['seen', 'walked', 'age'].map((name) => ownField(last, name));
  if (!isTime(seen) || !isTime(walked) || !isTime(age)) return { seen: now, walked: 0, age: 0 };
  const reached = walked + Math.max(-longestStep, Math.min(now - seen, longestStep));
  return { seen: now, walked: reached, age: Math.max(age, reached) };
}

/**
 * The Trash's age when a thing came in.
 * @param since as stored with the thing; a thing without it came before the Trash counted
 * @param at the clock at that time, which counts like a visit
 */
export function ageSince(since: unknown, at: number, { seen, age }: TrashAge): number {
  if (isTime(since)) return Math.min(since, age);
  return age - Math.max(0, Math.min(seen - at, longestStep));
}

/** Days for which a thing still stays, from 30 down; the last day is 1. */
export const daysLeft = (since: number, { age }: TrashAge): number =>
  Math.max(0, Math.ceil((since + trashStay - age) / day));

/**
 * Rows of another browser's Trash for this one: each thing stays as long as it would have stayed there. The age itself
 * isn't taken along.
 * @param age of this browser's Trash
 */
export function movedTrash(rows: readonly Row[], age: TrashAge): Row[] {
  const there = rows.find(({ key }) => key === trashAgeKey)?.value;
  const before = trashAgeAt(there, Number(ownField(there, 'seen')));
  return rows.flatMap((row) => {
    const { key, value } = row;
    if (!isThing(row) || !isRecord(value)) return [];
    if (!isTime(value.since)) return [row];
    return [{ key, value: { ...value, since: age.age - (before.age - value.since) } }];
  });
}
