import { awning, repeat } from '#src/art/fittings.ts';
import { centered } from '#src/art/letters.ts';
import {
  blue,
  cream,
  green,
  ink,
  leaf,
  paper,
  tomato,
  steel,
  oak,
  yellow,
} from '#src/art/palette.ts';
import { box, film, flat, line, oval, shape } from '#src/art/svg.ts';
import type { SettingOf } from '#src/art/scenes/setting.ts';

const wall = (color: string): string => flat('M0 0H640V360H0z', color);

/** Milk crates and tied newspapers by the door. */
export const crates: SettingOf = (ground) => {
  const crate = (x: number, y: number, color: string): string =>
    box(x, y - 84, 120, 84, color, 6) +
    film(
      repeat(
        6,
        (index) =>
          `M${x + 12 + (index % 3) * 35} ${y - 52 + Math.floor(index / 3) * 24}h26v16h-26z`,
      ),
      ink,
      0.5,
    ) +
    line(`M${x} ${y - 62}h120`) +
    box(x + 44, y - 77, 32, 9, ink, 4);
  const bundle = (x: number, y: number): string =>
    box(x, y - 62, 130, 62, paper, 3) +
    line(
      repeat(4, (index) => `M${x + 4} ${y - 50 + index * 12}h122`),
      '#b5ad9f',
      3,
    ) +
    line(`M${x + 65} ${y - 62}v62`, tomato, 6);
  return {
    back:
      wall(ground) +
      box(470, 26, 150, 300, '#34333a') +
      box(486, 42, 118, 150, '#bcdff0') +
      line('M486 216v44', steel, 8) +
      box(14, 32, 118, 86, cream, 4) +
      line(centered('MILK', 73, 48, 23) + 'M36 92h74M48 105h50', blue, 6) +
      flat('M0 318H640V360H0z', '#cfc8ba') +
      line('M0 318H640') +
      crate(8, 336, blue) +
      crate(14, 252, yellow) +
      crate(152, 336, tomato) +
      crate(280, 336, leaf) +
      bundle(404, 338) +
      bundle(408, 276),
    perches: [
      [156, 40, 402, 258],
      [408, 116, 498, 218],
      [14, 66, 134, 172],
      [552, 236, 640, 346],
    ],
  };
};

/** Slanted boxes of fruit under an awning. */
export const fruit: SettingOf = (ground) => {
  const heap = (x: number, color: string, price: string): string =>
    shape(`M${x} 258h150v96h-150z`, oak) +
    line(`M${x} 290h150M${x} 322h150`, '#8d5c33', 4) +
    repeat(4, (index) => oval(x + 22 + index * 34, 250, 18, 18, color)) +
    repeat(3, (index) => oval(x + 40 + index * 34, 226, 18, 18, color)) +
    box(x + 50, 286, 50, 44, yellow, 3) +
    line(centered(price, x + 75, 298, 20), ink, 4);
  return {
    back:
      wall(ground) +
      film('M0 60H640V90H0z', ink, 0.1) +
      line('M24 60V350M616 60V350', '#5a3a20', 12) +
      line('M120 60V112M520 60V96') +
      oval(120, 126, 12, 16, '#fff2b8') +
      shape('M96 118q24-34 48 0z', green) +
      `<path d="M520 96c-30 10-34 44-18 58 4-24 12-40 18-58zM520 96c-4 26 0 46 8 60 14-14 16-44-8-60z" fill="${yellow}"/>` +
      awning(-10, 4, 660, 46, 15, tomato),
    perches: [
      // So low that no tip of a tail stands out above the fruit.
      [190, 64, 450, 296],
      [506, 110, 636, 246],
      [4, 110, 136, 246],
      [146, 140, 226, 246],
    ],
    front:
      heap(20, '#ee8a32', '$1') +
      heap(170, tomato, '$2') +
      heap(320, leaf, '$1') +
      heap(470, yellow, '$2'),
  };
};
