import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { ConfirmDialog } from '#src/admin/shell/ConfirmDialog.tsx';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { downloadForm } from '#src/admin/model/download-form.ts';
import { adminPaths } from '#src/admin/shell/router.ts';
import { $copies, dropCopy, readCopies } from '#src/admin/safety/safety-copies.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copies.ts';
import { unsavedMessages } from '#src/admin/safety/words.ts';
import { formatMoment } from '#src/admin/shell/moment.ts';

/** Texts that were not saved: to be continued, downloaded or dismissed. Nothing is restored without being asked. */
export function UnsavedTexts() {
  const copies = useStore($copies);
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
          <UnsavedText key={copy.key} copy={copy} onDismiss={setAsked} />
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
            <strong>{titleOf(asked)}</strong>
          </p>
          <p>{unsavedMessages.dismissText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

interface UnsavedTextProps {
  copy: SafetyCopy;
  onDismiss: (copy: SafetyCopy) => void;
}

function UnsavedText({ copy, onDismiss }: UnsavedTextProps) {
  const { postId, at, form } = copy;
  const title = titleOf(copy);
  const { newPost, editedPost, download, dismiss } = unsavedMessages;
  return (
    <li>
      <p>
        <strong>{title}</strong>
        <span className="hint">
          {' '}
          {postId === null ? newPost : editedPost}, {formatMoment(at)}
        </span>
      </p>
      <div className="actions">
        <ScreenLink
          to={postId === null ? adminPaths.newPost : adminPaths.edit(postId)}
          className="button"
          label={`${unsavedMessages.continue} ${title}`}
        >
          {unsavedMessages.continue}
        </ScreenLink>
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
