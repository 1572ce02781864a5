import type { GitHub } from '#src/admin/publish/github.ts';
import { answered } from '#src/admin/publish/github-answers.ts';
import type { Answer } from '#src/admin/publish/github-answers.ts';
import type { RemoteCommit } from '#src/admin/publish/github-questions.ts';
import { pathsOf } from '#src/admin/publish/commits.ts';
import type { WantedPost } from '#src/admin/publish/commits.ts';

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
