import { gitHubLimits } from '#src/admin/publish/limits.ts';
import { contentBytes } from '#src/lib/post-files/post-file.ts';
import type { PostFile } from '#src/lib/post-files/post-file.ts';
import { base64, base64Length, blobId } from '#src/admin/publish/git-content.ts';
import type { CommitChanges } from '#src/admin/publish/github-questions.ts';

/** What is to change in the repository for one post: all of it in one commit. */
export interface PostChange {
  readonly id: string;
  readonly additions: readonly PostFile[];
  readonly deletions: readonly string[];
  /**
   * Git's id of what was at each of these paths when the change was made, as `readFolder` told it; null, or no entry,
   * where nothing was. Something else there now is a conflict.
   */
  readonly expected: ReadonlyMap<string, string | null>;
}

/** A change, with git's id of what each path is to hold; null for nothing. */
export interface WantedPost {
  readonly change: PostChange;
  readonly wanted: ReadonlyMap<string, string | null>;
}

export const pathsOf = ({ additions, deletions }: PostChange): string[] => [
  ...additions.map(({ path }) => path),
  ...deletions,
];

/** Works out what each path is to hold. A file that one post leaves and another one takes is only replaced. */
export function wantedPosts(changes: readonly PostChange[]): Promise<WantedPost[]> {
  const added = new Set(changes.flatMap(({ additions }) => additions.map(({ path }) => path)));
  return Promise.all(
    changes.map(async (given) => {
      const deletions = given.deletions.filter((path) => !added.has(path));
      const additions = given.additions.map(
        async ({ path, content }) => [path, await blobId(contentBytes(content))] as const,
      );
      return {
        change: { ...given, deletions },
        wanted: new Map<string, string | null>([
          ...(await Promise.all(additions)),
          ...deletions.map((path) => [path, null] as const),
        ]),
      };
    }),
  );
}

/** Room in each request for the commit's message and all that isn't files, in bytes. */
const roomForWords = 100_000;
const textLength = (text: string) => new TextEncoder().encode(text).length;
const entryLength = (entry: object) => textLength(JSON.stringify(entry)) + 1;

/** The bytes that a change takes in the request for its commit. */
export function changeBytes({ additions, deletions }: PostChange): number {
  const added = additions.map(
    ({ path, content }) =>
      entryLength({ path, contents: '' }) +
      base64Length(typeof content === 'string' ? textLength(content) : content.length),
  );
  const deleted = deletions.map((path) => entryLength({ path }));
  return [...added, ...deleted].reduce((sum, bytes) => sum + bytes, 0);
}

/** Posts, and the paths that they touch. */
interface Group {
  readonly posts: PostChange[];
  readonly paths: string[];
}

/** Posts that touch the same path belong together: one without the other would leave a broken website. */
function together(changes: readonly PostChange[]): PostChange[][] {
  const groups = new Set<Group>();
  const groupOf = new Map<string, Group>();
  for (const change of changes) {
    const paths = pathsOf(change);
    const met = [...new Set(paths.flatMap((path) => groupOf.get(path) ?? []))];
    // The smaller ones join the largest, so that thousands take no time.
    met.sort((one, two) => two.paths.length - one.paths.length);
    const [whole = { posts: [], paths: [] }, ...smaller] = met;
    groups.add(whole);
    for (const group of [...smaller, { posts: [change], paths }]) {
      groups.delete(group);
      whole.posts.push(...group.posts);
      whole.paths.push(...group.paths);
      for (const path of group.paths) groupOf.set(path, whole);
    }
  }
  return [...groups].map(({ posts }) => posts);
}

/**
 * Divides changes into commits of bearable size, each of whole posts.
 * @returns the ids of the posts that are too large for any commit, if there are some
 */
export function commitBatches(
  changes: readonly PostChange[],
): { readonly batches: readonly PostChange[][] } | { readonly tooLarge: readonly string[] } {
  const batches: PostChange[][] = [];
  const tooLarge: string[] = [];
  let room = { bytes: 0, files: 0 };
  for (const posts of together(changes)) {
    const bytes = posts.reduce((sum, change) => sum + changeBytes(change), 0);
    const files = new Set(posts.flatMap(pathsOf)).size;
    const whole = {
      bytes: gitHubLimits.commitBytes - roomForWords,
      files: gitHubLimits.commitFiles,
    };
    if (bytes > whole.bytes || files > whole.files) tooLarge.push(...posts.map(({ id }) => id));
    else if (bytes > room.bytes || files > room.files) {
      batches.push([...posts]);
      room = { bytes: whole.bytes - bytes, files: whole.files - files };
    } else {
      batches.at(-1)?.push(...posts);
      room = { bytes: room.bytes - bytes, files: room.files - files };
    }
  }
  return tooLarge.length > 0 ? { tooLarge } : { batches };
}

/** The changes of a commit, without the files that are as they should be. */
export function commitChanges(
  posts: readonly WantedPost[],
  isOpen: (path: string) => boolean,
  message: CommitChanges['message'],
): CommitChanges {
  const changes = posts.map(({ change }) => change);
  return {
    additions: changes
      .flatMap(({ additions }) => additions)
      .filter(({ path }) => isOpen(path))
      .map(({ path, content }) => ({ path, contents: base64(contentBytes(content)) })),
    deletions: changes
      .flatMap(({ deletions }) => deletions)
      .filter(isOpen)
      .map((path) => ({ path })),
    message,
  };
}
