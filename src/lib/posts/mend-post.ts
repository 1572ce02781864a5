import { editorCategories, postCategories } from '#src/config/categories.ts';
import { postFallbacks } from '#src/config/post-fallbacks.ts';
import { site } from '#src/config/site.ts';
import { isRecord, ownField } from '#src/lib/foreign.ts';
import { cleanLine, cleanText } from '#src/lib/posts/clean-text.ts';
import { mendedPicture } from '#src/lib/posts/mend-picture.ts';
import { slugOrFallback } from '#src/lib/posts/slug.ts';
import { storedPost, storedTags } from '#src/lib/posts/stored.ts';

/**
 * What was wrong with a field, or with a name that the list already holds (worded by `admin/exchange/words.ts`):
 * there was nothing; it was no text; characters that can't be seen; an address that can't be one; a picture that isn't
 * one; a category that we don't have; tags that were no list; a yes or no written otherwise; an author without a name;
 * a number of minutes; a name that another post has.
 */
export type MendCode =
  | 'missing'
  | 'notText'
  | 'hidden'
  | 'notAddress'
  | 'notPicture'
  | 'category'
  | 'notTags'
  | 'notYesNo'
  | 'author'
  | 'minutes'
  | 'taken';

/** One repair in an imported post. */
export interface Mend {
  /** Name of the field. */
  readonly field: string;
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

type Mender = (value: unknown) => MendedField | null;

/**
 * Mends one imported value, which anybody may have written: blank fields get their fallbacks, known fields the right
 * type, and invisible characters go. Never throws.
 * @returns null if it is no post, without title, content, excerpt and slug
 */
export function mendPost(value: unknown): MendedPost | null {
  if (!isRecord(value) || storedPost(value) === null) return null;
  const fields = new Map(Object.entries(value));
  const mends: Mend[] = [];
  for (const [field, mend] of Object.entries(menders)) {
    const mended = mend(ownField(value, field));
    if (mended === null) continue;
    mends.push({ field, code: mended.code });
    if (mended.value === undefined) fields.delete(field);
    else fields.set(field, mended.value);
  }
  const slug = mendedSlug(fields.get('slug'), fields.get('title'));
  if (slug !== null) {
    mends.push({ field: 'slug', code: slug.code });
    fields.set('slug', slug.value);
  }
  // Made from pairs, so that a field called __proto__ stays a field.
  return { value: Object.fromEntries(fields), mends };
}

const menders: Readonly<Record<string, Mender>> = {
  title: (value) => mendedText(value, cleanLine, postFallbacks.title),
  excerpt: (value) => mendedText(value, cleanText, postFallbacks.excerpt),
  content: (value) => mendedText(value, cleanText, postFallbacks.content),
  author: mendedAuthor,
  date: (value) => mendedText(value, cleanLine),
  lastUpdated: (value) => mendedText(value, cleanLine),
  category: mendedCategory,
  tags: mendedTags,
  readTime: (value) =>
    typeof value === 'number'
      ? { value: `${value} min`, code: 'minutes' }
      : mendedText(value, cleanLine),
  coverImage: (value) => (isNothing(value) ? null : mendedPicture(value)),
  coverAlt: (value) => mendedText(value, cleanLine),
  isFeatured: (value) => mendedYesNo(value, false),
  isPublished: (value) => mendedYesNo(value, true),
};

/** In JSON, null means the same as a missing field. */
const isNothing = (value: unknown) => value === undefined || value === null;

function mendedText(
  value: unknown,
  clean: (text: string) => string,
  fallback?: string,
): MendedField | null {
  // lib/posts/stored.ts reads a number as text.
  if (typeof value === 'number') return null;
  if (isNothing(value)) return fallback === undefined ? null : { value: fallback, code: 'missing' };
  if (typeof value !== 'string') return { value: fallback, code: 'notText' };
  const text = clean(value);
  if (text.trim() === '' && fallback !== undefined) return { value: fallback, code: 'missing' };
  return text === value ? null : { value: text, code: 'hidden' };
}

function mendedSlug(slug: unknown, title: unknown): MendedField | null {
  const written = typeof slug === 'string' || typeof slug === 'number' ? String(slug) : '';
  const value = slugOrFallback(written, String(title));
  if (value === written) return null;
  if (written.trim() !== '') return { value, code: 'notAddress' };
  return { value, code: isNothing(slug) || typeof slug === 'string' ? 'missing' : 'notText' };
}

/** A category that posts may have stays, in any letter case; anything else becomes 'feature'. */
function mendedCategory(value: unknown): MendedField | null {
  if (postCategories.some((category) => category === value)) return null;
  const wanted = typeof value === 'string' ? value.trim().toLowerCase() : '';
  const known = [...editorCategories, ...postCategories].find(
    (category) => category.toLowerCase() === wanted,
  );
  const code =
    wanted === '' && (isNothing(value) || typeof value === 'string') ? 'missing' : 'category';
  return { value: known ?? postFallbacks.category, code };
}

function mendedTags(value: unknown): MendedField | null {
  if (isNothing(value)) return null;
  const tags = storedTags(value).map(cleanLine);
  const isFine =
    Array.isArray(value) &&
    value.length === tags.length &&
    value.every((tag, place) => tag === tags[place]);
  return isFine ? null : { value: tags, code: 'notTags' };
}

/** An author may be a name, or an object with one; without a name it is the brand. */
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

function mendedYesNo(value: unknown, otherwise: boolean): MendedField | null {
  if (isNothing(value) || typeof value === 'boolean') return null;
  const word = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const isYes = /^\s*(?:true|yes|1)\s*$/i.test(word);
  const isNo = /^\s*(?:false|no|0)\s*$/i.test(word);
  return { value: isYes || (otherwise && !isNo), code: 'notYesNo' };
}
