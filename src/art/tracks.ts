import type { CatDrawing } from '#src/config/drawings.ts';
import { drawCat } from '#src/art/cat.ts';
import { repeat } from '#src/art/fittings.ts';
import { ink } from '#src/art/palette.ts';
import { fitted } from '#src/art/part.ts';
import { file, flat, group, move } from '#src/art/svg.ts';

/** The print of a paw that goes up, about 100 wide and high. */
export const paw =
  'M0-2c22 0 38 34 16 42-8 3-24 3-32 0-22-8-6-42 16-42zM-34-26a13 17 0 1 0 .1 0zM-12-46a13 17 0 1 0 .1 0zM12-46a13 17 0 1 0 .1 0zM34-26a13 17 0 1 0 .1 0z';

/** A cat alone, a whole SVG file of 140 by 120 pixels. */
export const drawSmall = (cat: CatDrawing): string =>
  file(140, 120, fitted(drawCat(cat, 'a'), [0, 0, 140, 120], 'e'));

/** Cats in a row, a whole SVG file of 120 pixels for each, 104 high. */
export const drawRow = (cats: readonly CatDrawing[]): string =>
  file(
    120 * cats.length,
    104,
    cats
      .map((cat, place) =>
        fitted(drawCat(cat, `a${place}`), [120 * place, 0, 120 * (place + 1), 104], `e${place}`),
      )
      .join(''),
  );

/** A cat that has come to the end of its tracks, a whole SVG file of 320 by 120 pixels. */
export const drawTracks = (drawing: CatDrawing): string => {
  // Which ear is tipped tells something, so that cat isn't drawn the other way round.
  const cat: CatDrawing =
    drawing.trait === 'tipped-ear' ? { ...drawing, pose: 'sitting' } : drawing;
  return file(
    320,
    120,
    repeat(5, (step) =>
      move(flat(paw, ink), 14 + step * 38, step % 2 ? 86 : 101, 0.22, step % 2 ? 81 : 99),
    ) +
      // Cats on their legs are drawn facing left, where this one has come from.
      group(
        fitted(drawCat(cat, 'a'), [196, 0, 320, 120], 'e'),
        cat.pose === 'standing' ? 'transform="matrix(-1 0 0 1 516 0)"' : '',
      ),
  );
};
