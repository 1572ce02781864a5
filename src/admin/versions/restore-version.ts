import {
  slugHolderParts,
  $slugWorld,
  addressHolder,
  freeSlug,
} from '#src/admin/model/slug-holders.ts';
import type { OpenedPost } from '#src/admin/model/admin-posts.ts';
import { saveWithVersions } from '#src/admin/versions/save-post.ts';
import { tellFailure } from '#src/admin/model/tell-failure.ts';
import type { NamedVersion } from '#src/admin/versions/use-versions.ts';
import { outcomeTitles } from '#src/admin/shell/words.ts';
import { restoreMessages } from '#src/admin/versions/words.ts';
import { postHref } from '#src/lib/posts/find.ts';
import type { SaveFailure } from '#src/admin/storage/save-local-posts.ts';
import { showToast } from '#src/stores/toasts.ts';

/**
 * Saves a version again, as a new one, and says so. What it replaces becomes a version too. If another post has the
 * version's address now, the post keeps its current address, or gets a free one if it has none.
 * @param now what is stored, as it was shown; null if the post is no longer stored
 * @returns whether it was saved
 */
export async function restoreVersion(
  { name, post, isOriginal }: NamedVersion,
  now: OpenedPost | null,
): Promise<boolean> {
  const present = now?.post.slug;
  const held = await addressHolder(post.slug, post.id, present);
  if (!held.ok) return refuse(held.code);
  const holder = held.value;
  const slug = holder ? (present ?? freeSlug(post.slug, $slugWorld.get(), post.id)) : post.slug;
  const saved = await saveWithVersions({ ...post, slug }, now, isOriginal === true);
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
  return true;
}

function refuse(code: SaveFailure | 'cancelled' | 'builtInMissing'): false {
  if (code !== 'changed') tellFailure(code);
  else {
    const title = outcomeTitles.failed;
    showToast({ kind: 'error', title, text: restoreMessages.changed });
  }
  return false;
}
