import type { z } from 'astro/zod';
import { entry, oneOf, position, slugId, text } from '#src/schemas/field.ts';

/** A publication of the As Featured In strip, set in our own type (spec section 3; design section 2, item 16). */
export const publicationSchema = entry({
  id: slugId().describe('Short name, never changes.'),
  order: position().describe('Place in the strip: the order of the eleven slots in the spec.'),
  name: text('name', 'write the name as the publication writes it', 40).describe('The wordmark.'),
  slot: text('slot', 'write which of the eleven slots of the strip it fills', 40).describe(
    'The slot of the spec that it fills. No name is proven for two of the slots, so they hold another kind.',
  ),
  kind: text('kind', 'write what it is, such as "public radio"', 40).describe('What it really is.'),
  wordmark: oneOf('wordmark', ['serif', 'sans', 'condensed', 'slab']).describe(
    'Style in which our own type sets the name.',
  ),
});

export type Publication = z.infer<typeof publicationSchema>;
