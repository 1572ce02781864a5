import { atom, computed } from 'nanostores';
import { fetchBuiltInPosts } from '#src/admin/model/built-in-posts.ts';
import { blogLimits } from '#src/config/limits.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { mergePosts } from '#src/lib/posts/merge.ts';
import type { ListedPost, PostOrigin } from '#src/lib/posts/merge.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import type { StoredPosts } from '#src/lib/posts/stored.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { $builtInPosts, forgetFailures, loadBuiltInPosts } from '#src/stores/built-in-posts.ts';
import { $localPosts, readLocalPosts } from '#src/stores/local-posts.ts';
import { storedText } from '#src/stores/stored-text.ts';

/** A post as the admin lists it. */
export interface AdminPost extends ListedPost {
  /** False for a local post that public pages pass over. */
  readonly isPublished: boolean;
  /** The stored value, to save or delete exactly what was opened; undefined for a built-in post. */
  readonly opened: unknown;
}

/** Whether the built-in posts have loaded. Without them only local posts show, and their origin is a guess. */
type AdminPostsState = 'loading' | 'ready' | 'builtInMissing';

/** A post opened by the editor. */
export interface OpenedPost {
  readonly post: Post;
  readonly origin: PostOrigin;
  /** As in `AdminPost`. */
  readonly opened: unknown;
}

/** All stored posts, including hidden ones, which public pages don't show. */
const $storedPosts = atom<StoredPosts>(readStoredPosts(null));
let isFollowing = false;

/** Milliseconds that opening a local post waits for the built-in ones, which only tell its origin. */
const patience = 1_000;

/** Built-in and local posts merged, newest first, including hidden ones. */
export const $adminPosts = computed([$builtInPosts, $storedPosts], (builtIn, { entries, raw }) =>
  mergePosts<Omit<AdminPost, 'origin'>>(
    (builtIn.posts ?? []).map((post) => ({ ...post, isPublished: true, opened: undefined })),
    entries.map(({ post, index, isPublished }) => ({ ...post, isPublished, opened: raw[index] })),
  ),
);

export const $adminPostsState = computed($builtInPosts, (builtIn): AdminPostsState => {
  if (builtIn.posts !== null) return 'ready';
  return builtIn.hasFailed ? 'builtInMissing' : 'loading';
});

/** Reads built-in and local posts and follows what any tab stores. Called again, it retries what failed. */
export function loadAdminPosts(): void {
  if (!isFollowing) {
    isFollowing = true;
    // Reading or saving posts sets this list.
    $localPosts.listen(readStored);
  }
  readLocalPosts();
  // Nothing is told where the list was read before.
  readStored();
  forgetFailures();
  void loadBuiltInPosts();
}

/**
 * Opens a post for editing: the local version, else the built-in one with its text as written.
 * @returns `notFound` if no post has the id; `unreachable` if the site doesn't answer
 */
export async function openPost(
  id: string,
): Promise<Result<OpenedPost, 'notFound' | 'unreachable'>> {
  loadAdminPosts();
  const here = () => $storedPosts.get().entries.find(({ post }) => post.id === id);
  await untilSettled(here() ? patience : blogLimits.fetchTimeout);
  const row = $adminPosts.get().find((post) => post.id === id);
  const stored = here();
  if (row && stored) return success({ post: stored.post, origin: row.origin, opened: row.opened });
  if (!row && $adminPostsState.get() === 'ready') return failure('notFound');
  const builtIn = await fetchBuiltInPosts([id]);
  if (!builtIn.ok) return builtIn;
  const [post] = builtIn.value;
  return post ? success({ post, origin: 'built-in', opened: undefined }) : failure('notFound');
}

function readStored() {
  $storedPosts.set(readStoredPosts(storedText(storageKeys.posts)));
}

/** Whether the built-in posts are known. Waits for them, and tries again if they failed to load. */
export async function knowsBuiltIn(): Promise<boolean> {
  loadAdminPosts();
  await untilSettled(blogLimits.fetchTimeout);
  return $adminPostsState.get() === 'ready';
}

/** Waits until the built-in posts have loaded or failed, or a time in milliseconds is over. */
export async function untilSettled(longest?: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const stop = $adminPostsState.subscribe((state) => {
    if (state !== 'loading') resolve(undefined);
  });
  const timer = longest === undefined ? undefined : setTimeout(resolve, longest);
  await promise;
  clearTimeout(timer);
  stop();
}
