import type { AdminPost } from '#src/admin/model/admin-posts.ts';
import { namePosts } from '#src/admin/model/post-count.ts';
import { tellFailure } from '#src/admin/model/tell-failure.ts';
import { $placedPosts } from '#src/admin/publish/places.ts';
import type { Place, PlacedPost } from '#src/admin/publish/places.ts';
import { placeAims } from '#src/admin/publish/status.ts';
import {
  builtInStay,
  bulkMessages,
  hideAllMessages,
  hideMessages,
} from '#src/admin/posts/words.ts';
import { oneAtATime } from '#src/admin/shell/one-at-a-time.ts';
import { changePostsText } from '#src/admin/storage/save-local-posts.ts';
import type { ChangePostsText, SaveFailure } from '#src/admin/storage/save-local-posts.ts';
import { listText, withFields } from '#src/admin/storage/stored-list.ts';
import { ownField } from '#src/lib/foreign.ts';
import type { StoredPosts } from '#src/lib/posts/stored.ts';
import { success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { capitalize } from '#src/lib/text.ts';
import { showToast } from '#src/stores/toasts.ts';

/** A post of this browser as it is listed. */
type OwnPost = Pick<AdminPost, 'id' | 'opened'>;
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

const changeFields = fieldChanger(changePostsText);

/** Which words say what hiding a post leaves to readers. */
export function hiddenFrom(place: Place): 'unseen' | 'stillSeen' | 'onItsWay' | 'hidden' {
  if (place.status === 'only-here' || place.status === 'taken-off') return 'unseen';
  if (!placeAims(place).includes('take-off')) return 'hidden';
  return place.status === 'on-its-way' ? 'onItsWay' : 'stillSeen';
}

/** Hides a post of this browser from the pages, or shows it again, and says so, with Undo. */
export const hideOrShow = oneAtATime(async (id: string) => {
  const post = $placedPosts.get().find((one) => one.id === id);
  if (post) await showOrHideAll([post], !post.isPublished);
});

/**
 * Shows or hides posts of this browser, all or none, and says so, with Undo.
 * @param builtIn how many built-in ones were chosen with them
 */
export function showOrHideAll(
  posts: readonly PlacedPost[],
  isPublished: boolean,
  builtIn = 0,
): Promise<void> {
  const [first, ...others] = posts;
  const isOne = first !== undefined && others.length === 0;
  const words = isOne ? hideMessages : hideAllMessages;
  const hidden = isOne ? hideMessages[hiddenFrom(first.place)] : hideAllMessages.hidden;
  const [title, said, undone] = isPublished
    ? [words.shownTitle, words.shown, hidden]
    : [words.hiddenTitle, hidden, words.shown];
  return changeAndTell(posts, { isPublished }, title, [said, ...stay(builtIn)], undone);
}

const stay = (builtIn: number) => (builtIn > 0 ? [builtInStay(builtIn)] : []);

/**
 * Gives posts of this browser a category, all or none, and says so, with Undo.
 * @param builtIn as in `showOrHideAll`
 */
export const categorize = (
  posts: readonly PlacedPost[],
  category: string,
  builtIn = 0,
): Promise<void> =>
  changeAndTell(
    posts,
    { category },
    bulkMessages.categoryTitle,
    [`${bulkMessages.category} ${capitalize(category)}.`, ...stay(builtIn)],
    bulkMessages.categoryUndone,
  );

async function changeAndTell(
  posts: readonly PlacedPost[],
  fields: Fields,
  title: string,
  said: readonly string[],
  saidAfterUndo: string,
) {
  const done = await changeFields(posts, fields);
  if (!done.ok) {
    tellFailure(done.code);
    return;
  }
  const name = namePosts(posts, '.');
  const undo = async () => {
    const undone = await done.value();
    if (!undone.ok) tellFailure(undone.code);
    else
      showToast({
        kind: 'success',
        title: hideMessages.undoneTitle,
        text: [name, saidAfterUndo],
      });
  };
  showToast({ kind: 'success', title, text: [name, ...said], undo: () => void undo() });
}
