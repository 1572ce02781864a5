import { z } from 'astro/zod';
import { sceneDrawingSchema } from '#src/schemas/drawing.ts';
import { entry, position, slugId, text, yesNo } from '#src/schemas/field.ts';

/** A walking tour of the sister company. */
export const tourSchema = entry({
  id: slugId().describe('Short name, never changes.'),
  order: position().describe('Place on the page.'),
  name: text('name', 'write the name of the tour', 40).describe('Name of the tour.'),
  description: text('description', 'write two or three true sentences', 400).describe(
    'What the walk is. It is about history: nobody is promised a live cat.',
  ),
  duration: text('duration', 'write the length in words, such as "2.5 hours"', 20).describe(
    'Length in words.',
  ),
  maxGroupSize: z
    .int({ error: 'maxGroupSize: write a whole number of people' })
    .min(1, { error: 'maxGroupSize: write a whole number of people' })
    .describe('Most people in one group.'),
  rating: z
    .number({ error: 'rating: write a number from 0 to 5, such as 4.9' })
    .min(0, { error: 'rating: write a number from 0 to 5, such as 4.9' })
    .max(5, { error: 'rating: write a number from 0 to 5, such as 4.9' })
    .describe('Out of 5. Without a count of votes: never becomes structured data.'),
  neighborhood: text('neighborhood', 'write the neighborhood', 40).describe('Where it walks.'),
  price: z
    .number({ error: 'price: write US dollars as a number, such as 45' })
    .min(0, { error: 'price: write US dollars as a number, such as 45' })
    .describe('US dollars for one person.'),
  status: text('status', 'write the badge, such as "Coming Soon - Spring 2025"', 60).describe(
    'The badge on the card.',
  ),
  art: sceneDrawingSchema.describe('The picture: a scene and the cats in it.'),
  confirmed: yesNo('confirmed').describe('True once the owner has confirmed price and figures.'),
});

export type Tour = z.infer<typeof tourSchema>;
