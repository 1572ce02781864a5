import { $adminPosts, knowsBuiltIn, openPost } from '#src/admin/model/admin-posts.ts';
import { copyOf } from '#src/admin/posts/copy-post.ts';
import { changePostsText } from '#src/admin/storage/save-local-posts.ts';
import type { ChangePostsText, SaveFailure } from '#src/admin/storage/save-local-posts.ts';
import { listText } from '#src/admin/storage/stored-list.ts';
import type { PostName } from '#src/lib/posts/check.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';

/** What duplicating works over; unit tests bring their own storage. */
interface DuplicateParts {
  readonly changeText: ChangePostsText;
  readonly open: typeof openPost;
  /** Whether the built-in posts are known; waits for them. */
  readonly knowsBuiltIn: () => Promise<boolean>;
  /** Ids and slugs of all known posts, including built-in ones. */
  readonly names: () => readonly PostName[];
}

/** Makes the function that adds copies of posts to this browser. */
export function postDuplicator({ changeText, open, knowsBuiltIn, names }: DuplicateParts) {
  /**
   * Adds a copy of a post, built-in or local, under a free slug and id that end in '-copy' and a title that says so. It
   * keeps all other fields and stays hidden until somebody saves it.
   * @returns the id of the copy; `builtInMissing` where nobody knows which names the built-in posts have
   */
  return async function duplicatePost(
    id: string,
  ): Promise<Result<string, SaveFailure | 'notFound' | 'unreachable' | 'builtInMissing'>> {
    const opened = await open(id);
    if (!opened.ok) return opened;
    if (!(await knowsBuiltIn())) return failure('builtInMissing');
    let copyId = '';
    const added = await changeText((_, stored) => {
      const copy = copyOf(opened.value, [...names(), ...stored.entries.map(({ post }) => post)]);
      copyId = copy.id;
      return listText([...stored.raw, copy]);
    });
    return added.ok ? success(copyId) : added;
  };
}

/** Copies a post of this browser or of the website. */
export const duplicatePost = postDuplicator({
  changeText: changePostsText,
  open: openPost,
  knowsBuiltIn,
  names: () => $adminPosts.get(),
});
