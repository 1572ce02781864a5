import { reservedPostSlugs } from '#src/config/categories.ts';
import type { RedirectTable } from '#src/config/redirects.ts';
import { freeName } from '#src/lib/posts/free-name.ts';
import type { PostHead } from '#src/lib/posts/post.ts';

type PostName = Pick<PostHead, 'id' | 'slug' | 'title'>;

/** Everything that can hold an address under /blog. The trash is not among it: what is deleted holds nothing. */
export interface SlugWorld {
  /** Posts of this browser, hidden ones included. */
  readonly local: readonly PostName[];
  readonly builtIn: readonly PostName[];
  readonly redirects: Pick<RedirectTable, 'exact' | 'postFolders'>;
}

/** Who holds a slug: a post, by its address or its id; the blog itself; an old address that leads elsewhere. */
export type SlugHolder =
  | { readonly kind: 'local' | 'builtIn'; readonly title: string }
  | { readonly kind: 'reserved' }
  | { readonly kind: 'redirect'; readonly to: string };

/**
 * Who holds a slug, so that a post can't be saved under it (features A9); null where it is free.
 * @param ownId id of the post that is being edited, whose own address is free for it
 */
export function slugHolder(slug: string, world: SlugWorld, ownId?: string): SlugHolder | null {
  const wanted = slug.toLowerCase();
  if (reservedPostSlugs.includes(wanted)) return { kind: 'reserved' };
  const holds = ({ id, slug: held }: PostName) =>
    id !== ownId && (held.toLowerCase() === wanted || id.toLowerCase() === wanted);
  const local = world.local.find(holds);
  if (local) return { kind: 'local', title: local.title };
  const builtIn = world.builtIn.find(holds);
  if (builtIn) return { kind: 'builtIn', title: builtIn.title };
  const folders = ['/blog', ...world.redirects.postFolders];
  const addresses = folders.map((folder) => `${folder}/${wanted}`);
  const moved = world.redirects.exact.find(({ from }) => addresses.includes(from.toLowerCase()));
  return moved ? { kind: 'redirect', to: moved.to } : null;
}

/** The slug itself where it is free, else with the first free number from 2 behind it. */
export function freeSlug(slug: string, world: SlugWorld, ownId?: string): string {
  return freeName(slug, { has: (name) => slugHolder(name, world, ownId) !== null });
}

/**
 * The id of a new post: its slug, or with a number where a post has that id or address. It never begins with a tilde:
 * such ids are made up for stored posts without one (lib/posts/stored.ts).
 */
export function newPostId(slug: string, { local, builtIn }: SlugWorld): string {
  const taken = new Set([...local, ...builtIn].flatMap(({ id, slug: held }) => [id, held]));
  return freeName(slug.replace(/^~+/, ''), taken);
}
