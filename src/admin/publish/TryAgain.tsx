import type { GitHubFailure } from '#src/admin/publish/github-answers.ts';
import { connectMessages, reviewMessages } from '#src/admin/publish/later-words.ts';

/** What a new token, or another repository or branch, mends. */
const mended: readonly string[] = [
  'unauthorized',
  'forbidden',
  'not-found',
  'no-branch',
] satisfies GitHubFailure[];

interface TryAgainProps {
  /** What GitHub has said, if it was GitHub. */
  problem: { readonly code: string } | null;
  onRetry: () => void;
  onConnect: () => void;
}

/** What can be done after a failure: try again, and where that can't help alone, connect again. */
export function TryAgain({ problem, onRetry, onConnect }: TryAgainProps) {
  const isMended = problem !== null && mended.includes(problem.code);
  return (
    <>
      <button
        type="button"
        className={isMended ? 'button' : 'button button-primary'}
        onClick={onRetry}
      >
        {reviewMessages.retry}
      </button>
      {isMended && (
        <button
          type="button"
          className="button button-primary"
          aria-haspopup="dialog"
          onClick={onConnect}
        >
          {connectMessages.again}
        </button>
      )}
    </>
  );
}
