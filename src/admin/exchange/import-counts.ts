import { importMessages } from '#src/admin/exchange/words.ts';
import type { ImportReport } from '#src/admin/exchange/import-list.ts';

/** The counts of a report, each with its name, without zeros. */
export function importCounts(report: ImportReport): readonly (readonly [string, number])[] {
  const { posts, lost, leftOut } = report;
  const having = (change: string) => posts.filter((post) => post.change === change).length;
  const counts = [
    [importMessages.added, having('added')],
    [importMessages.changed, having('changed')],
    [importMessages.same, having('same')],
    [importMessages.lost, lost.length],
    [importMessages.mended, posts.filter(({ mends }) => mends.length > 0).length],
    [importMessages.leftOut, leftOut.length],
  ] as const;
  return counts.filter(([, count]) => count > 0);
}

/** The same as one sentence for screen readers. */
export function spokenCounts(report: ImportReport): string {
  return importCounts(report)
    .map(([name, count]) => `${name}: ${count.toLocaleString('en-US')}`)
    .join('. ');
}
