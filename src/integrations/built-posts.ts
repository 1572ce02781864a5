import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPostIndex } from '#src/lib/posts/index-file.ts';
import type { PostHead } from '#src/lib/posts/post.ts';

/**
 * The posts of a built site, newest first, from the index that the build has written for the search.
 * @param folder absolute path
 */
export async function builtPosts(folder: string): Promise<readonly PostHead[]> {
  const index = readPostIndex(JSON.parse(await readFile(join(folder, 'posts.json'), 'utf8')));
  if (index === null) throw new Error('posts.json is not an index of the posts.');
  return index.posts;
}
