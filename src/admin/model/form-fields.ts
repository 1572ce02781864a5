import { joinPictures, splitPictures } from '#src/admin/model/in-text.ts';
import { tagList } from '#src/admin/model/tag-list.ts';
import { withYear } from '#src/admin/model/with-year.ts';
import { coverFocuses } from '#src/config/cover-focus.ts';
import { editorCategories } from '#src/config/categories.ts';
import { site } from '#src/config/site.ts';
import { dayOf, formatDay, parseDay } from '#src/lib/posts/dates.ts';
import { postFields } from '#src/lib/posts/post.ts';
import type { FieldName, Post } from '#src/lib/posts/post.ts';
import { readTimeOf } from '#src/lib/posts/read-time.ts';
import { slugOrFallback } from '#src/lib/posts/slug.ts';

/** What nobody edits, by the names that reports use. */
const keptFields = {
  id: 'Permanent name',
  lastUpdated: 'Last updated',
  isPublished: 'Published',
  basedOn: 'Origin',
} as const satisfies Partial<Record<FieldName, string>>;

export type EditedField = Exclude<FieldName, keyof typeof keptFields>;

/** A switch, or text as typed. */
type Shown<Name extends EditedField> = Post[Name] extends boolean ? boolean : string;

/** What the editor's fields hold. */
export type PostForm = { readonly [Name in EditedField]: Shown<Name> } & {
  /** Data URLs of the pictures image:1, image:2 … in the text. */
  readonly images: readonly string[];
  /** The writer has set the slug, so it no longer follows the title. */
  readonly isSlugOwn: boolean;
  /** The writer has set the reading time, so it no longer follows the text. */
  readonly isReadTimeOwn: boolean;
  /** The writer wants a category to stay that the editor doesn't offer. */
  readonly isCategoryKept: boolean;
};

/** How a field stands in the editor. */
interface FormField<Name extends EditedField> {
  readonly label: string;
  /** What reports call it where the label says more. */
  readonly name?: string;
  readonly part: 'words' | 'details' | 'cover';
  readonly hint?: string | ((form: PostForm) => string);
  /** What is said where it is blank: the post can't be saved then. */
  readonly required?: string;
  /** What a new post has in it; no more of it counts as typed by anybody. */
  readonly begin?: (today: Date) => Shown<Name>;
}

/** How a field is shown and saved. Text that is stored as it is shown needs neither. */
interface Conversion<Name extends EditedField> {
  readonly show: (post: Post) => Shown<Name>;
  /** @param base the post that was opened */
  readonly save: (form: PostForm, base: Post | undefined) => Post[Name];
}

type FormFields = {
  readonly [Name in EditedField]: FormField<Name> &
    (Post[Name] extends string | boolean | undefined
      ? Partial<Conversion<Name>>
      : Conversion<Name>);
};

/** The editor's fields in the order in which it shows, checks and compares them. */
export const formFields: FormFields = {
  title: { label: 'Title', part: 'words', required: 'Title is required' },
  slug: {
    label: 'Slug',
    part: 'words',
    hint: ({ isSlugOwn }) =>
      isSlugOwn
        ? 'The post’s web address.'
        : 'The post’s web address. It follows the title until you change it.',
    save: ({ slug, title }) => slugOrFallback(slug, title),
  },
  /** Pictures of its own stand in it as `![alt](image:1)`. */
  content: {
    label: 'Content',
    part: 'words',
    required: 'Content is required',
    show: ({ content }) => splitPictures(content).text,
    save: (form) => {
      const content = joinPictures(form.content, form.images);
      return content.trim() === '' ? postFields.content.fallback : content;
    },
  },
  excerpt: {
    label: 'Excerpt',
    part: 'words',
    hint: ({ excerpt }) => {
      const length = excerpt.trim().length;
      const { least, most } = postFields.excerpt;
      const counted = length === 0 ? 'For the website it needs' : `${length} of`;
      return `One or two sentences. Lists of posts and search engines show them. ${counted} ${least} to ${most} characters.`;
    },
    required: 'Excerpt is required',
  },
  /** Stored as it was where nobody touched it: 'January 1, 2025' may stand for '2025-01-01'. */
  date: {
    label: 'Publication date',
    name: 'Date',
    part: 'details',
    hint: ({ date }) =>
      date.trim() === '' || parseDay(date) !== null
        ? 'Such as January 1, 2025.'
        : 'We can’t read this as a date, so the post is listed last. Write month, day and year, such as January 1, 2025.',
    begin: (today) => formatDay(dayOf(today)),
    show: ({ date }) => formatDay(date),
    save: (form, base) => {
      const date = formatDay(withYear(form.date, new Date()));
      return base !== undefined && formatDay(base.date) === date ? base.date : date.trim();
    },
  },
  /** Another author has no avatar. */
  author: {
    label: 'Author name',
    name: 'Author',
    part: 'details',
    begin: () => site.name,
    show: ({ author }) => author.name,
    save: (form, base) => {
      const name = form.author.trim() || site.name;
      return { name, avatar: base?.author.name === name ? base.author.avatar : undefined };
    },
  },
  category: {
    label: 'Category',
    part: 'details',
    begin: () => postFields.category.fallback,
    save: ({ category, isCategoryKept }) => (isCategoryKept ? category : offeredCategory(category)),
  },
  tags: {
    label: 'Tags',
    part: 'details',
    hint: 'Separated by commas.',
    show: ({ tags }) => tags.join(', '),
    save: ({ tags }, base) => tagList(tags, base?.tags),
  },
  /** Stored as it was where nobody touched it; worked out from the text where it is blank. */
  readTime: {
    label: 'Reading time',
    part: 'details',
    hint: ({ isReadTimeOwn }) =>
      isReadTimeOwn
        ? 'Set by you. Clear the field to have it worked out from the text.'
        : 'Worked out from the text until you change it.',
    begin: () => readTimeOf(''),
    show: ({ readTime }) => shortReadTime(readTime),
    save: (form, base) => {
      const typed = form.isReadTimeOwn ? form.readTime.trim() : '';
      const shown = typed || readTimeOf(form.content);
      return base !== undefined && shortReadTime(base.readTime) === shown ? base.readTime : shown;
    },
  },
  coverImage: { label: 'Cover image', part: 'cover' },
  coverAlt: {
    label: 'Cover description',
    part: 'cover',
    hint: 'Read aloud to people who don’t see it.',
  },
  coverCredit: {
    label: 'Cover credit',
    part: 'cover',
    hint: 'Who drew or took it. Readers see it below the cover.',
  },
  coverFocus: {
    label: 'What stays in sight',
    name: 'Part of the cover that stays in sight',
    part: 'cover',
    save: ({ coverFocus }) => coverFocuses.find((focus) => focus === coverFocus),
  },
  isFeatured: {
    label: 'Featured',
    part: 'details',
    hint: 'The blog shows the first featured post above its list.',
  },
};

export const editedFields = Object.keys(formFields) as EditedField[];

/** What is told of fields in the editor's order, after what it has no field for. */
export const inFormOrder = <Told extends { readonly field: FieldName }>(told: readonly Told[]) =>
  told.toSorted((a, b) => placeOf(a.field) - placeOf(b.field));
const placeOf = (field: FieldName) => editedFields.findIndex((name) => name === field);

/** What reports call a field. */
export function fieldName(field: FieldName): string {
  if (!isEdited(field)) return keptFields[field];
  const { name, label } = formFields[field];
  return name ?? label;
}

/** What the editor says below a field. */
export function fieldHint(field: EditedField, form: PostForm): string | undefined {
  const { hint } = formFields[field];
  return typeof hint === 'function' ? hint(form) : hint;
}

/** Whether the editor has a field for it. */
export const isEdited = (field: FieldName): field is EditedField => !(field in keptFields);

/** The category that a post is saved with: one of those that the editor offers, else the fallback. */
export function offeredCategory(category: string): string {
  const isOffered = (editorCategories as readonly string[]).includes(category);
  return isOffered ? category : postFields.category.fallback;
}

/** The category that saving takes from a post though nobody chose another, and what it becomes; null where it stays. */
export function lostCategory({ category, isCategoryKept }: PostForm) {
  const to = isCategoryKept ? category : offeredCategory(category);
  return to === category ? null : { from: category, to };
}

/** '8 min' of '8 min read': the editor shows the short form; other words stay. */
const shortReadTime = (readTime: string) => readTime.replace(/^(\d+ min) read$/, '$1');
