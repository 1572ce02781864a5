import { gitHub } from '#src/admin/publish/connect.ts';
import type { GitHub } from '#src/admin/publish/github.ts';
import type { PullRequestState } from '#src/admin/publish/github-questions.ts';
import type { SentPost, SentPosts } from '#src/admin/publish/sent-posts.ts';
import { $sent, changeSent } from '#src/admin/publish/sent-posts.ts';
import { isPullRequest } from '#src/admin/publish/status.ts';

/** What GitHub says of the pull requests that posts wait in, by their pages. */
type Found = ReadonlyMap<string, PullRequestState>;

/** Where it can't be asked, as without a right to pull requests, nothing is known of them. */
async function pullRequestsOf(gitHub: GitHub, sent: SentPosts): Promise<Found> {
  const pages = new Set([...sent.values()].map(({ url }) => url).filter(isPullRequest));
  const found = new Map<string, PullRequestState>();
  for (const page of pages) {
    const asked = await gitHub.pullRequestAt(page);
    if (asked.ok && asked.value) found.set(page, asked.value);
  }
  return found;
}

/**
 * What was sent, as far as pull requests tell: from its merge on, a post is on its way by that commit; where one was closed
 * without a merge, it isn't any more.
 */
function afterMerges(sent: SentPosts, found: Found): SentPosts {
  return new Map(
    [...sent].flatMap(([id, entry]): [string, SentPost][] => {
      const { state, mergedAt, mergeCommit } = found.get(entry.url) ?? {};
      if (state === 'CLOSED') return [];
      if (state !== 'MERGED' || !mergeCommit) return [[id, entry]];
      const at = Date.parse(mergedAt ?? '') || entry.at;
      return [[id, { ...entry, commit: mergeCommit.oid, url: mergeCommit.url, at }]];
    }),
  );
}

/**
 * Asks GitHub what has become of the pull requests that posts wait in, and notes it.
 * @returns the ids of those whose pull request was closed
 */
export async function lookAtPullRequests(client = gitHub()): Promise<readonly string[]> {
  if (!client) return [];
  const found = await pullRequestsOf(client, $sent.get());
  const before = $sent.get();
  const after = afterMerges(before, found);
  const closed = [...before.keys()].filter((id) => !after.has(id));
  const isSame = [...before].every(([id, entry]) => after.get(id) === entry);
  if (!isSame) await changeSent((sent) => afterMerges(sent, found));
  return closed;
}
