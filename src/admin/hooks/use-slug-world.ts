import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { $adminPosts, loadAdminPosts } from '#src/admin/stores/admin-posts.ts';
import { $builtInHeads } from '#src/admin/stores/built-in-heads.ts';
import { redirectTable } from '#src/config/redirects.ts';
import type { SlugWorld } from '#src/lib/posts/slug-holders.ts';

/** Everything that holds an address by now: posts of this browser and built-in ones, as far as they are there. */
export function useSlugWorld(): SlugWorld {
  const rows = useStore($adminPosts);
  const { posts } = useStore($builtInHeads);
  useEffect(() => loadAdminPosts(), []);
  return useMemo(
    () => ({
      local: rows.filter(({ origin }) => origin !== 'built-in'),
      builtIn: posts ?? [],
      redirects: redirectTable,
    }),
    [rows, posts],
  );
}
