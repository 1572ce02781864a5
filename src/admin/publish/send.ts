import { gitHubLimits } from '#src/admin/publish/limits.ts';
import { ownBranch, see, sorted, whoBrought } from '#src/admin/publish/branches.ts';
import type { Brought } from '#src/admin/publish/branches.ts';
import type { GitHub } from '#src/admin/publish/github.ts';
import type { Answer, GitHubFailure, GitHubProblem } from '#src/admin/publish/github-answers.ts';
import type { CommitChanges, PullRequest } from '#src/admin/publish/github-questions.ts';
import type { gitHubFailures } from '#src/admin/publish/later-words.ts';
import {
  changeBytes,
  commitBatches,
  commitChanges,
  wantedPosts,
} from '#src/admin/publish/commits.ts';
import type { PostChange, WantedPost } from '#src/admin/publish/commits.ts';

/** Why not everything was sent. */
export type SendFailure = keyof typeof gitHubFailures;

/** How far the sending is. */
export interface SendProgress {
  /** Commits that are made, and how many there are to be. */
  readonly commits: number;
  readonly ofCommits: number;
  readonly bytes: number;
  readonly ofBytes: number;
}

export interface SendOptions {
  readonly changes: readonly PostChange[];
  /** Straight to the website's branch, or to a new one with a pull request. */
  readonly way: 'branch' | 'pull-request';
  /** The message of a commit with these changes; also the words of the pull request. */
  readonly message: (changes: readonly PostChange[]) => CommitChanges['message'];
  readonly onProgress?: (progress: SendProgress) => void;
}

export interface SendResult {
  /** Posts that are there now, each with the commit that brought it, be it from an earlier try. */
  readonly sent: readonly Brought[];
  /** Posts that are not there. */
  readonly left: readonly string[];
  /** Those of which somebody else changed a file. If there are some before the first commit, no commit is made. */
  readonly clashed: readonly string[];
  /** Null where everything was sent, or only what others changed stopped it. */
  readonly problem:
    | (GitHubProblem<SendFailure> & {
        /** Nobody could find out whether the commit under way arrived. The next try finds out first. */
        readonly isUncertain: boolean;
        /** The posts that it is about. */
        readonly ids: readonly string[];
      })
    | null;
  readonly pullRequest: PullRequest | null;
}

/** After these, the commit may be there all the same. */
const unsure: ReadonlySet<GitHubFailure> = new Set(['unreachable', 'silent', 'broken']);

/** Which of these posts the website's branch has as they are to be, each with the commit that brought it. */
export async function findSent(
  gitHub: GitHub,
  changes: readonly PostChange[],
): Promise<Answer<Brought[]>> {
  const posts = await wantedPosts(changes);
  const seen = await see(gitHub, gitHub.base, posts);
  if (!seen.ok) return seen;
  return whoBrought(gitHub, seen.value.head, sorted(seen.value, posts).there);
}

/**
 * Sends posts in commits of bearable size. What is there already isn't sent again, so that Try again is always safe: after
 * a connection that broke, in two tabs at once, when a commit of somebody else came first. A file that somebody else
 * changed is never replaced.
 */
export async function sendPosts(gitHub: GitHub, options: SendOptions): Promise<SendResult> {
  const { changes, way, message, onProgress } = options;
  const posts = await wantedPosts(changes);
  const sent: Brought[] = [];
  let branch = gitHub.base;
  let pullRequest: PullRequest | null = null;

  const result = (ending: Partial<Pick<SendResult, 'clashed' | 'problem'>> = {}): SendResult => {
    const arrived = new Set(sent.map(({ id }) => id));
    const left = changes.map(({ id }) => id).filter((id) => !arrived.has(id));
    return { sent, left, clashed: [], problem: null, pullRequest, ...ending };
  };
  const failed = (
    { code, message: words, retryAt }: GitHubProblem<SendFailure>,
    about: readonly WantedPost[] = [],
    isUncertain = false,
  ) => {
    const ids = about.map(({ change }) => change.id);
    return result({ problem: { code, message: words, retryAt, isUncertain, ids } });
  };

  if (way === 'pull-request') {
    const allowed = await gitHub.pullRequestsOf(gitHub.base);
    if (!allowed.ok) return failed(aboutPullRequests(allowed));
  }
  const atBase = await see(gitHub, gitHub.base, posts);
  if (!atBase.ok) return failed(atBase);
  let seen = atBase.value;
  const { there, open, clashed } = sorted(seen, posts);
  const known = await whoBrought(gitHub, seen.head, there);
  if (!known.ok) return failed(known);
  sent.push(...known.value);
  if (clashed.length > 0) return result({ clashed });
  if (open.length === 0) return result();

  const divided = commitBatches(open.map(({ change }) => change));
  if ('tooLarge' in divided) {
    const large = open.filter(({ change }) => divided.tooLarge.includes(change.id));
    return failed({ code: 'too-large', message: '', retryAt: null }, large);
  }
  if (way === 'pull-request') {
    const own = await ownBranch(gitHub, open, seen.head);
    if (!own.ok) return failed(own);
    ({ branch, pullRequest } = own.value);
    const onBranch = await see(gitHub, branch, open);
    if (!onBranch.ok) return failed(onBranch);
    seen = onBranch.value;
  }

  const sizes = divided.batches.map((batch) =>
    batch.reduce((sum, one) => sum + changeBytes(one), 0),
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
  const tell = (commits: number) =>
    onProgress?.({
      commits,
      ofCommits: sizes.length,
      bytes: sum(sizes.slice(0, commits)),
      ofBytes: sum(sizes),
    });
  for (const [number, batch] of divided.batches.entries()) {
    tell(number);
    const ids = new Set(batch.map(({ id }) => id));
    const stopped = await sendBatch(open.filter(({ change }) => ids.has(change.id)));
    if (stopped) return stopped;
  }
  tell(sizes.length);
  if (way === 'branch' || pullRequest) return result();

  const words = message(open.map(({ change }) => change));
  const opened = await gitHub.openPullRequest(branch, words);
  if (opened.ok) pullRequest = opened.value;
  else {
    // It may be open all the same, by this request or by another tab's.
    const others = await gitHub.pullRequestsOf(branch);
    pullRequest = others.ok ? (others.value.find(({ state }) => state === 'OPEN') ?? null) : null;
    if (!pullRequest)
      return failed(aboutPullRequests(opened), [], unsure.has(opened.code) && !others.ok);
  }
  return result();

  /** Makes one commit, on the newest head; nothing is returned if all its posts are there then. */
  async function sendBatch(batch: readonly WantedPost[]): Promise<SendResult | undefined> {
    for (let tries = 0; tries <= gitHubLimits.movedHeads; tries += 1) {
      const now = sorted(seen, batch);
      if (now.clashed.length > 0) return result({ clashed: now.clashed });
      if (now.open.length === 0) {
        const brought = await whoBrought(gitHub, seen.head, batch);
        if (!brought.ok) return failed(brought, batch);
        sent.push(...brought.value);
        return undefined;
      }
      const isOpen = (path: string) => now.openPaths.has(path);
      const words = message(now.open.map(({ change }) => change));
      const made = await gitHub.commit(
        branch,
        seen.head.oid,
        commitChanges(now.open, isOpen, words),
      );
      if (made.ok) {
        // Nobody else's commit lies between, so all else is as it was.
        const files = new Map([...seen.files, ...batch.flatMap(({ wanted }) => [...wanted])]);
        seen = { head: made.value, files };
        sent.push(...now.open.map(({ change }) => ({ id: change.id, commit: made.value })));
        const before = await whoBrought(gitHub, seen.head, now.there);
        if (!before.ok) return failed(before, now.there);
        sent.push(...before.value);
        return undefined;
      }
      if (made.code !== 'stale' && !unsure.has(made.code)) return failed(made, now.open);
      const again = await see(gitHub, branch, open);
      if (!again.ok)
        return unsure.has(made.code) ? failed(made, now.open, true) : failed(again, now.open);
      seen = again.value;
      const hasArrived = sorted(seen, batch).open.length === 0;
      if (unsure.has(made.code) && !hasArrived) return failed(made, now.open);
    }
    return failed({ code: 'moving', message: '', retryAt: null }, batch);
  }
}

/** A token without the right to pull requests gets an answer that says only "not accessible". */
function aboutPullRequests(found: GitHubProblem): GitHubProblem<SendFailure> {
  return found.code === 'forbidden' ? { ...found, code: 'no-pull-requests' } : found;
}
