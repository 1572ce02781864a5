import type { BackupCounts } from '#src/admin/backup/backup-contents.ts';
import { countNames } from '#src/admin/backup/words.ts';
import { counted } from '#src/admin/shell/counted.ts';

interface CountListProps {
  title: string;
  counts: Partial<BackupCounts>;
  /** Said instead where all counts are 0. */
  empty: string;
}

/** How much there is of each kind; what there is none of isn't named. */
export function CountList({ title, counts, empty }: CountListProps) {
  const lines = Object.entries(countNames).flatMap(([kind, [one, many]]) => {
    const count = counts[kind as keyof BackupCounts] ?? 0;
    return count === 0 ? [] : counted(count, one, many);
  });
  if (lines.length === 0) return <p>{empty}</p>;
  return (
    <div>
      <p>{title}</p>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
