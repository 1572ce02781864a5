import { readPostIndex } from '#src/lib/posts/index-file.ts';
import { fetchPatiently, indexPath } from '#src/stores/patient-fetch.ts';

/**
 * Whether a post of this id is built in, so that everybody can read some version of it. Asked on the not-found page,
 * where a local copy whose slug was changed stands as well as a post that is nowhere else.
 * @returns null where the index of posts can't be fetched, with all its retries
 */
export async function isBuiltIn(id: string): Promise<boolean | null> {
  try {
    const { posts } = await fetchPatiently(indexPath, readPostIndex);
    return posts.some((post) => post.id === id);
  } catch {
    return null;
  }
}
