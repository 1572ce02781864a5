import { repeat } from '#src/art/fittings.ts';
import {
  blue,
  cream,
  green,
  ink,
  leaf,
  sky,
  tomato,
  steel,
  white,
  oak,
  yellow,
} from '#src/art/palette.ts';
import { box, flat, line, move, oval, round, shape, tube } from '#src/art/svg.ts';
import type { SettingOf } from '#src/art/scenes/setting.ts';

const wall = (color: string): string => flat('M0 0H640V360H0z', color);

/** Exam table, scale and cabinet. */
export const vet: SettingOf = (ground) => ({
  back:
    wall(ground) +
    flat(
      repeat(9, (index) => `M${index * 80} 0h3v300h-3z`) +
        'M0 80H640v3H0zM0 160H640v3H0zM0 240H640v3H0z',
      '#ffffff55',
    ) +
    flat('M0 300H640V360H0z', '#d6dfe0') +
    box(14, 30, 118, 124, white, 6) +
    line('M73 30V154') +
    shape('M62 61h20v20h20v20H82v20H62v-20H42V81h20z', leaf) +
    box(508, 26, 118, 120, cream, 4) +
    line('M522 92c16-30 32-30 42-6 8 14 24 12 34-16', blue, 5) +
    line('M522 50h56M522 64h38M522 124h88', '#8f8a84', 5) +
    line('M384-4V30') +
    shape('M324 62q60-66 120 0z', steel) +
    oval(384, 62, 40, 9, '#fff7c9'),
  perches: [
    [142, 54, 418, 264],
    [392, 130, 498, 232],
    [20, 190, 130, 352],
    [556, 250, 640, 352],
  ],
  front:
    box(96, 252, 430, 20, steel, 8) +
    flat('M104 256H518v5H104z', white) +
    line('M150 272V352M472 272V352', ink, 16) +
    line('M150 272V352M472 272V352', steel, 8) +
    box(408, 226, 80, 26, '#34333a', 5) +
    box(420, 232, 36, 14, '#bfe6a8', 2) +
    box(186, 292, 240, 70, '#8fb5c9', 4) +
    line('M306 292V360M286 320h8M318 320h8'),
});

/**
 * A living room: wallpaper, a window, a lamp and a sofa with a rug before it. From 142 to 532 lies what the home page
 * shows of it in narrow columns.
 */
export const sofa: SettingOf = (ground) => ({
  back:
    wall(ground) +
    flat(
      repeat(10, (index) => `M${index * 68} 0h24v292h-24z`),
      '#ffffff55',
    ) +
    flat('M0 292H640V360H0z', oak) +
    box(-9, 280, 658, 14, white) +
    box(20, 44, 104, 132, blue) +
    flat('M24 172v-54h20v20h16V88h22v40h18v-20h20v64z', '#16376d') +
    line('M72 44V176M20 104H124') +
    box(10, 172, 124, 12, white) +
    line('M584 292V110', ink, 8) +
    shape('M546 116L564 58h40l18 58z', yellow) +
    oval(584, 294, 34, 8, ink) +
    box(183, 132, 308, 140, green, 24) +
    box(203, 228, 136, 52, green, 12) +
    box(335, 228, 136, 52, green, 12) +
    box(155, 192, 56, 104, green, 22) +
    box(463, 192, 56, 104, green, 22) +
    box(191, 274, 292, 22, green, 4) +
    flat('M175 296h20v12h-20zM479 296h20v12h-20z', ink) +
    oval(337, 332, 182, 18, tomato) +
    line('M172 334q165 30 330 0', yellow, 4),
  perches: [
    [187, 40, 487, 260],
    [506, 230, 606, 340],
    [30, 210, 130, 340],
    [411, 170, 491, 260],
  ],
});

/** Cake, balloons and bunting. */
export const party: SettingOf = (ground) => {
  const balloon = (x: number, y: number, color: string, tied: number): string =>
    line(`M${x} ${y + 38}Q${x + 10} ${y + 90} ${tied} 262`, ink, 3) +
    shape(`M${x} ${y + 34}l-6 10h12z`, color) +
    oval(x, y, 29, 35, color) +
    line(`M${x - 14} ${y - 8}q2-12 10-16`, white, 4);
  // The rope hangs in two curves. As the middle of each bend is halfway, `t` grows evenly along the wall.
  const rope = (x: number): number => {
    const left = x < 320;
    const t = (x - (left ? -10 : 320)) / 330;
    return (1 - t) ** 2 * (left ? 14 : 26) + 160 * t * (1 - t) + t * t * (left ? 26 : 14);
  };
  return {
    back:
      wall(ground) +
      line('M-10 14Q155 80 320 26 485 80 650 14') +
      repeat(11, (index) => {
        const x = 22 + index * 58;
        const [from, to] = [rope(x), rope(x + 34)];
        return shape(
          `M${x} ${round(from)}L${x + 34} ${round(to)} ${round(x + 17 + from - to)} ${round((from + to) / 2 + 32)}z`,
          [tomato, white, blue, yellow, leaf][index % 5] ?? tomato,
        );
      }) +
      oval(320, 24, 8, 8, steel) +
      balloon(56, 146, tomato, 80) +
      balloon(104, 120, yellow, 80) +
      balloon(586, 126, blue, 562) +
      balloon(536, 152, leaf, 562) +
      shape('M70 260h20l10 24h-40zM552 260h20l10 24h-40z', yellow),
    perches: [
      [142, 74, 356, 294],
      [506, 190, 616, 292],
      [20, 196, 136, 292],
      [586, 206, 640, 292],
    ],
    front:
      box(-9, 282, 658, 18, white) +
      flat('M0 300H640V360H0z', tomato) +
      shape(
        repeat(13, (index) => `M${-8 + index * 52} 298h52q-26 36-52 0z`),
        white,
      ) +
      move(
        box(346, 276, 140, 10, steel, 5) +
          box(352, 228, 128, 48, yellow, 6) +
          shape(
            'M352 234q0-8 8-8h112q8 0 8 8v12q-11 17-22 0-10 17-21 0-10 17-21 0-10 17-21 0-10 17-21 0-11 17-22 0z',
            cream,
          ) +
          box(372, 186, 88, 42, sky, 6) +
          shape(
            'M372 192q0-8 8-8h72q8 0 8 8v8q-11 16-22 0-11 16-22 0-11 16-22 0-11 16-22 0z',
            cream,
          ) +
          box(392, 150, 48, 36, yellow, 6) +
          tube('M401 148V132M416 148V128M431 148V132', 13, white, 3) +
          `<path d="M401 108q9 13 0 16-9-3 0-16zM416 104q9 13 0 16-9-3 0-16zM431 108q9 13 0 16-9-3 0-16z" fill="${yellow}" stroke-width="3"/>`,
        0,
        -6,
      ),
  };
};

/** A wall calendar with one day marked by a paw. */
export const calendar: SettingOf = (ground) => ({
  back:
    wall(ground) +
    flat('M152 46h360v270h-360z', '#00000033') +
    box(140, 34, 360, 270, white, 6) +
    shape('M140 96V40q0-6 6-6h348q6 0 6 6v56z', tomato) +
    line('M180 22v28M248 22v28M392 22v28M460 22v28', ink, 9) +
    line('M180 24v24M248 24v24M392 24v24M460 24v24', steel, 4) +
    line('M210 68h120M346 68h84', white, 12) +
    flat('M140 96h360v22h-360z', '#efe7da') +
    line(
      'M140 118H500M140 164H500M140 210H500M140 256H500M191 118V304M243 118V304M294 118V304M346 118V304M397 118V304M449 118V304',
      '#a9a294',
      3,
    ) +
    line(
      repeat(24, (index) => `M${150 + (index % 7) * 51.5} ${130 + Math.floor(index / 7) * 46}h12`),
      '#77717c',
      5,
    ) +
    `<circle cx="423" cy="187" r="28" fill="none" stroke="${tomato}" stroke-width="5"/>` +
    flat(
      'M423 190c12 0 18 18 8 18h-16c-10 0-4-18 8-18zM407 178a6 8 0 1 1 .1 0zM423 172a6 8 0 1 1 .1 0zM439 178a6 8 0 1 1 .1 0z',
      ink,
    ) +
    line('M206 180l22 18M228 180l-22 18M258 180l22 18M280 180l-22 18', blue, 5) +
    line('M564 60V150', tomato, 12) +
    shape('M558 150h12l-6 18z', cream) +
    box(-9, 322, 658, 50, oak) +
    line('M0 340H640', '#8d5c33', 3),
  perches: [
    [150, 116, 398, 338],
    [504, 190, 636, 336],
    [20, 230, 130, 336],
    [404, 236, 490, 336],
  ],
});
