import type { ImportRow } from '#scripts/posts-import-plan.ts';
import { textTable } from '#scripts/text-table.ts';

const outcomes = ['new', 'changed', 'unchanged', 'kept', 'refused'] as const;

/** What happens to each post, as a table, and the sum as its last line. */
export function importReport(rows: readonly ImportRow[], isWritten: boolean): string {
  const lines = rows.flatMap(({ name, outcome, notes }) => {
    const [first = '', ...more] = notes.map(printable);
    return [[printable(name), outcome, first], ...more.map((note) => ['', '', note])];
  });
  const counts = outcomes.flatMap((outcome) => {
    const count = rows.filter((row) => row.outcome === outcome).length;
    return count === 0 ? [] : `${count} ${outcome}`;
  });
  const isAnything = rows.some(({ outcome }) => outcome === 'new' || outcome === 'changed');
  const ending = isWritten ? 'Written.' : 'Nothing was written: add --write to do it.';
  const sum = `${counts.join(', ') || 'No posts'}. ${isAnything ? ending : 'There is nothing to write.'}`;
  return [textTable([['post', 'outcome', 'note'], ...lines], 3), '', sum].join('\n');
}

/** Titles come from anybody, and a terminal obeys control characters. */
const printable = (text: string) => text.replace(/\p{C}+/gu, ' ').slice(0, 200);
