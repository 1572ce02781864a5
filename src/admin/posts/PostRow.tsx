import { memo } from 'react';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { RowActions } from '#src/admin/posts/RowActions.tsx';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { adminPaths } from '#src/admin/shell/router.ts';
import type { PublishAim } from '#src/admin/publish/PublishDialog.tsx';
import type { PlacedPost } from '#src/admin/publish/places.ts';
import { rowActions, statusHints, statusLabels } from '#src/admin/posts/words.ts';
import { ScheduledTag } from '#src/admin/model/ScheduledTag.tsx';
import { PlaceNote } from '#src/admin/publish/PlaceNote.tsx';
import { formatDay, parseDay } from '#src/lib/posts/dates.ts';
import { rowStatus } from '#src/admin/posts/rows.ts';
import { capitalize } from '#src/lib/text.ts';

interface PostRowProps {
  post: PlacedPost;
  isSelected: boolean;
  /** These must be stable between renders. */
  onSelect: (id: string, isTicked: boolean, isRange: boolean) => void;
  onDelete: (id: string) => void;
  onDuplicate: (id: string) => void;
  onPublish: (id: string, aim: PublishAim) => void;
}

/** One post in the table; on a phone one card. Rendered only when its own data changed: there may be a thousand. */
export const PostRow = memo(function PostRow(props: PostRowProps) {
  const { post, isSelected, onSelect, ...actions } = props;
  const { id, title } = post;
  const status = rowStatus(post);
  return (
    <tr className={isSelected ? 'post-row bg-admin-accent/8' : 'post-row'}>
      <td className="cell-select">
        <label className="tick">
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={`${rowActions.select} ${title}`}
            onChange={({ target, nativeEvent }) =>
              onSelect(
                id,
                target.checked,
                nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
              )
            }
          />
        </label>
      </td>
      <th scope="row" className="cell-title">
        <ScreenLink to={adminPaths.edit(id)} className="row-title">
          <Typed>{title}</Typed>
        </ScreenLink>
        <PlaceNote place={post.place} />
      </th>
      <td className="cell-date">
        <time dateTime={parseDay(post.date) ?? undefined}>{formatDay(post.date)}</time>{' '}
        {post.place.status !== 'taken-off' && <ScheduledTag date={post.date} />}
      </td>
      <td className="cell-category">{capitalize(post.category)}</td>
      <td className="cell-status">
        <span className={`status-${status}`} title={statusHints[status] || undefined}>
          {statusLabels[status]}
        </span>
        {status === 'hidden' && <span className="hint block">{statusHints.hidden}</span>}
      </td>
      <td className="cell-actions">
        <RowActions post={post} {...actions} />
      </td>
    </tr>
  );
}, isSameRow);

const shownFields = [
  'id',
  'title',
  'slug',
  'date',
  'category',
  'origin',
  'isFeatured',
  'isPublished',
] as const;

function isSameRow({ post, ...before }: PostRowProps, { post: next, ...after }: PostRowProps) {
  return (
    before.isSelected === after.isSelected &&
    before.onSelect === after.onSelect &&
    before.onDelete === after.onDelete &&
    before.onDuplicate === after.onDuplicate &&
    before.onPublish === after.onPublish &&
    JSON.stringify(post.place) === JSON.stringify(next.place) &&
    shownFields.every((field) => post[field] === next[field])
  );
}
