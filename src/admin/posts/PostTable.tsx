import { memo, useMemo } from 'react';
import { PostRow } from '#src/admin/posts/PostRow.tsx';
import type { RowHandlers } from '#src/admin/posts/PostRow.tsx';
import { MoreRows, useGrowingList } from '#src/admin/shell/MoreRows.tsx';
import type { PlacedPost } from '#src/admin/publish/places.ts';
import { bulkMessages, dashboardColumns, dashboardMessages } from '#src/admin/posts/words.ts';
import { foundLine } from '#src/admin/posts/row-search.ts';
import { rowSorts, sortColumn, sortedBy } from '#src/admin/posts/rows.ts';
import type { RowChoices, RowSort } from '#src/admin/posts/rows.ts';

interface PostTableProps extends RowHandlers {
  /** The posts to show, in their order. */
  rows: readonly PlacedPost[];
  /** The choices that `rows` result from. */
  choices: RowChoices;
  choose: (change: Partial<RowChoices>) => void;
  /** Of built-in posts, by id, as far as a search has them. */
  texts: ReadonlyMap<string, string>;
  ticked: ReadonlySet<string>;
  /** The post that was just saved. */
  saved: string | null;
  isAllSelected: boolean;
  /** Shown posts are ticked. */
  hasSelection: boolean;
  onSelectAll: (isTicked: boolean) => void;
}

/** The posts as a table. On a phone, CSS makes the rows cards under the same headers. */
export const PostTable = memo(function PostTable(props: PostTableProps) {
  const { rows, choices, choose, texts, saved, ticked, isAllSelected, hasSelection, onSelectAll } =
    props;
  const { onSelect, onDelete, onPublish } = props;
  const growing = useGrowingList(rows.length, choices);
  const { term, order } = choices;
  const sort = sortColumn(choices);
  const drawn = useMemo(
    () =>
      rows.slice(0, growing.count).map((post) => ({ post, found: foundLine(post, term, texts) })),
    [rows, growing.count, term, texts],
  );
  const sortBy = (column: RowSort) => {
    const next = sortedBy(choices, column);
    choose({ sort: next.sort, order: next.order });
  };
  return (
    <>
      <table className="post-table">
        <caption className="visually-hidden">{dashboardMessages.tableName}</caption>
        <thead>
          <tr>
            <th scope="col" className="cell-select">
              <label className="tick">
                <input
                  type="checkbox"
                  checked={isAllSelected}
                  disabled={rows.length === 0}
                  onChange={(event) => onSelectAll(event.target.checked)}
                />
                <span
                  className={hasSelection ? 'sr-only' : 'max-md:sr-only min-[62rem]:sr-only'}
                >{`${bulkMessages.selectAll} ${rows.length}`}</span>
              </label>
            </th>
            {rowSorts.map((column) => (
              <th
                key={column}
                scope="col"
                className={`cell-${column}`}
                aria-sort={column === sort ? order : undefined}
              >
                {hasSelection && (
                  // The bar for ticked posts has the button's place.
                  <span className="sr-only max-sm:hidden">{dashboardColumns[column]}</span>
                )}
                <button type="button" className="sort-button" onClick={() => sortBy(column)}>
                  <span>{dashboardColumns[column]}</span>
                  <span aria-hidden="true" className="sort-mark">
                    {column !== sort ? '↕' : order === 'ascending' ? '↑' : '↓'}
                  </span>
                </button>
              </th>
            ))}
            <th scope="col" className="cell-actions max-[62rem]:sr-only">
              {dashboardColumns.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {drawn.map(({ post, found }) => (
            <PostRow
              key={post.id}
              isSelected={ticked.has(post.id)}
              isSaved={post.id === saved}
              {...{ post, found, onSelect, onDelete, onPublish }}
            />
          ))}
        </tbody>
      </table>
      <MoreRows {...growing} />
    </>
  );
});
