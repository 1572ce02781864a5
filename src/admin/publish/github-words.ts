import { formatMoment } from '#src/admin/shell/moment.ts';

/** Why GitHub did not do what it was asked for, and what to do. Whether anything was sent before is said beside it. */
const gitHubFailures = {
  unauthorized:
    'GitHub doesn’t accept the token: it has expired, was deleted, or was not copied whole. Connect again with a new one.',
  forbidden:
    'The token may not do this. It needs “Contents: Read and write” for this repository, and “Pull requests: Read and write” too if you send pull requests.',
  role: 'Your GitHub account may not write to this repository. Ask its owner for the role “Write”.',
  'not-found':
    'GitHub shows this repository to nobody with this token. Check the owner and the name, and that the token was made for this repository.',
  'no-branch':
    'The repository has no branch of this name. Ask the person who looks after the website for the right one, and connect again.',
  protected:
    'These files take changes by pull request only. Choose “As a pull request”, then try again.',
  stale: 'Somebody else changed the website’s files at the same moment. Try again.',
  moving:
    'Somebody else is changing the website’s files again and again at this moment. Wait a minute, then try again.',
  'no-pull-requests':
    'The token has no right to pull requests. Give it “Pull requests: Read and write” on GitHub, or choose “Straight to the website”.',
  limited: 'GitHub asks for a pause after so many requests. Try again',
  'too-large':
    'This is too much for GitHub at once. Make the largest pictures smaller, then try again.',
  refused: 'GitHub refused it and said:',
  unreachable: 'GitHub can’t be reached. Check your connection, then try again.',
  silent: 'GitHub did not answer in time. Try again: what has arrived isn’t sent twice.',
  broken: 'GitHub has a fault of its own at the moment. Try again in a few minutes.',
} as const;

/**
 * A sentence for a failure.
 * @param problem its code, GitHub's own words, and from when on it answers again
 */
export function gitHubFailureText(problem: {
  readonly code: keyof typeof gitHubFailures;
  readonly message: string;
  readonly retryAt: number | null;
}): string {
  const { code, message, retryAt } = problem;
  const said = gitHubFailures[code];
  if (code === 'refused') return `${said} ${message}`;
  if (code !== 'limited') return said;
  return retryAt === null ? `${said}.` : `${said} after ${formatMoment(retryAt)}.`;
}
