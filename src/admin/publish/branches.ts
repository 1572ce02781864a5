import type { GitHub } from '#src/admin/publish/github.ts';
import { answered, problem } from '#src/admin/publish/github-answers.ts';
import type { Answer } from '#src/admin/publish/github-answers.ts';
import type { PullRequest, RemoteCommit } from '#src/admin/publish/github-questions.ts';
import { pathsOf } from '#src/admin/publish/commits.ts';
import type { WantedPost } from '#src/admin/publish/commits.ts';
import { blobId } from '#src/admin/publish/git-content.ts';
import { contentBytes } from '#src/lib/post-files/post-file.ts';

/** What the paths of posts hold at the head of a branch. */
interface Seen {
  readonly head: RemoteCommit;
  readonly files: ReadonlyMap<string, string | null>;
}

/** A post that is in the repository as it is to be, and the commit that brought it. */
export interface Brought {
  readonly id: string;
  readonly commit: RemoteCommit;
}

/** Reads what the paths of these posts hold at the head of a branch. */
export async function see(
  gitHub: GitHub,
  branch: string,
  posts: readonly WantedPost[],
): Promise<Answer<Seen>> {
  const head = await gitHub.headOf(branch);
  if (!head.ok) return head;
  const paths = [...new Set(posts.flatMap(({ change }) => pathsOf(change)))];
  const read = await gitHub.filesAt(head.value.oid, paths, false);
  if (!read.ok) return read;
  const files = new Map([...read.value].map(([path, file]) => [path, file?.oid ?? null]));
  return answered({ head: head.value, files });
}

/** Which posts are there as they are to be, which are not, and what somebody else changed. */
export function sorted({ files }: Seen, posts: readonly WantedPost[]) {
  const openPaths = new Set<string>();
  const clashed = new Set<string>();
  const open = posts.filter((post) => {
    const paths = [...post.wanted].flatMap(([path, oid]) =>
      (files.get(path) ?? null) === oid ? [] : [path],
    );
    for (const path of paths) {
      openPaths.add(path);
      const expected = post.change.expected.get(path) ?? null;
      if ((files.get(path) ?? null) !== expected) clashed.add(post.change.id);
    }
    return paths.length > 0;
  });
  return {
    there: posts.filter((post) => !open.includes(post)),
    open,
    openPaths,
    clashed: [...clashed],
  };
}

/** The commits that brought posts which are there. */
export async function whoBrought(
  gitHub: GitHub,
  head: RemoteCommit,
  posts: readonly WantedPost[],
): Promise<Answer<Brought[]>> {
  const firstPath = ({ change }: WantedPost) => pathsOf(change)[0] ?? '';
  const paths = [...new Set(posts.map(firstPath))].filter((path) => path !== '');
  const changes = await gitHub.lastChanges(head.oid, paths);
  if (!changes.ok) return changes;
  return answered(
    posts.map((post) => ({
      id: post.change.id,
      commit: changes.value.get(firstPath(post)) ?? head,
    })),
  );
}

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
