import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#src/admin/shell/Button.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { ConfirmDialog } from '#src/admin/shell/ConfirmDialog.tsx';
import { focusFolded } from '#src/admin/shell/focus-folded.ts';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { downloadForm } from '#src/admin/model/download-form.ts';
import { $adminPosts, $adminPostsState, openPost } from '#src/admin/model/admin-posts.ts';
import { formOf } from '#src/admin/model/form.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { tellFailure } from '#src/admin/model/tell-failure.ts';
import { CompareDialog } from '#src/admin/versions/CompareDialog.tsx';
import { compareMessages } from '#src/admin/versions/words.ts';
import { offerAgain } from '#src/admin/safety/editor-copy.ts';
import { openScreen } from '#src/admin/shell/router.ts';
import {
  $unsavedTexts,
  continuePath,
  dismissText,
  followUnsavedTexts,
  newestApart,
} from '#src/admin/safety/unsaved-texts.ts';
import type { UnsavedText } from '#src/admin/safety/unsaved-texts.ts';
import { TabOnly } from '#src/admin/safety/TabOnly.tsx';
import { firstLine, titleOf, titlePart, wordsIn } from '#src/admin/safety/text-words.ts';
import { copiesMessages, unsavedMessages } from '#src/admin/safety/words.ts';
import { formatMoment } from '#src/admin/shell/moment.ts';
import { oneAtATime } from '#src/admin/shell/one-at-a-time.ts';
import { $localPostsState } from '#src/stores/local-posts.ts';
import { showToast } from '#src/stores/toasts.ts';
import { SaidWords } from '#src/ui/SaidWords.tsx';

const continueAsNew = oneAtATime(async (text: UnsavedText) => {
  await offerAgain({ ...text, postId: null, at: text.at + 1 });
  openScreen(continuePath({ ...text, postId: null }));
});

async function dismissAndTell(text: UnsavedText) {
  const undo = await dismissText(text);
  showToast({ kind: 'success', title: copiesMessages.dismissedTitle, text: titlePart(text), undo });
}

/** Opens what the list of these texts is folded into, and leads to one of them. */
export function showUnsavedText({ key }: UnsavedText): void {
  const rows = document.querySelectorAll<HTMLElement>('.unsaved-texts li');
  const row = [...rows].find(({ dataset }) => dataset.text === key);
  focusFolded(row?.querySelector<HTMLElement>('a, button'));
}

/** A text, and its post as it is saved. */
interface Compared {
  readonly text: UnsavedText;
  readonly saved: PostForm;
}

/** Texts that were not saved, to be continued, compared, downloaded or dismissed: of many the newest, the others folded. */
export function UnsavedTexts() {
  const texts = useStore($unsavedTexts);
  const posts = useStore($adminPosts);
  const builtIn = useStore($adminPostsState);
  const local = useStore($localPostsState);
  const areAllKnown = builtIn === 'ready' && local === 'read';
  const isDeleted = ({ postId }: UnsavedText) =>
    areAllKnown && postId !== null && !posts.some(({ id }) => id === postId);
  const [asked, setAsked] = useState<UnsavedText | null>(null);
  const [compared, setCompared] = useState<Compared | null>(null);
  const compare = async (text: UnsavedText) => {
    const opened = await openPost(text.postId ?? '');
    if (opened.ok) setCompared({ text, saved: formOf(opened.value.post) });
    else tellFailure('unreachable');
  };
  const id = useId();
  useEffect(followUnsavedTexts, []);
  if (texts.length === 0) return null;
  const row = (text: UnsavedText) => (
    <UnsavedRow
      key={text.key}
      text={text}
      isDeleted={isDeleted(text)}
      hasNamesake={texts.some((other) => other !== text && titleOf(other) === titleOf(text))}
      onCompare={(one) => void compare(one)}
      onDismiss={setAsked}
    />
  );
  const [newest, others] = newestApart(texts);
  return (
    <section className="unsaved-texts" aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {unsavedMessages.title}
      </h2>
      <ul className="grid">{newest.map(row)}</ul>
      {others.length > 0 && (
        <details>
          <summary>{`${others.length} ${unsavedMessages.others}`}</summary>
          <ul className="grid">{others.map(row)}</ul>
        </details>
      )}
      {/* Outside of the fold around, which may close. */}
      {compared &&
        createPortal(
          <CompareDialog
            title={copiesMessages.compareSavedTitle}
            left={compared.saved}
            right={compared.text.form}
            leftName={compareMessages.theirs}
            rightName={compareMessages.copy}
            onClose={() => setCompared(null)}
          >
            <ScreenLink to={continuePath(compared.text)} className="button button-primary">
              {compared.text.isOutdated ? unsavedMessages.take : unsavedMessages.continue}
            </ScreenLink>
          </CompareDialog>,
          document.body,
        )}
      {asked &&
        createPortal(
          <ConfirmDialog
            title={unsavedMessages.dismissTitle}
            confirm={unsavedMessages.dismiss}
            isDanger
            onConfirm={() => void dismissAndTell(asked)}
            onClose={() => setAsked(null)}
          >
            <p>
              <strong>
                <SaidWords words={titlePart(asked)} />
              </strong>
              <span>{`, ${wordsIn(asked.form)}`}</span>
            </p>
            <FirstLine text={asked} />
            <p>{unsavedMessages.dismissText}</p>
          </ConfirmDialog>,
          document.body,
        )}
    </section>
  );
}

interface UnsavedRowProps {
  text: UnsavedText;
  /** No post has its id any more. */
  isDeleted: boolean;
  /** Another text has the same title, so this one shows its first line. */
  hasNamesake: boolean;
  onCompare: (text: UnsavedText) => void;
  onDismiss: (text: UnsavedText) => void;
}

function UnsavedRow({ text, isDeleted, hasNamesake, onCompare, onDismiss }: UnsavedRowProps) {
  const { postId, at, form } = text;
  const title = titleOf(text);
  const { newPost, editedPost, deletedPost, download, dismiss } = unsavedMessages;
  const ofPost = isDeleted ? deletedPost : editedPost;
  // A draft of an older version of the admin has no time.
  const typedAt = at > 0 ? [formatMoment(at)] : [];
  const continueIt = `${unsavedMessages.continue} ${title}`;
  return (
    <li
      data-text={text.key}
      className="offer border-t-2 border-admin-soft-line py-1.5 first:border-none"
    >
      <p>
        <strong>
          <SaidWords words={titlePart(text)} />
        </strong>{' '}
        <span className="hint max-md:block">
          {[postId === null ? newPost : ofPost, wordsIn(form), ...typedAt].join(', ')}
        </span>
        <TabOnly text={text} />
        {hasNamesake && <FirstLine text={text} />}
        {text.isOutdated && <span className="hint block">{unsavedMessages.outdated}</span>}
      </p>
      <div className="actions">
        {text.isOutdated ? null : isDeleted ? (
          <Button aria-label={continueIt} onClick={() => void continueAsNew(text)}>
            {unsavedMessages.continue}
          </Button>
        ) : (
          <ScreenLink to={continuePath(text)} className="button" label={continueIt}>
            {unsavedMessages.continue}
          </ScreenLink>
        )}
        {postId !== null && !isDeleted && (
          <Button
            aria-haspopup="dialog"
            aria-label={`${copiesMessages.compare} ${title}`}
            onClick={() => onCompare(text)}
          >
            {copiesMessages.compare}
          </Button>
        )}
        <Button aria-label={`${download} ${title}`} onClick={() => downloadForm(form, postId)}>
          {download}
        </Button>
        <Button
          aria-haspopup="dialog"
          aria-label={`${dismiss} ${title}`}
          onClick={() => onDismiss(text)}
        >
          {dismiss}
        </Button>
      </div>
    </li>
  );
}

/** The beginning of a text, by which it is known. */
function FirstLine({ text }: { text: UnsavedText }) {
  const line = firstLine(text.form);
  return line === '' ? null : (
    <span className="line-clamp-1 wrap-anywhere">
      <Typed>{line}</Typed>
    </span>
  );
}
