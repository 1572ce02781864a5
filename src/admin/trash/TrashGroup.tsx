import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { ScheduledTag } from '#src/admin/model/ScheduledTag.tsx';
import { Button } from '#src/admin/shell/Button.tsx';
import { MoreRows, useGrowingList } from '#src/admin/shell/MoreRows.tsx';
import { Titles } from '#src/admin/shell/Titles.tsx';
import { SaidWords } from '#src/ui/SaidWords.tsx';
import type { TrashEntry, TrashedList, TrashedPost } from '#src/admin/trash/trash-entry.ts';
import { isOnWebsite } from '#src/admin/trash/trash-steps.ts';
import { entryPart, entryTitle } from '#src/admin/trash/entry-title.ts';
import { trashActions, trashMessages } from '#src/admin/trash/words.ts';
import { formatMoment } from '#src/admin/shell/moment.ts';
import { postFields } from '#src/lib/posts/post.ts';
import { $builtInPosts } from '#src/stores/built-in-posts.ts';
import { postsInList } from '#src/admin/trash/trash-entry.ts';
import { readPost } from '#src/lib/posts/read-post.ts';
import { counted } from '#src/admin/shell/counted.ts';
import { countPosts } from '#src/admin/model/post-count.ts';

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

interface TrashCardProps {
  entry: TrashEntry;
  /** Brings one post of a list back. */
  onRestoreOne: (post: TrashedPost) => void;
  onRestore: () => void;
  onRemove: () => void;
}

const wentBy = { post: 'deleted', list: 'replaced' } as const;

/** One entry of the Trash: what it is, since when, for how long, and what can be done with it. */
function TrashCard({ entry, onRestoreOne, onRestore, onRemove }: TrashCardProps) {
  const title = entryPart(entry);
  const { days } = entry;
  const post = entry.kind === 'post' ? readPost(entry.raw) : null;
  const isBuiltIn = isOnWebsite(entry, useStore($builtInPosts));
  const excerpt = post?.excerpt;
  const hasExcerpt = excerpt !== undefined && excerpt !== postFields.excerpt.fallback;
  return (
    <li className="panel trash-card grid gap-x-6 gap-y-3 md:grid-cols-[1fr_auto] md:items-center">
      <div className="grid gap-[0.3rem]">
        <h2>
          <SaidWords words={title} />
        </h2>
        {hasExcerpt && (
          <p className="line-clamp-2 max-w-240" translate="no">
            {excerpt}
          </p>
        )}
        <p className="hint">
          <span>{isBuiltIn ? trashMessages.setAside : trashMessages[wentBy[entry.kind]]}</span>{' '}
          <time className="whitespace-normal" dateTime={new Date(entry.at).toISOString()}>
            {formatMoment(entry.at)}
          </time>
          <span>
            {`, ${trashMessages.stays} ${counted(days, trashMessages.day, trashMessages.days)}`}
          </span>{' '}
          {post && <ScheduledTag date={post.date} />}
        </p>
        {entry.kind === 'list' && <ListedPosts entry={entry} onRestore={onRestoreOne} />}
      </div>
      <div className="actions">
        <Button onClick={onRestore}>
          <span>{entry.kind === 'list' ? trashActions.restoreAll : trashActions.restore}</span>{' '}
          <span className="visually-hidden">
            <SaidWords words={title} />
          </span>
        </Button>
        <Button
          look="quiet"
          className="text-admin-danger"
          aria-haspopup="dialog"
          onClick={onRemove}
        >
          {trashActions.remove}{' '}
          <span className="visually-hidden">
            <SaidWords words={title} />
          </span>
        </Button>
      </div>
    </li>
  );
}

interface ListedPostsProps {
  entry: TrashedList;
  onRestore: (post: TrashedPost) => void;
}

/** The posts of a replaced list by their titles, each of which can come back alone. */
function ListedPosts({ entry, onRestore }: ListedPostsProps) {
  const posts = useMemo(() => postsInList(entry), [entry]);
  const growing = useGrowingList(posts.length);
  if (posts.length === 0) return null;
  return (
    <details>
      <summary>
        <Titles titles={posts.map(entryTitle)} />
      </summary>
      <ul className="grid gap-1 pt-2">
        {posts.slice(0, growing.count).map((post) => (
          <li key={post.key} className="offer">
            <p>
              <SaidWords words={entryPart(post)} />
            </p>
            <Button onClick={() => onRestore(post)}>
              {trashActions.restoreOne}{' '}
              <span className="visually-hidden">
                <SaidWords words={entryPart(post)} />
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <MoreRows {...growing} />
    </details>
  );
}
