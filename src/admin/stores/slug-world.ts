import { computed } from 'nanostores';
import { $adminPosts } from '#src/admin/stores/admin-posts.ts';
import { $builtInHeads } from '#src/admin/stores/built-in-heads.ts';
import { redirectTable } from '#src/config/redirects.ts';
import type { SlugWorld } from '#src/lib/posts/slug-holders.ts';

/** Everything that holds an address by now: posts of this browser and built-in ones, as far as they are there. */
export const $slugWorld = computed([$adminPosts, $builtInHeads], (rows, { posts }): SlugWorld => ({
  local: rows.filter(({ origin }) => origin !== 'built-in'),
  builtIn: posts ?? [],
  redirects: redirectTable,
}));
