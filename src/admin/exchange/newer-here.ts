import type { ImportedPost } from '#src/admin/exchange/import-list.ts';
import { readVersions, readsAlike, versionedIds } from '#src/admin/versions/versions.ts';
import type { PostVersion } from '#src/admin/versions/versions.ts';
import { parseDay } from '#src/lib/posts/dates.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { asPost, textField } from '#src/lib/posts/read-post.ts';

/**
 * Marks the posts of an import whose texts here are newer than those of the file: by the days of their last changes, and
 * on the same day by the versions of this browser, where both are among them.
 * @param parts gives the versions of a post, newest first, and the ids of those that have any
 */
export async function markNewerHere(
  posts: readonly ImportedPost[],
  parts = { readVersions, versionedIds },
): Promise<ImportedPost[]> {
  // Of 10,000 posts, asking for the versions of each takes longer than all else.
  const ids = posts.some(({ values }) => values) ? await parts.versionedIds() : new Set();
  return Promise.all(
    posts.map(async (post) => {
      if (!post.values) return post;
      const [here, coming] = [asPost(post.values.before), asPost(post.values.after)];
      const ours = dayOfChange(post.values.before);
      const theirs = dayOfChange(post.values.after);
      if (ours !== theirs) return { ...post, isNewerHere: ours > theirs };
      if (!ids.has(post.id)) return { ...post, isNewerHere: false };
      const kept = await parts.readVersions(post.id);
      return { ...post, isNewerHere: kept.ok && isLater(here, coming, kept.value) };
    }),
  );
}

/** The stored day, also one that readers aren't shown; '' for a post that was never changed. */
const dayOfChange = (value: unknown) => parseDay(textField(value, 'lastUpdated')) ?? '';

function isLater(here: Post, coming: Post, kept: readonly PostVersion[]): boolean {
  const placeOf = (post: Post) => kept.findIndex((version) => readsAlike(version.post, post));
  return placeOf(here) >= 0 && placeOf(here) < placeOf(coming);
}
