import { bricks, repeat } from '#src/art/fittings.ts';
import { paw } from '#src/art/tracks.ts';
import { brick, cream, ink, oak, stone, white } from '#src/art/palette.ts';
import { box, flat, line, move, oval, shape } from '#src/art/svg.ts';
import type { SettingOf } from '#src/art/scenes/setting.ts';

const iron = '#22302a';

/** A window of a tenement: 120 by 190, under a lintel. */
const tenementWindow = (x: number, glass: string): string =>
  box(x - 12, 22, 144, 22, stone) +
  box(x, 44, 120, 190, glass) +
  line(`M${x} 130h120M${x + 60} 44v86`) +
  shape(`M${x} 44h48q-6 46-48 62zM${x + 120} 44h-48q6 46 48 62z`, cream) +
  box(x - 14, 232, 148, 14, stone);

/** The iron balcony on a brick house, with its ladder up. */
export const fireEscape: SettingOf = (ground) => ({
  back:
    flat('M0 0H640V360H0z', brick) +
    bricks(8, 0, 632, 360, '#98402c') +
    tenementWindow(70, ground) +
    tenementWindow(450, ground) +
    line('M262-9V316M318-9V316', iron, 9) +
    line(
      repeat(8, (index) => `M262 ${index * 40 + 10}h56`),
      iron,
      7,
    ) +
    line('M36 262H604M36 262V318M604 262V318', iron, 9) +
    line(
      repeat(15, (index) => `M${72 + index * 36} 262v56`),
      iron,
      5,
    ) +
    box(16, 316, 608, 14, iron) +
    line('M60 330L24 369M580 330L616 369', iron, 9),
  // Before its bars.
  perches: [
    [314, 92, 480, 322],
    [142, 196, 300, 322],
    [506, 240, 594, 322],
    [64, 240, 120, 322],
  ],
});

/** An optician's window: spectacles on a bracket, and a chart to read, for cats. */
export const optician: SettingOf = (ground) => ({
  back:
    flat('M0 0H640V360H0z', ground) +
    box(440, 74, 152, 216, white, 6) +
    [
      [516, 112, 0.6],
      [482, 168, 0.42],
      [550, 168, 0.42],
      [474, 215, 0.3],
      [516, 215, 0.3],
      [558, 215, 0.3],
      [468, 254, 0.2],
      [500, 254, 0.2],
      [532, 254, 0.2],
      [564, 254, 0.2],
    ]
      .map(([x = 0, y = 0, scale]) => move(flat(paw, ink), x, y, scale))
      .join('') +
    line('M0 30H190M66 30V66M154 30V66', '', 9) +
    oval(58, 108, 44, 44, ink) +
    oval(162, 108, 44, 44, ink) +
    oval(58, 108, 31, 31, white) +
    oval(162, 108, 31, 31, white) +
    line('M98 96q12-12 24 0', '', 12) +
    line('M40 108q6-18 22-20M144 108q6-18 22-20', '#9cc9e8', 6) +
    flat('M-9 300H649V369H-9z', oak) +
    line('M-9 300H649'),
  perches: [
    [220, 54, 428, 326],
    [10, 190, 136, 326],
    [504, 240, 604, 326],
    [0, 260, 60, 326],
  ],
});
