import { z } from 'astro/zod';
import { postCategories, tags } from '#src/config/categories.ts';
import { site } from '#src/config/site.ts';
import { fieldNames, postFields } from '#src/lib/posts/post.ts';
import type { FieldName, OptionalField } from '#src/lib/posts/post.ts';
import { sceneDrawingSchema } from '#src/schemas/drawing.ts';
import { entry, oneOf, text, yesNo } from '#src/schemas/field.ts';

/** YAML reads a bare 2025-03-17 as a moment; this turns it back into the calendar day that was written. */
function calendarDay(field: string) {
  return z.preprocess(
    (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    z.iso.date({ error: `${field}: write a real day as 'YYYY-MM-DD', such as '2026-04-17'` }),
  );
}

const excerptRemedy = 'excerpt: write 120 to 160 characters that say what the reader gets';
const tagsRemedy = 'tags: write a list of 1 to 6 tags, none of them twice';

/** What no front matter says: the file's name is the slug, its body the text, and the cover is drawn. */
const unwritten = ['slug', 'content', 'coverImage', 'coverAlt'] as const;
type Written = Exclude<FieldName, (typeof unwritten)[number]>;

/** Fields with a rule of their own. */
const ownChecks = {
  id: text('id', 'write a short text in quotes that no other post has', 80).describe(
    'Never changes, not even with the title or the file name: stored copies are matched by it.',
  ),
  title: text('title', 'write a title', 64).describe('Title, at most 64 characters.'),
  excerpt: z
    .string({ error: excerptRemedy })
    .min(120, { error: excerptRemedy })
    .max(160, { error: excerptRemedy })
    .describe('Shown on cards, above the post and by search engines.'),
  author: entry({
    name: text('name', "write the author's name", 60).describe('Name shown.'),
    avatar: text('avatar', 'write the path of a picture, or leave the field out', 200)
      .optional()
      .describe('Picture of the author.'),
  })
    .default({ name: site.name })
    .describe("The author; the brand's own name when left out."),
  date: calendarDay('date').describe('Day of publication.'),
  lastUpdated: calendarDay('lastUpdated')
    .optional()
    .describe('Day of the last change; sitemaps fall back to the date.'),
  category: oneOf('category', postCategories).describe('The chip on the card.'),
  tags: z
    .array(oneOf('tags', tags), { error: tagsRemedy })
    .min(1, { error: tagsRemedy })
    .max(6, { error: tagsRemedy })
    .refine((list) => new Set(list).size === list.length, { error: tagsRemedy })
    .describe('1 to 6 words of the vocabulary in src/config/categories.ts.'),
  cover: entry({
    ...sceneDrawingSchema.shape,
    alt: text('alt', 'write one sentence that says what the drawing shows', 200).describe(
      'What the drawing shows, for those who do not see it.',
    ),
  }).describe('The cover picture: a scene, its background and cats, and what it shows.'),
  isFeatured: yesNo('isFeatured')
    .default(postFields.isFeatured.fallback)
    .describe('The newest post with this is the featured one.'),
  isPublished: yesNo('isPublished')
    .default(postFields.isPublished.fallback)
    .describe('False: not built, not listed, not fed.'),
  box: oneOf('box', ['legal-status'])
    .optional()
    .describe('A box that the layout draws above the text.'),
  readTime: text('readTime', 'write a length such as "8 min read", or leave the field out', 30)
    .optional()
    .describe('Kept as given; counted from the text when left out.'),
};

type PlainLine = Exclude<OptionalField, keyof typeof ownChecks | (typeof unwritten)[number]>;
const isPlain = (field: FieldName): field is PlainLine =>
  !(field in ownChecks) && !unwritten.some((name) => name === field);

/** Any other line that a post may do without. */
const plainChecks = Object.fromEntries(
  fieldNames
    .filter(isPlain)
    .map((field) => [field, text(field, 'write a line, or leave the field out', 200).optional()]),
) as Readonly<Record<PlainLine, z.ZodOptional<z.ZodString>>>;

/** Front matter of a built-in post. */
export const postSchema = entry({ ...ownChecks, ...plainChecks } satisfies Readonly<
  Record<Written, z.ZodType>
>);

export type PostFrontMatter = z.infer<typeof postSchema>;
