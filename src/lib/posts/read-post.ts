import { coverFocuses } from '#src/config/cover-focus.ts';
import { longestId } from '#src/config/limits.ts';
import { site } from '#src/config/site.ts';
import { ownField } from '#src/lib/foreign.ts';
import { parseDay } from '#src/lib/posts/dates.ts';
import { fieldNames, postFields } from '#src/lib/posts/post.ts';
import type { FieldKinds, FieldName, Post, PostField, StoredPost } from '#src/lib/posts/post.ts';
import { publicReadTime } from '#src/lib/posts/read-time.ts';
import { slugify, slugOrFallback } from '#src/lib/posts/slug.ts';

/** What is made of a written value, by the kind of its field. */
export type FieldPolicy<Results extends Readonly<Record<keyof FieldKinds, unknown>>> = {
  readonly [Kind in keyof FieldKinds]: (
    written: unknown,
    field: PostField<Kind>,
    post: unknown,
  ) => Results[Kind];
};

/**
 * Goes through the fields of a value that anybody may have written. Two policies use it: reading, which is lenient and
 * silent, and the import's mending, which tells what was wrong.
 */
export function normalizePost<Results extends Readonly<Record<keyof FieldKinds, unknown>>>(
  value: unknown,
  policy: FieldPolicy<Results>,
): { [Name in FieldName]: Results[(typeof postFields)[Name]['kind']] } {
  const apply = <Kind extends keyof FieldKinds>(field: PostField<Kind>, name: string) =>
    policy[field.kind](ownField(value, name), field, value);
  const fields: Record<string, unknown> = {};
  for (const name of fieldNames) fields[name] = apply(postFields[name], name);
  return fields as ReturnType<typeof normalizePost<Results>>;
}

/** Whether a value holds anything of a post: a title, a text, an excerpt or a slug. */
export const isPost = (value: unknown): boolean =>
  ['title', 'content', 'excerpt', 'slug'].some((name) => textField(value, name) !== '');

/** A value as a post, blank fields by their fallbacks; null where it holds nothing of one. */
export const readPost = (value: unknown): Post | null => (isPost(value) ? asPost(value) : null);

/** The same for a value that is known to be a post. */
export const asPost = (value: unknown): Post => asStored(value).post;

/** The same, and whether public pages show it. */
export function asStored(value: unknown): { post: Post; isPublished: boolean } {
  // A field that has a fallback is never missing.
  const { isPublished, ...post } = normalizePost(value, reading) as StoredPost;
  return { post: { ...post, lastUpdated: laterUpdate(post) }, isPublished };
}

/** The day of a post's update, where that came after its own: no reader had the post before. */
function laterUpdate({ date, lastUpdated = '' }: Omit<StoredPost, 'isPublished'>) {
  const day = parseDay(lastUpdated);
  return day !== null && day <= (parseDay(date) ?? '') ? undefined : lastUpdated || undefined;
}

const orNone = (written: unknown, { fallback }: { readonly fallback?: string }) =>
  textOf(written) || fallback;

const slugOf = (post: unknown) => slugOrFallback(textField(post, 'slug'), textField(post, 'title'));

const reading: FieldPolicy<{ [Kind in keyof FieldKinds]: FieldKinds[Kind] | undefined }> = {
  id: (written, _, post) => readId(textOf(written), () => slugOf(post)),
  slug: (_written, _field, post) => slugOf(post),
  line: orNone,
  description: orNone,
  day: orNone,
  text: orNone,
  markdown: orNone,
  author: (author) => ({
    name: textOf(author) || textField(author, 'name') || site.name,
    avatar: textField(author, 'avatar') || undefined,
  }),
  category: orNone,
  tags: readTags,
  readTime: (written, _, post) => publicReadTime(textOf(written), textField(post, 'content')),
  picture: orNone,
  focus: (written) => coverFocuses.find((focus) => focus === written),
  yesNo: (written, { fallback }) => (typeof written === 'boolean' ? written : fallback),
};

/** Ids are parts of addresses: no slashes, nothing that ends a path, no lone surrogates. */
const isAddress = (id: string) =>
  /^[^\s/\\?#%\p{C}](?:[^/\\?#%\p{C}]*[^\s/\\?#%\p{C}])?$/u.test(id) &&
  !/^\.+$/.test(id) &&
  id.length <= longestId;

/**
 * The id under which a stored or imported post is known: as written, if it can stand in an address; else made from it
 * or from the slug, behind a tilde, which no built-in id may hold: such a post never stands in for a published one.
 */
export function readId(written: string, slug: () => string): string {
  if (isAddress(written)) return written;
  return `~${slugify(written.slice(0, longestId)) || slug()}`;
}

/** A text as written, or a number as text; '' for anything else and for blank text. */
function textOf(written: unknown): string {
  if (typeof written === 'number') return String(written);
  return typeof written === 'string' && written.trim() !== '' ? written : '';
}

/** The same of a field. */
export const textField = (value: unknown, name: string): string => textOf(ownField(value, name));

/** Tags from a list or from text with commas; trimmed, empties dropped. */
export function readTags(tags: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(tags) ? tags : textOf(tags).split(',');
  return list.map((tag) => textOf(tag).trim()).filter((tag) => tag !== '');
}
