import { Button } from '#src/admin/shell/Button.tsx';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { adminPaths } from '#src/admin/shell/router.ts';
import type { PublishAim } from '#src/admin/publish/PublishDialog.tsx';
import type { PlacedPost } from '#src/admin/publish/places.ts';
import { hideOrShow } from '#src/admin/posts/hide-post.ts';
import { removeLabel, rowActions } from '#src/admin/posts/words.ts';
import { publishNames } from '#src/admin/publish/words.ts';
import { placeAims } from '#src/admin/publish/status.ts';
import { postHref } from '#src/lib/posts/find.ts';

interface RowActionsProps {
  post: PlacedPost;
  onDelete: (id: string) => void;
  onDuplicate: (id: string) => void;
  onPublish: (id: string, aim: PublishAim) => void;
}

/** View, edit, duplicate, hide or show, delete, publish, each named with the post's title. */
export function RowActions({ post, onDelete, onDuplicate, onPublish }: RowActionsProps) {
  const { id, slug, title, origin, isPublished } = post;
  // A hidden local post has no page to view.
  const hasPage = origin !== 'local' || isPublished;
  // A changed post can go back to the published version. A built-in one can't be deleted, and its dialog says why.
  const remove = removeLabel(post);
  const isOffered = origin !== 'built-in';
  // Taking off stands beside hiding, which readers don't notice. A built-in post's dialog of deleting offers it.
  const aims = placeAims(post.place).filter((aim) => aim !== 'take-off' || isOffered);
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
        // It keeps its place: otherwise “Delete” would come under the pointer that has just pressed “Hide here”.
        <span className="button button-unavailable" title={rowActions.noPage} aria-hidden="true">
          {rowActions.view}
        </span>
      )}
      <ScreenLink
        to={adminPaths.edit(id)}
        className="button"
        label={`${rowActions.edit}: ${title}`}
      >
        {rowActions.edit}
      </ScreenLink>
      <Button aria-label={`${rowActions.duplicate}: ${title}`} onClick={() => onDuplicate(id)}>
        {rowActions.duplicate}
      </Button>
      {isOffered && (
        <Button
          aria-label={`${isPublished ? rowActions.hide : rowActions.show}: ${title}`}
          onClick={() => void hideOrShow(id)}
        >
          {isPublished ? rowActions.hide : rowActions.show}
        </Button>
      )}
      <Button
        className={isOffered ? 'button-delete' : 'button-unavailable'}
        aria-haspopup="dialog"
        aria-label={`${remove}: ${title}`}
        onClick={() => onDelete(id)}
      >
        {remove}
      </Button>
      {aims.map((aim) => (
        <Button
          key={aim}
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
