import type { ProductDrawing } from '#src/config/drawings.ts';
import { drawCat } from '#src/art/cat.ts';
import { drawGarment, printRoom } from '#src/art/garments.ts';
import { grounds, paper, white } from '#src/art/palette.ts';
import { fitted } from '#src/art/part.ts';
import { file, flat, inked, line, move, shape } from '#src/art/svg.ts';

/** The paper that a sticker comes on, its lower right corner lifted. */
const backing = inked(
  shape('M-98-104H98V62L56 104H-98z', paper) +
    line('M-88 0H88', '#e9dcc2', 3) +
    `<g class="corner">${flat('M98 62L56 104V62z', '#bfae8d') + shape('M98 62L50 52 56 104z', white)}</g>`,
  4,
);

/** What is sold, in 320 by 240 pixels and without a ground. `id` is unique within the document. */
const merch = ({ cat, garment, garmentColor }: Omit<ProductDrawing, 'background'>, id: string) => {
  const print = drawCat(cat, id);
  if (garment === 'sticker')
    return move(backing, 160, 120, 1.08, -3) + fitted(print, [66, 16, 254, 220], `${id}e`, true);
  const cloth = drawGarment(garment, garmentColor ?? 'white');
  return move(inked(cloth.art, 4) + fitted(print, printRoom(garment), `${id}e`, true), 16, 12, 0.9);
};

/** A product picture, a whole SVG file of 320 by 240 pixels: a sticker on its paper, or a garment with the cat on its chest. */
export const drawProduct = (product: ProductDrawing): string =>
  file(320, 240, flat('M0 0H320V240H0z', grounds[product.background]) + merch(product, 'a'));

/** The same without its ground, for a shelf of the page itself. */
export const drawLooseProduct = (product: ProductDrawing, id: string): string =>
  file(320, 240, merch(product, id));
