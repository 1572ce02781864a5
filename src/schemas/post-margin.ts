import { z } from 'astro/zod';
import { maxSceneCats } from '#src/config/drawings.ts';
import { isRecord } from '#src/lib/foreign.ts';
import { catDrawingSchema } from '#src/schemas/drawing.ts';
import { entry, place, slugId, text, yesNo } from '#src/schemas/field.ts';

const besideRemedy = 'write words of the paragraph that it stands beside, as a reader sees them';
const beside = text('beside', besideRemedy, 160).describe(
  'Words of the paragraph it stands beside. If the text no longer has them, the piece is left out.',
);

/** A short list; the error says how many fit. */
function few<Item extends z.ZodType>(item: Item, most: number, error: string) {
  return z.array(item, { error }).min(1, { error }).max(most, { error });
}

/** What may stand in a post's margin, by the field that tells which it is. */
const kinds = {
  quote: entry({
    quote: text('quote', 'write a sentence as it stands in the text', 120).describe(
      'A sentence of the text, word by word.',
    ),
    by: text('by', 'write who said it and when, as the text does', 60)
      .optional()
      .describe("Whose words they are; left out for the post's own."),
    cats: few(catDrawingSchema, maxSceneCats, `cats: write 1 to ${maxSceneCats} cats`)
      .optional()
      .describe('Who sits on it; a cat of the cover when left out.'),
    beside: beside.optional().describe('Only if it stands beside another paragraph than its own.'),
  }),
  poster: entry({
    poster: slugId('poster').describe('The id of the cat in src/content/cats.json.'),
    title: text('title', 'write what the poster asks, such as "Who knew him?"', 18)
      .optional()
      .describe('What stands above the cat; left out for one that is missing.'),
    facts: few(
      text('facts', 'write what the text tells of the cat, in short lines', 60),
      4,
      'facts: write a list of 1 to 4 short lines, each told by the text',
    ).describe('What the poster says: looks, day, store, street.'),
    stamp: text('stamp', 'write how it ended, such as "Home"', 14)
      .optional()
      .describe('How it ended, if that is known.'),
    beside,
  }),
  map: entry({
    map: few(
      entry({
        name: text('name', 'write the place as the text does', 60).describe('The place.'),
        at: place.describe('Latitude and longitude.'),
        section: slugId('section')
          .optional()
          .describe('Of several places: the anchor of the section that tells of it.'),
      }),
      9,
      'map: write a list of 1 to 9 places, each with its name and at',
    )
      .refine((places) => places.length > 1 || !places[0]?.section, {
        error: 'map: leave section out, one place alone has no number that leads there',
      })
      .describe('Places of the text, in the order in which they are numbered.'),
    beside,
  }),
  note: entry({
    note: text('note', 'write one or two sentences that explain the term', 240).describe(
      'What the term means.',
    ),
    term: text('term', 'write the term that the note explains', 24).describe('The term.'),
    beside,
    marginOnly: yesNo('marginOnly')
      .optional()
      .describe(
        'Whether it is left out where there is no margin: there it would say again what stands right above or below it.',
      ),
  }),
};

type Kind = keyof typeof kinds;
const isKind = (name: string): name is Kind => name in kinds;

/** One thing in a post's margin. */
export const marginPieceSchema = z.union([kinds.quote, kinds.poster, kinds.map, kinds.note], {
  // Only what is wrong with the kind that was meant.
  error: ({ input }) => {
    const meant = isRecord(input) && Object.keys(input).find(isKind);
    if (!meant)
      return `margin: give each entry one of ${Object.keys(kinds).join(', ')}; the README says how`;
    const problems = kinds[meant].safeParse(input).error?.issues ?? [];
    return problems.map(({ message }) => message).join('; ');
  },
});

export type WrittenPiece = z.infer<typeof marginPieceSchema>;
