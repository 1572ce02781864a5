import type { OpenedPost } from '#src/admin/model/admin-posts.ts';
import { askToPersist } from '#src/admin/storage/persistence.ts';
import { dayOf } from '#src/lib/posts/dates.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { notStored } from '#src/admin/storage/stored-list.ts';
import { success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { addVersion } from '#src/admin/versions/versions.ts';
import { savePost } from '#src/admin/storage/save-local-posts.ts';
import type { SaveFailure } from '#src/admin/storage/save-local-posts.ts';

/** What the editor opened. */
type BeforeSaving = Pick<OpenedPost, 'post' | 'opened'>;

interface PublishParts {
  readonly savePost: typeof savePost;
  readonly addVersion: typeof addVersion;
  /** Asks the browser to keep what is stored, after the first save. */
  readonly askToPersist: typeof askToPersist;
  readonly now: () => Date;
}

/** Saves posts from the editor, keeps versions, and asks the browser for lasting storage. */
export function publisher(parts: PublishParts) {
  /** Keeps what was replaced as a version (an import doesn't), and what is saved now. */
  async function keepVersions(post: Post, before: BeforeSaving | null) {
    if (before) await parts.addVersion(post.id, before.post);
    await parts.addVersion(post.id, post);
  }

  return {
    /**
     * Saves a post, everything or nothing. An existing post gets today as the day of its update.
     * @param before what the editor opened, or what somebody chose to replace; null for a new post. If another tab has
     *   saved since, the code is 'changed'
     * @returns the post as it was saved
     */
    publishPost: async (
      post: Post,
      before: BeforeSaving | null,
    ): Promise<Result<Post, SaveFailure>> => {
      const dated = before ? { ...post, lastUpdated: dayOf(parts.now()) } : post;
      const saved = await parts.savePost(dated, before?.opened ?? notStored);
      if (!saved.ok) return saved;
      void parts.askToPersist();
      await keepVersions(dated, before);
      return success(dated);
    },
  };
}

/** Saves posts in this browser. */
export const { publishPost } = publisher({
  savePost,
  addVersion,
  askToPersist,
  now: () => new Date(),
});
