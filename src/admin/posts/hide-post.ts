import { tellFailure } from '#src/admin/model/tell-failure.ts';
import { $placedPosts } from '#src/admin/publish/places.ts';
import { placeAims } from '#src/admin/publish/status.ts';
import { hideMessages } from '#src/admin/posts/words.ts';
import { oneAtATime } from '#src/admin/shell/one-at-a-time.ts';
import { changePostsText } from '#src/admin/storage/save-local-posts.ts';
import type { ChangePostsText, SaveFailure } from '#src/admin/storage/save-local-posts.ts';
import { listText, withShown } from '#src/admin/storage/stored-list.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { showToast } from '#src/stores/toasts.ts';

/** A post of this browser as it is listed. */
interface ShownPost {
  readonly id: string;
  readonly opened: unknown;
}

/**
 * Makes the function that hides a post of this browser from the pages, or shows it again.
 * @returns undoes it: byte for byte, or that field alone if something was saved since
 */
export function postHider(changeText: ChangePostsText) {
  return async function setShown(
    post: ShownPost,
    isShown: boolean,
  ): Promise<Result<() => Promise<Result<unknown, SaveFailure>>, SaveFailure>> {
    let before: string | null = null;
    let after: string | null = null;
    const changed = await changeText((text, stored) => {
      const list = withShown(stored, post, isShown);
      if (!list.ok) return list;
      const next = listText(list.value);
      if (next.ok) [before, after] = [text, next.value];
      return next;
    });
    if (!changed.ok) return changed;
    return success(() =>
      changeText((text, stored) => {
        if (text === after) return success(before);
        const list = withShown(stored, { id: post.id, opened: undefined }, !isShown);
        return list.ok ? listText(list.value) : failure('changed');
      }),
    );
  };
}

const setShown = postHider(changePostsText);

/** Hides a post of this browser from the pages, or shows it again, and says so, with Undo. */
export const hideOrShow = oneAtATime(async (id: string) => {
  const post = $placedPosts.get().find((one) => one.id === id);
  if (!post) return;
  const isShown = !post.isPublished;
  const done = await setShown(post, isShown);
  if (!done.ok) {
    tellFailure(done.code);
    return;
  }
  const { shownTitle, hiddenTitle, shown, undoneTitle } = hideMessages;
  const isSeen = placeAims(post.place).includes('take-off');
  const hidden = isSeen ? hideMessages.stillSeen : hideMessages.hidden;
  const name = { typed: `${post.title}.` };
  const undo = async () => {
    const undone = await done.value();
    if (!undone.ok) tellFailure(undone.code);
    else
      showToast({
        kind: 'success',
        title: undoneTitle,
        text: [name, isShown ? hidden : shown],
      });
  };
  showToast({
    kind: 'success',
    title: isShown ? shownTitle : hiddenTitle,
    text: [name, isShown ? shown : hidden],
    undo: () => void undo(),
  });
});
