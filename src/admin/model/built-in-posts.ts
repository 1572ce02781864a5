import { postsPerTextFile } from '#src/config/limits.ts';
import { readPostDetails, readPostTexts } from '#src/lib/posts/index-file.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { asPost } from '#src/lib/posts/read-post.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { fetchPostFile, forgetFailures, loadBuiltInPosts } from '#src/stores/built-in-posts.ts';

/** A picture of the website, and what it shows. */
export interface ShownPicture {
  readonly address: string;
  readonly alt: string;
}

/** What no list shows (pages/posts-data/details.json.ts). */
const detailsPath = '/posts-data/details.json';

/**
 * Fetches built-in posts with their texts as written, each based on itself; without ids it asks for nothing.
 * @returns in the order of their ids, without those that no published post has; `unreachable` where the site doesn't
 * answer, with all retries
 */
export async function fetchBuiltInPosts(
  ids: readonly string[],
): Promise<Result<Post[], 'unreachable'>> {
  if (ids.length === 0) return success([]);
  forgetFailures();
  const [{ posts, contents }, details, hashing] = await Promise.all([
    loadBuiltInPosts(),
    fetchPostFile(detailsPath, readPostDetails),
    // Without it, publishing asks before it replaces anything.
    import('#src/lib/post-files/post-hash.ts').catch(() => null),
  ]);
  if (posts === null || details === null) return failure('unreachable');
  const texts = new Map<string, string>();
  const unread = new Set(contents);
  const found: Post[] = [];
  for (const id of ids) {
    const place = posts.findIndex((post) => post.id === id);
    const head = posts[place];
    if (!head) continue;
    // After a deploy, texts may have moved to another file.
    for (const path of [contents[Math.floor(place / postsPerTextFile)], ...unread]) {
      if (texts.has(id)) break;
      if (path === undefined || !unread.delete(path)) continue;
      const file = await fetchPostFile(path, readPostTexts);
      if (file === null) return failure('unreachable');
      for (const [key, text] of file) texts.set(key, text);
    }
    const content = texts.get(id);
    if (content === undefined) return failure('unreachable');
    const post = asPost({ ...details.get(id), ...head, content });
    found.push({ ...post, basedOn: await hashing?.postHash(post) });
  }
  return success(found);
}

/** The covers of all built-in posts, newest first, each once; none where the site doesn't answer. */
export async function fetchBuiltInCovers(): Promise<ShownPicture[]> {
  forgetFailures();
  const [{ posts }, details] = await Promise.all([
    loadBuiltInPosts(),
    fetchPostFile(detailsPath, readPostDetails),
  ]);
  const covers = (posts ?? []).map(({ id, coverImage = '' }) => {
    const { coverAlt } = details?.get(id) ?? {};
    return [coverImage, typeof coverAlt === 'string' ? coverAlt : ''] as const;
  });
  return [...new Map(covers)].map(([address, alt]) => ({ address, alt }));
}
