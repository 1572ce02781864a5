import type { ProductDrawing } from '#src/config/drawings.ts';
import { drawCat } from '#src/art/cat.ts';
import { drawGarment, printRoom } from '#src/art/garments.ts';
import { grounds } from '#src/art/palette.ts';
import { fitted, sticker } from '#src/art/part.ts';
import { file, flat, move } from '#src/art/svg.ts';

/** A product picture, a whole SVG file of 320 by 240 pixels: a sticker, or a garment with the cat on its chest. */
export const drawProduct = ({ cat, background, garment, garmentColor }: ProductDrawing): string => {
  const ground = flat('M0 0H320V240H0z', grounds[background]);
  const print = drawCat(cat, 'a');
  if (garment === 'sticker') {
    return file(320, 240, ground + fitted(print, [14, 12, 306, 228], 'e', true));
  }
  const cloth = drawGarment(garment, garmentColor ?? 'white');
  return file(
    320,
    240,
    ground +
      move(sticker(cloth, 'g', 4) + fitted(print, printRoom(garment), 'e', true), 16, 12, 0.9),
  );
};
