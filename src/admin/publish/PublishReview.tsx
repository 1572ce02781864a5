import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $adminPosts } from '#src/admin/model/admin-posts.ts';
import { $goesOn } from '#src/admin/model/marked-posts.ts';
import { CopyMessage } from '#src/admin/publish/CopyMessage.tsx';
import { TryAgain } from '#src/admin/publish/TryAgain.tsx';
import ConnectDialog from '#src/admin/publish/ConnectDialog.tsx';
import { ConnectStep } from '#src/admin/publish/ConnectStep.tsx';
import { ConnectionLine } from '#src/admin/publish/ConnectionLine.tsx';
import { $connection } from '#src/admin/publish/connection.ts';
import { connectionMessages } from '#src/admin/publish/words.ts';
import {
  gitHubFailureText,
  reviewMessages,
  routeMessages,
  sendMessages,
} from '#src/admin/publish/later-words.ts';
import { OfflineNote } from '#src/admin/publish/OfflineNote.tsx';
import { isPackedAlone } from '#src/admin/publish/pack.ts';
import { PackRoute } from '#src/admin/publish/PackRoute.tsx';
import { ReviewedPosts } from '#src/admin/publish/ReviewedPosts.tsx';
import type { PublishDialogProps } from '#src/admin/publish/PublishDialog.tsx';
import { SendResultView } from '#src/admin/publish/SendResultView.tsx';
import { postsHere, reviewing, reviewingDoors } from '#src/admin/publish/reviewing.ts';
import type { ReviewStep } from '#src/admin/publish/reviewing.ts';
import { Route } from '#src/admin/publish/Route.tsx';
import { takeOffMessage } from '#src/admin/publish/webmaster-message.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { DialogActions } from '#src/admin/shell/Dialog.tsx';
import { Titles } from '#src/admin/shell/Titles.tsx';
import { sizeText } from '#src/admin/shell/size-text.ts';

interface PublishReviewProps extends PublishDialogProps {
  onSending: (isSending: boolean) => void;
}

/** The steps from the first look to what happens next. */
export default function PublishReview(props: PublishReviewProps) {
  const { aim, onSave, onTaken, onSending, onClose } = props;
  const [ids] = useState(props.ids);
  const reviewAim = aim === 'newer' ? 'publish' : aim;
  const [{ $step, prepare, tryAgain, send, keepMine }] = useState(() =>
    reviewing(ids, reviewAim, reviewingDoors),
  );
  const state = useStore($step);
  const connection = useStore($connection);
  // Again with another connection.
  useEffect(() => void prepare(), [prepare, connection]);
  const [isConnecting, setIsConnecting] = useState(false);
  const isSending = state.step === 'sending';
  const otherRoute = {
    publish: <PackRoute ids={ids} />,
    // Somebody is asked for it.
    'take-off': (
      <Route name={routeMessages.pack}>
        <p>{routeMessages.ask}</p>
        <CopyMessage text={takeOffMessage(postsOf(ids))} />
      </Route>
    ),
    newer: null,
  }[aim];
  // Where all was sent, nobody needs another one.
  const hasRoute =
    state.step === 'done'
      ? state.outcome.left.length > 0
      : state.step !== 'sending' && state.step !== 'preparing';
  useEffect(() => onSending(isSending), [isSending, onSending]);
  const hidden = reviewAim === 'publish' ? hiddenAmong(ids, state) : [];
  return (
    <>
      <OfflineNote hasFile={hasRoute && aim === 'publish' && isPackedAlone(postsHere(ids))} />
      {hidden.length > 0 && (
        <p className="note">
          <span>{reviewMessages.hidden}</span>{' '}
          <Titles titles={hidden.map(({ title }) => title)} most={hiddenNamed} />
        </p>
      )}
      {onSave && (
        <div className="note offer">
          <p>{reviewMessages.unsaved}</p>
          {aim === 'publish' && !isSending && (
            <Button
              onClick={() => {
                onClose();
                onSave();
                $goesOn.set(true);
              }}
            >
              {reviewMessages.saveFirst}
            </Button>
          )}
        </div>
      )}
      {state.step !== 'done' && (
        <ConnectionLine lead={connectionMessages.into} isFixed={isSending} />
      )}
      {state.step === 'connect' && (
        <ConnectStep
          aim={reviewAim}
          posts={postsOf(ids)}
          refused={state.refused}
          otherRoute={otherRoute}
          onConnect={() => setIsConnecting(true)}
          onClose={onClose}
        />
      )}
      <p role="status" className="empty:absolute">
        {statusOf(state)}
      </p>
      {isSending && <progress {...progressOf(state)} aria-label={sendMessages.sending} />}
      {state.step === 'failed' && (
        <>
          <p className="note note-problem" role="alert">
            {failureText(state.problem)}
          </p>
          <DialogActions>
            <Button onClick={onClose}>{reviewMessages.cancel}</Button>
            <TryAgain
              problem={typeof state.problem === 'object' ? state.problem : null}
              onRetry={() => void tryAgain()}
              onConnect={() => setIsConnecting(true)}
            />
          </DialogActions>
          {otherRoute}
        </>
      )}
      {state.step === 'review' && (
        <ReviewedPosts
          review={state.review}
          aim={reviewAim}
          notice={state.notice}
          waiting={state.waiting}
          isProtected={connection?.isProtected ?? false}
          onSend={(way, changes) => void send({ ...state.review, changes }, way)}
          onKeepMine={(key) => void keepMine(key)}
          onTaken={() => {
            onTaken?.();
            void prepare();
          }}
          onClose={onClose}
        />
      )}
      {state.step === 'review' && aim === 'publish' && otherRoute}
      {state.step === 'done' && (
        <SendResultView
          outcome={state.outcome}
          onRetry={() => void tryAgain()}
          onConnect={() => setIsConnecting(true)}
          onClose={onClose}
        />
      )}
      {state.step === 'done' && hasRoute && otherRoute}
      {isConnecting && (
        <ConnectDialog
          isAgain
          titles={reviewAim === 'publish' ? postsOf(ids).map(({ title }) => title) : []}
          otherRoute={otherRoute}
          onClose={() => setIsConnecting(false)}
        />
      )}
    </>
  );
}

/** How many hidden posts are named. */
const hiddenNamed = 20;

/** The posts that are hidden in this browser and that readers would get. */
function hiddenAmong(ids: readonly string[], state: ReviewStep) {
  if (state.step === 'sending' || state.step === 'done') return [];
  const same = state.step === 'review' ? state.review.same.map(({ id }) => id) : [];
  return postsHere(ids).filter(({ id, isPublished }) => !isPublished && !same.includes(id));
}

const postsOf = (ids: readonly string[]) => $adminPosts.get().filter(({ id }) => ids.includes(id));

function statusOf(state: ReviewStep): string {
  if (state.step === 'preparing') return reviewMessages.preparing;
  if (state.step !== 'sending') return '';
  const { sending, part, of, stay } = sendMessages;
  const { progress } = state;
  if (!progress || progress.commits >= progress.ofCommits) return `${sending} ${stay}`;
  const { commits, ofCommits, bytes, ofBytes } = progress;
  return `${sending} ${part} ${commits + 1} ${of} ${ofCommits}, ${sizeText(bytes)} ${of} ${sizeText(ofBytes)}. ${stay}`;
}

const progressOf = (state: ReviewStep) =>
  state.step === 'sending' && state.progress
    ? { value: state.progress.bytes, max: Math.max(state.progress.ofBytes, 1) }
    : {};

function failureText(problem: Extract<ReviewStep, { step: 'failed' }>['problem']): string {
  if (problem === 'copy') return reviewMessages.copyNotStored;
  if (problem === 'unexpected') return reviewMessages.unexpected;
  return problem === 'unreachable' ? reviewMessages.siteUnreachable : gitHubFailureText(problem);
}
