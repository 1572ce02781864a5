import type { OpenedPost } from '#src/admin/model/admin-posts.ts';
import { keepFirst } from '#src/admin/storage/keep-first.ts';
import { dayOf } from '#src/lib/posts/dates.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { notStored } from '#src/admin/storage/stored-list.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { addVersion, readsAlike } from '#src/admin/versions/versions.ts';
import type { VersionMaker } from '#src/admin/versions/versions.ts';
import { savePost } from '#src/admin/storage/save-local-posts.ts';
import type { SaveFailure } from '#src/admin/storage/save-local-posts.ts';

/** Whether readers have had a post: before that, nothing is an update. */
const wasLive = ({ origin, post }: OpenedPost) => origin !== 'local' || post.basedOn !== undefined;

interface SaveParts {
  readonly savePost: typeof savePost;
  readonly addVersion: typeof addVersion;
  readonly keepFirst: typeof keepFirst;
  readonly now: () => Date;
}

/** Saves posts from the editor, and keeps versions. */
export function versionedSaver(parts: SaveParts) {
  /** Keeps what a save replaces as a version. The website itself keeps a built-in post. @returns whether to go on */
  async function keepBefore(id: string, before: OpenedPost | null): Promise<boolean> {
    if (!before) return true;
    if (before.opened !== undefined)
      return parts.keepFirst(() => parts.addVersion(id, before.post, 'before'));
    await parts.addVersion(id, before.post, 'original');
    return true;
  }

  return {
    /**
     * Saves a post, everything or nothing. One that readers have had gets today as the day of its update, where they
     * would read something else, and stays based on what it was.
     * @param before what the editor opened, or what somebody chose to replace; null for a new post. If another tab has
     *   saved since, the code is 'changed'; if it can't be kept and somebody decides to keep it, 'cancelled'
     * @param made what makes it a version: a save, or an earlier version that is taken again; with the text of the
     *   website the day of its change stays
     * @param isShown whether public pages show it from now on; undefined where nobody chose
     * @returns the post as it was saved
     */
    saveWithVersions: async (
      post: Post,
      before: OpenedPost | null,
      made: VersionMaker | 'original' = 'saved',
      isShown?: boolean,
    ): Promise<Result<Post, SaveFailure | 'cancelled'>> => {
      if (!(await keepBefore(post.id, before))) return failure('cancelled');
      const { basedOn } = before?.post ?? post;
      const dated = {
        ...post,
        ...(before &&
          wasLive(before) &&
          !readsAlike(post, before.post) &&
          made !== 'original' && { lastUpdated: dayOf(parts.now()) }),
        ...(basedOn !== undefined && { basedOn }),
      };
      const saved = await parts.savePost(dated, before?.opened ?? notStored, isShown);
      if (!saved.ok) return saved;
      // Not awaited: it is what was just stored, and a database that takes its time must not hold anybody up.
      void parts.addVersion(dated.id, dated, made);
      return success(dated);
    },
  };
}

/** Saves posts in this browser. */
export const { saveWithVersions } = versionedSaver({
  savePost,
  addVersion,
  keepFirst,
  now: () => new Date(),
});
