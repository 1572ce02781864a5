import type { ProductDrawing } from '#src/config/drawings.ts';
import { drawCat } from './cat.ts';
import { drawGarment, printRoom } from './garments.ts';
import { grounds } from './palette.ts';
import { fitted, place, sticker } from './part.ts';
import { file, flat, group } from './svg.ts';

/** A product picture, a whole SVG file of 320 by 240 pixels: a sticker, or a garment with the cat on its chest. */
export const drawProduct = ({ cat, background, garment, garmentColor }: ProductDrawing): string => {
  const ground = flat('M0 0H320V240H0z', grounds[background]);
  const print = drawCat(cat, 'a');
  if (garment === 'sticker') {
    return file(320, 240, ground + fitted(print, [14, 12, 306, 228], 'e', true));
  }
  const cloth = place(drawGarment(garment, garmentColor ?? 'white'), 16, 12, 0.9);
  const [left, top, right, bottom] = printRoom(garment);
  return file(
    320,
    240,
    ground +
      sticker(cloth, 'g', 4) +
      group(fitted(print, [left, top, right, bottom], 'e', true), 'transform="translate(16 12)scale(.9)"'),
  );
};
