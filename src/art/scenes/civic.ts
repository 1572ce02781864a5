import { repeat, signboard, tree } from '#src/art/fittings.ts';
import { blue, cream, ink, paper, tomato, stone, white, oak, yellow } from '#src/art/palette.ts';
import { box, flat, line, move, oval, shape } from '#src/art/svg.ts';
import type { SettingOf } from '#src/art/scenes/setting.ts';

const sky = (color: string): string => flat('M0 0H640V360H0z', color);

const steps = (y: number, count: number, color: string): string =>
  repeat(count, (index) => box(110 - index * 30, y + index * 15, 420 + index * 60, 16, color));

/** Old pigeonholes, grille and sacks. */
export const postOffice: SettingOf = (ground) => {
  const sack = (x: number, y: number, scale: number): string =>
    `<g transform="translate(${x} ${y})scale(${scale})">` +
    shape('M-22-92L-34-112-12-104 0-116 14-104 34-112 22-92z', '#d8c49b') +
    shape('M-24-90C-70-70-76 0-56 0H56C76 0 70-70 24-90z', '#d8c49b') +
    line('M-26-90H26', tomato, 8) +
    box(-26, -56, 52, 34, white) +
    line('M-26-56L0-36 26-56') +
    '</g>';
  return {
    back:
      sky(ground) +
      box(14, 14, 448, 226, '#a5673a') +
      flat(
        repeat(
          36,
          (index) => `M${24 + (index % 9) * 48} ${24 + Math.floor(index / 9) * 53}h42v46h-42z`,
        ),
        '#4a2b1a',
      ) +
      flat(
        repeat(36, (index) =>
          (index * 7) % 5 < 2
            ? `M${30 + (index % 9) * 48} ${44 + Math.floor(index / 9) * 53}h26v26h-26z`
            : '',
        ),
        paper,
      ) +
      flat(
        repeat(36, (index) =>
          (index * 7) % 5 === 3
            ? `M${28 + (index % 9) * 48} ${54 + Math.floor(index / 9) * 53}h34v6h-34zM${28 + (index % 9) * 48} ${62 + Math.floor(index / 9) * 53}h34v6h-34z`
            : '',
        ),
        cream,
      ) +
      box(504, 60, 128, 184, ink, 6) +
      line(
        repeat(5, (index) => `M${524 + index * 22} 66V238`),
        '#c99a3a',
        6,
      ) +
      signboard('MAIL', 508, 18, 120, 42, blue, white) +
      box(488, 240, 162, 20, oak) +
      box(500, 260, 152, 70, '#8d5c33') +
      flat('M0 322H640V360H0z', '#c9a981') +
      line('M0 322H640') +
      sack(84, 342, 1.1) +
      sack(420, 344, 0.8),
    perches: [
      [176, 122, 404, 350],
      [506, 128, 630, 246],
      [34, 162, 136, 262],
      [504, 262, 594, 350],
    ],
  };
};

/** Columns, cupola and steps. */
export const cityHall: SettingOf = (ground) => ({
  back:
    sky(ground) +
    shape('M-9 286H649V369H-9z', '#7fae62') +
    line('M320 30V6') +
    shape('M320 6h34l-8 8 8 8h-34z', blue) +
    shape('M296 66q0-36 24-36t24 36z', '#7fb8a0') +
    box(290, 64, 60, 40, stone) +
    line('M306 104V78M320 104V78M334 104V78', ink, 6) +
    box(272, 100, 96, 24, stone) +
    box(60, 148, 520, 138, '#ece4d4') +
    box(48, 136, 544, 16, stone) +
    box(210, 118, 220, 170, '#ece4d4') +
    shape('M200 136L320 100 440 136z', stone) +
    shape(
      repeat(
        3,
        (index) =>
          `M${78 + index * 42} 254v-54q0-14 13-14t13 14v54zM${452 + index * 42} 254v-54q0-14 13-14t13 14v54z`,
      ),
      '#8fb5c9',
    ) +
    shape('M300 286V206q0-22 20-22t20 22v80z', '#5a3a20') +
    repeat(
      6,
      (index) =>
        box(218 + index * 38, 148, 14, 140, white) + box(213 + index * 38, 142, 24, 10, stone),
    ) +
    tree(28, 300, 1.1) +
    tree(612, 300, 1.2) +
    steps(286, 6, stone),
  perches: [
    [204, 140, 436, 348],
    [504, 214, 622, 338],
    [18, 214, 136, 338],
    [422, 262, 498, 348],
  ],
});

/** Albany: steep red roofs, round arches and the great stair. */
export const capitol: SettingOf = (ground) => {
  const roof = (x: number, y: number, width: number, height: number): string =>
    shape(
      `M${x} ${y}L${x + width * 0.2} ${y - height}h${width * 0.6}L${x + width} ${y}z`,
      '#b4452f',
    ) + shape(`M${x + width / 2 - 12} ${y}v-26l12-16 12 16v26z`, '#e3cfc0');
  const arches = (x: number, y: number, times: number): string =>
    shape(
      repeat(times, (index) => `M${x + index * 38} ${y}v-26a12 12 0 0 1 24 0v26z`),
      '#6d7f8f',
    );
  return {
    back:
      sky(ground) +
      box(30, 130, 580, 170, '#d9c4b5') +
      roof(70, 132, 110, 62) +
      roof(460, 132, 110, 62) +
      box(210, 96, 220, 204, '#e3cfc0') +
      roof(220, 98, 200, 70) +
      shape('M20 300V100L46 40 72 100V300zM568 300V100L594 40 620 100V300z', '#e3cfc0') +
      shape('M14 104L46 28 78 104zM562 104L594 28 626 104z', '#b4452f') +
      arches(92, 200, 3) +
      arches(444, 200, 3) +
      arches(92, 262, 3) +
      arches(444, 262, 3) +
      arches(228, 156, 5) +
      arches(228, 214, 5) +
      line('M210 168H430M30 216H610', '#a88d7c', 4) +
      flat('M0 300H640V360H0z', '#7fae62') +
      line('M0 300H640') +
      shape('M250 240H390L470 360H170z', stone) +
      line(
        'M242 254H398M232 270H408M222 286H418M210 304H430M198 322H442M186 342H454',
        '#a69c89',
        4,
      ) +
      shape('M236 240h18l-76 122h-40zM386 240h18l98 122h-40z', '#e3cfc0'),
    perches: [
      [196, 130, 444, 350],
      [504, 226, 630, 350],
      [10, 226, 136, 350],
      [444, 262, 500, 330],
    ],
  };
};

/** Bench, flags and scales. */
export const courtroom: SettingOf = (ground) => ({
  back:
    sky(ground) +
    flat('M0 0H640V16H0z', '#6b4226') +
    line('M0 16H640') +
    shape('M30 70h110v170H30zM500 70h110v170H500z', '#8d5c33') +
    line('M46 86h78v138H46zM516 86h78v138H516z', '#5a3420', 4) +
    `<circle cx="320" cy="57" r="34" fill="${cream}"/>` +
    move(
      line('M0-36V30M-16 30h32M-32-22H32', '#8a6a22', 6) +
        shape('M-48 6h32q-2 14-16 14t-16-14zM16 6h32q-2 14-16 14t-16-14z', yellow) +
        line('M-32-22l-16 28M-32-22l16 28M32-22l-16 28M32-22l16 28', '#8a6a22', 3),
      320,
      57,
      0.6,
    ) +
    line('M466 30V262M174 30V262', '#c99a3a', 7) +
    shape('M466 50q34 10 28 90-18 10-28 0zM174 50q-34 10-28 90 18 10 28 0z', tomato) +
    line('M475 56q11 30 6 84M165 56q-11 30-6 84', white, 5),
  perches: [
    [198, 100, 442, 279],
    [506, 186, 600, 276],
    [44, 190, 128, 276],
    [142, 196, 206, 276],
  ],
  front:
    box(40, 264, 560, 20, '#a5673a', 3) +
    shape('M60 284H580V369H60z', '#7a4a2b') +
    line('M84 300h140v60M252 300h136v60M416 300h140v60', '#5a3420', 5) +
    oval(320, 330, 20, 20, '#c99a3a'),
});
