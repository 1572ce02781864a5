import { editorCategories } from '#src/config/categories.ts';
import { site } from '#src/config/site.ts';
import { joinPictures, splitPictures } from '#src/admin/model/in-text.ts';
import { dayOf, formatDay } from '#src/lib/posts/dates.ts';
import { postFields } from '#src/lib/posts/post.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { publicReadingTime, readingTime } from '#src/lib/posts/reading-time.ts';
import { slugOrFallback } from '#src/lib/posts/slug.ts';

/** What the editor's fields hold, as typed. */
export interface PostForm {
  readonly title: string;
  readonly slug: string;
  /** Markdown; pictures of its own stand in it as `![alt](image:1)` (design section 2 item 6). */
  readonly content: string;
  readonly excerpt: string;
  /** As typed, else 'January 1, 2025'; words that are no date stay as they were stored. */
  readonly date: string;
  readonly author: string;
  readonly category: string;
  /** Separated by commas. */
  readonly tags: string;
  /** '8 min' */
  readonly readTime: string;
  /** A path, a full address, a data URL, or ''. */
  readonly coverImage: string;
  readonly coverAlt: string;
  readonly isFeatured: boolean;
  /** Data URLs of the pictures that the text names image:1, image:2 … */
  readonly images: readonly string[];
  /** True once the writer has set it, so that it no longer follows the title. */
  readonly isSlugOwn: boolean;
  /** True once the writer has set it, so that it no longer follows the text. */
  readonly isReadTimeOwn: boolean;
}

/** The fields that are written as text, in the order in which two forms are compared. */
export const writtenFields = [
  'title',
  'slug',
  'content',
  'excerpt',
  'date',
  'author',
  'category',
  'tags',
  'readTime',
] as const satisfies readonly (keyof PostForm)[];

/** The fields of a new post: today as 'Month D, YYYY', the brand as the author, everything else blank (spec section 5). */
export function emptyForm(today: Date): PostForm {
  return {
    ...{ title: '', slug: '', content: '', excerpt: '', tags: '', coverImage: '', coverAlt: '' },
    date: formatDay(dayOf(today)),
    author: site.name,
    category: postFields.category.fallback,
    readTime: readingTime(''),
    isFeatured: false,
    images: [],
    isSlugOwn: false,
    isReadTimeOwn: false,
  };
}

/** The fields of a stored or built-in post. Its address stays as it is, whatever becomes of the title. */
export function formOf(post: Post): PostForm {
  const { text, images } = splitPictures(post.content);
  return {
    title: post.title,
    slug: post.slug,
    content: text,
    excerpt: post.excerpt,
    date: formatDay(post.date),
    author: post.author.name,
    category: post.category,
    tags: shownTags(post.tags),
    readTime: shownReadTime(post.readTime),
    coverImage: post.coverImage ?? '',
    coverAlt: post.coverAlt ?? '',
    isFeatured: post.isFeatured,
    images,
    isSlugOwn: true,
    isReadTimeOwn: post.readTime !== publicReadingTime('', post.content),
  };
}

/**
 * The post that a form is saved as, with the spec's fallbacks for blank fields (section 5): a category that the editor
 * doesn't offer becomes feature, tags are trimmed and empty ones dropped.
 * @param id never changes once a post has it
 * @param base the post that was opened, whose avatar and dates stay
 */
export function postOf(form: PostForm, id: string, base?: Post): Post {
  const content = joinPictures(form.content, form.images);
  const author = form.author.trim() || site.name;
  const isAuthorSame = base?.author.name === author;
  return {
    id,
    slug: slugOrFallback(form.slug, form.title),
    title: form.title.trim() || postFields.title.fallback,
    excerpt: form.excerpt.trim() || postFields.excerpt.fallback,
    author: { name: author, avatar: isAuthorSame ? base.author.avatar : undefined },
    date: savedDate(form, base),
    lastUpdated: base?.lastUpdated,
    category: offeredCategory(form.category),
    tags: tagList(form.tags, base?.tags),
    readTime: savedReadTime(form, base),
    coverImage: form.coverImage.trim() || undefined,
    coverAlt: form.coverAlt.trim() || undefined,
    isFeatured: form.isFeatured,
    content: content.trim() === '' ? postFields.content.fallback : content,
  };
}

/** The category that a post is saved with: one of the four that the editor offers, else feature (spec section 5). */
export function offeredCategory(category: string): string {
  const isOffered = (editorCategories as readonly string[]).includes(category);
  return isOffered ? category : postFields.category.fallback;
}

/** Nothing of it was typed by anybody: what we fill in ourselves doesn't count. */
export function isFormEmpty(form: PostForm): boolean {
  const { title, content, excerpt, tags, coverImage, coverAlt } = form;
  const isSlugTyped = form.isSlugOwn && form.slug.trim() !== '';
  const typed = [title, content, excerpt, tags, coverImage, coverAlt];
  return !isSlugTyped && typed.every((text) => text.trim() === '');
}

/** Whether two forms hold the same, picture for picture. */
export function sameForm(a: PostForm, b: PostForm): boolean {
  const { images, ...rest } = a;
  return (
    images.length === b.images.length &&
    images.every((image, place) => image === b.images[place]) &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((field) => rest[field] === b[field])
  );
}

/** Tags as the field shows them. */
const shownTags = (tags: readonly string[]) => tags.join(', ');

/** Parts of a text with commas, trimmed. */
const betweenCommas = (text: string) => text.split(',').map((part) => part.trim());

/**
 * Tags from text with commas: trimmed, empties dropped (spec section 5), each once. A tag that was opened and holds a
 * comma itself stays whole as long as it stands there.
 */
function tagList(tags: string, opened: readonly string[] = []): string[] {
  const parts = betweenCommas(tags);
  const list: string[] = [];
  while (parts.length > 0) {
    const isNext = (tag: string) =>
      betweenCommas(tag).every((part, place) => part === parts[place]);
    const whole = opened.find((tag) => tag.includes(',') && isNext(tag)) ?? parts[0] ?? '';
    parts.splice(0, betweenCommas(whole).length);
    list.push(whole);
  }
  return [...new Set(list)].filter((tag) => tag !== '');
}

/** '8 min' of '8 min read': the editor shows the short form (design section 2 item 20); other words stay. */
const shownReadTime = (readTime: string) => readTime.replace(/^(\d+ min) read$/, '$1');

/** The date as the field shows it, 'January 1, 2025' of '2025-01-01', is stored as it was: nobody touched it. */
function savedDate({ date }: PostForm, base: Post | undefined): string {
  return base !== undefined && formatDay(base.date) === date ? base.date : date.trim();
}

/** One that nobody touched is stored as it was, a blank one is worked out from the text. */
function savedReadTime(form: PostForm, base: Post | undefined): string {
  const typed = form.isReadTimeOwn ? form.readTime.trim() : '';
  const shown = typed || readingTime(form.content);
  return base !== undefined && shownReadTime(base.readTime) === shown ? base.readTime : shown;
}
