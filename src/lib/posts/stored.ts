import { postFallbacks } from '#src/config/post-fallbacks.ts';
import { site } from '#src/config/site.ts';
import { ownField, parsedJson } from '#src/lib/foreign.ts';
import { freeName } from '#src/lib/posts/free-name.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { publicReadingTime } from '#src/lib/posts/reading-time.ts';
import { slugOrFallback } from '#src/lib/posts/slug.ts';

/** One stored post: how it is shown, and where it lies. */
export interface StoredEntry {
  readonly post: Post;
  /** Place in `raw`. */
  readonly index: number;
  /** Places of later posts with the same written id, which this one hides. */
  readonly twins: readonly number[];
  /** False where it says `isPublished: false`: public pages pass over it. */
  readonly isPublished: boolean;
}

/** What this browser's list of posts holds. */
export interface StoredPosts {
  /** True where something is stored that is no JSON list; it must be set aside before anything is written. */
  readonly isDamaged: boolean;
  /** The list as it was stored, nothing changed, nothing left out; empty where damaged. */
  readonly raw: readonly unknown[];
  /** Everything in the list that is a post; of two with one written id the first. */
  readonly entries: readonly StoredEntry[];
  /** The posts that public pages show, in the order they were stored. */
  readonly posts: readonly Post[];
}

/**
 * Reads the stored list of posts, which anybody may have written (design section 3, rule 6): half posts are completed
 * by the spec's fallbacks (section 5), what is no post is passed over. Never throws.
 * @param text the text in storage; null or blank is an empty list
 */
export function readStoredPosts(text: string | null): StoredPosts {
  const raw = parseList(text);
  return raw === null ? { isDamaged: true, raw: [], entries: [], posts: [] } : readStoredList(raw);
}

/** The same for a list that was read as JSON already. */
function readStoredList(raw: readonly unknown[]): StoredPosts {
  const found = raw.flatMap((value, index) => {
    const post = storedPost(value);
    return post === null ? [] : [{ post, index, written: textField(value, 'id') }];
  });
  const taken = new Set(found.map(({ written }) => written));
  const entries = new Map<string, StoredEntry & { twins: number[] }>();
  for (const { post, index, written } of found) {
    const first = written === '' ? undefined : entries.get(written);
    if (first) {
      first.twins.push(index);
      continue;
    }
    const id = written || freeName(post.id, taken);
    taken.add(id);
    const isPublished = ownField(raw[index], 'isPublished') !== false;
    entries.set(id, { post: { ...post, id }, index, twins: [], isPublished });
  }
  const all = [...entries.values()];
  const posts = all.filter(({ isPublished }) => isPublished).map(({ post }) => post);
  return { isDamaged: false, raw, entries: all, posts };
}

/**
 * One stored or imported value as a post, with the spec's fallbacks for blank fields (section 5).
 * A missing id is made up from the slug behind a tilde, which no built-in id may hold (lib/posts/check.ts): a post
 * without an id never stands in for a published one. In a list, readStoredPosts makes such ids unique.
 * @returns null where the value has no title, content, excerpt or slug, and so is no post
 */
export function storedPost(value: unknown): Post | null {
  const [title, content, excerpt, slugText] = words(value, 'title', 'content', 'excerpt', 'slug');
  if ([title, content, excerpt, slugText].every((part) => part === '')) return null;
  const slug = slugOrFallback(slugText, title);
  const [id, date, category, readTime] = words(value, 'id', 'date', 'category', 'readTime');
  return {
    id: id || `~${slug}`,
    slug,
    title: title || postFallbacks.title,
    excerpt: excerpt || postFallbacks.excerpt,
    author: storedAuthor(ownField(value, 'author')),
    date,
    lastUpdated: textField(value, 'lastUpdated') || undefined,
    category: category || postFallbacks.category,
    tags: storedTags(ownField(value, 'tags')),
    readTime: publicReadingTime(readTime, content),
    coverImage: textField(value, 'coverImage') || undefined,
    coverAlt: textField(value, 'coverAlt') || undefined,
    isFeatured: ownField(value, 'isFeatured') === true,
    content: content || postFallbacks.content,
  };
}

/** The list in a text, or null where the text is something else. */
function parseList(text: string | null): unknown[] | null {
  if (text === null || text.trim() === '') return [];
  const list = parsedJson(text);
  return Array.isArray(list) ? list : null;
}

/** Text as written, a number as text; '' for everything else and for blank text. */
export function textField(value: unknown, name: string): string {
  const found = ownField(value, name);
  if (typeof found === 'number') return String(found);
  return typeof found === 'string' && found.trim() !== '' ? found : '';
}

/** Several text fields at once. */
function words<Names extends readonly string[]>(value: unknown, ...names: Names) {
  return names.map((name) => textField(value, name)) as { [Index in keyof Names]: string };
}

/** An author by name, alone or in an object; the brand where there is none (spec section 3). */
function storedAuthor(author: unknown): Post['author'] {
  const name = textField({ name: author }, 'name') || textField(author, 'name') || site.name;
  return { name, avatar: textField(author, 'avatar') || undefined };
}

/** Tags from a list or from text with commas; trimmed, empties dropped (spec section 5). */
export function storedTags(tags: unknown): string[] {
  const list: unknown[] = Array.isArray(tags) ? tags : textField({ tags }, 'tags').split(',');
  return list.map((tag) => textField({ tag }, 'tag').trim()).filter((tag) => tag !== '');
}
