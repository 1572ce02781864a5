import { nanoquery } from '@nanostores/query';
import { atom } from 'nanostores';
import { blogLimits } from '#src/config/limits.ts';
import { readPostIndex, readPostTexts } from '#src/lib/posts/index-file.ts';
import type { PostIndex } from '#src/lib/posts/index-file.ts';
import type { PostHead } from '#src/lib/posts/post.ts';
import { searchableText } from '#src/lib/posts/search.ts';
import { fetchPatiently, indexPath } from '#src/stores/patient-fetch.ts';

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

/** Nothing is fetched before `loadPostIndex` or `loadPostTexts` is called. */
export const $knownPosts = atom<KnownPosts>({
  posts: null,
  texts: new Map(),
  isComplete: false,
  hasFailed: false,
  isRetrying: false,
});

let queries: ReturnType<typeof startQueries> | undefined;

/** Fetches the heads of the posts; if they are here already, only where older than 5 minutes (spec section 7). */
export function loadPostIndex() {
  queries ??= startQueries();
  queries.refresh();
}

/** Fetches the texts as well, for a search. */
export function loadPostTexts() {
  queries ??= startQueries();
  queries.wantTexts();
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
  let areTextsWanted = false;

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
  const watchTexts = () => {
    if (!areTextsWanted) return;
    for (const path of index?.contents ?? []) watch(path, readPostTexts, takeTexts);
  };
  const takeIndex = (data: PostIndex) => {
    index = data;
    watchTexts();
  };
  const refresh = () => {
    watch(indexPath, readPostIndex, takeIndex);
    for (const look of open.values()) look();
  };
  const wantTexts = () => {
    areTextsWanted = true;
    watchTexts();
    refresh();
  };
  // In a hidden page the library doesn't begin to fetch; what was asked for then begins when the page shows.
  addEventListener('visibilitychange', () => {
    if (!document.hidden && arrived.size < open.size) refresh();
  });

  const retry = () => {
    for (const path of failed) retrying.add(path);
    invalidateKeys([...failed]);
  };
  return { refresh, wantTexts, retry };
}
