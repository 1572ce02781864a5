import { connectMessages } from '#src/admin/publish/later-words.ts';
import type { GitHubFailure } from '#src/admin/publish/github-answers.ts';

/** What a new token, or another repository or branch, mends. */
const mended: readonly string[] = [
  'unauthorized',
  'forbidden',
  'not-found',
  'no-branch',
] satisfies GitHubFailure[];

interface ConnectAgainProps {
  problem: { readonly code: string } | null;
  onConnect: () => void;
}

/** The way to a new token, where that is what GitHub misses. */
export function ConnectAgain({ problem, onConnect }: ConnectAgainProps) {
  if (!problem || !mended.includes(problem.code)) return null;
  return (
    <button
      type="button"
      className="button button-primary"
      aria-haspopup="dialog"
      onClick={onConnect}
    >
      {connectMessages.again}
    </button>
  );
}
