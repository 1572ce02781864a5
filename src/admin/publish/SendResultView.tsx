import { namePosts } from '#src/admin/model/post-count.ts';
import { gitHubFailureText, reviewMessages, sendMessages } from '#src/admin/publish/later-words.ts';
import { TryAgain } from '#src/admin/publish/TryAgain.tsx';
import type { SendOutcome } from '#src/admin/publish/sending.ts';
import { PageLink } from '#src/admin/publish/PlaceNote.tsx';
import { whatNext } from '#src/admin/publish/what-next.ts';
import { isPullRequest } from '#src/admin/publish/status.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { DialogActions } from '#src/admin/shell/Dialog.tsx';
import { SaidWords } from '#src/ui/SaidWords.tsx';

interface SendResultViewProps {
  outcome: SendOutcome;
  onRetry: () => void;
  onConnect: () => void;
  onClose: () => void;
}

/** What was sent, what wasn't and why, and what happens next. */
export function SendResultView({ outcome, onRetry, onConnect, onClose }: SendResultViewProps) {
  const { sent, left, pages, problem, isUnopened, hasConflicts, isNoted } = outcome;
  const name = (posts: SendOutcome['sent']) => (
    <strong>
      <SaidWords words={namePosts(posts)} />
    </strong>
  );
  const isPull = pages.some(isPullRequest);
  const isOff = sent.every(({ kind }) => kind === 'taken-off');
  const arrived = isPull
    ? sendMessages.inPull
    : isOff
      ? sendMessages.offInFiles
      : sendMessages.inFiles;
  const next = whatNext(sent, isPull);
  const leftState = isUnopened ? 'unopened' : problem?.isUncertain ? 'uncertain' : 'unchanged';
  const isDone = problem === null && !hasConflicts;
  return (
    <>
      {sent.length > 0 && (
        <div role="status">
          <p>
            {name(sent)} <span>{sent.length === 1 ? arrived.one : arrived.many}</span>{' '}
            {pages.map((url) => (
              <PageLink key={url} url={url} />
            ))}
          </p>
          <p key={next}>{next}</p>
        </div>
      )}
      {!isNoted && <p className="note note-problem">{sendMessages.unstored}</p>}
      {left.length > 0 && (
        <div className="note note-problem" role="alert">
          <p>
            {name(left)}{' '}
            <span>
              {[
                left.length === 1 ? sendMessages.leftOne : sendMessages.leftMany,
                hasConflicts ? sendMessages.clashed : '',
                problem ? gitHubFailureText(problem) : '',
                sendMessages[leftState],
              ]
                .filter((sentence) => sentence !== '')
                .join(' ')}
            </span>
          </p>
        </div>
      )}
      <DialogActions>
        <Button data-autofocus={isDone} onClick={onClose}>
          {reviewMessages.close}
        </Button>
        {!isDone && <TryAgain problem={problem} onRetry={onRetry} onConnect={onConnect} />}
      </DialogActions>
    </>
  );
}
