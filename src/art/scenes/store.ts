import { awning, bricks, goods, neon, repeat, tin } from '#src/art/fittings.ts';
import { centered, lettering } from '#src/art/letters.ts';
import {
  blue,
  brick,
  cream,
  green,
  ink,
  leaf,
  pink,
  tomato,
  steel,
  white,
  oak,
  yellow,
} from '#src/art/palette.ts';
import { box, film, flat, line, shape } from '#src/art/svg.ts';
import type { SettingOf } from '#src/art/scenes/setting.ts';

const wall = (color: string): string => flat('M0 0H640V360H0z', color);
const plank = (y: number, height = 14): string => box(-9, y, 658, height, oak);

/** Register and gum rack. */
export const counter: SettingOf = (ground) => ({
  back:
    wall(ground) +
    box(-9, 102, 420, 12, oak) +
    goods(14, 400, 102, 2) +
    box(508, 26, 124, 62, cream, 6) +
    flat('M518 36h104v16h-104z', tomato) +
    line('M524 66h44M524 78h30M588 66h28', '#8f8a84', 5) +
    box(474, 158, 160, 106, '#4a4852', 10) +
    shape('M488 158l14-46h104l14 46z', '#34333a') +
    box(516, 122, 76, 26, '#bfe6a8', 4) +
    line(lettering('$2', 552, 128, 13), ink, 3) +
    line(
      repeat(15, (index) => `M${500 + (index % 5) * 20} ${182 + Math.floor(index / 5) * 20}h.1`),
      cream,
      12,
    ) +
    box(598, 172, 24, 58, tomato, 4) +
    box(484, 242, 140, 22, '#34333a', 3),
  perches: [
    [140, 44, 358, 264],
    [356, 132, 482, 262],
    [0, 170, 96, 262],
    [506, 40, 600, 114],
  ],
  front:
    plank(256, 20) +
    flat('M0 276H640V360H0z', '#8d5c33') +
    box(76, 288, 225, 90, steel, 4) +
    repeat(6, (index) =>
      box(
        86 + index * 35,
        296,
        28,
        26,
        [tomato, yellow, leaf, blue, pink, white][index] ?? tomato,
        3,
      ),
    ) +
    repeat(6, (index) =>
      box(
        86 + index * 35,
        330,
        28,
        40,
        [pink, blue, tomato, white, yellow, leaf][index] ?? tomato,
        3,
      ),
    ) +
    box(340, 296, 120, 80, yellow, 4) +
    line(centered('GUM', 400, 312, 26), ink, 7) +
    box(508, 300, 110, 70, '#a9733f', 4),
});

/** Cans and boxes, with room for a cat between them. */
export const shelf: SettingOf = (ground, cats) => ({
  back:
    wall(ground) +
    goods(12, cats > 1 ? 500 : 640, 132, 3) +
    plank(132) +
    line('M20 139h30M130 139h30M240 139h30M350 139h30M460 139h30M570 139h30', white, 8) +
    goods(8, 180, 330, 1) +
    goods(462, 640, 330, 6) +
    plank(330, 40) +
    line('M40 350h40M180 350h40M320 350h40M460 350h40M590 350h40', yellow, 14),
  perches: [
    [180, 120, 468, 336],
    [508, 22, 608, 137],
    [8, 160, 120, 336],
    [520, 180, 636, 336],
  ],
});

/** Awning, neon sign and sill. */
export const storeWindow: SettingOf = (ground) => ({
  back:
    wall(brick) +
    bricks(0, 0, 640, 360, '#98402c') +
    box(60, 60, 520, 232, '#34333a', 4) +
    box(76, 70, 488, 212, ground) +
    film('M76 70H200L110 282H76zM260 70h50L220 282h-50z', '#fff', 0.2) +
    neon(203, 106, 26) +
    box(418, 112, 78, 56, yellow, 3) +
    line(centered('ATM', 457, 130, 20), ink, 6) +
    line('M406 72V282') +
    tin(432, 284, tomato) +
    tin(432, 238, blue) +
    tin(468, 284, leaf),
  perches: [
    [258, 84, 438, 292],
    [506, 190, 586, 290],
    [142, 206, 240, 290],
    [10, 250, 76, 350],
  ],
  front:
    box(44, 284, 552, 18, cream, 3) +
    box(60, 302, 520, 80, green) +
    line('M90 318H290V360M350 318H550V360', '#0a4a37', 4) +
    awning(30, 14, 580, 58, 12, green) +
    box(22, 4, 596, 16, '#0a4a37', 4),
});
