import { namePosts } from '#src/admin/model/post-count.ts';
import { tellFailure } from '#src/admin/model/tell-failure.ts';
import { $placedPosts } from '#src/admin/publish/places.ts';
import type { Place, PlacedPost } from '#src/admin/publish/places.ts';
import { placeAims } from '#src/admin/publish/status.ts';
import { fieldChanger } from '#src/admin/posts/change-fields.ts';
import { bulkMessages, hideAllMessages, hideMessages } from '#src/admin/posts/words.ts';
import { oneAtATime } from '#src/admin/shell/one-at-a-time.ts';
import { changePostsText } from '#src/admin/storage/save-local-posts.ts';
import { capitalize } from '#src/lib/text.ts';
import { showToast } from '#src/stores/toasts.ts';

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

/** Shows or hides posts of this browser, all or none, and says so, with Undo. */
export function showOrHideAll(posts: readonly PlacedPost[], isPublished: boolean): Promise<void> {
  const [first, ...others] = posts;
  const isOne = first !== undefined && others.length === 0;
  const words = isOne ? hideMessages : hideAllMessages;
  const hidden = isOne ? hideMessages[hiddenFrom(first.place)] : hideAllMessages.hidden;
  const [title, said, undone] = isPublished
    ? [words.shownTitle, words.shown, hidden]
    : [words.hiddenTitle, hidden, words.shown];
  return changeAndTell(posts, { isPublished }, title, said, undone);
}

/** Gives posts of this browser a category, all or none, and says so, with Undo. */
export const categorize = (posts: readonly PlacedPost[], category: string): Promise<void> =>
  changeAndTell(
    posts,
    { category },
    bulkMessages.categoryTitle,
    `${bulkMessages.category} ${capitalize(category)}.`,
    bulkMessages.categoryUndone,
  );

async function changeAndTell(
  posts: readonly PlacedPost[],
  fields: Parameters<typeof changeFields>[1],
  title: string,
  said: string,
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
  showToast({ kind: 'success', title, text: [name, said], undo: () => void undo() });
}
