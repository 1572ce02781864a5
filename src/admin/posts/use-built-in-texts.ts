import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { readPostTexts } from '#src/lib/posts/index-file.ts';
import {
  $builtInPosts,
  fetchPostFile,
  forgetFailures,
  loadBuiltInPosts,
} from '#src/stores/built-in-posts.ts';

/** The texts of built-in posts as written, by post id. */
interface BuiltInTexts {
  readonly texts: ReadonlyMap<string, string>;
  /** All of them are there. */
  readonly isComplete: boolean;
  /** Some didn't come, with all retries. */
  readonly hasFailed: boolean;
}

const nothing: BuiltInTexts = { texts: new Map(), isComplete: false, hasFailed: false };

async function fetchTexts(): Promise<BuiltInTexts> {
  forgetFailures();
  const { contents } = await loadBuiltInPosts();
  const files = await Promise.all(contents.map((path) => fetchPostFile(path, readPostTexts)));
  const hasFailed = files.includes(null);
  const texts = new Map(files.flatMap((file) => [...(file ?? [])]));
  return { texts, isComplete: !hasFailed, hasFailed };
}

/**
 * The texts of built-in posts, fetched by the first search.
 * @returns them, and what asks again for those that didn't come
 */
export function useBuiltInTexts(
  isSearching: boolean,
): BuiltInTexts & { readonly retry: () => void } {
  const { posts } = useStore($builtInPosts);
  const [found, setFound] = useState(nothing);
  const look = useCallback(async () => {
    setFound((before) => ({ ...before, hasFailed: false }));
    setFound(await fetchTexts());
  }, []);
  useEffect(() => {
    if (isSearching && posts) void look();
  }, [isSearching, posts, look]);
  return { ...found, retry: () => void look() };
}
