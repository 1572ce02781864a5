import type { ProductDrawing } from '#src/config/drawings.ts';
import { drawCat } from '#src/art/cat.ts';
import { drawGarment, printRoom } from '#src/art/garments.ts';
import { grounds, ink, steel, white } from '#src/art/palette.ts';
import { fitted } from '#src/art/part.ts';
import { box, file, group, inked, line, move, shape } from '#src/art/svg.ts';

/** The waxed paper that a sticker comes on, and its lower right corner, folded up. */
const sheet = 'M58 22L254 14l10 164-40 44H66z';
const corner = 'M224 222l-10-54 50 10';
const wax = '#fea';

/** What is sold, in 320 by 240 pixels and without a ground. `id` is unique within the document. */
const merch = ({ cat, garment, garmentColor }: ProductDrawing, id: string, paper: string) => {
  const print = drawCat(cat, id);
  if (garment === 'sticker') return paper + fitted(print, [72, 23, 247, 213], `${id}e`, true);
  const cloth = drawGarment(garment, garmentColor ?? 'white');
  return move(inked(cloth.art, 4) + fitted(print, printRoom(garment), '', true), 16, 12, 0.9);
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

/** How far below its rail a thing hangs. */
const drop = 34;
const hanger = 'M160 62V32C160 18 178 20 176 5 172-12 148-10 148 4M160 60L104 84M160 60L216 84';

/**
 * The same without its ground, on a rail of the page itself, which is along the drawing's upper edge: a garment on its
 * hanger, a sheet by two clips. The page moves the group `corner`.
 */
export const drawLooseProduct = (product: ProductDrawing, id: string): string => {
  const lifted = group(shape(`${corner}z`, white), 'class="corner"');
  const goods = move(merch(product, id, inked(shape(sheet, wax) + lifted, 4)), 0, drop);
  const clips = box(92, -10, 18, 68, steel, 4) + box(206, -10, 18, 62, steel, 4);
  return file(
    320,
    240 + drop,
    product.garment === 'sticker'
      ? goods + inked(clips, 4)
      : inked(line(hanger, ink, 8), 4) + goods,
  );
};
