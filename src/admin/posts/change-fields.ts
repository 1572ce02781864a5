import type { ChangePostsText, SaveFailure } from '#src/admin/storage/save-local-posts.ts';
import { listText, withFields } from '#src/admin/storage/stored-list.ts';
import { ownField } from '#src/lib/foreign.ts';
import type { StoredPosts } from '#src/lib/posts/stored.ts';
import { success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';

/** A post of this browser as it is listed. */
interface OwnPost {
  readonly id: string;
  readonly opened: unknown;
}
/** What can be changed without an editor. */
type Fields = Readonly<{ isPublished: boolean } | { category: string }>;

/**
 * Makes the function that changes a field of posts of this browser: of all, or of none.
 * @returns undoes it: byte for byte, or that field alone if something was saved since
 */
export function fieldChanger(changeText: ChangePostsText) {
  return async function changeFields(
    posts: readonly OwnPost[],
    fields: Fields,
  ): Promise<Result<() => Promise<Result<unknown, SaveFailure>>, SaveFailure>> {
    let before: string | null = null;
    let after: string | null = null;
    const changed = await changeText((text, stored) => {
      const next = textWith(
        stored,
        posts.map((post) => ({ post, fields })),
      );
      if (next.ok) [before, after] = [text, next.value];
      return next;
    });
    if (!changed.ok) return changed;
    const old = posts.map(({ id, opened }) => ({
      post: { id, opened: undefined },
      fields: Object.fromEntries(Object.keys(fields).map((name) => [name, ownField(opened, name)])),
    }));
    return success(() =>
      changeText((text, stored) => (text === after ? success(before) : textWith(stored, old))),
    );
  };
}

/** The text of a list with these changes. */
function textWith(
  stored: StoredPosts,
  changes: readonly {
    readonly post: OwnPost;
    readonly fields: Readonly<Record<string, unknown>>;
  }[],
): Result<string, 'changed' | 'unwritable'> {
  let { raw } = stored;
  for (const { post, fields } of changes) {
    const list = withFields({ ...stored, raw }, post, fields);
    if (!list.ok) return list;
    raw = list.value;
  }
  return listText(raw);
}
