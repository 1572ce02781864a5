import { Typed } from '#src/admin/shell/Typed.tsx';
import { ConfirmDialog } from '#src/admin/shell/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '#src/admin/shell/Dialog.tsx';
import type { AdminPost } from '#src/admin/model/admin-posts.ts';
import { countPosts } from '#src/admin/model/post-count.ts';
import { deleteMessages, rowActions } from '#src/admin/posts/words.ts';

interface DeleteDialogProps {
  /** The posts to delete, at least one. Built-in ones among them stay. */
  posts: readonly AdminPost[];
  onConfirm: (posts: readonly AdminPost[]) => void;
  onClose: () => void;
}

/** How many titles the question names. */
const namedTitles = 5;

/** Asks before posts are deleted. If all are built in, it says why they can't be deleted here. */
export function DeleteDialog({ posts, onConfirm, onClose }: DeleteDialogProps) {
  const going = posts.filter(({ origin }) => origin !== 'built-in');
  const [first] = going;
  if (!first) return <BuiltInDialog posts={posts} onClose={onClose} />;
  const close = { onConfirm: () => onConfirm(going), onClose, isDanger: true };
  if (posts.length > 1) return <ManyDialog posts={posts} going={going} {...close} />;
  const isChanged = first.origin === 'changed';
  return (
    <ConfirmDialog
      title={isChanged ? `${rowActions.backToPublished}?` : `${deleteMessages.question} this post?`}
      confirm={isChanged ? rowActions.backToPublished : deleteMessages.confirm}
      {...close}
    >
      <p>
        <strong>
          <Typed>{first.title}</Typed>
        </strong>
      </p>
      <p>
        {`${isChanged ? deleteMessages.changedCopy : deleteMessages.localOnly} ${deleteMessages.inTrash}`}
      </p>
    </ConfirmDialog>
  );
}

interface ManyDialogProps {
  posts: readonly AdminPost[];
  going: readonly AdminPost[];
  isDanger: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** One question for several posts, with their number. */
function ManyDialog({ posts, going, ...rest }: ManyDialogProps) {
  const changed = going.filter(({ origin }) => origin === 'changed').length;
  const builtIn = posts.length - going.length;
  const hidden = going.length - namedTitles;
  return (
    <ConfirmDialog
      title={`${deleteMessages.question} ${countPosts(going.length)}?`}
      confirm={`${deleteMessages.confirm} ${countPosts(going.length)}`}
      {...rest}
    >
      <ul className="going-posts">
        {going.slice(0, namedTitles).map(({ id, title }) => (
          <li key={id}>
            <Typed>{title}</Typed>
          </li>
        ))}
        {hidden > 0 && <li>{`${hidden.toLocaleString('en-US')} ${deleteMessages.more}`}</li>}
      </ul>
      {changed > 0 && (
        <p>
          {`${changed} ${changed === 1 ? deleteMessages.oneChangedAmong : deleteMessages.changedAmong}`}
        </p>
      )}
      {builtIn > 0 && (
        <p>
          {`${builtIn} ${builtIn === 1 ? deleteMessages.oneBuiltInAmong : deleteMessages.builtInAmong}`}
        </p>
      )}
      <p>{deleteMessages.manyInTrash}</p>
    </ConfirmDialog>
  );
}

function BuiltInDialog({ posts, onClose }: Pick<DeleteDialogProps, 'posts' | 'onClose'>) {
  const isOne = posts.length === 1;
  return (
    <Dialog
      title={isOne ? deleteMessages.builtInTitle : deleteMessages.manyBuiltInTitle}
      onClose={onClose}
    >
      <p>
        {isOne && (
          <strong>
            <Typed>{posts[0]?.title}</Typed>{' '}
          </strong>
        )}
        <span>{isOne ? deleteMessages.builtIn : deleteMessages.manyBuiltIn}</span>
      </p>
      <DialogActions>
        <button type="button" className="button" data-autofocus onClick={onClose}>
          {deleteMessages.understood}
        </button>
      </DialogActions>
    </Dialog>
  );
}
