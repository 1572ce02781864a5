import { reservedPostSlugs } from '#src/config/categories.ts';
import type { PostName } from '#src/lib/posts/check.ts';
import { freeId } from '#src/admin/model/free-id.ts';
import type { UsedIds } from '#src/admin/model/free-id.ts';
import { freeName } from '#src/lib/posts/free-name.ts';
import type { Mend, MendedPost } from '#src/admin/exchange/mend-post.ts';
import { readId, textField } from '#src/lib/posts/read-post.ts';

/** A mended post with a unique id and slug. */
export interface NamedPost extends MendedPost {
  readonly id: string;
  readonly slug: string;
}

const counts = () => new Map<string, number>();

/**
 * Gives each post of an imported list a unique id and slug. Of several with the same one, the first keeps it.
 * @param posts in the order of the list
 * @param builtIn names of the built-in posts: a post may only have the address of the one whose id it has
 * @param storedIds ids of stored posts, which a post that needs a new id must not replace
 * @param usedIds ids of posts that are gone, whose versions another post must not get
 */
export function nameImported(
  posts: readonly MendedPost[],
  builtIn: readonly PostName[],
  storedIds: ReadonlySet<string>,
  usedIds: UsedIds,
): NamedPost[] {
  const writtenIds = new Set(posts.map(({ value }) => textField(value, 'id')));
  const writtenSlugs = new Set(posts.map(({ value }) => textField(value, 'slug')));
  const builtInBySlug = new Map(builtIn.map(({ slug, id }) => [slug, id]));
  const builtInIds = new Set(builtIn.map(({ id }) => id));
  const goneIds = usedIds && new Set([...usedIds].filter((id) => !storedIds.has(id)));
  const ids = new Set<string>();
  const slugs = new Set(reservedPostSlugs);
  // One for each rule of what is taken.
  const [slugNumbers, madeUpNumbers, idNumbers] = [counts(), counts(), counts()];
  return posts.map(({ value, mends }) => {
    const more: Mend[] = [];
    const written = textField(value, 'id');
    const wantedSlug = textField(value, 'slug');
    const isSlugTaken = (name: string) => {
      const owner = builtInBySlug.get(name);
      return slugs.has(name) || (owner !== undefined && owner !== written);
    };
    const has = (name: string) => isSlugTaken(name) || writtenSlugs.has(name);
    const slug = isSlugTaken(wantedSlug) ? freeName(wantedSlug, { has }, slugNumbers) : wantedSlug;
    if (slug !== wantedSlug) more.push({ field: 'slug', code: 'taken' });
    slugs.add(slug);

    const isIdTaken = (name: string) => ids.has(name) || writtenIds.has(name);
    const isHeld = (name: string) => isIdTaken(name) || builtInIds.has(name) || storedIds.has(name);
    let id = readId(written, () => slug);
    if (id !== written) {
      // As it would be read from storage (lib/posts/stored.ts).
      if (isIdTaken(id) || !storedIds.has(id)) id = freeId(id, isIdTaken, goneIds, madeUpNumbers);
      more.push({ field: 'id', code: written === '' ? 'missing' : 'notAddress' });
    } else if (ids.has(written)) {
      id = freeId(written, isHeld, goneIds, idNumbers);
      more.push({ field: 'id', code: 'taken' });
    }
    ids.add(id);
    // An id that is a number stays a number.
    const names = { ...(id !== written && { id }), ...(slug !== wantedSlug && { slug }) };
    return { value: { ...value, ...names }, mends: [...mends, ...more], id, slug };
  });
}
