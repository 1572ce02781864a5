import { nanoquery } from '@nanostores/query';
import { atom } from 'nanostores';
import { blogLimits } from '#src/config/limits.ts';
import { readPostIndex } from '#src/lib/posts/index-file.ts';
import type { PostHead } from '#src/lib/posts/post.ts';
import { retryPause } from '#src/lib/retry.ts';

/** What is known of the built-in posts. */
interface BuiltInPosts {
  /** Newest first, without their texts; null until `/posts.json` is there. */
  readonly posts: readonly PostHead[] | null;
  /** Paths of the files that hold their texts, in the order of the posts. */
  readonly contents: readonly string[];
  /** They are not there, and the last retry is over. */
  readonly hasFailed: boolean;
}

/** The built-in posts; nothing is fetched before somebody asks for it. */
export const $builtInPosts = atom<BuiltInPosts>({ posts: null, contents: [], hasFailed: false });

const cache = new Map<string, { error?: unknown }>();
const [createQuery] = nanoquery({
  cache,
  dedupeTime: blogLimits.staleTime,
  cacheLifetime: blogLimits.cacheTime,
  // The library would report every attempt as a failure, and stop trying while the page is in the background.
  onErrorRetry: null,
  // It begins nothing in the background: what still waits begins when the page shows. What came is listened to no more.
  revalidateOnFocus: true,
});

/** Fetches the posts without their texts; those that are here already only where older than 5 minutes. */
export async function loadBuiltInPosts(): Promise<BuiltInPosts> {
  const index = await fetchPostFile('/posts.json', readPostIndex);
  const known = $builtInPosts.get();
  if (index === null) $builtInPosts.set({ ...known, hasFailed: known.posts === null });
  else if (index.posts !== known.posts) $builtInPosts.set({ ...index, hasFailed: false });
  return $builtInPosts.get();
}

/** Fetches the posts anew, however young those are that are here. */
export function reloadBuiltInPosts(): Promise<BuiltInPosts> {
  cache.clear();
  return loadBuiltInPosts();
}

/** Lets what failed be fetched anew; else a failure holds as long as what came. */
export function forgetFailures(): void {
  for (const [path, { error }] of cache) if (error !== undefined) cache.delete(path);
  const known = $builtInPosts.get();
  if (known.hasFailed) $builtInPosts.set({ ...known, hasFailed: false });
}

/** Fetches one file of built-in posts in the same way; null where it doesn't come, with all retries. */
export async function fetchPostFile<Data extends object>(
  path: string,
  read: (value: unknown) => Data | null,
): Promise<Data | null> {
  const answer = await createQuery<Data>(path, {
    fetcher: () => fetchPatiently(path, read),
  }).fetch();
  return 'data' in answer ? answer.data : null;
}

/** A network that only keeps us waiting counts as failed after 30 s. */
async function fetchPatiently<Data>(
  path: string,
  read: (value: unknown) => Data | null,
): Promise<Data> {
  for (let retry = 1; ; retry += 1) {
    try {
      const response = await fetch(path, { signal: AbortSignal.timeout(blogLimits.fetchTimeout) });
      if (!response.ok) throw new Error(`${path} answers ${response.status}`);
      const data = read(await response.json());
      if (data === null) throw new Error(`${path} holds something else than posts`);
      return data;
    } catch (error) {
      const pause = retryPause(retry);
      if (pause === null) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}
