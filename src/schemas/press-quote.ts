import type { z } from 'astro/zod';
import { entry, position, slugId, text, webAddress } from '#src/schemas/field.ts';
import { partialDate } from '#src/schemas/partial-date.ts';

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
