import { reservedPostSlugs } from '#src/config/categories.ts';
import { isRecord } from '#src/lib/foreign.ts';
import { freeName } from '#src/lib/posts/free-name.ts';
import { readPost, textField } from '#src/lib/posts/read-post.ts';
import type { StoredPosts } from '#src/lib/posts/stored.ts';
import type { TakenOut } from '#src/admin/storage/stored-list.ts';

/**
 * A list with what was taken out of it put back, each at its place: behind the one that stood before it, if that is
 * still there. What was saved meanwhile stays. A value whose id or address somebody else has by now comes back as a
 * copy beside it, under a free id and slug; one that is there already is not put in twice.
 * @param stored the list as it is now
 * @param takenOut what comes back, in the order of the old list
 * @param old the list it was taken from
 * @returns the longer list, and the ids under which the copies came back
 */
export function putBack(
  stored: StoredPosts,
  takenOut: readonly TakenOut[],
  old: readonly unknown[],
): { readonly list: readonly unknown[]; readonly copies: readonly string[] } {
  const here = new Set(stored.raw.map((value) => JSON.stringify(value)));
  const names = takenNames(stored);
  const list = [...stored.raw];
  const marks = list.map(markOf);
  const oldMarks = old.map(markOf);
  const copies: string[] = [];
  for (const { value, index } of takenOut) {
    if (here.has(JSON.stringify(value))) continue;
    const copy = asCopy(value, names);
    if (copy !== null) copies.push(copy.id);
    const place = 1 + placeBefore(oldMarks, index, marks);
    list.splice(place, 0, copy ?? value);
    marks.splice(place, 0, markOf(value));
  }
  return { list, copies };
}

/** By what a value is known again when another tab has changed it: its written id, else all of it. */
function markOf(value: unknown): string {
  return textField(value, 'id') || JSON.stringify(value);
}

/** Where the nearest of those that stood before a place stands now; -1 where none is left. */
function placeBefore(oldMarks: readonly string[], index: number, marks: readonly string[]): number {
  for (let before = index - 1; before >= 0; before -= 1) {
    const place = marks.lastIndexOf(oldMarks[before] ?? '');
    if (place !== -1) return place;
  }
  return -1;
}

/** All ids and slugs of a list, hidden posts included, and the names that the blog itself uses. */
function takenNames(stored: StoredPosts): Set<string> {
  const names = stored.entries.flatMap(({ post: { id, slug } }) => [id, slug.toLowerCase()]);
  return new Set([...reservedPostSlugs, ...names]);
}

/** A stored value with an id and slug that are free, where its own are not; null where they are. */
function asCopy(
  value: unknown,
  names: ReadonlySet<string>,
): (Record<string, unknown> & { readonly id: string }) | null {
  const post = readPost(value);
  if (post === null || !isRecord(value)) return null;
  const id = textField(value, 'id');
  const isIdTaken = id !== '' && names.has(id);
  if (!isIdTaken && !names.has(post.slug)) return null;
  return {
    ...value,
    id: isIdTaken ? freeName(id, names) : post.id,
    slug: freeName(post.slug, names),
  };
}
