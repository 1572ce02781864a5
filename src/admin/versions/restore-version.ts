import {
  slugHolderParts,
  $slugWorld,
  addressHolder,
  freeSlug,
} from '#src/admin/model/slug-holders.ts';
import type { OpenedPost } from '#src/admin/model/admin-posts.ts';
import { saveWithVersions } from '#src/admin/versions/save-post.ts';
import { addVersion } from '#src/admin/versions/versions.ts';
import { fetchBuiltInPosts } from '#src/admin/model/built-in-posts.ts';
import { keepFirst } from '#src/admin/storage/keep-first.ts';
import { changePostsText } from '#src/admin/storage/save-local-posts.ts';
import { deleteAllFrom, listText } from '#src/admin/storage/stored-list.ts';
import { postHash } from '#src/lib/post-files/post-hash.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { tellFailure } from '#src/admin/model/tell-failure.ts';
import type { NamedVersion } from '#src/admin/versions/use-versions.ts';
import { outcomeTitles } from '#src/admin/shell/words.ts';
import { restoreMessages } from '#src/admin/versions/later-words.ts';
import { postHref } from '#src/lib/posts/find.ts';
import type { SaveFailure } from '#src/admin/storage/save-local-posts.ts';
import { showToast } from '#src/stores/toasts.ts';

/**
 * Saves a version again, as a new one, and says so. What it replaces becomes a version too. If another post has the
 * version's address now, the post keeps its current address, or gets a free one if it has none. Where the website has
 * the same text, nothing is saved: this browser's copy goes.
 * @param now what is stored, as it was shown; null if the post is no longer stored
 * @returns what is in this browser then: the version, or no copy of the post; null where nothing was changed
 */
export async function restoreVersion(
  { name, post, isOriginal }: NamedVersion,
  now: OpenedPost | null,
): Promise<'version' | 'none' | null> {
  const present = now?.post.slug;
  const held = await addressHolder(post.slug, post.id, present);
  if (!held.ok) return refuse(held.code);
  const holder = held.value;
  if (isOriginal && now && !holder && (await isOnWebsite(post))) return dropCopy(now);
  const slug = holder ? (present ?? freeSlug(post.slug, $slugWorld.get(), post.id)) : post.slug;
  const saved = await saveWithVersions(
    { ...post, slug },
    now,
    isOriginal ? 'original' : 'restored',
  );
  if (!saved.ok) return refuse(saved.code);
  const { restoredTitle, restored, address, because } = restoreMessages;
  const text = `${name} ${restored}`;
  showToast({
    kind: 'success',
    title: restoredTitle,
    text: holder
      ? [
          `${text} ${address}`,
          { typed: `${postHref(slug)},` },
          because,
          ...slugHolderParts(post.slug, holder),
        ]
      : text,
  });
  return 'version';
}

/** Whether the website has this very text. */
async function isOnWebsite(post: Post): Promise<boolean> {
  const builtIn = await fetchBuiltInPosts([post.id]);
  const theirs = builtIn.ok ? builtIn.value[0] : undefined;
  return theirs !== undefined && (await postHash(theirs)) === (await postHash(post));
}

/** Takes this browser's copy of a post away, which becomes a version first. */
async function dropCopy({ post, opened }: OpenedPost): Promise<'none' | null> {
  if (!(await keepFirst(() => addVersion(post.id, post, 'before')))) return refuse('cancelled');
  const dropped = await changePostsText((_, stored) => {
    const rest = deleteAllFrom(stored, [{ id: post.id, opened }]);
    return rest.ok ? listText(rest.value.list) : rest;
  });
  if (!dropped.ok) return refuse(dropped.code);
  const { restoredTitle, dropped: text } = restoreMessages;
  showToast({ kind: 'success', title: restoredTitle, text });
  return 'none';
}

function refuse(code: SaveFailure | 'cancelled' | 'builtInMissing'): null {
  if (code !== 'changed') tellFailure(code);
  else {
    const title = outcomeTitles.failed;
    showToast({ kind: 'error', title, text: restoreMessages.changed });
  }
  return null;
}
