import { readPostIndex } from '#src/lib/posts/index-file.ts';

/**
 * Whether a post of this id is built in, so that everybody can read some version of it. Asked on the not-found page,
 * where a local copy whose slug was changed stands as well as a post that is nowhere else.
 * @returns false also where the index of posts can't be fetched
 */
export async function isBuiltIn(id: string): Promise<boolean> {
  try {
    const response = await fetch('/posts.json');
    const index = readPostIndex(await response.json());
    return index?.posts.some((post) => post.id === id) ?? false;
  } catch {
    return false;
  }
}
