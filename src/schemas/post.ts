import { z } from 'astro/zod';
import { postCategories, tags } from '#src/config/categories.ts';
import { coverFocuses } from '#src/config/cover-focus.ts';
import { site } from '#src/config/site.ts';
import { isRecord } from '#src/lib/foreign.ts';
import { isWritten } from '#src/lib/post-files/front-matter.ts';
import type { WrittenField } from '#src/lib/post-files/front-matter.ts';
import { pictureName } from '#src/lib/post-files/post-file.ts';
import { fieldNames, longestLine, postFields } from '#src/lib/posts/post.ts';
import type { FieldName, OptionalLine, PostField } from '#src/lib/posts/post.ts';
import { slugify } from '#src/lib/posts/slug.ts';
import { sceneDrawingSchema } from '#src/schemas/drawing.ts';
import { entry, oneOf, text, yesNo } from '#src/schemas/field.ts';
import { marginPieceSchema } from '#src/schemas/post-margin.ts';

/** YAML reads a bare 2025-03-17 as a moment; this turns it back into the calendar day that was written. */
function calendarDay(field: string) {
  return z.preprocess(
    (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    z.iso.date({ error: `${field}: write a real day as 'YYYY-MM-DD', such as '2026-04-17'` }),
  );
}

const { id, title, excerpt, author, tags: tagCount, readTime } = postFields;
const excerptRemedy = `excerpt: write ${excerpt.least} to ${excerpt.most} characters that say what the reader gets`;
const pictureRemedy =
  'picture: write the path of a file as "../../assets/posts/a-cat/on-the-counter.webp", with small letters, digits and hyphens, as PNG, JPEG, GIF or WebP';
const drawingRemedy =
  'drawing: write the address of one of our drawings, such as "/art/scene-bridge.svg"';
const formerRemedy =
  'formerSlugs: write a list of the names that the post had in its address before, such as [snowy-is-back]';
const tagsRemedy = `tags: write a list of ${tagCount.least} to ${tagCount.most} tags, none of them twice`;

const coverAlt = text(
  'alt',
  'write one sentence that says what the cover shows',
  longestLine,
).describe('What the cover shows, for those who do not see it.');
/** What a cover may be, by the field that tells which it is. */
const covers = {
  picture: entry({
    picture: z
      .string({ error: pictureRemedy })
      .refine((path) => pictureName(path, 'written', 'served') !== null, { error: pictureRemedy })
      .describe('A file in src/assets/posts, as seen from the post.'),
    alt: coverAlt,
  }),
  drawing: entry({
    drawing: z
      .string({ error: drawingRemedy })
      .regex(/^\/art\/[\w-]+\.svg$/, { error: drawingRemedy })
      .describe('The address of one of our drawings.'),
    alt: coverAlt,
  }),
  scene: entry({ ...sceneDrawingSchema.shape, alt: coverAlt }),
};
const coverSchema = z
  .union([covers.scene, covers.picture, covers.drawing], {
    // Only what is wrong with the kind of cover that was meant.
    error: ({ input }) => {
      const { picture, drawing, scene } = covers;
      const meant =
        isRecord(input) && ('picture' in input ? picture : 'drawing' in input && drawing);
      const problems = (meant || scene).safeParse(input).error?.issues ?? [];
      return problems.map(({ message }) => message).join('; ');
    },
  })
  .describe(
    'The cover: a scene that is drawn, a picture, or one of our drawings, and what it shows.',
  );

/** Fields with a rule of their own. */
const ownChecks = {
  id: text('id', 'write a short text in quotes that no other post has', id.most).describe(
    'Never changes, not even with the title or the file name: stored copies are matched by it.',
  ),
  title: text('title', 'write a title', title.most).describe('Title.'),
  excerpt: z
    .string({ error: excerptRemedy })
    .min(excerpt.least, { error: excerptRemedy })
    .max(excerpt.most, { error: excerptRemedy })
    .describe('Shown on cards, above the post and by search engines.'),
  author: entry({
    name: text('name', "write the author's name", author.most).describe('Name shown.'),
    avatar: text('avatar', 'write the path of a picture, or leave the field out', longestLine)
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
    .min(tagCount.least, { error: tagsRemedy })
    .max(tagCount.most, { error: tagsRemedy })
    .refine((list) => new Set(list).size === list.length, { error: tagsRemedy })
    .describe('1 to 6 words of the vocabulary in src/config/categories.ts.'),
  cover: coverSchema,
  coverFocus: oneOf('coverFocus', coverFocuses)
    .optional()
    .describe('What stays in sight where the cover is cut; its center when left out.'),
  isFeatured: yesNo('isFeatured')
    .default(postFields.isFeatured.fallback)
    .describe('The newest post with this is the featured one.'),
  isPublished: yesNo('isPublished')
    .default(postFields.isPublished.fallback)
    .describe('False: not built, not listed, not fed.'),
  formerSlugs: z
    .array(
      z.string({ error: formerRemedy }).refine((slug) => slug !== '' && slug === slugify(slug), {
        error: formerRemedy,
      }),
      { error: formerRemedy },
    )
    .optional()
    .describe('Names that stood in its address before; each leads to the post.'),
  margin: z
    .array(marginPieceSchema, {
      error: 'margin: write a list of quotes, posters, maps and notes; the README says how',
    })
    .optional()
    .describe('What stands beside the text of a wide window, and in the text of a narrow one.'),
  box: oneOf('box', ['legal-status'])
    .optional()
    .describe('A box that the layout draws above the text.'),
  readTime: text(
    'readTime',
    'write a length such as "8 min read", or leave the field out',
    readTime.most,
  )
    .optional()
    .describe('Kept as given; counted from the text when left out.'),
};

type PlainLine = Extract<OptionalLine, WrittenField>;
const isPlain = (field: FieldName): field is PlainLine =>
  isWritten(field) && !(field in ownChecks) && postFields[field].kind === 'line';

/** Any other line that a post may do without. */
const plainChecks = Object.fromEntries(
  fieldNames.filter(isPlain).map((field) => {
    const { most = longestLine }: PostField = postFields[field];
    return [field, text(field, 'write a line, or leave the field out', most).optional()];
  }),
) as Readonly<Record<PlainLine, z.ZodOptional<z.ZodString>>>;

/** Front matter of a built-in post. */
export const postSchema = entry({ ...ownChecks, ...plainChecks } satisfies Readonly<
  Record<WrittenField, z.ZodType>
>);

export type PostFrontMatter = z.infer<typeof postSchema>;
