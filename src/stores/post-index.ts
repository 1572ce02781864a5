import { nanoquery } from '@nanostores/query';
import { atom } from 'nanostores';
import { blogLimits } from '#src/config/limits.ts';
import { readPostIndex, readPostTexts } from '#src/lib/posts/index-file.ts';
import type { PostIndex } from '#src/lib/posts/index-file.ts';
import type { PostHead } from '#src/lib/posts/post.ts';
import { searchableText } from '#src/lib/posts/search.ts';
import { retryPause } from '#src/lib/retry.ts';

/** What this page knows of the built-in posts. */
export interface KnownPosts {
  /** Newest first; null until `/posts.json` is there. */
  readonly posts: readonly PostHead[] | null;
  /** Searchable texts by post id; they come in files of 50. */
  readonly texts: ReadonlyMap<string, string>;
  /** Every text file is there. */
  readonly isComplete: boolean;
  /** Something didn't come, and its last retry is over. */
  readonly hasFailed: boolean;
  /** What had failed is being fetched again, because somebody asked for it. */
  readonly isRetrying: boolean;
}

/** Nothing is fetched before `loadPostIndex` is called. */
export const $knownPosts = atom<KnownPosts>({
  posts: null,
  texts: new Map(),
  isComplete: false,
  hasFailed: false,
  isRetrying: false,
});

const indexPath = '/posts.json';
let queries: ReturnType<typeof startQueries> | undefined;

/** Fetches the index and then the texts; what is here already only where it is older than 5 minutes (spec section 7). */
export function loadPostIndex() {
  queries ??= startQueries();
  queries.refresh();
}

/** Begins anew with what has failed. */
export function retryPostIndex() {
  queries?.retry();
}

/** The queries, made on first use: the library listens to the window from then on. */
function startQueries() {
  const [createQuery, , { invalidateKeys }] = nanoquery({
    dedupeTime: blogLimits.staleTime,
    cacheLifetime: blogLimits.cacheTime,
    // The fetcher retries: the library's own retries are lost when the page is in the background just then.
    onErrorRetry: null,
  });
  /** How each query is asked whether what it has is still fresh: the library looks when a listener comes. */
  const open = new Map<string, () => void>();
  const failed = new Set<string>();
  const retrying = new Set<string>();
  const arrived = new Set<string>();
  const texts = new Map<string, string>();
  let index: PostIndex | null = null;

  const publish = () =>
    $knownPosts.set({
      posts: index?.posts ?? null,
      texts: new Map(texts),
      isComplete: index?.contents.every((path) => arrived.has(path)) ?? false,
      hasFailed: failed.size > 0,
      isRetrying: retrying.size > 0,
    });

  function watch<Data extends object>(
    path: string,
    read: (value: unknown) => Data | null,
    take: (data: Data) => void,
  ) {
    if (open.has(path)) return;
    const query = createQuery<Data>(path, { fetcher: () => fetchPatiently(path, read) });
    open.set(path, () => query.listen(() => undefined)());
    let taken: Data | undefined;
    query.listen(({ data, error, loading }) => {
      failed.delete(path);
      if (!loading) retrying.delete(path);
      if (error !== undefined) failed.add(path);
      if (data !== undefined && data !== taken) {
        taken = data;
        arrived.add(path);
        take(data);
      }
      publish();
    });
  }

  const takeTexts = (contents: ReadonlyMap<string, string>) => {
    for (const [id, content] of contents) texts.set(id, searchableText(content));
  };
  const takeIndex = (data: PostIndex) => {
    index = data;
    for (const path of data.contents) watch(path, readPostTexts, takeTexts);
  };
  const refresh = () => {
    watch(indexPath, readPostIndex, takeIndex);
    for (const look of open.values()) look();
  };
  // In a hidden page the library doesn't begin to fetch; what was asked for then begins when the page shows.
  addEventListener('visibilitychange', () => {
    if (!document.hidden && arrived.size < open.size) refresh();
  });

  const retry = () => {
    for (const path of failed) retrying.add(path);
    invalidateKeys([...failed]);
  };
  return { refresh, retry };
}

/**
 * Fetches JSON, with the spec's pauses between retries.
 * @throws the last failure, when the last retry fails too: no connection, no 200, no JSON, or not what `read` takes
 */
async function fetchPatiently<Data>(
  path: string,
  read: (value: unknown) => Data | null,
): Promise<Data> {
  for (let retry = 1; ; retry += 1) {
    try {
      const response = await fetch(path);
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
