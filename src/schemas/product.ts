import { z } from 'astro/zod';
import { productCategories } from '#src/config/categories.ts';
import { productIdRanges } from '#src/config/shop.ts';
import { productDrawingSchema } from '#src/schemas/drawing.ts';
import { entry, oneOf, text, webAddress, yesNo } from '#src/schemas/field.ts';

const idRemedy =
  'id: write a whole number: stickers 1 to 18, t-shirts 101 to 112, crewnecks 201 to 204, hoodies 301 to 303';

/** One thing in the shop. */
export const productSchema = entry({
  id: z
    .int({ error: idRemedy })
    .describe('Number of the product; each category has its own range. Never changes.'),
  name: text('name', 'write the name as a card shows it', 40).describe('Name on the card.'),
  category: oneOf('category', productCategories).describe('The shop tab that lists it.'),
  art: productDrawingSchema.describe('The picture: cat, background, garment and its color.'),
  link: webAddress('link')
    .optional()
    .describe('Its own listing in the outside shop. Without it the card links to the shop itself.'),
  featured: yesNo('featured').optional().describe('Marked as featured on its card.'),
  confirmed: yesNo('confirmed').describe(
    'True once the owner has confirmed name and listing; until then the launch check lists it.',
  ),
}).superRefine((product, context) => {
  const [first, last] = productIdRanges[product.category];
  if (product.id < first || product.id > last) {
    context.addIssue({
      code: 'custom',
      path: ['id'],
      message: `id: ${product.id} is not a number for ${product.category}; write one from ${first} to ${last}`,
    });
  }
});

export type Product = z.infer<typeof productSchema>;
