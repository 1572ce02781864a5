import { computed } from 'nanostores';
import { $adminPosts, knowsBuiltIn } from '#src/admin/model/admin-posts.ts';
import { freeId } from '#src/admin/model/free-id.ts';
import type { UsedIds } from '#src/admin/model/free-id.ts';
import { slugMessages } from '#src/admin/model/words.ts';
import { reservedPostSlugs } from '#src/config/categories.ts';
import { redirectTable } from '#src/config/redirects.ts';
import type { RedirectTable } from '#src/config/redirects.ts';
import { postHref } from '#src/lib/posts/find.ts';
import { freeName } from '#src/lib/posts/free-name.ts';
import type { PostHead } from '#src/lib/posts/post.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { plainWords } from '#src/lib/typed-words.ts';
import type { WordPart } from '#src/lib/typed-words.ts';
import { $builtInPosts } from '#src/stores/built-in-posts.ts';

type PostName = Pick<PostHead, 'id' | 'slug' | 'title'>;

/** Everything that can hold an address under /blog. Deleted posts in the Trash hold none. */
export interface SlugWorld {
  /** Local posts, including hidden ones. */
  readonly local: readonly PostName[];
  readonly builtIn: readonly PostName[];
  readonly redirects: Pick<RedirectTable, 'exact' | 'postFolders'>;
}

/** Who holds a slug: a post, by its address or its id; the blog itself; or an old address that moved. */
type SlugHolder =
  | { readonly kind: 'local' | 'builtIn'; readonly title: string }
  | { readonly kind: 'reserved' }
  | { readonly kind: 'redirect'; readonly to: string };

/**
 * Who holds a slug, so that a post can't be saved under it; null if it is free.
 * @param ownId id of the edited post, which may keep its own address
 */
export function slugHolder(slug: string, world: SlugWorld, ownId?: string): SlugHolder | null {
  const wanted = slug.toLowerCase();
  for (const [name, holder] of heldNames(world, ownId)) if (name === wanted) return holder;
  return null;
}

/** The slug if it is free, else with the first free number from 2 on. */
export function freeSlug(slug: string, world: SlugWorld, ownId?: string): string {
  const held = new Set(Array.from(heldNames(world, ownId), ([name]) => name));
  return freeName(slug, { has: (name) => held.has(name.toLowerCase()) });
}

/** Every name in small letters that holds an address, with its holder; of several, the first says who it is. */
function* heldNames(
  { local, builtIn, redirects }: SlugWorld,
  ownId?: string,
): Generator<readonly [name: string, SlugHolder]> {
  for (const name of reservedPostSlugs) yield [name, { kind: 'reserved' }];
  for (const [kind, posts] of [['local', local] as const, ['builtIn', builtIn] as const])
    for (const { id, slug, title } of posts) {
      if (id === ownId) continue;
      yield [slug.toLowerCase(), { kind, title }];
      yield [id.toLowerCase(), { kind, title }];
    }
  for (const { from, to } of redirects.exact)
    for (const folder of ['/blog/', ...redirects.postFolders.map((name) => `${name}/`)]) {
      const path = from.toLowerCase();
      if (path.startsWith(folder)) yield [path.slice(folder.length), { kind: 'redirect', to }];
    }
}

/**
 * The id of a new post: its slug, with a number if a post has that id or address. It never begins with a tilde, because
 * such ids are made up for stored posts without one (lib/posts/stored.ts).
 * @param used ids that posts had which are gone
 */
export function newPostId(slug: string, { local, builtIn }: SlugWorld, used: UsedIds): string {
  const taken = new Set([...local, ...builtIn].flatMap(({ id, slug: held }) => [id, held]));
  return freeId(slug.replace(/^~+/, ''), (id) => taken.has(id), used);
}

/** Says who holds an address: '/blog/olga is taken by a post in this browser: Olga'. */
export const slugHolderText = (slug: string, holder: SlugHolder): string =>
  plainWords(slugHolderParts(slug, holder));

/** The same where only what was typed is marked as that. */
export function slugHolderParts(slug: string, holder: SlugHolder): readonly WordPart[] {
  const who = 'title' in holder ? [holder.title] : 'to' in holder ? [holder.to] : [];
  const typed = who.map((name) => ({ typed: name }));
  return [{ typed: postHref(slug) }, slugMessages[holder.kind], ...typed];
}

/** Everything that holds an address: local posts, and built-in ones once they have loaded. */
export const $slugWorld = computed([$adminPosts, $builtInPosts], (rows, { posts }): SlugWorld => ({
  local: rows.filter(({ origin }) => origin !== 'built-in'),
  builtIn: posts ?? [],
  redirects: redirectTable,
}));

/**
 * Who holds an address that a post wants; null if nobody does. For a new address it waits for the built-in posts,
 * because without them nobody knows whether it is free. The post's present address needs no check.
 * @param id of the post; undefined for a new one
 * @param present its current address
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
