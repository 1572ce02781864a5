import { isJsonWithin } from '#src/lib/posts/json-limits.ts';
import type { PostName } from '#src/lib/posts/check.ts';
import { importLimits } from '#src/admin/exchange/limits.ts';
import { hasNamesWithin } from '#src/admin/exchange/field-names.ts';
import { nameImported } from '#src/admin/exchange/import-names.ts';
import type { NamedPost } from '#src/admin/exchange/import-names.ts';
import { parsedJson } from '#src/lib/foreign.ts';
import { jsonText } from '#src/lib/json-text.ts';
import { mendPost } from '#src/admin/exchange/mend-post.ts';
import type { Mend, MendedPost } from '#src/admin/exchange/mend-post.ts';
import type { UsedIds } from '#src/admin/model/free-id.ts';
import type { importFailures } from '#src/admin/exchange/words.ts';
import { canBeDrawn } from '#src/lib/markdown/drawing-work.ts';
import { textField } from '#src/lib/posts/read-post.ts';
import type { StoredPosts } from '#src/lib/posts/stored.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';

/** Why a text can't be imported. */
export type ImportFailure = keyof typeof importFailures;

/** One post that the import would store. */
export interface ImportedPost {
  readonly id: string;
  readonly title: string;
  /** Compared with what is stored under its id. */
  readonly change: 'added' | 'changed' | 'same';
  readonly mends: readonly Mend[];
  /** What is stored, and what would take its place, where they differ. */
  readonly values?: { readonly before: unknown; readonly after: unknown };
  /** What is stored is newer. */
  readonly isNewerHere?: boolean;
}

/** What an import would do. */
export interface ImportReport {
  /** What would be stored: every post as mended, unknown fields as they came. */
  readonly list: readonly unknown[];
  /** The posts of the list, in its order. */
  readonly posts: readonly ImportedPost[];
  /** Stored posts that aren't in the list and would be lost, because importing replaces the whole list. */
  readonly lost: readonly { readonly id: string; readonly title: string }[];
  /** Posts of the list whose texts would keep a page busy for many seconds: a page says so in their place. */
  readonly tooMuch: readonly { readonly id: string; readonly title: string }[];
  /** Places, counted from 1, of entries that aren't posts and are left out. */
  readonly leftOut: readonly number[];
  /**
   * What would be stored if nothing got lost: what is stored, with posts of the list in the places of those that have
   * their ids, and the others at the end.
   */
  readonly together: readonly unknown[];
  /** Posts that would get another address then, because one that stays has theirs. */
  readonly moved: readonly { readonly id: string; readonly title: string }[];
}

/** What an import is compared with. */
interface ImportWorld {
  readonly stored: StoredPosts;
  readonly builtIn: readonly PostName[];
  /** Ids that posts had which are gone. */
  readonly used?: UsedIds;
}

/**
 * Checks a text for import and changes nothing. It never throws.
 * @returns steps, so that the page can react between them; each yields the part that is done, from 0 to 1
 */
export function* importSteps(
  text: string,
  { stored, builtIn, used = new Set() }: ImportWorld,
): Generator<number, Result<ImportReport, ImportFailure>> {
  if (text.length > importLimits.textLength) return failure('tooLarge');
  if (text.trim() === '') return failure('empty');
  yield 0;
  const isWithin = isJsonWithin(text, importLimits) && hasNamesWithin(text, importLimits.names);
  if (!isWithin) return failure('tooManyParts');
  const values = listIn(text);
  if (!values.ok) return values;
  if (values.value.length > importLimits.entries) return failure('tooMany');
  const mended: MendedPost[] = [];
  const leftOut: number[] = [];
  const tooMuch = new Set<number>();
  for (const [index, value] of values.value.entries()) {
    const post = mendPost(value);
    if (post === null) leftOut.push(index + 1);
    else if (!canBeDrawn(textField(post.value, 'content'))) tooMuch.add(mended.push(post) - 1);
    else mended.push(post);
    yield (0.8 * (index + 1)) / values.value.length;
  }
  if (mended.length === 0 && leftOut.length > 0) return failure('noPosts');
  const before = new Map(stored.entries.map(({ post, index }) => [post.id, stored.raw[index]]));
  yield 0.9;
  const storedIds = new Set(before.keys());
  const named = nameImported(mended, builtIn, storedIds, used);
  const ids = new Set(named.map(({ id }) => id));
  const lost = stored.entries.flatMap(({ post }) => (ids.has(post.id) ? [] : [post]));
  // What stays keeps its address.
  const beside =
    lost.length === 0 ? named : nameImported(mended, [...builtIn, ...lost], storedIds, used);
  return success({
    list: named.map(({ value }) => value),
    posts: named.map((post) => reported(post, before)),
    lost: lost.map(nameOf),
    tooMuch: named.filter((_, place) => tooMuch.has(place)).map(titled),
    leftOut,
    together: addedTo(stored, beside),
    moved: beside.flatMap((post, place) =>
      post.slug === named[place]?.slug ? [] : [titled(post)],
    ),
  });
}

const nameOf = ({ id, title }: { readonly id: string; readonly title: string }) => ({ id, title });
const titled = (post: NamedPost) => nameOf({ id: post.id, title: titleIn(post) });
const titleIn = ({ value }: NamedPost) => textField(value, 'title');

/** The stored list with these posts in the places of those that have their ids, and the others at the end. */
function addedTo({ raw, entries }: StoredPosts, posts: readonly NamedPost[]): readonly unknown[] {
  const coming = new Map(posts.map(({ id, value }) => [id, value]));
  const idAt = new Map(entries.map(({ index, post }) => [index, post.id]));
  const old = raw.map((value, index) => {
    const id = idAt.get(index) ?? '';
    const next = coming.get(id);
    coming.delete(id);
    return next ?? value;
  });
  return [...old, ...coming.values()];
}

function listIn(text: string): Result<readonly unknown[], 'notJson' | 'notList'> {
  // Files from Windows may begin with a byte order mark.
  const value = parsedJson(text.replace(/^\ufeff/, ''));
  if (value === undefined) return failure('notJson');
  return Array.isArray(value) ? success(value) : failure('notList');
}

function reported(post: NamedPost, stored: ReadonlyMap<string, unknown>): ImportedPost {
  const { id, value, mends } = post;
  const told = { id, title: titleIn(post), mends };
  const before = stored.get(id);
  if (before === undefined) return { ...told, change: 'added' };
  return jsonText(before) === JSON.stringify(value)
    ? { ...told, change: 'same' }
    : { ...told, change: 'changed', values: { before, after: value } };
}
