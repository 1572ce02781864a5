import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadAdminPosts } from '#src/admin/model/admin-posts.ts';
import { $slugWorld } from '#src/admin/model/slug-world.ts';
import type { SlugWorld } from '#src/admin/model/slug-holders.ts';

/** Everything that holds an address by now, as far as it is there; what is missing comes. */
export function useSlugWorld(): SlugWorld {
  useEffect(() => loadAdminPosts(), []);
  return useStore($slugWorld);
}
