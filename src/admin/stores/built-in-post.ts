import { postsPerTextFile } from '#src/config/limits.ts';
import { readPostIndex, readPostTexts } from '#src/lib/posts/index-file.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { fetchPatiently, indexPath } from '#src/stores/patient-fetch.ts';

/** What the covers show, by post id (pages/posts/cover-alts.json.ts). */
const coverAltsPath = '/posts/cover-alts.json';

/**
 * Fetches one built-in post with its text as written.
 * @returns `notFound` where no published post has the id; `unreachable` where the site doesn't answer, with all retries
 */
export async function fetchBuiltInPost(
  id: string,
): Promise<Result<Post, 'notFound' | 'unreachable'>> {
  try {
    const { posts, contents } = await fetchPatiently(indexPath, readPostIndex);
    const place = posts.findIndex((post) => post.id === id);
    const head = posts[place];
    if (!head) return failure('notFound');
    const likely = contents[Math.floor(place / postsPerTextFile)];
    // After a deploy the texts may have moved from one file to the next.
    const files = [likely, ...contents.filter((path) => path !== likely)];
    const [content, alts] = await Promise.all([
      findText(id, files),
      fetchPatiently(coverAltsPath, readPostTexts),
    ]);
    if (content === undefined) return failure('unreachable');
    return success({ ...head, coverAlt: alts.get(id), content });
  } catch {
    return failure('unreachable');
  }
}

/** The text of a post in the first file that has it. */
async function findText(
  id: string,
  files: readonly (string | undefined)[],
): Promise<string | undefined> {
  for (const path of files) {
    const text =
      path === undefined ? undefined : (await fetchPatiently(path, readPostTexts)).get(id);
    if (text !== undefined) return text;
  }
  return undefined;
}
