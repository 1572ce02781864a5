import type { GitHubFailure } from '#src/admin/publish/github-answers.ts';
import { connectMessages } from '#src/admin/publish/later-words.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { adminMessages } from '#src/admin/shell/words.ts';

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
      <Button look={isMended ? undefined : 'primary'} onClick={onRetry}>
        {adminMessages.retry}
      </Button>
      {isMended && (
        <Button look="primary" aria-haspopup="dialog" onClick={onConnect}>
          {connectMessages.again}
        </Button>
      )}
    </>
  );
}
