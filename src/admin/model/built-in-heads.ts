import { atom } from 'nanostores';
import { blogLimits } from '#src/config/limits.ts';
import { readPostIndex } from '#src/lib/posts/index-file.ts';
import type { PostHead } from '#src/lib/posts/post.ts';
import { fetchPatiently, indexPath } from '#src/stores/patient-fetch.ts';

/** What the admin knows of the built-in posts. */
export interface BuiltInHeads {
  /** Newest first; null until they are there. */
  readonly posts: readonly PostHead[] | null;
  /** Being fetched for the first time, or again because somebody asked for it. */
  readonly isLoading: boolean;
}

/** The built-in posts without their texts; nothing is fetched before `loadBuiltInHeads` is called. */
export const $builtInHeads = atom<BuiltInHeads>({ posts: null, isLoading: true });

let isFetching = false;
/** Of a clock that nobody sets back. */
let fetchedAt = -Infinity;

/**
 * Fetches them with the retries of spec section 7; if they are here already, only where older than 5 minutes. The
 * public pages' post-index.ts does this with a search's texts, which would be 3 kB of script that the admin never needs.
 */
export function loadBuiltInHeads(): void {
  if (isFetching || performance.now() - fetchedAt < blogLimits.staleTime) return;
  isFetching = true;
  const { posts } = $builtInHeads.get();
  $builtInHeads.set({ posts, isLoading: posts === null });
  void fetchPatiently(indexPath, readPostIndex)
    .then((index) => {
      fetchedAt = performance.now();
      $builtInHeads.set({ posts: index.posts, isLoading: false });
    })
    .catch(() => $builtInHeads.set({ posts, isLoading: false }))
    .finally(() => {
      isFetching = false;
    });
}
