import { $adminPosts, knowsBuiltIn, openPost } from '#src/admin/model/admin-posts.ts';
import { freeId } from '#src/admin/model/free-id.ts';
import type { UsedIds } from '#src/admin/model/free-id.ts';
import { emptyForm } from '#src/admin/model/form.ts';
import { changePostsText } from '#src/admin/storage/save-local-posts.ts';
import type { ChangePostsText, SaveFailure } from '#src/admin/storage/save-local-posts.ts';
import { listText } from '#src/admin/storage/stored-list.ts';
import { onceUsedIds } from '#src/admin/trash/used-ids.ts';
import { reservedPostSlugs } from '#src/config/categories.ts';
import { isRecord } from '#src/lib/foreign.ts';
import type { PostName } from '#src/lib/posts/check.ts';
import { freeName } from '#src/lib/posts/free-name.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { oneAtATime } from '#src/admin/shell/one-at-a-time.ts';
import { adminPaths, openScreen } from '#src/admin/shell/router.ts';
import { $newDuplicate } from '#src/admin/model/marked-posts.ts';
import { tellFailure } from '#src/admin/model/tell-failure.ts';
import { rowActions } from '#src/admin/posts/words.ts';
import { showToast } from '#src/stores/toasts.ts';

/** What duplicating works over; unit tests bring their own storage. */
interface DuplicateParts {
  readonly changeText: ChangePostsText;
  readonly open: typeof openPost;
  /** Whether the built-in posts are known; waits for them. */
  readonly knowsBuiltIn: () => Promise<boolean>;
  /** Ids and slugs of all known posts, including built-in ones. */
  readonly names: () => readonly PostName[];
  /** Ids that posts had which are gone. */
  readonly usedIds: () => Promise<UsedIds>;
  readonly now: () => Date;
}

/**
 * A hidden copy of a post with all its fields, under a name ending in '-copy' that is free as an id and as a slug. Its
 * title ends in '(copy)', or '(copy 2)' if the name does, so that lists tell them apart. It is of today, like any new post.
 * @param opened the post, and its stored value if there is one, so that unknown fields are kept
 * @param others all known posts
 * @param used ids that posts had which are gone
 */
function duplicateOf(
  { post, opened }: { readonly post: Post; readonly opened: unknown },
  others: readonly PostName[],
  used: UsedIds,
  today: Date,
): Readonly<Record<string, unknown>> & { readonly id: string } {
  const names = others.flatMap(({ id, slug }) => [id.toLowerCase(), slug.toLowerCase()]);
  const taken = new Set([...reservedPostSlugs, ...names, ...(used ?? [])]);
  const first = `${post.slug.replace(/-copy(?:-\d+)?$/, '')}-copy`;
  const name = freeName(first, taken);
  const number = name.slice(first.length).replace('-', ' ');
  const title = `${post.title.replace(/ \(copy(?: \d+)?\)$/, '')} (copy${number})`;
  const { basedOn: _, lastUpdated: __, ...fields } = isRecord(opened) ? opened : { ...post };
  const { date } = emptyForm(today);
  const copyId = freeId(name, (id) => taken.has(id), used);
  return { ...fields, id: copyId, slug: name, title, date, isPublished: false };
}

/** Makes the function that adds copies of posts to this browser. */
export function postDuplicator({
  changeText,
  open,
  knowsBuiltIn,
  names,
  usedIds,
  now,
}: DuplicateParts) {
  /**
   * Adds a copy of a post, built-in or local, under a free slug and id that end in '-copy' and a title that says so. It
   * is dated today, keeps all other fields that are its own and stays hidden until somebody saves it.
   * @returns the id of the copy; `builtInMissing` where nobody knows which names the built-in posts have
   */
  return async function duplicatePost(
    id: string,
  ): Promise<Result<string, SaveFailure | 'notFound' | 'unreachable' | 'builtInMissing'>> {
    const opened = await open(id);
    if (!opened.ok) return opened;
    if (!(await knowsBuiltIn())) return failure('builtInMissing');
    const used = await usedIds();
    let copyId = '';
    const added = await changeText((_, stored) => {
      const others = [...names(), ...stored.entries.map(({ post }) => post)];
      const copy = duplicateOf(opened.value, others, used, now());
      copyId = copy.id;
      return listText([...stored.raw, copy]);
    });
    return added.ok ? success(copyId) : added;
  };
}

/** Copies a post of this browser or of the website. */
const duplicatePost = postDuplicator({
  changeText: changePostsText,
  open: openPost,
  knowsBuiltIn,
  names: () => $adminPosts.get(),
  usedIds: onceUsedIds,
  now: () => new Date(),
});

/** Copies a post into this browser and opens the copy with the focus on its slug. */
export const duplicateAndOpen = oneAtATime(async (id: string) => {
  const copy = await duplicatePost(id);
  if (!copy.ok) {
    tellFailure(copy.code);
    return;
  }
  $newDuplicate.set(copy.value);
  openScreen(adminPaths.edit(copy.value));
  const { duplicatedTitle, duplicated } = rowActions;
  showToast({ kind: 'success', title: duplicatedTitle, text: duplicated });
});
