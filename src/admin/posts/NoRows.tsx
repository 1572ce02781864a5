import { useMemo } from 'react';
import type { PlacedPost } from '#src/admin/publish/places.ts';
import { nearestRows } from '#src/admin/posts/row-search.ts';
import { allRows } from '#src/admin/posts/rows.ts';
import type { RowChoices } from '#src/admin/posts/rows.ts';
import { dashboardMessages } from '#src/admin/posts/words.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { noPostsMessages } from '#src/config/messages.ts';

interface NoRowsProps {
  /** All posts. */
  posts: readonly PlacedPost[];
  choices: RowChoices;
  choose: (change: Partial<RowChoices>) => void;
}

/** Stands where the search or the filters leave no post, and offers the posts that may have been meant. */
export function NoRows({ posts, choices, choose }: NoRowsProps) {
  const { term, sort, order } = choices;
  const nearest = useMemo(() => nearestRows(posts, term), [posts, term]);
  return (
    <div className="px-2 py-6 text-center">
      <p>
        <strong>{posts.length === 0 ? dashboardMessages.noPosts : noPostsMessages.title}</strong>
      </p>
      {posts.length > 0 && <p>{noPostsMessages.hint}</p>}
      {nearest.length > 0 && (
        <>
          <p>{dashboardMessages.nearest}</p>
          <ul>
            {nearest.map(({ id, title }) => (
              <li key={id}>
                <Button
                  look="quiet"
                  onClick={() => choose({ ...allRows, term: title, sort, order })}
                >
                  <Typed>{title}</Typed>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
