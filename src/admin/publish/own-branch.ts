import { blobId } from '#src/admin/publish/git-content.ts';
import type { GitHub } from '#src/admin/publish/github.ts';
import { answered, problem } from '#src/admin/publish/github-answers.ts';
import type { Answer } from '#src/admin/publish/github-answers.ts';
import type { PullRequest, RemoteCommit } from '#src/admin/publish/github-questions.ts';
import { pathsOf } from '#src/admin/publish/commits.ts';
import type { WantedPost } from '#src/admin/publish/commits.ts';
import { contentBytes } from '#src/lib/post-files/post-file.ts';

/** Names that are tried before somebody has to clean up branches. */
const branchNames = 20;

/**
 * A branch for these posts alone: that of an earlier try, or a new one. Its name comes from what is to be sent, so that a
 * second try finds it. One whose pull request is merged or closed belongs to the past.
 */
export async function ownBranch(
  gitHub: GitHub,
  posts: readonly WantedPost[],
  base: RemoteCommit,
): Promise<Answer<{ branch: string; pullRequest: PullRequest | null }>> {
  const contents = posts.map(({ change, wanted }) => [...wanted, ...change.expected]);
  const id = await blobId(contentBytes(JSON.stringify(contents)));
  const name = `publish/${topic(posts)}-${id.slice(0, 8)}`;
  for (let number = 1; number < branchNames; number += 1) {
    const branch = number === 1 ? name : `${name}-${number}`;
    const head = await gitHub.headOf(branch);
    if (head.ok) {
      const asked = await gitHub.pullRequestsOf(branch);
      if (!asked.ok) return asked;
      const pullRequest = asked.value.find(({ state }) => state === 'OPEN') ?? null;
      if (pullRequest || asked.value.length === 0) return answered({ branch, pullRequest });
    } else if (head.code !== 'no-branch') return head;
    else {
      const made = await gitHub.createBranch(branch, base.oid);
      if (made.ok) return answered({ branch, pullRequest: null });
      // It may be there all the same, by this request or by another tab's.
      const again = await gitHub.headOf(branch);
      return again.ok ? answered({ branch, pullRequest: null }) : made;
    }
  }
  return problem('refused');
}

/** What a branch is about, for its name. */
function topic(posts: readonly WantedPost[]): string {
  const [first, ...others] = posts;
  if (!first || others.length > 0) return `${posts.length}-posts`;
  const file = (pathsOf(first.change)[0] ?? '').split('/').at(-1) ?? '';
  const words = file.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-');
  return words.slice(0, 60) || 'post';
}
