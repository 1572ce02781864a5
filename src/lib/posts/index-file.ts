import { postsPerTextFile } from '#src/config/limits.ts';
import { chunk } from '#src/lib/chunk.ts';
import { isRecord, ownField } from '#src/lib/foreign.ts';
import { builtInCover } from '#src/lib/posts/cover.ts';
import { fieldNames, postFields } from '#src/lib/posts/post.ts';
import type { FieldName, Post, PostHead } from '#src/lib/posts/post.ts';
import { asPost } from '#src/lib/posts/read-post.ts';
import { slugify } from '#src/lib/posts/slug.ts';

/** The content of `/posts.json`: the heads of all built-in posts, newest first, and the paths of their texts. */
interface PostIndex {
  readonly posts: readonly PostHead[];
  /** Paths of the text files, in the order of the posts. */
  readonly contents: readonly string[];
}

/**
 * The index as written: one list for each field instead of one object for each post. That saves a quarter of its size,
 * so that 1,000 posts fit in 80 kB.
 */
interface PostIndexFile {
  readonly posts: Readonly<Record<string, readonly unknown[]>>;
  readonly contents: readonly string[];
}

const isUnlisted = (field: FieldName) => 'isUnlisted' in postFields[field];
/** What lists need of a post. */
const listedFields = fieldNames.filter((field) => !isUnlisted(field));
const textFilePath = /^\/posts-data\/texts-\d+\.json$/;

/**
 * Makes the search's files from all built-in posts: the index, and the texts in files of 50 posts.
 * @param posts newest first
 * @returns the index as it is written, each text file with its number (from 1), and by id what neither of them says
 */
export function postIndexFiles(posts: readonly Post[]): {
  index: PostIndexFile;
  texts: { number: string; contents: Record<string, string> }[];
  details: Readonly<Record<string, Partial<Post>>>;
} {
  const texts = chunk(posts, postsPerTextFile).map((part, index) => ({
    number: String(index + 1),
    contents: Object.fromEntries(part.map(({ id, content }) => [id, content])),
  }));
  const rows = posts.map(packed);
  const detailFields = fieldNames.filter(
    (field): field is keyof Post =>
      isUnlisted(field) && field !== 'content' && field !== 'isPublished',
  );
  return {
    index: {
      posts: Object.fromEntries(listedFields.map((name) => [name, rows.map((row) => row[name])])),
      contents: texts.map(({ number }) => `/posts-data/texts-${number}.json`),
    },
    texts,
    details: Object.fromEntries(
      posts.map((post) => [
        post.id,
        Object.fromEntries(detailFields.map((field) => [field, post[field]])),
      ]),
    ),
  };
}

/** A post in as few bytes as can be: everyone who searches fetches them all. */
function packed(post: Post): Readonly<Record<string, unknown>> {
  const { slug, title, coverImage, coverFocus, lastUpdated, isFeatured } = post;
  return {
    ...post,
    // A slug is mostly the beginning of its title; then its length is enough.
    slug: slugify(title).startsWith(slug) ? slug.length : slug,
    coverImage: coverImage === builtInCover(slug) ? 0 : coverImage,
    coverFocus: coverFocus ?? 0,
    lastUpdated: lastUpdated ?? 0,
    isFeatured: isFeatured ? 1 : 0,
  };
}

/**
 * Reads what came as `/posts.json`. It is foreign data: a proxy may have answered, or an older build.
 * @returns the complete entries, with texts only from our own folder; null if it is no index
 */
export function readPostIndex(value: unknown): PostIndex | null {
  if (!isRecord(value) || !isRecord(value.posts) || !Array.isArray(value.contents)) return null;
  const columns = value.posts;
  if (!Array.isArray(columns.id)) return null;
  const row = (place: number) =>
    Object.fromEntries(
      listedFields.map((name): [string, unknown] => {
        const column = columns[name];
        return [name, Array.isArray(column) ? column[place] : undefined];
      }),
    );
  return {
    posts: columns.id.flatMap((_, place) => readHead(row(place)) ?? []),
    contents: value.contents.filter(
      (path): path is string => typeof path === 'string' && textFilePath.test(path),
    ),
  };
}

/** Reads a text file: post ids with their Markdown; null if it is none. */
export function readPostTexts(value: unknown): Map<string, string> | null {
  if (!isRecord(value)) return null;
  return new Map(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** Reads what no list shows, by post id; null when it is none. */
export function readPostDetails(value: unknown): Map<string, Record<string, unknown>> | null {
  if (!isRecord(value)) return null;
  return new Map(
    Object.entries(value).filter((entry): entry is [string, Record<string, unknown>] =>
      isRecord(entry[1]),
    ),
  );
}

/** A row with its short forms undone; null for a half one, of which a text would have to be made up. */
function readHead(row: Readonly<Record<string, unknown>>): PostHead | null {
  const { title, author, coverImage } = row;
  const slug = typeof row.slug === 'number' ? slugify(String(title)).slice(0, row.slug) : row.slug;
  const written: Readonly<Record<string, unknown>> = {
    ...row,
    slug,
    coverImage: coverImage === 0 ? builtInCover(String(slug)) : textOrNone(coverImage),
    lastUpdated: textOrNone(row.lastUpdated),
    isFeatured: row.isFeatured === 1,
  };
  const fields = Object.entries(asPost(written)).filter(([name]) => name in row);
  const head = Object.fromEntries<unknown>(fields) as unknown as PostHead;
  const isWhole =
    head.author.name === ownField(author, 'name') &&
    fields.every(([name, value]) => typeof value !== 'string' || value === written[name]);
  return isWhole ? head : null;
}

const textOrNone = (value: unknown) => (typeof value === 'string' ? value : undefined);
