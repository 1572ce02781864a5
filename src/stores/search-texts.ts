import { atom } from 'nanostores';
import { readPostTexts } from '#src/lib/posts/index-file.ts';
import { searchableText } from '#src/lib/posts/search.ts';
import { fetchPostFile, loadBuiltInPosts } from '#src/stores/built-in-posts.ts';

/** What a search can look through by now. */
interface SearchTexts {
  /** Searchable texts of built-in posts, by post id. */
  readonly texts: ReadonlyMap<string, string>;
  /** All of them are there. */
  readonly isComplete: boolean;
  /** Some didn't come, and their last retry is over. */
  readonly hasFailed: boolean;
}

export const $searchTexts = atom<SearchTexts>({
  texts: new Map(),
  isComplete: false,
  hasFailed: false,
});

const files = new Map<string, ReadonlyMap<string, string>>();

/** Fetches the built-in posts and all their texts, for a search. */
export async function loadSearchTexts(): Promise<void> {
  const { posts, contents } = await loadBuiltInPosts();
  const hasFailed = (await Promise.all(contents.map(loadFile))).includes(false);
  const isComplete = posts !== null && !hasFailed;
  const known = $searchTexts.get();
  if (known.isComplete !== isComplete || known.hasFailed !== hasFailed) {
    $searchTexts.set({ ...known, isComplete, hasFailed });
  }
}

/** @returns whether the file is there, from now or from before */
async function loadFile(path: string): Promise<boolean> {
  const file = await fetchPostFile(path, readPostTexts);
  if (file === null || file === files.get(path)) return files.has(path);
  files.set(path, file);
  const { texts, ...known } = $searchTexts.get();
  const made = [...file].map(([id, text]) => [id, searchableText(text)] as const);
  $searchTexts.set({ ...known, texts: new Map([...texts, ...made]) });
  return true;
}
