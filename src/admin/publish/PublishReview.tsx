import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $adminPosts } from '#src/admin/model/admin-posts.ts';
import type { AdminPost } from '#src/admin/model/admin-posts.ts';
import { TryAgain } from '#src/admin/publish/TryAgain.tsx';
import ConnectDialog from '#src/admin/publish/ConnectDialog.tsx';
import { ConnectionLine } from '#src/admin/publish/ConnectionLine.tsx';
import { $connection } from '#src/admin/publish/connection.ts';
import { connectionMessages } from '#src/admin/publish/words.ts';
import {
  gitHubFailureText,
  introMessages,
  reviewMessages,
  sendMessages,
} from '#src/admin/publish/later-words.ts';
import { PackButton } from '#src/admin/publish/PackButton.tsx';
import { RefusedPosts } from '#src/admin/publish/RefusedPosts.tsx';
import { ReviewedPosts } from '#src/admin/publish/ReviewedPosts.tsx';
import type { PublishAim } from '#src/admin/publish/status.ts';
import { SendResultView } from '#src/admin/publish/SendResultView.tsx';
import { reviewing, reviewingDoors } from '#src/admin/publish/reviewing.ts';
import type { ReviewStep } from '#src/admin/publish/reviewing.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { DialogActions } from '#src/admin/shell/Dialog.tsx';
import { Titles } from '#src/admin/shell/Titles.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { formatDay, isOut } from '#src/lib/posts/dates.ts';
import { sizeText } from '#src/admin/shell/size-text.ts';
import '#src/admin/publish/publish.css';

interface PublishReviewProps {
  ids: readonly string[];
  aim: PublishAim;
  isUnsaved?: boolean;
  onTaken?: () => void;
  onSending: (isSending: boolean) => void;
  onClose: () => void;
}

/** The steps from the first look to what happens next. */
export default function PublishReview(props: PublishReviewProps) {
  const { aim, isUnsaved = false, onTaken, onSending, onClose } = props;
  const [ids] = useState(props.ids);
  const reviewAim = aim === 'newer' ? 'publish' : aim;
  const [{ $step, prepare, send, keepMine }] = useState(() =>
    reviewing(ids, reviewAim, reviewingDoors),
  );
  const state = useStore($step);
  const connection = useStore($connection);
  // Again with another connection.
  useEffect(() => void prepare(), [prepare, connection]);
  const [isConnecting, setIsConnecting] = useState(false);
  const isSending = state.step === 'sending';
  useEffect(() => onSending(isSending), [isSending, onSending]);
  return (
    <>
      {isUnsaved && <p className="note">{reviewMessages.unsaved}</p>}
      {state.step !== 'done' && (
        <ConnectionLine lead={connectionMessages.into} isFixed={isSending} />
      )}
      {state.step === 'connect' && (
        <>
          <p>
            <span>{introMessages.about[reviewAim]}</span>{' '}
            <Titles titles={postsOf(ids).map(({ title }) => title)} />
          </p>
          <RefusedPosts refused={state.refused} onClose={onClose} />
          {introMessages[reviewAim].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {reviewAim === 'publish' && <WhenReadersSee posts={postsOf(ids)} />}
          <DialogActions>
            <Button look="primary" aria-haspopup="dialog" onClick={() => setIsConnecting(true)}>
              {reviewMessages.connect}
            </Button>
          </DialogActions>
          {aim === 'publish' && <PackButton ids={ids} />}
        </>
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
              onRetry={() => void prepare()}
              onConnect={() => setIsConnecting(true)}
            />
          </DialogActions>
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
      {state.step === 'review' && aim === 'publish' && <PackButton ids={ids} />}
      {state.step === 'done' && (
        <SendResultView
          outcome={state.outcome}
          onRetry={() => void prepare()}
          onConnect={() => setIsConnecting(true)}
          onClose={onClose}
        />
      )}
      {isConnecting && <ConnectDialog isAgain onClose={() => setIsConnecting(false)} />}
    </>
  );
}

const postsOf = (ids: readonly string[]) => $adminPosts.get().filter(({ id }) => ids.includes(id));

/** How many posts are named of those whose day is still to come. */
const namedLater = 3;

/** From when on readers have the posts: in a few minutes, or on a day to come. */
function WhenReadersSee({ posts }: { posts: readonly Pick<AdminPost, 'id' | 'title' | 'date'>[] }) {
  const [now] = useState(() => new Date());
  const later = posts.filter(({ date }) => !isOut(date, now));
  const { soon, onItsDay, from, others } = introMessages;
  return (
    <>
      {later.length < posts.length && <p>{soon}</p>}
      {later.length > 0 && (
        <div>
          <p>{onItsDay}</p>
          <ul className="list-disc pl-5">
            {later.slice(0, namedLater).map(({ id, title, date }) => (
              <li key={id}>
                <strong>
                  <Typed>{title}</Typed>
                </strong>
                <span>{` ${from} ${formatDay(date)}`}</span>
              </li>
            ))}
            {later.length > namedLater && <li>{`${later.length - namedLater} ${others}`}</li>}
          </ul>
        </div>
      )}
    </>
  );
}

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
