import { site } from '#src/config/site.ts';
import { pictureName } from '#src/lib/post-files/post-file.ts';
import { parseDay } from '#src/lib/posts/dates.ts';
import { fieldNames, postFields } from '#src/lib/posts/post.ts';
import type { FieldName, PostField, StoredPost } from '#src/lib/posts/post.ts';

/** What no front matter says: the file's name is the slug, its body the text, the cover one field; basedOn is ours. */
const unwrittenFields = ['slug', 'content', 'coverImage', 'coverAlt', 'basedOn'] as const;
export type WrittenField = Exclude<FieldName, (typeof unwrittenFields)[number]>;
export const isWritten = (field: FieldName): field is WrittenField =>
  !unwrittenFields.some((name) => name === field);

/** What front matter says, by its names in their order; undefined where it says nothing. */
export type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * What front matter says of a post's fields, but for its cover: nothing where the build knows as much.
 * @param counted reading times that the build works out
 */
export function frontMatterOf(post: StoredPost, counted: readonly string[]): FrontMatter {
  const { author, date, lastUpdated = '', readTime } = post;
  const special: Partial<Record<WrittenField, unknown>> = {
    author: author.name === site.name && author.avatar === undefined ? undefined : author,
    date: parseDay(date) ?? date,
    lastUpdated: parseDay(lastUpdated) ?? lastUpdated,
    readTime: counted.includes(readTime) ? undefined : readTime,
  };
  const said = fieldNames.filter(isWritten).map((name): [string, unknown] => {
    const { kind, fallback }: PostField = postFields[name];
    const value = name in special ? special[name] : post[name];
    return [name, value === '' || (kind === 'yesNo' && value === fallback) ? undefined : value];
  });
  return Object.fromEntries(said);
}

/** The cover as front matter writes it, where it is no scene. */
export function writtenCover({ coverImage, coverAlt: alt }: Partial<StoredPost>): unknown {
  if (coverImage === undefined && alt === undefined) return undefined;
  if (coverImage?.startsWith('/art/')) return { drawing: coverImage, alt };
  return { picture: pictureName(coverImage ?? '', 'served', 'written') ?? coverImage, alt };
}
