import { Button } from '#src/admin/shell/Button.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { ConfirmDialog } from '#src/admin/shell/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '#src/admin/shell/Dialog.tsx';
import type { PlacedPost } from '#src/admin/publish/places.ts';
import { isGoingOff, placeAims } from '#src/admin/publish/status.ts';
import { publishNames } from '#src/admin/publish/words.ts';
import { countPosts } from '#src/admin/model/post-count.ts';
import { builtInStay, deleteMessages, removeLabel, rowActions } from '#src/admin/posts/words.ts';

interface DeleteDialogProps {
  /** The posts to delete, at least one. Built-in ones among them stay. */
  posts: readonly PlacedPost[];
  onConfirm: (posts: readonly PlacedPost[]) => void;
  /** Offered for one post that readers see, or will. */
  onTakeOff: (post: PlacedPost) => void;
  onClose: () => void;
}

/** How many titles the question names. */
const namedTitles = 5;

/** Asks before posts are deleted. If all are built in, it says why they can't be deleted here. */
export function DeleteDialog({ posts, onConfirm, onTakeOff, onClose }: DeleteDialogProps) {
  const going = posts.filter(({ origin }) => origin !== 'built-in');
  const [first] = going;
  if (!first) return <BuiltInDialog posts={posts} onTakeOff={onTakeOff} onClose={onClose} />;
  const close = { onConfirm: () => onConfirm(going), onClose, isDanger: true };
  if (posts.length > 1) return <ManyDialog posts={posts} going={going} {...close} />;
  const name = removeLabel(first);
  return (
    <ConfirmDialog
      title={name === rowActions.delete ? `${name} this post?` : `${name}?`}
      confirm={name}
      {...close}
    >
      <p>
        <strong>
          <Typed>{first.title}</Typed>
        </strong>
      </p>
      <p>{`${lossOf(first)} ${deleteMessages.inTrash}`}</p>
      {name !== rowActions.backToPublished && (
        <TakeOff post={first} onTakeOff={onTakeOff} onClose={onClose} />
      )}
    </ConfirmDialog>
  );
}

/** What goes with a post of this browser. */
function lossOf({ origin, place }: PlacedPost): string {
  if (place.status === 'live') return deleteMessages.liveCopy;
  if (isGoingOff(place)) return deleteMessages.offCopy;
  if (origin === 'changed') return deleteMessages.changedCopy;
  if (place.status === 'unknown') return deleteMessages.unknownCopy;
  const isOnlyHere = place.status === 'only-here' || place.status === 'taken-off';
  return isOnlyHere ? deleteMessages.localOnly : deleteMessages.sentCopy;
}

interface TakeOffProps {
  post: PlacedPost;
  onTakeOff: (post: PlacedPost) => void;
  onClose: () => void;
}

/** Leads from deleting here to what changes for everybody, if readers see the post, or will. */
function TakeOff({ post, onTakeOff, onClose }: TakeOffProps) {
  if (!placeAims(post.place).includes('take-off')) return null;
  return (
    <Button
      className="justify-self-start"
      aria-haspopup="dialog"
      onClick={() => {
        onClose();
        onTakeOff(post);
      }}
    >
      {publishNames['take-off']}
    </Button>
  );
}

interface ManyDialogProps {
  posts: readonly PlacedPost[];
  going: readonly PlacedPost[];
  isDanger: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** One question for several posts, with their number. */
function ManyDialog({ posts, going, ...rest }: ManyDialogProps) {
  const isLive = going.every(({ place }) => place.status === 'live');
  const changed = isLive ? 0 : going.filter(({ origin }) => origin === 'changed').length;
  const builtIn = posts.length - going.length;
  const hidden = going.length - namedTitles;
  const isOne = going.length === 1;
  const inTrash = isOne ? deleteMessages.inTrash : deleteMessages.manyInTrash;
  const act = `${isLive ? deleteMessages.removeLive : rowActions.delete} ${countPosts(going.length)}`;
  return (
    <ConfirmDialog
      title={isLive ? `${act} ${deleteMessages.fromBrowser}?` : `${act}?`}
      confirm={act}
      {...rest}
    >
      <ul className="grid list-disc gap-1 pl-5">
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
          {`${builtInStay(builtIn)} ${builtIn === 1 ? deleteMessages.oneBuiltInAmong : deleteMessages.builtInAmong}`}
        </p>
      )}
      <p>
        {isLive
          ? `${isOne ? deleteMessages.liveCopy : deleteMessages.liveCopies} ${inTrash}`
          : inTrash}
      </p>
    </ConfirmDialog>
  );
}

function BuiltInDialog({
  posts,
  onTakeOff,
  onClose,
}: Pick<DeleteDialogProps, 'posts' | 'onTakeOff' | 'onClose'>) {
  const isOne = posts.length === 1;
  const [first] = posts;
  return (
    <Dialog
      title={isOne ? deleteMessages.builtInTitle : deleteMessages.manyBuiltInTitle}
      onClose={onClose}
    >
      <p>
        {isOne && (
          <strong>
            <Typed>{first?.title}</Typed>{' '}
          </strong>
        )}
        <span>{isOne ? deleteMessages.builtIn : deleteMessages.manyBuiltIn}</span>
      </p>
      <DialogActions>
        {isOne && first && <TakeOff post={first} onTakeOff={onTakeOff} onClose={onClose} />}
        <Button data-autofocus onClick={onClose}>
          {deleteMessages.understood}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
