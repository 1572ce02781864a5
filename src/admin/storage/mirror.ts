import { browserDatabase } from '#src/admin/storage/database.ts';
import type { AdminDatabase, Row } from '#src/admin/storage/database.ts';
import type { Changes } from '#src/admin/storage/storage-writer.ts';
import { doorLimits } from '#src/admin/storage/limits.ts';
import { mirroredKeys } from '#src/config/mirrored-keys.ts';
import { databaseStores } from '#src/config/storage-keys.ts';
import { ownField } from '#src/lib/foreign.ts';
import { shortSum } from '#src/admin/storage/short-sum.ts';

/** A text that localStorage was given and doesn't have any more. */
export interface LostText {
  /** Where the mirror has it. */
  readonly row: readonly string[];
  /** null if it is the removal that was lost. */
  readonly text: string | null;
  /** What is stored now is an older state of it, which it may replace. */
  readonly isNewer: boolean;
}

const store = databaseStores.mirror;

/** Together shorter than a save of another tab waits for its turn, so that a hanging database makes none fail. */
const patience = { opening: doorLimits.mirrorPatience, work: doorLimits.mirrorPatience };

/**
 * Keeps what localStorage was last given once more, in the database. Browsers write localStorage to the disk late,
 * Chromium seconds later and after many megabytes up to an hour; if they are killed before, they start with an older
 * text. The row of a key also holds marks of what it had before, which tell an older text from one that is foreign. A
 * text is never replaced by one that wasn't made from it: then it stays in a row of its own.
 */
export function mirror(database: AdminDatabase, newKey: () => string) {
  /**
   * Keeps what a write has stored. Call it while no other tab can write. Where the database takes nothing, the text is
   * in localStorage only.
   * @param before the texts that were replaced
   */
  async function keepTwice(before: Changes, after: Changes): Promise<void> {
    for (const key of mirroredKeys) {
      const [from, text] = [before.get(key), after.get(key)];
      if (from === undefined || text === undefined) continue;
      const mark = markOf(from);
      const put = ([row]: readonly Row[]) => {
        const old = mirrored(row?.value);
        const marks = [...(old?.marks ?? []), mark].slice(-doorLimits.mirrorMarks);
        const isForeign = old && old.text !== null && ![from, text].includes(old.text);
        return [
          { key: [key], value: { text, marks } },
          ...(isForeign ? [{ key: [key, newKey()], value: { text: old.text, marks: [] } }] : []),
        ];
      };
      const kept = await database.update(store, put, { key: [key] }, patience);
      // What is there would count as newer than a text that it once had and that is stored again. What is lost stays.
      const drop = ([row]: readonly Row[]) =>
        mirrored(row?.value)?.text === from ? [{ key: [key] }] : [];
      if (!kept.ok) await database.update(store, drop, { key: [key] }, patience);
    }
  }

  /** The texts that localStorage has lost of a key, the newest first. @param now what it has */
  async function lostTexts(key: string, now: string | null): Promise<readonly LostText[]> {
    const rows = await database.read(store, { group: key });
    const mark = markOf(now);
    return (rows.ok ? rows.value : []).flatMap((row) => {
      const kept = mirrored(row.value);
      if (kept === null || !Array.isArray(row.key)) return [];
      const isNewer = kept.text !== now && kept.marks.includes(mark);
      const isNewest = row.key.length === 1;
      return isNewest && !isNewer ? [] : [{ row: row.key.map(String), text: kept.text, isNewer }];
    });
  }

  /** Removes a row if it still holds the text, because that is somewhere else now. */
  async function forgetLost({ row, text }: LostText): Promise<void> {
    const key = [...row];
    const isThere = ([found]: readonly Row[]) => mirrored(found?.value)?.text === text;
    await database.update(store, (rows) => (isThere(rows) ? [{ key }] : []), { key });
  }

  return { keepTwice, lostTexts, forgetLost };
}

/** Reads a row, which is foreign data. */
function mirrored(value: unknown) {
  const [text, marks] = [ownField(value, 'text'), ownField(value, 'marks')];
  const isText = typeof text === 'string' || text === null;
  return isText && Array.isArray(marks) ? { text, marks: marks as readonly unknown[] } : null;
}

const markOf = (text: string | null) => (text === null ? '' : shortSum(text));

/** The mirror of this browser. */
export const { keepTwice, lostTexts, forgetLost } = mirror(browserDatabase, () =>
  crypto.randomUUID(),
);
