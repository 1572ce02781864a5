import { z } from 'astro/zod';
import { boroughs, confidences } from '#src/config/categories.ts';
import { backgrounds } from '#src/config/drawings.ts';
import { catDrawingSchema } from '#src/schemas/drawing.ts';
import { entry, oneOf, place, slugId, text, webAddress, yesNo } from '#src/schemas/field.ts';
import { partialDate } from '#src/schemas/partial-date.ts';

const yearRemedy = 'year: write "2025", "about 2025" or "undated": the year of the source';

/** A real cat, as its source describes it. Some will have died, so notes use the past tense or give the year. */
export const catProfileSchema = entry({
  id: slugId().describe('Name and place in short, never changes.'),
  name: text('name', "write the cat's name", 30).describe('Name as the source spells it.'),
  place: text('place', 'write store and street as the source gives them', 120).describe(
    'Store and street, as far as the source gives them.',
  ),
  borough: oneOf('borough', boroughs).describe(
    'Borough of the store; "Not given" when the source does not say.',
  ),
  at: place
    .optional()
    .describe(
      'Latitude and longitude of the corner, or of the middle of the neighborhood, for the pin on the map. Left out when the source gives no more than the borough.',
    ),
  year: z
    .string({ error: yearRemedy })
    .regex(/^((about )?\d{4}|undated)$/, { error: yearRemedy })
    .describe('Year of the source. Ages are as of that year.'),
  source: entry({
    publication: text('publication', 'write who published it', 80).describe('Who published it.'),
    date: partialDate().describe('When, as far as known.'),
    url: webAddress('url')
      .optional()
      .describe('The original page. Left out when only a copy is known: copies are never linked.'),
  }).describe('Where this is known from.'),
  note: text('note', 'write one true sentence from the source', 240).describe(
    'One true sentence, in the past tense or with its year.',
  ),
  art: entry({
    cat: catDrawingSchema,
    background: oneOf('background', backgrounds).describe('The color behind the cat.'),
  }).describe('The portrait: a drawing of ours, like the cat as far as that is known.'),
  coatKnown: yesNo('coatKnown').describe(
    'Whether the source describes the coat; otherwise the drawing wears what suited it.',
  ),
  inCharcoal: yesNo('inCharcoal')
    .optional()
    .describe(
      'Whether the portrait is the sketch that hangs on /about: Harry’s, and nobody else’s.',
    ),
  confidence: oneOf('confidence', confidences).describe('How sure the source is.'),
  onHome: yesNo('onHome').optional().describe('One of the eight on the home page.'),
});

export type CatProfile = z.infer<typeof catProfileSchema>;
