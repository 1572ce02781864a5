import { waterTower } from '#src/art/fittings.ts';
import { steel } from '#src/art/palette.ts';
import { inked, line, move, shape } from '#src/art/svg.ts';

const pigeon = (x: number, y: number, flip = false): string =>
  move(
    `<g${flip ? ' transform="scale(-1 1)"' : ''}>` +
      line('M-2 6v12M6 6v12', '', 3) +
      shape('M-30 12C-22 0-14-12 2-14 2-26 20-28 21-15L29-11 21-8C20 6 6 12-8 10z', steel) +
      '</g>',
    x,
    y,
  );

/** What stands on a roof: a water tower, an antenna, a vent and pigeons. 360 by 300 pixels, without the roof. */
export const drawRoof = (): string =>
  `<svg viewBox="0 0 360 300" aria-hidden="true">${inked(
    waterTower(110, 300, 1.9) +
      line('M344 300V40M310 62h68M316 92h56M322 122h44', '', 5) +
      shape('M9 300v-50h22v50z', '#8d97a8') +
      shape('M0 252q20-30 40 0z', steel) +
      pigeon(112, 18) +
      pigeon(346, 44, true),
    4,
  )}</svg>`;
