import type { CatDrawing } from '#src/config/drawings.ts';
import { drawCat } from '#src/art/cat.ts';
import { ink } from '#src/art/palette.ts';
import { fitted } from '#src/art/part.ts';
import { file, flat, move } from '#src/art/svg.ts';

const paw = flat(
  'M0 0c9 0 14 13 6 13h-12c-8 0-3-13 6-13zM-11-9a4 5 0 1 1 .1 0zM0-13a4 5 0 1 1 .1 0zM11-9a4 5 0 1 1 .1 0z',
  ink,
);

/** A cat that has come to the end of its tracks, a whole SVG file of 320 by 120 pixels. */
export const drawTracks = (cat: CatDrawing): string =>
  file(
    320,
    120,
    [0, 1, 2, 3, 4]
      .map((step) => move(paw, 14 + step * 38, step % 2 ? 86 : 101, 0.6, 90 + (step % 2 ? -9 : 9)))
      .join('') + fitted(drawCat(cat, 'a'), [196, 0, 320, 120], 'e'),
  );
