import type { CoverFocus } from '#src/config/cover-focus.ts';

/** What the kinds of field hold. Reading and mending have one rule for each kind, none for each field. */
export interface FieldKinds {
  /** Made from the slug where there is none. */
  id: string;
  /** Made from the title where there is none. */
  slug: string;
  /** Text of one line. */
  line: string;
  /** Text of several lines. */
  text: string;
  /** The brand where nobody is named. */
  author: { readonly name: string; readonly avatar?: string | undefined };
  category: string;
  tags: readonly string[];
  /** Counted from the text where it isn't given. */
  readTime: string;
  /** A path, a full address or a data URL. Without one that is allowed, the placeholder shows. */
  picture: string;
  /** A part of a picture. */
  focus: CoverFocus;
  yesNo: boolean;
}

/** A field of a post. */
export interface PostField<Kind extends keyof FieldKinds = keyof FieldKinds> {
  readonly kind: Kind;
  /** What stands where it was left blank. A line, a text, a picture or a part of one without it may be missing. */
  readonly fallback?: FieldKinds[Kind];
  /** Only who reads or edits the post needs it: no list carries it. */
  readonly isUnlisted?: true;
}

/** The fields of a post, each declared here and nowhere else, in the order in which they are stored. */
export const postFields = {
  /** Never changes. A local post replaces the built-in one with the same id. */
  id: { kind: 'id' },
  slug: { kind: 'slug' },
  title: { kind: 'line', fallback: 'Untitled Post' },
  excerpt: { kind: 'text', fallback: 'No excerpt provided.' },
  author: { kind: 'author' },
  /** As written: 'January 1, 2025' or an ISO day. */
  date: { kind: 'line', fallback: '' },
  /** As written. Without it, sitemaps use the date. */
  lastUpdated: { kind: 'line' },
  category: { kind: 'category', fallback: 'feature' },
  tags: { kind: 'tags' },
  /** As shown: '8 min read'. */
  readTime: { kind: 'readTime' },
  coverImage: { kind: 'picture' },
  /** What the cover shows. Built-in posts always have it. */
  coverAlt: { kind: 'line', isUnlisted: true },
  /** Who drew or took the cover. */
  coverCredit: { kind: 'line', isUnlisted: true },
  /** What stays in sight where the cover is cut; its center where it isn't given. */
  coverFocus: { kind: 'focus' },
  /** The newest post with this stands above the list. */
  isFeatured: { kind: 'yesNo', fallback: false },
  /** Markdown. */
  content: { kind: 'text', fallback: 'No content provided.', isUnlisted: true },
  /** Public pages pass over a post that says no. */
  isPublished: { kind: 'yesNo', fallback: true, isUnlisted: true },
  /** Hash of the website's text that a local post was taken from, or last sent as. */
  basedOn: { kind: 'line', isUnlisted: true },
} as const satisfies Readonly<Record<string, PostField>>;

type Fields = typeof postFields;
export type FieldName = keyof Fields;
export const fieldNames = Object.keys(postFields) as FieldName[];

type ValueOf<Name extends FieldName> = FieldKinds[Fields[Name]['kind']];
type MayBeMissing<Name extends FieldName> = Fields[Name] extends { readonly fallback: unknown }
  ? never
  : Fields[Name]['kind'] extends 'line' | 'text' | 'picture' | 'focus'
    ? Name
    : never;

/** Fields that a post may do without. */
export type OptionalField = { [Name in FieldName]: MayBeMissing<Name> }[FieldName];

/** What is stored of a post, every field read. */
export type StoredPost = {
  readonly [Name in FieldName as Exclude<Name, MayBeMissing<Name>>]: ValueOf<Name>;
} & {
  readonly [Name in FieldName as MayBeMissing<Name>]?: ValueOf<Name> | undefined;
};

/** A blog post with its text. */
export type Post = Omit<StoredPost, 'isPublished'>;

/** A blog post without its text. */
export type PostHead = Omit<Post, 'content'>;
