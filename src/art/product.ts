import type { ProductDrawing } from '#src/config/drawings.ts';
import { drawCat } from '#src/art/cat.ts';
import { drawGarment, printRoom } from '#src/art/garments.ts';
import { grounds, ink, white } from '#src/art/palette.ts';
import { fitted } from '#src/art/part.ts';
import { file, group, inked, move, shape } from '#src/art/svg.ts';

/** The waxed paper that a sticker comes on, and its lower right corner, folded up. */
const sheet = 'M50 14L260 4 270 180 230 228 60 230z';
const corner = 'M230 228L220 170 270 180';
const wax = '#fea';

/** What is sold, in 320 by 240 pixels and without a ground. `id` is unique within the document. */
const merch = ({ cat, garment, garmentColor }: ProductDrawing, id: string, paper: string) => {
  const print = drawCat(cat, id);
  if (garment === 'sticker') return paper + fitted(print, [66, 16, 254, 220], `${id}e`, true);
  const cloth = drawGarment(garment, garmentColor ?? 'white');
  return move(inked(cloth.art, 4) + fitted(print, printRoom(garment), `${id}e`, true), 16, 12, 0.9);
};

/** A product picture, a whole SVG file of 320 by 240 pixels: a sticker on its paper, or a garment with the cat on its chest. */
export const drawProduct = (product: ProductDrawing): string => {
  const paper = `<path d="${sheet}${corner}" fill="${wax}" stroke="${ink}" stroke-width="4"/>`;
  return file(
    320,
    240,
    `<rect width="320" height="240" fill="${grounds[product.background]}"/>` +
      merch(product, 'a', paper),
  );
};

/** The same without its ground, for a shelf of the page itself, which moves the group `corner`. */
export const drawLooseProduct = (product: ProductDrawing, id: string): string => {
  const lifted = group(shape(`${corner}z`, white), 'class="corner"');
  return file(320, 240, merch(product, id, inked(shape(sheet, wax) + lifted, 4)));
};
