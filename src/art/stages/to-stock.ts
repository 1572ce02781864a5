import { drawCat } from '#src/art/cat.ts';
import { headOutlines } from '#src/art/head-shapes.ts';
import { fitted, type Bounds } from '#src/art/part.ts';
import { token } from '#src/art/stages/page.ts';
import { box, group, inked, line, move, oval, shape } from '#src/art/svg.ts';
import type { CatDrawing } from '#src/config/drawings.ts';

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

/** A carton that is open, on the shelf, and what stands in it: 96 wide, its floor at 0. */
const carton = (content: string): string =>
  move(
    content +
      shape('M8-74H88L84 0H12z', '#d2a066') +
      shape('M8-74L-6-52 8-44zM88-74l14 22-14 8z', '#b98449') +
      line('M38-18v-18m-7 7l7-7 7 7M58-18v-18m-7 7l7-7 7 7', '#7d5527'),
    227,
    218,
  );

const roll = (x: number, angle: number): string =>
  move(box(-11, -60, 22, 76, token('sheet')) + oval(0, -60, 11, 5, token('ash')), x, -66, 1, angle);

/** Clothes that somebody has folded, `y` above the floor. */
const folded = (y: number, color: string): string =>
  box(8, 218 - y, 198, 28, token(color), 12) + line(`M60 ${218 - y}q46 18 92 0`);

const cat = (drawing: CatDrawing, id: string, room: Bounds): string =>
  fitted(drawCat(drawing, id), room, `${id}e`);

/** What unpacks the goods, and what it takes out: a sheet that isn't cut, rolls beside a frame, folded clothes and a hanger. */
const wares = {
  stickers:
    inked(
      move(
        box(0, 0, 98, 114, token('custard')) +
          group(uncut, 'fill="none" stroke-width="18" stroke-dasharray="34 30"'),
        222,
        104,
        1,
        -6,
      ),
      4,
    ) + cat({ coat: 'tuxedo', pose: 'peeking', mood: 'happy' }, 'unpacks', [4, 2, 212, 218]),
  prints:
    inked(
      carton(roll(34, -8) + roll(62, 9)) +
        box(10, 12, 186, 206, token('yellow')) +
        box(28, 30, 150, 170, token('blue')) +
        line('M28 30L10 12M178 30l18-18M28 200l-18 18M178 200l18 18'),
      4,
    ) + cat({ coat: 'calico', pose: 'sitting', mood: 'smug' }, 'poses', [16, 22, 206, 216]),
  apparel:
    inked(
      carton(
        line(
          'M44-70V-94C44-110 62-108 60-122 56-136 34-132 36-120M44-100L4-78M44-100L84-78',
          '',
          5,
        ),
      ) +
        folded(28, 'white') +
        folded(56, 'red') +
        folded(84, 'blue'),
      4,
    ) + cat({ coat: 'orange', pose: 'loaf', asleep: true }, 'hair', [6, 0, 208, 140]),
};

/** A shelf that is still being stocked, 320 by 218, by cats, who are in its square left part. */
export const drawToStock = (ware: keyof typeof wares): string =>
  `<svg viewBox="0 0 320 218" preserveAspectRatio="xMinYMax slice" aria-hidden="true">${wares[ware]}</svg>`;
