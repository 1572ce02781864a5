import { reservedPostSlugs } from '#src/config/categories.ts';
import { freeId } from '#src/admin/model/free-id.ts';
import type { UsedIds } from '#src/admin/model/free-id.ts';
import { isRecord } from '#src/lib/foreign.ts';
import { freeName } from '#src/lib/posts/free-name.ts';
import { readPost, textField } from '#src/lib/posts/read-post.ts';
import type { StoredPosts } from '#src/lib/posts/stored.ts';
import type { TakenOut } from '#src/admin/storage/stored-list.ts';

/**
 * Puts posts that were taken out of a list back, each after the post that was before it, if that one is still there.
 * What was saved meanwhile stays. If another post has the id or address now, the post comes back as a copy with a free
 * id and slug. A post that is in the list already isn't added again.
 * @param stored the current list
 * @param takenOut what to put back, in the order of the old list
 * @param old the list it was taken from
 * @param used ids that posts had which are gone: no copy gets one
 * @returns the longer list, and the ids of the copies
 */
export function putBack(
  stored: StoredPosts,
  takenOut: readonly TakenOut[],
  old: readonly unknown[],
  used: UsedIds,
): { readonly list: readonly unknown[]; readonly copies: readonly string[] } {
  const here = new Set(stored.raw.map((value) => JSON.stringify(value)));
  const names = takenNames(stored);
  const reached: Reached = { ids: new Map(), slugs: new Map() };
  const list = [...stored.raw];
  const marks = list.map(markOf);
  const oldMarks = old.map(markOf);
  const copies: string[] = [];
  for (const { value, index } of takenOut) {
    if (here.has(JSON.stringify(value))) continue;
    const copy = asCopy(value, names, used, reached);
    if (copy !== null) {
      copies.push(copy.id);
      names.add(copy.id).add(copy.slug);
    }
    const place = 1 + placeBefore(oldMarks, index, marks);
    list.splice(place, 0, copy ?? value);
    marks.splice(place, 0, markOf(value));
  }
  return { list, copies };
}

/** What identifies a value even if another tab has changed it: its written id, else all of it. */
function markOf(value: unknown): string {
  return textField(value, 'id') || JSON.stringify(value);
}

/** The current place of the nearest value that was before a place; -1 if none is left. */
function placeBefore(oldMarks: readonly string[], index: number, marks: readonly string[]): number {
  for (let before = index - 1; before >= 0; before -= 1) {
    const place = marks.lastIndexOf(oldMarks[before] ?? '');
    if (place !== -1) return place;
  }
  return -1;
}

/** All ids and slugs of a list, including hidden posts, and the names that the blog itself uses. */
function takenNames(stored: StoredPosts): Set<string> {
  const names = stored.entries.flatMap(({ post: { id, slug } }) => [id, slug.toLowerCase()]);
  return new Set([...reservedPostSlugs, ...names]);
}

/** The number that each name of a copy has come to. */
type Reached = Readonly<Record<'ids' | 'slugs', Map<string, number>>>;

/** A copy of a stored value with a free id and slug; null if its own are free. */
function asCopy(
  value: unknown,
  names: ReadonlySet<string>,
  used: UsedIds,
  reached: Reached,
): (Record<string, unknown> & { readonly id: string; readonly slug: string }) | null {
  const post = readPost(value);
  if (post === null || !isRecord(value)) return null;
  const id = textField(value, 'id');
  const isIdTaken = id !== '' && names.has(id);
  if (!isIdTaken && !names.has(post.slug)) return null;
  // A made-up id is written from now on, so it must be free like any other.
  const keepsId = id === post.id && !isIdTaken;
  return {
    ...value,
    id: keepsId ? id : freeId(post.id, (name) => names.has(name), used, reached.ids),
    slug: freeName(post.slug, names, reached.slugs),
  };
}
