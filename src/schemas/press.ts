import type { z } from 'astro/zod';
import { articleCategories } from '#src/config/categories.ts';
import { entry, oneOf, position, slugId, text, webAddress, yesNo } from '#src/schemas/field.ts';
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

/** A short quote from the press, word for word. */
export const pressQuoteSchema = entry({
  id: slugId().describe('Short name, never changes.'),
  order: position().describe('Turn in the rotation.'),
  quote: text('quote', 'write the words as printed, without quotation marks', 200).describe(
    'The words exactly as printed, without quotation marks.',
  ),
  source: text('source', 'write the name of the publication', 40).describe('Who printed it.'),
  kind: text('kind', 'write what the source is, such as "Local TV news"', 40).describe(
    'What the source is.',
  ),
  date: partialDate().describe('When it was printed, as far as known.'),
  url: webAddress('url')
    .optional()
    .describe('The original page. Left out when only a copy was read.'),
});

export type PressQuote = z.infer<typeof pressQuoteSchema>;

/** A publication of the As Featured In strip, set in our own type: we never copy a logo. */
export const publicationSchema = entry({
  id: slugId().describe('Short name, never changes.'),
  order: position().describe('Place in the strip, counted from 1.'),
  name: text('name', 'write the name as the publication writes it', 40).describe('The wordmark.'),
  slot: text('slot', 'write which of the eleven slots of the strip it fills', 40).describe(
    'The kind of outlet asked for in this place. Two places hold another kind, because no name is proven for theirs.',
  ),
  kind: text('kind', 'write what it is, such as "public radio"', 40).describe('What it really is.'),
});

export type Publication = z.infer<typeof publicationSchema>;
