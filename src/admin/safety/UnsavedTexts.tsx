import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { ConfirmDialog } from '#src/admin/shell/ConfirmDialog.tsx';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { downloadForm } from '#src/admin/model/download-form.ts';
import { $adminPosts, $adminPostsState } from '#src/admin/model/admin-posts.ts';
import { offerAsNew } from '#src/admin/safety/editor-copy.ts';
import { adminPaths, openScreen } from '#src/admin/shell/router.ts';
import { $copies, dropCopy, readCopies } from '#src/admin/safety/safety-copies.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copies.ts';
import { unsavedMessages } from '#src/admin/safety/words.ts';
import { formatMoment } from '#src/admin/shell/moment.ts';
import { oneAtATime } from '#src/admin/shell/one-at-a-time.ts';
import { $localPostsState } from '#src/stores/local-posts.ts';

const continueAsNew = oneAtATime(async (copy: SafetyCopy) => {
  await offerAsNew(copy);
  openScreen(adminPaths.newPost);
});

/** Texts that were not saved: to be continued, downloaded or dismissed. Nothing is restored without being asked. */
export function UnsavedTexts() {
  const copies = useStore($copies);
  const posts = useStore($adminPosts);
  const builtIn = useStore($adminPostsState);
  const local = useStore($localPostsState);
  const areAllKnown = builtIn === 'ready' && local === 'read';
  const isDeleted = ({ postId }: SafetyCopy) =>
    areAllKnown && postId !== null && !posts.some(({ id }) => id === postId);
  const [asked, setAsked] = useState<SafetyCopy | null>(null);
  const id = useId();
  useEffect(() => void readCopies(), []);
  if (copies.length === 0) return null;
  return (
    <section className="panel unsaved-texts" aria-labelledby={id}>
      <h2 id={id}>{unsavedMessages.title}</h2>
      <p className="hint">{unsavedMessages.intro}</p>
      <ul className="kept-list">
        {copies.map((copy) => (
          <UnsavedText
            key={copy.key}
            copy={copy}
            isDeleted={isDeleted(copy)}
            onDismiss={setAsked}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={unsavedMessages.dismissTitle}
          confirm={unsavedMessages.dismiss}
          isDanger
          onConfirm={() => void dropCopy(asked.key, asked.at)}
          onClose={() => setAsked(null)}
        >
          <p>
            <strong>
              <Typed>{titleOf(asked)}</Typed>
            </strong>
          </p>
          <p>{unsavedMessages.dismissText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

interface UnsavedTextProps {
  copy: SafetyCopy;
  /** No post has its id any more. */
  isDeleted: boolean;
  onDismiss: (copy: SafetyCopy) => void;
}

function UnsavedText({ copy, isDeleted, onDismiss }: UnsavedTextProps) {
  const { postId, at, form } = copy;
  const title = titleOf(copy);
  const { newPost, editedPost, deletedPost, download, dismiss } = unsavedMessages;
  const ofPost = isDeleted ? deletedPost : editedPost;
  const continueIt = `${unsavedMessages.continue} ${title}`;
  return (
    <li>
      <p>
        <strong>
          <Typed>{title}</Typed>
        </strong>{' '}
        <span className="hint">{`${postId === null ? newPost : ofPost}, ${formatMoment(at)}`}</span>
      </p>
      <div className="actions">
        {isDeleted ? (
          <button
            type="button"
            className="button"
            aria-label={continueIt}
            onClick={() => void continueAsNew(copy)}
          >
            {unsavedMessages.continue}
          </button>
        ) : (
          <ScreenLink
            to={postId === null ? adminPaths.newPost : adminPaths.edit(postId)}
            className="button"
            label={continueIt}
          >
            {unsavedMessages.continue}
          </ScreenLink>
        )}
        <button
          type="button"
          className="button"
          aria-label={`${download} ${title}`}
          onClick={() => downloadForm(form, postId)}
        >
          {download}
        </button>
        <button
          type="button"
          className="button"
          aria-haspopup="dialog"
          aria-label={`${dismiss} ${title}`}
          onClick={() => onDismiss(copy)}
        >
          {dismiss}
        </button>
      </div>
    </li>
  );
}

const titleOf = ({ title }: SafetyCopy) => title.trim() || unsavedMessages.untitled;
