import type { z } from 'astro/zod';
import { entry, position, slugId, text } from '#src/schemas/field.ts';

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
