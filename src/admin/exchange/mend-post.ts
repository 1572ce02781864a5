import { postCategories } from '#src/config/categories.ts';
import { coverFocuses } from '#src/config/cover-focus.ts';
import { site } from '#src/config/site.ts';
import { isRecord, ownField } from '#src/lib/foreign.ts';
import { mendedPicture } from '#src/admin/exchange/mend-picture.ts';
import type { mendMessages } from '#src/admin/exchange/words.ts';
import { parseDay } from '#src/lib/posts/dates.ts';
import { fieldNames, postFields } from '#src/lib/posts/post.ts';
import type { FieldKinds, FieldName } from '#src/lib/posts/post.ts';
import { isPost, normalizePost, readTags } from '#src/lib/posts/read-post.ts';
import type { FieldPolicy } from '#src/lib/posts/read-post.ts';
import { slugOrFallback } from '#src/lib/posts/slug.ts';

/** What was wrong with a field, or with a name that the list already holds. */
export type MendCode = keyof typeof mendMessages;

/** One repair in an imported post. */
export interface Mend {
  readonly field: FieldName;
  readonly code: MendCode;
}

/** An imported value made into a valid post, and the repairs. */
export interface MendedPost {
  /** All its fields in their order; unknown fields are unchanged. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly mends: readonly Mend[];
}

/** A field's value to store; undefined leaves the field out. */
interface MendedField {
  readonly value: unknown;
  readonly code: MendCode;
}

/** The report tells of the words first and of the slug last, because that is made from the mended title. */
const words: readonly FieldName[] = ['title', 'excerpt', 'content'];
const reportOrder: readonly FieldName[] = [
  ...words,
  ...fieldNames.filter((name) => name !== 'slug' && !words.includes(name)),
  'slug',
];

/**
 * Mends one imported value, which anybody may have written: fallbacks for what is blank, no known field of a wrong
 * type, no characters that can't be seen. Never throws.
 * @returns null where it is no post: no title, content, excerpt or slug
 */
export function mendPost(value: unknown): MendedPost | null {
  if (!isRecord(value) || !isPost(value)) return null;
  const mended: Record<string, unknown> = { ...value };
  const mends: Mend[] = [];
  const mendedFields = normalizePost(value, mending);
  for (const field of reportOrder) {
    const change = mendedFields[field];
    if (change === null) continue;
    mends.push({ field, code: change.code });
    if (change.value === undefined) Reflect.deleteProperty(mended, field);
    else mended[field] = change.value;
  }
  return { value: mended, mends };
}

const mendedLine = (written: unknown, { fallback }: { readonly fallback?: string }) =>
  mendedText(written, cleanLine, fallback);
const mendedLines = (written: unknown, { fallback }: { readonly fallback?: string }) =>
  mendedText(written, cleanText, fallback);

/** What is to be changed in a field; null where nothing is. */
const mending: FieldPolicy<Readonly<Record<keyof FieldKinds, MendedField | null>>> = {
  // The whole list has to be known for that (import-names.ts).
  id: () => null,
  slug: mendedSlug,
  line: mendedLine,
  description: mendedLine,
  day: mendedDay,
  text: mendedLines,
  markdown: mendedLines,
  author: mendedAuthor,
  category: mendedCategory,
  tags: mendedTags,
  readTime: (written, field) =>
    typeof written === 'number'
      ? { value: `${written} min`, code: 'minutes' }
      : mendedLine(written, field),
  picture: (written) => (isNothing(written) ? null : mendedPicture(written)),
  focus: (written) =>
    isNothing(written) || coverFocuses.some((focus) => focus === written)
      ? null
      : { value: undefined, code: 'notFocus' },
  yesNo: mendedYesNo,
};

/** In JSON, null means the same as a missing field. */
const isNothing = (value: unknown) => value === undefined || value === null;

function mendedText(
  value: unknown,
  clean: (text: string) => string,
  filler?: string,
): MendedField | null {
  // A blank fallback fills nothing in.
  const fallback = filler === '' ? undefined : filler;
  // A number is read as text.
  if (typeof value === 'number') return null;
  if (isNothing(value)) return fallback === undefined ? null : { value: fallback, code: 'missing' };
  if (typeof value !== 'string') return { value: fallback, code: 'notText' };
  const text = clean(value);
  if (text.trim() === '' && fallback !== undefined) return { value: fallback, code: 'missing' };
  return text === value ? null : { value: text, code: 'hidden' };
}

/** A date that nobody can read stays as it is, because whoever wrote it knows what it means. */
function mendedDay(written: unknown, field: { readonly fallback?: string }): MendedField | null {
  const mended = mendedLine(written, field);
  const isUnread =
    mended === null &&
    typeof written === 'string' &&
    written.trim() !== '' &&
    parseDay(written) === null;
  return isUnread ? { value: written, code: 'notDay' } : mended;
}

function mendedSlug(slug: unknown, _: unknown, post: unknown): MendedField | null {
  const title = ownField(post, 'title');
  const titled = mendedLine(title, postFields.title)?.value ?? title;
  const written = typeof slug === 'string' || typeof slug === 'number' ? String(slug) : '';
  const value = slugOrFallback(written, String(titled));
  if (value === written) return null;
  if (written.trim() !== '') return { value, code: 'notAddress' };
  return { value, code: isNothing(slug) || typeof slug === 'string' ? 'missing' : 'notText' };
}

/** A category that posts may have stays, whatever its case; anything else is the fallback. */
function mendedCategory(
  value: unknown,
  { fallback }: { readonly fallback?: string },
): MendedField | null {
  if (postCategories.some((category) => category === value)) return null;
  const wanted = typeof value === 'string' ? value.trim().toLowerCase() : '';
  const known = postCategories.find((category) => category.toLowerCase() === wanted);
  const code =
    wanted === '' && (isNothing(value) || typeof value === 'string') ? 'missing' : 'category';
  return { value: known ?? fallback, code };
}

function mendedTags(value: unknown): MendedField | null {
  if (isNothing(value)) return null;
  const tags = readTags(value).map(cleanLine);
  const isFine =
    Array.isArray(value) &&
    value.length === tags.length &&
    value.every((tag, place) => tag === tags[place]);
  return isFine ? null : { value: tags, code: 'notTags' };
}

/** An author may be a name alone, or an object with one; the brand where there is none. */
function mendedAuthor(value: unknown): MendedField | null {
  if (isNothing(value)) return null;
  if (typeof value === 'string') return mendedText(value, cleanLine);
  if (!isRecord(value)) return { value: { name: site.name }, code: 'author' };
  const name = mendedText(ownField(value, 'name'), cleanLine, site.name);
  const avatar = ownField(value, 'avatar');
  const picture = isNothing(avatar) ? null : mendedPicture(avatar);
  if (name === null && picture === null) return null;
  const fields = new Map(Object.entries(value));
  if (name !== null) fields.set('name', name.value);
  if (picture?.value === undefined && picture !== null) fields.delete('avatar');
  else if (picture !== null) fields.set('avatar', picture.value);
  return { value: Object.fromEntries(fields), code: name === null ? 'notPicture' : 'author' };
}

function mendedYesNo(
  value: unknown,
  { fallback = false }: { readonly fallback?: boolean },
): MendedField | null {
  if (isNothing(value) || typeof value === 'boolean') return null;
  const word = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const isYes = /^\s*(?:true|yes|1)\s*$/i.test(word);
  const isNo = /^\s*(?:false|no|0)\s*$/i.test(word);
  return { value: isYes || (fallback && !isNo), code: 'notYesNo' };
}

/**
 * Invisible characters that no text needs, except tabs and line ends: those that turn the words after them around make a
 * name look like another one, and halves of characters can't be stored in a file.
 */
const hidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;

/** A text of several lines without invisible characters. The marks that Arabic and Hebrew are written with stay. */
function cleanText(text: string): string {
  return text.replace(hidden, '');
}

/** The same for a text of one line: line ends and tabs become spaces. */
function cleanLine(text: string): string {
  return cleanText(text.replace(/[\t\r\n\u2028\u2029]+/g, ' '));
}
