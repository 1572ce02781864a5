import { memo, useState } from 'react';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { adminPaths } from '#src/admin/shell/router.ts';
import { scheduledFor } from '#src/admin/model/words.ts';
import type { PublishAim } from '#src/admin/publish/status.ts';
import type { PlacedPost } from '#src/admin/publish/places.ts';
import { removeLabel, rowActions, statusHints, statusLabels } from '#src/admin/posts/words.ts';
import { PlaceNote } from '#src/admin/publish/PlaceNote.tsx';
import { formatDay, parseDay } from '#src/lib/posts/dates.ts';
import { isScheduled, isTypedCategory, rowStatus } from '#src/admin/posts/rows.ts';
import type { FoundLine } from '#src/admin/posts/row-search.ts';
import { capitalize } from '#src/lib/text.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { Menu, MenuAction } from '#src/admin/shell/Menu.tsx';
import { duplicateAndOpen } from '#src/admin/posts/duplicate-post.ts';
import { hideOrShow } from '#src/admin/posts/quick-changes.ts';
import { publishNames } from '#src/admin/publish/words.ts';
import { isGoingOff, placeAims } from '#src/admin/publish/status.ts';
import { postHref } from '#src/lib/posts/find.ts';

/** What the list of posts does for its rows. These must be stable between renders. */
export interface RowHandlers {
  onSelect: (id: string, isTicked: boolean, isRange: boolean) => void;
  onDelete: (id: string) => void;
  onPublish: (id: string, aim: PublishAim) => void;
}

interface PostRowProps extends RowHandlers {
  post: PlacedPost;
  found: FoundLine | null;
  isSelected: boolean;
  /** It was just saved: what comes next stands out. */
  isSaved: boolean;
}

/** One post in the table; on a phone one card. Rendered only when its own data changed: there may be a thousand. */
export const PostRow = memo(function PostRow(props: PostRowProps) {
  const { post, found, isSelected, onSelect, ...actions } = props;
  const { id, title, origin } = post;
  const status = rowStatus(post);
  const hint = statusHints[status === 'hidden' && origin === 'changed' ? 'hiddenHere' : status];
  const [now] = useState(() => new Date());
  const day = formatDay(post.date);
  // Before the status, which says only what becomes of it on that day; the year stands beside it.
  const isWaiting = isScheduled(post, now);
  // The pages of this browser show it, but beside what is taken from readers that would be read of them.
  const isOff = isGoingOff(post.place) || post.place.status === 'taken-off';
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
        {found && <Found line={found} />}
        <PlaceNote place={post.place} />
      </th>
      <td className="cell-date">
        <time dateTime={parseDay(post.date) ?? undefined}>{day}</time>
      </td>
      <td className="cell-category" translate={isTypedCategory(post.category) ? 'no' : undefined}>
        {capitalize(post.category)}
      </td>
      <td className="cell-status">
        {isWaiting && (
          <span className="status-scheduled">
            {scheduledFor(day.replace(/, \d+$/, '').replace(' ', '\u00a0'))}
          </span>
        )}{' '}
        {(status === 'hidden' || !isOff) && (
          <span
            className={`status-${status} ${isWaiting ? 'hint block' : ''}`}
            title={hint || undefined}
          >
            {statusLabels[status]}
          </span>
        )}{' '}
        {status === 'hidden' && <span className="hint block">{hint}</span>}{' '}
        {status === 'hidden' && post.isFeatured && (
          <span className="status-featured block">{statusLabels.featured}</span>
        )}
      </td>
      <td className="cell-actions">
        <RowActions post={post} {...actions} />
      </td>
    </tr>
  );
}, isSameRow);

/** Why a search found a post whose title doesn't say it. */
function Found({ line: [before, words, after] }: { line: FoundLine }) {
  return (
    <span className="hint line-clamp-1 wrap-anywhere">
      <Typed>
        <span>{before}</span>
        <mark className="bg-admin-note text-admin-note-ink">{words}</mark>
        <span>{after}</span>
      </Typed>
    </span>
  );
}

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
    before.isSaved === after.isSaved &&
    before.onSelect === after.onSelect &&
    before.onDelete === after.onDelete &&
    before.onPublish === after.onPublish &&
    JSON.stringify([post.place, before.found]) === JSON.stringify([next.place, after.found]) &&
    shownFields.every((field) => post[field] === next[field])
  );
}

type RowActionsProps = Omit<PostRowProps, 'found' | 'isSelected' | 'onSelect'>;

/** View, edit, delete and publish in sight, the rest under "More"; each named with the post's title. */
function RowActions({ post, isSaved, onDelete, onPublish }: RowActionsProps) {
  const { id, slug, title, origin, isPublished } = post;
  // A hidden local post has no page to view.
  const hasPage = origin !== 'local' || isPublished;
  // A changed post can go back to the published version. A built-in one can't be deleted, and its dialog says why.
  const remove = removeLabel(post);
  const isOffered = origin !== 'built-in';
  const aims = placeAims(post.place);
  const inSight = aims.filter((aim) => aim !== 'take-off');
  const canTakeOff = aims.includes('take-off');
  const isDelete = remove === rowActions.delete;
  return (
    <div className="actions">
      {hasPage ? (
        <a
          className="button"
          href={postHref(slug)}
          target="_blank"
          rel="noopener"
          aria-label={`${rowActions.view}: ${title} (${rowActions.newTab})`}
        >
          {rowActions.view} <span aria-hidden="true">↗</span>
        </a>
      ) : (
        // It keeps its place, so that the others keep theirs.
        <span className="button button-unavailable" title={rowActions.noPage} aria-hidden="true">
          {rowActions.view} <span className="invisible">↗</span>
        </span>
      )}
      <ScreenLink
        to={adminPaths.edit(id)}
        className="button"
        label={`${rowActions.edit}: ${title}`}
      >
        {rowActions.edit}
      </ScreenLink>
      {isDelete && (
        <Button
          className={isOffered ? 'button-delete' : 'button-unavailable'}
          aria-haspopup="dialog"
          aria-label={`${remove}: ${title}`}
          onClick={() => onDelete(id)}
        >
          {remove}
        </Button>
      )}
      <Menu name={rowActions.more} about={title}>
        <MenuAction
          name={rowActions.duplicate}
          about={title}
          onPress={() => void duplicateAndOpen(id)}
        />
        {isOffered && (
          <MenuAction
            name={isPublished ? rowActions.hide : rowActions.show}
            about={title}
            onPress={() => void hideOrShow(id)}
          />
        )}
        {!isDelete && (
          <MenuAction isDialog name={remove} about={title} onPress={() => onDelete(id)} />
        )}
        {canTakeOff && (
          <MenuAction
            isDialog
            className="button-delete"
            name={publishNames['take-off']}
            about={title}
            onPress={() => onPublish(id, 'take-off')}
          />
        )}
      </Menu>
      {inSight.map((aim) => (
        <Button
          key={aim}
          look={isSaved && aim === 'publish' ? 'primary' : undefined}
          aria-haspopup="dialog"
          aria-label={`${publishNames[aim]}: ${title}`}
          onClick={() => onPublish(id, aim)}
        >
          {publishNames[aim]}
        </Button>
      ))}
    </div>
  );
}
