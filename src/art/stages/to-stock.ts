import { drawCat } from '#src/art/cat.ts';
import { drawGarment } from '#src/art/garments.ts';
import { fitted } from '#src/art/part.ts';
import { token } from '#src/art/stages/page.ts';
import { group, inked, line, move, shape } from '#src/art/svg.ts';
import { paw } from '#src/art/tracks.ts';

/** The place on the wall where goods will be, and the stencil on the carton that they come in. */
const wares = {
  stickers: {
    place: move('<path d="M64 14L250 8 258 168 218 208H72z"/>', 63, 4, 0.6),
    stencil: `<path d="${paw}"/>`,
  },
  prints: {
    place: move('<path d="M42 22H278V190H42zM70 48H250V164H70z"/>', 48, -6, 0.7),
    stencil: '<path d="M-62-46H62V46H-62zM-62 28L-20-8 12 20 32 0 62 28"/>',
  },
  apparel: {
    place: move(drawGarment('crewneck', 'white').edge, 70, 0, 0.56),
    stencil: move(drawGarment('t-shirt', 'white').edge, -80, -62, 0.5),
  },
} as const;

const carton =
  shape('M0 0H148V90H0z', token('wood')) +
  shape('M60 0H88V32L81 27 74 32 67 27 60 32z', token('custard')) +
  line('M114 76V48M104 58l10-10 10 10M100 80h28');

const sleeper = drawCat({ coat: 'orange', pose: 'loaf', asleep: true }, 'hair');

/**
 * A shelf that is still being stocked, 320 by 240: the outline of its goods on the bare wall, and their carton. Who
 * sleeps beside the one of the apparel leaves hair on it.
 */
export const drawToStock = (ware: keyof typeof wares): string =>
  '<svg viewBox="0 0 320 240" aria-hidden="true">' +
  group(
    wares[ware].place,
    `fill="${token('white')}" fill-opacity=".6" stroke="${token('ink')}" stroke-width="5" stroke-dasharray="14 11"`,
  ) +
  inked(
    move(
      carton + group(move(wares[ware].stencil, 34, 57, 0.36), 'class="stencil" fill="none"'),
      ware === 'apparel' ? 14 : 86,
      148,
      1.02,
    ),
    4,
  ) +
  (ware === 'apparel' ? fitted(sleeper, [172, 150, 312, 240], 'haire', true) : '') +
  '</svg>';
