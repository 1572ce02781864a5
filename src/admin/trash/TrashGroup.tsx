import { useMemo } from 'react';
import { countPosts } from '#src/admin/model/post-count.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { TrashCard } from '#src/admin/trash/TrashCard.tsx';
import type { TrashEntry, TrashedList, TrashedPost } from '#src/admin/trash/trash-entry.ts';
import { trashActions, trashMessages } from '#src/admin/trash/words.ts';

interface TrashGroupProps {
  /** What went into the Trash at once. */
  entries: readonly TrashEntry[];
  onRestore: (entry: TrashedPost) => void;
  onRestoreAll: (entries: readonly TrashedPost[]) => void;
  onRestoreList: (entry: TrashedList) => void;
  onRemove: (entry: TrashEntry) => void;
}

/** One entry of the Trash, or several posts that were deleted together and can come back together. */
export function TrashGroup({ entries, onRestoreAll, ...on }: TrashGroupProps) {
  // Otherwise every press would be about other posts.
  const posts = useMemo(() => entries.filter((entry) => entry.kind === 'post'), [entries]);
  return (
    <>
      {posts.length > 1 && (
        <li className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
          <p>
            <strong>{countPosts(posts.length)}</strong> <span>{trashMessages.together}</span>
          </p>
          <Button onClick={() => onRestoreAll(posts)}>
            {`${trashActions.restoreAll} ${posts.length}`}
          </Button>
        </li>
      )}
      {entries.map((entry) => (
        <TrashCard
          key={entry.key}
          entry={entry}
          onRestoreOne={on.onRestore}
          onRestore={() => (entry.kind === 'post' ? on.onRestore(entry) : on.onRestoreList(entry))}
          onRemove={() => on.onRemove(entry)}
        />
      ))}
    </>
  );
}
