import type { AdminPost } from '#src/admin/model/admin-posts.ts';
import { $website, loadWebsite } from '#src/admin/publish/website.ts';
import { comparePosts } from '#src/admin/publish/review.ts';
import type { KnownFiles, RefusedPost } from '#src/admin/publish/review.ts';
import { downloadFile } from '#src/admin/shell/download.ts';
import { blogLimits } from '#src/config/limits.ts';
import { postFileName } from '#src/lib/post-files/post-file.ts';
import { publishPack, publishPackName } from '#src/lib/post-files/publish-pack.ts';

/** What became of posts that were to be packed. */
export interface Packed {
  readonly titles: readonly string[];
  readonly refused: readonly RefusedPost[];
}

/** Whether a pack of these posts needs no connection: the website has said what it serves, and serves none of them. */
export function isPackedAlone(posts: readonly Pick<AdminPost, 'id'>[]): boolean {
  const website = $website.get();
  return website !== null && posts.every(({ id }) => !website.has(id));
}

/**
 * Downloads the files that publishing these posts would send, for whoever holds the repository.
 * @param today 'YYYY-MM-DD'
 * @returns the titles of the posts in it, and what was left out; null where the website doesn't answer
 */
export async function downloadPack(
  posts: readonly AdminPost[],
  today: string,
): Promise<Packed | null> {
  const website = await loadWebsite();
  const files = await servedFiles(posts);
  if (website === null || files === null) return null;
  const { changes, refused } = await comparePosts(posts, 'publish', files, {
    website: $website.get(),
    sent: new Map(),
    // Whoever adds the files to the repository is asked there.
    isReplaced: () => true,
    today,
  });
  if (changes.length === 0) return { titles: [], refused };
  const pack = await publishPack(
    changes.map(({ change, mine }) => ({ ...change, post: mine })),
    today,
  );
  downloadFile(`${publishPackName(today)}.zip`, new Blob([pack], { type: 'application/zip' }));
  return { titles: changes.map(({ title }) => title), refused };
}

/** The files of these posts as the website was built from them. */
async function servedFiles(posts: readonly AdminPost[]): Promise<KnownFiles | null> {
  const paths = posts.flatMap(({ id }) => $website.get()?.get(id)?.path ?? []);
  try {
    const files = await Promise.all(
      paths.map(async (path) => {
        const address = `/posts-data/sources/${postFileName(path)?.slug ?? ''}.txt`;
        const signal = AbortSignal.timeout(blogLimits.fetchTimeout);
        const answer = await fetch(address, { cache: 'no-cache', signal });
        if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
        return [path, { oid: '', text: await answer.text() }] as const;
      }),
    );
    return new Map(files);
  } catch {
    return null;
  }
}
