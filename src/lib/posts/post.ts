import type { CoverFocus } from '#src/config/cover-focus.ts';

/** What the kinds of field hold. Reading and mending have one rule for each kind, none for each field. */
export interface FieldKinds {
  /** Made from the slug where there is none. */
  id: string;
  /** Made from the title where there is none. */
  slug: string;
  /** Text of one line. */
  line: string;
  /** Says what a picture shows. The website takes no picture without it. */
  description: string;
  /** A calendar day as written: 'January 1, 2025' or an ISO day. */
  day: string;
  /** Text of several lines. */
  text: string;
  markdown: string;
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

/** What the website takes of a line that says nothing else: UTF-16 units. */
export const longestLine = 200;

/** A field of a post. */
export interface PostField<Kind extends keyof FieldKinds = keyof FieldKinds> {
  readonly kind: Kind;
  /** What stands where it was left blank. A field of a kind that may be missing may be so where this isn't given. */
  readonly fallback?: FieldKinds[Kind];
  /** What the website takes of it: UTF-16 units, of an author’s name, or tags. */
  readonly least?: number;
  readonly most?: number;
  /** Only who reads or edits the post needs it: no list carries it. */
  readonly isUnlisted?: true;
}

/** The fields of a post, each declared here and nowhere else, in the order in which they are stored. */
export const postFields = {
  /** Never changes. A local post replaces the built-in one with the same id. */
  id: { kind: 'id', most: 80 },
  slug: { kind: 'slug' },
  /** As much as a card and a search result show whole. */
  title: { kind: 'line', fallback: 'Untitled Post', most: 64 },
  excerpt: { kind: 'text', fallback: 'No excerpt provided.', least: 120, most: 160 },
  author: { kind: 'author', most: 60 },
  date: { kind: 'day', fallback: '' },
  /** Without it, sitemaps use the date. */
  lastUpdated: { kind: 'day' },
  category: { kind: 'category', fallback: 'feature' },
  tags: { kind: 'tags', least: 1, most: 6 },
  /** As shown: '8 min read'. */
  readTime: { kind: 'readTime', most: 30 },
  coverImage: { kind: 'picture' },
  /** What the cover shows. Built-in posts always have it. */
  coverAlt: { kind: 'description', isUnlisted: true },
  /** Who drew or took the cover. */
  coverCredit: { kind: 'line', isUnlisted: true },
  /** What stays in sight where the cover is cut; its center where it isn't given. */
  coverFocus: { kind: 'focus' },
  /** The newest post with this stands above the list. */
  isFeatured: { kind: 'yesNo', fallback: false },
  content: { kind: 'markdown', fallback: 'No content provided.', isUnlisted: true },
  /** Public pages pass over a post that says no. */
  isPublished: { kind: 'yesNo', fallback: true, isUnlisted: true },
  /** Hash of the website's text that a local post was taken from, or last sent as. */
  basedOn: { kind: 'line', isUnlisted: true },
} as const satisfies Readonly<Record<string, PostField>>;

type Fields = typeof postFields;
export type FieldName = keyof Fields;
export const fieldNames = Object.keys(postFields) as FieldName[];

type MissableKind = 'line' | 'description' | 'day' | 'text' | 'markdown' | 'picture' | 'focus';
type ValueOf<Name extends FieldName> = FieldKinds[Fields[Name]['kind']];
type MayBeMissing<Name extends FieldName> = Fields[Name] extends { readonly fallback: unknown }
  ? never
  : Fields[Name]['kind'] extends MissableKind
    ? Name
    : never;

/** Lines that a post may do without. */
export type OptionalLine = {
  [Name in FieldName]: Fields[Name]['kind'] extends 'line' ? MayBeMissing<Name> : never;
}[FieldName];

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
