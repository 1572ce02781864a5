import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { savedAt } from '#src/admin/versions/versions.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { storedText } from '#src/stores/stored-text.ts';

/**
 * The keys of those copies that were typed before their post was saved as it is now. Going on with one would take a newer
 * text away, so it is compared with that first. Where nobody knows when the post was saved, none is.
 */
export async function outdatedCopies(copies: readonly SafetyCopy[]): Promise<ReadonlySet<string>> {
  const { entries } = readStoredPosts(storedText(storageKeys.posts));
  const posts = new Map(entries.map(({ post }) => [post.id, post]));
  const outdated = copies.map(async (copy) => {
    const post = posts.get(copy.postId ?? '');
    return post && isOutdated(copy, await savedAt(post)) ? [copy.key] : [];
  });
  return new Set((await Promise.all(outdated)).flat());
}

/** Whether a copy is from before the saved text. What was begun on that is newer, whatever the clock said meanwhile. */
export const isOutdated = ({ at, begunOn }: SafetyCopy, saved: number | null): boolean =>
  saved !== null && begunOn !== saved && at < saved;
