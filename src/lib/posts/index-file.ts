import { postsPerTextFile } from '#src/config/limits.ts';
import { chunk } from '#src/lib/chunk.ts';
import { isRecord } from '#src/lib/foreign.ts';
import { builtInCover } from '#src/lib/posts/cover.ts';
import type { Post, PostHead } from '#src/lib/posts/post.ts';
import { slugify } from '#src/lib/posts/slug.ts';

/** What `/posts.json` says: the heads of all built-in posts, newest first, and where their texts are. */
export interface PostIndex {
  readonly posts: readonly PostHead[];
  /** Paths of the text files, in the order of the posts. */
  readonly contents: readonly string[];
}

/**
 * The index as it is written: one list for each field instead of one object for each post, which saves a quarter of
 * what 1,000 posts weigh (design section 8: at most 80 kB).
 */
interface PostIndexFile {
  readonly posts: Readonly<Record<string, readonly unknown[]>>;
  readonly contents: readonly string[];
}

const fields = [
  'id',
  'slug',
  'title',
  'excerpt',
  'author',
  'date',
  'lastUpdated',
  'category',
  'tags',
  'readTime',
  'coverImage',
  'isFeatured',
] as const;
const textFilePath = /^\/posts-data\/texts-\d+\.json$/;

/**
 * Makes the search's files from all built-in posts: the index, and the texts in files of 50 posts.
 * @param posts newest first
 * @returns the index as it is written, and each text file with its number (from 1)
 */
export function postIndexFiles(posts: readonly Post[]): {
  index: PostIndexFile;
  texts: { number: string; contents: Record<string, string> }[];
} {
  const texts = chunk(posts, postsPerTextFile).map((part, index) => ({
    number: String(index + 1),
    contents: Object.fromEntries(part.map(({ id, content }) => [id, content])),
  }));
  const rows = posts.map(writeHead);
  return {
    index: {
      posts: Object.fromEntries(fields.map((field) => [field, rows.map((row) => row[field])])),
      contents: texts.map(({ number }) => `/posts-data/texts-${number}.json`),
    },
    texts,
  };
}

/** A post without its text and what no list shows, in as few bytes as can be: everyone who searches fetches them all. */
function writeHead(post: Post): Record<(typeof fields)[number], unknown> {
  const { id, slug, title, excerpt, author, date, category, tags, readTime } = post;
  return {
    ...{ id, title, excerpt, author, date, category, tags, readTime },
    // A slug is mostly how its title begins: then its length will do.
    slug: slugify(title).startsWith(slug) ? slug.length : slug,
    coverImage: post.coverImage === builtInCover(slug) ? 0 : post.coverImage,
    lastUpdated: post.lastUpdated ?? 0,
    isFeatured: post.isFeatured ? 1 : 0,
  };
}

/**
 * Reads what came as `/posts.json`. It is foreign data: a proxy may have answered, or an older build.
 * @returns entries that are whole, texts only from our own folder; null when it is no index at all
 */
export function readPostIndex(value: unknown): PostIndex | null {
  if (!isRecord(value) || !isRecord(value.posts) || !Array.isArray(value.contents)) return null;
  const columns = value.posts;
  const cell = (field: string, row: number): unknown => {
    const column = columns[field];
    return Array.isArray(column) ? column[row] : undefined;
  };
  if (!Array.isArray(columns.id)) return null;
  return {
    posts: columns.id.flatMap((_, row) => readHead((field) => cell(field, row)) ?? []),
    contents: value.contents.filter(
      (path): path is string => typeof path === 'string' && textFilePath.test(path),
    ),
  };
}

/** Reads a text file: post ids with their Markdown; null when it is none. */
export function readPostTexts(value: unknown): Map<string, string> | null {
  if (!isRecord(value)) return null;
  return new Map(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function readHead(cell: (field: (typeof fields)[number]) => unknown): PostHead | null {
  const texts = (['id', 'title', 'excerpt', 'date', 'category', 'readTime'] as const).map(cell);
  const [author, tags, coverImage] = [cell('author'), cell('tags'), cell('coverImage')];
  if (!areTexts(texts) || !isRecord(author) || typeof author.name !== 'string') return null;
  const [id = '', title = '', excerpt = '', date = '', category = '', readTime = ''] = texts;
  const written = cell('slug');
  const slug = typeof written === 'number' ? slugify(title).slice(0, written) : written;
  if (typeof slug !== 'string' || slug === '') return null;
  return {
    ...{ id, slug, title, excerpt, date, category, readTime },
    author: { name: author.name, avatar: textOrNone(author.avatar) },
    lastUpdated: textOrNone(cell('lastUpdated')),
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    coverImage: coverImage === 0 ? builtInCover(slug) : textOrNone(coverImage),
    isFeatured: cell('isFeatured') === 1,
  };
}

const areTexts = (values: readonly unknown[]): values is string[] =>
  values.every((value) => typeof value === 'string');

const textOrNone = (value: unknown) => (typeof value === 'string' ? value : undefined);
