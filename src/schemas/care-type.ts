import type { z } from 'astro/zod';
import { entry, oneOf, position, text } from '#src/schemas/field.ts';

/** One of the four kinds of care the fund was for. */
export const careTypeSchema = entry({
  id: oneOf('id', ['vaccinations', 'spay-neuter', 'check-ups', 'emergency-care']).describe(
    'Short name; the icon is drawn by it.',
  ),
  order: position().describe('Place on the page.'),
  name: text('name', 'write the name on the card', 40).describe('Name on the card.'),
});

export type CareType = z.infer<typeof careTypeSchema>;
