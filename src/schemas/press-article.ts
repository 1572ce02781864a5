import type { z } from 'astro/zod';
import { articleCategories } from '#src/config/categories.ts';
import { entry, oneOf, slugId, text, webAddress, yesNo } from '#src/schemas/field.ts';
import { partialDate } from '#src/schemas/partial-date.ts';

/** One piece of press coverage. */
export const pressArticleSchema = entry({
  id: slugId().describe('Short name, never changes.'),
  publication: text('publication', 'write the name of the publication', 60).describe(
    'Who published it.',
  ),
  citedAs: text('citedAs', 'write whose it is, as a citation says it', 60)
    .optional()
    .describe('What a citation says in place of the publication, where its name would claim more.'),
  headline: text('headline', 'write the headline as printed', 200).describe(
    'The headline as printed, in its own language.',
  ),
  isFromAddress: yesNo('isFromAddress')
    .optional()
    .describe(
      'True where the headline was read from the address of the piece: its words, not its signs, so it is never in quotation marks.',
    ),
  language: oneOf('language', ['de', 'es', 'fr'])
    .optional()
    .describe('Language of the headline when it is not English: becomes its lang attribute.'),
  excerpt: text('excerpt', 'write one or two sentences in our own words', 240).describe(
    'What the piece says, in our own words. Says so when it is our own text or about another account.',
  ),
  date: partialDate().describe('Date of publication, as far as known.'),
  approximate: yesNo('approximate')
    .optional()
    .describe('True where the date is inferred: shown as "about …".'),
  url: webAddress('url')
    .optional()
    .describe('The original page. Left out when only a copy is known: copies are never linked.'),
  category: oneOf('category', articleCategories).describe('The group and filter that list it.'),
  featured: yesNo('featured').optional().describe('Shown in the featured-coverage grid.'),
  isNew: yesNo('isNew').optional().describe('Carries the New mark.'),
  note: text('note', 'write what an editor should know, or leave the field out')
    .optional()
    .describe('For editors, not shown: what is inferred or doubtful.'),
});

export type PressArticle = z.infer<typeof pressArticleSchema>;
