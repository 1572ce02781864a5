import { postsPerTextFile } from '#src/config/limits.ts';
import { readPostIndex, readPostTexts } from '#src/lib/posts/index-file.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { fetchPatiently, indexPath } from '#src/stores/patient-fetch.ts';

/** What the covers show, by post id (pages/posts-data/cover-alts.json.ts). */
const coverAltsPath = '/posts-data/cover-alts.json';

/**
 * Fetches built-in posts with their texts as written, each file once; without ids it asks for nothing.
 * @returns in the order of their ids, without those that no published post has; `unreachable` where the site doesn't
 * answer, with all retries
 */
export async function fetchBuiltInPosts(
  ids: readonly string[],
): Promise<Result<Post[], 'unreachable'>> {
  if (ids.length === 0) return success([]);
  try {
    const [{ posts, contents }, alts] = await Promise.all([
      fetchPatiently(indexPath, readPostIndex),
      fetchPatiently(coverAltsPath, readPostTexts),
    ]);
    const texts = new Map<string, string>();
    const unread = new Set(contents);
    const found: Post[] = [];
    for (const id of ids) {
      const place = posts.findIndex((post) => post.id === id);
      const head = posts[place];
      if (!head) continue;
      // After a deploy the texts may have moved from one file to the next.
      for (const path of [contents[Math.floor(place / postsPerTextFile)], ...unread]) {
        if (texts.has(id)) break;
        if (path === undefined || !unread.delete(path)) continue;
        for (const [key, text] of await fetchPatiently(path, readPostTexts)) texts.set(key, text);
      }
      const content = texts.get(id);
      if (content === undefined) return failure('unreachable');
      found.push({ ...head, coverAlt: alts.get(id), content });
    }
    return success(found);
  } catch {
    return failure('unreachable');
  }
}
