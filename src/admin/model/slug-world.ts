import { computed } from 'nanostores';
import { $adminPosts, knowsBuiltIn } from '#src/admin/model/admin-posts.ts';
import { $builtInHeads } from '#src/admin/model/built-in-heads.ts';
import { redirectTable } from '#src/config/redirects.ts';
import { slugHolder } from '#src/admin/model/slug-holders.ts';
import type { SlugHolder, SlugWorld } from '#src/admin/model/slug-holders.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';

/** Everything that holds an address by now: posts of this browser and built-in ones, as far as they are there. */
export const $slugWorld = computed([$adminPosts, $builtInHeads], (rows, { posts }): SlugWorld => ({
  local: rows.filter(({ origin }) => origin !== 'built-in'),
  builtIn: posts ?? [],
  redirects: redirectTable,
}));

/**
 * Who stands in the way of a post at an address; null where nobody does. A new address waits for the built-in posts: as
 * long as they aren't there nobody knows whether it is free. One that the post has already takes nothing from anybody.
 * @param id of the post; undefined for a new one
 * @param present its address so far
 */
export async function addressHolder(
  slug: string,
  id?: string,
  present?: string,
): Promise<Result<SlugHolder | null, 'builtInMissing'>> {
  if (slug === present) return success(null);
  if (!(await knowsBuiltIn())) return failure('builtInMissing');
  return success(slugHolder(slug, $slugWorld.get(), id));
}
