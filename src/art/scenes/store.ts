import { awning, bricks, goods, neon, repeat, tin } from '../fittings.ts';
import { centered, lettering } from '../letters.ts';
import {
  blue,
  brick,
  cream,
  green,
  ink,
  leaf,
  paper,
  pink,
  red,
  steel,
  white,
  wood,
  yellow,
} from '../palette.ts';
import { box, flat, line, oval, shape } from '../svg.ts';
import type { SettingOf } from './setting.ts';

const wall = (color: string): string => flat('M0 0H640V360H0z', color);
const plank = (y: number, height = 14): string => box(-9, y, 658, height, wood);

/** Register and gum rack. */
export const counter: SettingOf = (ground) => ({
  back:
    wall(ground) +
    box(-9, 96, 420, 12, wood) +
    goods(14, 400, 96, 2) +
    box(452, 26, 164, 76, cream, 6) +
    flat('M462 36h144v18h-144z', red) +
    line('M470 68h60M470 84h40M560 68h36M560 84h36', '#8f8a84', 5) +
    box(424, 158, 160, 106, '#4a4852', 10) +
    shape('M438 158l14-46h104l14 46z', '#34333a') +
    box(466, 122, 76, 26, '#bfe6a8', 4) +
    line(lettering('$2', 502, 128, 13), ink, 3) +
    line(
      repeat(3, (row) => `M450 ${182 + row * 20}h80`),
      cream,
      12,
    ).replace('/>', ' stroke-dasharray="1 20"/>') +
    box(548, 172, 24, 58, red, 4) +
    box(434, 242, 140, 22, '#34333a', 3),
  perches: [
    [84, 44, 330, 264],
    [318, 146, 428, 262],
    [566, 178, 640, 262],
    [0, 170, 96, 262],
  ],
  front:
    plank(256, 20) +
    flat('M0 276H640V360H0z', '#8d5c33') +
    box(36, 288, 260, 90, steel, 4) +
    repeat(7, (index) =>
      box(
        46 + index * 35,
        296,
        28,
        26,
        [red, yellow, leaf, blue, pink, white, '#e98b3a'][index] ?? red,
        3,
      ),
    ) +
    repeat(7, (index) =>
      box(
        46 + index * 35,
        330,
        28,
        40,
        [pink, blue, red, white, yellow, leaf, cream][index] ?? red,
        3,
      ),
    ) +
    box(340, 296, 120, 80, yellow, 4) +
    line(centered('GUM', 400, 312, 26), ink, 7) +
    box(496, 300, 110, 70, '#a9733f', 4),
});

/** Cans and boxes, with room for a cat between them. */
export const shelf: SettingOf = (ground, cats) => ({
  back:
    wall(ground) +
    goods(12, cats > 1 ? 430 : 640, 132, 3) +
    plank(132) +
    line('M20 139h30M130 139h30M240 139h30M350 139h30M460 139h30M570 139h30', white, 8) +
    goods(8, 180, 330, 1) +
    goods(462, 640, 330, 6) +
    plank(330, 40) +
    line('M40 350h40M180 350h40M320 350h40M460 350h40M590 350h40', yellow, 14),
  perches: [
    [180, 120, 468, 336],
    [440, 22, 540, 137],
    [540, 22, 636, 137],
    [8, 160, 120, 336],
  ],
});

/** Awning, neon sign and sill. */
export const storeWindow: SettingOf = (ground) => ({
  back:
    wall(brick) +
    bricks(0, 0, 640, 360, '#98402c') +
    box(60, 60, 520, 232, '#34333a', 4) +
    box(76, 70, 488, 212, ground) +
    flat('M76 70H200L110 282H76zM260 70h50L220 282h-50z', '#fff').replace(
      '/>',
      ' opacity=".22"/>',
    ) +
    neon(166, 110, 36) +
    box(452, 120, 88, 64, yellow, 3) +
    line(centered('ATM', 496, 138, 28), ink, 6) +
    line('M406 72V282') +
    tin(432, 284, red) +
    tin(432, 238, blue) +
    tin(468, 284, leaf),
  perches: [
    [256, 84, 446, 292],
    [500, 190, 580, 290],
    [84, 196, 240, 290],
    [10, 250, 76, 350],
  ],
  front:
    box(44, 284, 552, 18, cream, 3) +
    box(60, 302, 520, 80, green) +
    line('M90 318H290V360M350 318H550V360', '#0a4a37', 4) +
    awning(30, 14, 580, 58, 12, green) +
    box(22, 4, 596, 16, '#0a4a37', 4),
});

/** Milk crates and tied newspapers by the door. */
export const crates: SettingOf = (ground) => {
  const crate = (x: number, y: number, color: string): string =>
    box(x, y - 84, 120, 84, color, 6) +
    flat(
      repeat(
        6,
        (index) =>
          `M${x + 12 + (index % 3) * 35} ${y - 52 + Math.floor(index / 3) * 24}h26v16h-26z`,
      ),
      ink,
    ).replace('/>', ' opacity=".45"/>') +
    line(`M${x} ${y - 62}h120`) +
    box(x + 44, y - 77, 32, 9, ink, 4);
  const bundle = (x: number, y: number): string =>
    box(x, y - 62, 130, 62, paper, 3) +
    line(
      repeat(4, (index) => `M${x + 4} ${y - 50 + index * 12}h122`),
      '#b5ad9f',
      3,
    ) +
    line(`M${x + 65} ${y - 62}v62`, red, 6);
  return {
    back:
      wall(ground) +
      box(470, 26, 150, 300, '#34333a') +
      box(486, 42, 118, 150, '#bcdff0') +
      line('M486 216v44', steel, 8) +
      box(40, 30, 150, 100, cream, 4) +
      line(centered('MILK', 115, 48, 30) + 'M64 100h102M80 114h70', blue, 6) +
      flat('M0 318H640V360H0z', '#cfc8ba') +
      line('M0 318H640') +
      crate(24, 336, blue) +
      crate(34, 252, yellow) +
      crate(152, 336, red) +
      crate(280, 336, leaf) +
      bundle(408, 338) +
      bundle(414, 276),
    perches: [
      [156, 40, 402, 258],
      [412, 116, 540, 218],
      [32, 66, 160, 172],
      [552, 236, 640, 346],
    ],
  };
};

/** Slanted boxes of fruit under an awning. */
export const fruit: SettingOf = (ground) => {
  const heap = (x: number, color: string, price: string): string =>
    shape(`M${x} 258h150v96h-150z`, wood) +
    line(`M${x} 290h150M${x} 322h150`, '#8d5c33', 4) +
    repeat(4, (index) => oval(x + 22 + index * 34, 250, 18, 18, color)) +
    repeat(3, (index) => oval(x + 40 + index * 34, 226, 18, 18, color)) +
    box(x + 50, 286, 50, 44, yellow, 3) +
    line(centered(price, x + 75, 298, 20), ink, 4);
  return {
    back:
      wall(ground) +
      flat('M0 60H640V90H0z', ink).replace('/>', ' opacity=".14"/>') +
      line('M24 60V350M616 60V350', '#5a3a20', 12) +
      line('M120 60V112M520 60V96') +
      oval(120, 126, 12, 16, '#fff2b8') +
      shape('M96 118q24-34 48 0z', green) +
      `<path d="M520 96c-30 10-34 44-18 58 4-24 12-40 18-58zM520 96c-4 26 0 46 8 60 14-14 16-44-8-60z" fill="${yellow}"/>` +
      awning(-10, 4, 660, 46, 15, red),
    perches: [
      [190, 50, 450, 282],
      [470, 110, 610, 246],
      [36, 110, 176, 246],
      [146, 140, 226, 246],
    ],
    front:
      heap(20, '#ee8a32', '$1') +
      heap(170, red, '$2') +
      heap(320, leaf, '$1') +
      heap(470, yellow, '$2'),
  };
};
