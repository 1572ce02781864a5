import { cartonBack, cartonFront } from '#src/art/containers.ts';
import { drawCat } from '#src/art/cat.ts';
import { headOutlines } from '#src/art/head-shapes.ts';
import { fitted, place, stack } from '#src/art/part.ts';
import { pipe, token } from '#src/art/stages/page.ts';
import { box, group, inked, line, move } from '#src/art/svg.ts';

const uncut = [0, 1, 2, 3]
  .map((at) =>
    move(
      `<path d="${headOutlines.round}"/>`,
      26 + (at % 2) * 46,
      34 + Math.floor(at / 2) * 46,
      0.16,
    ),
  )
  .join('');

const hook = 'M160 62V32C160 18 178 20 176 5 172-12 148-10 148 4M160 60L108 84H212z';
const hanger = (x: number): string => move(pipe(hook, 12, token('white')), x, 14);

/** What unpacks the goods, and what waits for them: a sheet that isn't cut, a frame, hangers. */
const wares = {
  stickers:
    inked(
      move(
        box(0, 0, 98, 114, token('custard')) +
          group(uncut, 'fill="none" stroke-width="18" stroke-dasharray="34 30"'),
        222,
        116,
        0.9,
        -5,
      ),
      4,
    ) +
    fitted(
      drawCat({ coat: 'tuxedo', pose: 'peeking', mood: 'happy' }, 'unpacks'),
      [8, 12, 204, 218],
      'u1',
    ),
  prints:
    inked(
      box(20, 30, 156, 188, token('yellow')) +
        box(38, 48, 120, 152, token('white')) +
        line('M38 48L20 30M158 48l18-18M38 200l-18 18M158 200l18 18'),
      4,
    ) +
    fitted(
      drawCat({ coat: 'calico', pose: 'sitting', mood: 'smug' }, 'poses'),
      [26, 54, 176, 214],
      'u2',
    ) +
    fitted(stack([cartonBack, cartonFront]), [220, 140, 318, 218], 'u3'),
  apparel:
    inked(pipe('M-20 12H340', 12, token('ash')) + hanger(32) + hanger(100), 4) +
    fitted(
      stack([
        cartonBack,
        place(drawCat({ coat: 'orange', pose: 'loaf', asleep: true }, 'hair'), 30, 50, 0.8),
        cartonFront,
      ]),
      [4, 50, 216, 218],
      'u4',
    ),
};

/** A shelf that is still being stocked, 320 by 218, by cats, who are in its square left part. */
export const drawToStock = (ware: keyof typeof wares): string =>
  `<svg viewBox="0 0 320 218" preserveAspectRatio="xMinYMax slice" aria-hidden="true">${wares[ware]}</svg>`;
