import type { PostHead } from '#src/lib/posts/post.ts';
import { chunk } from '#src/lib/chunk.ts';
import { postsPerTextFile } from '#src/config/limits.ts';
import type { Post } from '#src/lib/posts/post.ts';

/** What `/posts.json` says: the heads of all built-in posts, newest first, and where their texts are. */
export interface PostIndex {
  readonly posts: readonly PostHead[];
  /** Paths of the text files, in the order of the posts. */
  readonly contents: readonly string[];
}

const textFilePath = /^\/posts\/\d+\.json$/;

/**
 * Makes the search's files from all built-in posts: the index, and the texts in files of 50 posts.
 * @param posts newest first
 * @returns the index as it is written, and each text file with its number (from 1)
 */
export function postIndexFiles(posts: readonly Post[]): {
  index: PostIndex;
  texts: { number: string; contents: Record<string, string> }[];
} {
  const texts = chunk(posts, postsPerTextFile).map((part, index) => ({
    number: String(index + 1),
    contents: Object.fromEntries(part.map(({ id, content }) => [id, content])),
  }));
  return {
    index: {
      posts: posts.map(indexHead),
      contents: texts.map(({ number }) => `/posts/${number}.json`),
    },
    texts,
  };
}

/** A post without its text and without what no list shows: everyone who searches fetches each byte of all of them. */
function indexHead(post: Post): PostHead {
  const { id, slug, title, excerpt, author, date, category, tags, readTime } = post;
  const { coverImage, isFeatured } = post;
  return {
    ...{ id, slug, title, excerpt, author, date, category, tags, readTime },
    ...{ coverImage, isFeatured },
  };
}

/**
 * Reads what came as `/posts.json`. It is foreign data: a proxy may have answered, or an older build.
 * @returns entries that are whole, texts only from our own folder; null when it is no index at all
 */
export function readPostIndex(value: unknown): PostIndex | null {
  if (!isRecord(value) || !Array.isArray(value.posts) || !Array.isArray(value.contents))
    return null;
  return {
    posts: value.posts.flatMap((post: unknown) => readHead(post) ?? []),
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

function readHead(value: unknown): PostHead | null {
  if (!isRecord(value) || !isRecord(value.author)) return null;
  const { id, slug, title, excerpt, date, lastUpdated, category, tags, readTime } = value;
  const { name, avatar } = value.author;
  if (!areTexts([id, slug, title, excerpt, date, category, readTime, name])) return null;
  return {
    id: String(id),
    slug: String(slug),
    title: String(title),
    excerpt: String(excerpt),
    author: { name: String(name), avatar: textOrNone(avatar) },
    date: String(date),
    lastUpdated: textOrNone(lastUpdated),
    category: String(category),
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    readTime: String(readTime),
    coverImage: textOrNone(value.coverImage),
    isFeatured: value.isFeatured === true,
  };
}

const areTexts = (values: readonly unknown[]) => values.every((value) => typeof value === 'string');

const textOrNone = (value: unknown) => (typeof value === 'string' ? value : undefined);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
