import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { adminPaths } from '#src/admin/shell/router.ts';
import type { AdminPost } from '#src/admin/model/admin-posts.ts';
import { rowActions } from '#src/admin/posts/words.ts';
import { postHref } from '#src/lib/posts/find.ts';

interface RowActionsProps {
  post: AdminPost;
  onDelete: (id: string) => void;
  onDuplicate: (id: string) => void;
}

/** View, edit, duplicate, delete, each named with the post's title. */
export function RowActions({ post, onDelete, onDuplicate }: RowActionsProps) {
  const { id, slug, title, origin, isPublished } = post;
  // A hidden local post has no page to view.
  const hasPage = origin !== 'local' || isPublished;
  // A changed post can go back to the published version. A built-in one can't be deleted, and its dialog says why.
  const remove = origin === 'changed' ? rowActions.backToPublished : rowActions.delete;
  const isOffered = origin !== 'built-in';
  return (
    <div className="actions">
      {hasPage && (
        <a
          className="button"
          href={postHref(slug)}
          target="_blank"
          rel="noopener"
          aria-label={`${rowActions.view}: ${title} (${rowActions.newTab})`}
        >
          {rowActions.view} <span aria-hidden="true">↗</span>
        </a>
      )}
      <ScreenLink
        to={adminPaths.edit(id)}
        className="button"
        label={`${rowActions.edit}: ${title}`}
      >
        {rowActions.edit}
      </ScreenLink>
      <button
        type="button"
        className="button"
        aria-label={`${rowActions.duplicate}: ${title}`}
        onClick={() => onDuplicate(id)}
      >
        {rowActions.duplicate}
      </button>
      <button
        type="button"
        className={isOffered ? 'button button-delete' : 'button button-unavailable'}
        aria-haspopup="dialog"
        aria-label={`${remove}: ${title}`}
        onClick={() => onDelete(id)}
      >
        {remove}
      </button>
    </div>
  );
}
