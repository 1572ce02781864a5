import { centered, wordWidth } from '#src/art/letters.ts';
import {
  blue,
  cream,
  ink,
  leaf,
  pink,
  tomato,
  steel,
  white,
  oak,
  yellow,
} from '#src/art/palette.ts';
import { box, dashes, flat, group, line, oval, round, shape } from '#src/art/svg.ts';

/** Things that scenes are furnished with, in pixels of a scene (640 by 360, ink line 4). */

/** Repeats path data or markup, `times` times. */
export const repeat = (times: number, draw: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => draw(index)).join('');

/** A striped awning with a scalloped hem; `width` divided by `stripes` is one stripe. */
export const awning = (
  x: number,
  y: number,
  width: number,
  drop: number,
  stripes: number,
  color: string,
): string => {
  const step = width / stripes;
  const wide = round(step);
  const half = round(step / 2);
  const stripe = (index: number): string =>
    `M${round(x + index * step)} ${y}h${wide}v${drop}a${half} ${half} 0 0 1-${wide} 0z`;
  return (
    shape(
      repeat(stripes, (index) => (index % 2 ? stripe(index) : '')),
      white,
    ) +
    shape(
      repeat(stripes, (index) => (index % 2 ? '' : stripe(index))),
      color,
    )
  );
};

/** Courses of scattered bricks on a wall. */
export const bricks = (
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
): string =>
  line(
    repeat(Math.floor(height / 22), (row) =>
      repeat(Math.ceil(width / 120), (column) => {
        const left = x + column * 120 + ((row * 53) % 96);
        return left + 24 > x + width ? '' : `M${left} ${y + 12 + row * 22}h20`;
      }),
    ),
    color,
    7,
  );

/** A word in sign painter's capitals on a board. */
export const signboard = (
  word: string,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  letters: string,
): string =>
  box(x, y, width, height, color, 5) +
  line(centered(word, x + width / 2, y + height * 0.25, height * 0.5), letters, height * 0.14);

/** OPEN in a neon tube. */
export const neon = (x: number, y: number, height: number): string => {
  const word = centered('OPEN', x, y, height);
  const half = wordWidth('OPEN', height) / 2 + 14;
  return (
    group(
      box(x - half, y - 14, half * 2, height + 28, ink, 14),
      `stroke="${blue}" stroke-width="5"`,
    ) +
    line(word, tomato, height * 0.26) +
    line(word, '#ffd9d2', height * 0.09)
  );
};

/** A tin, 34 by 46, on a shelf at y. */
export const tin = (x: number, y: number, color: string): string =>
  box(x, y - 46, 34, 46, color, 5) +
  flat(`M${x + 3} ${y - 32}h28v18h-28z`, cream) +
  line(`M${x + 12} ${y - 23}h10`);

/** A row of goods on a shelf at y, between two edges. */
export const goods = (left: number, right: number, y: number, seed: number): string => {
  const colors = [tomato, yellow, blue, leaf, pink, cream, '#e98b3a'];
  let x = left;
  let out = '';
  for (let index = seed; ; index += 1) {
    const color = colors[(index * 3) % 7] ?? tomato;
    const width = [34, 44, 26, 34, 52][index % 5] ?? 34;
    if (x + width > right) return out;
    const kind = index % 5;
    if (kind === 1)
      out +=
        box(x, y - 76, 44, 76, color) +
        flat(`M${x + 4} ${y - 56}h36v26h-36z`, white) +
        oval(x + 22, y - 43, 9, 9, color);
    else if (kind === 2)
      out +=
        shape(`M${x + 8} ${y - 82}h10v18q8 4 8 14v50h-26v-50q0-10 8-14z`, color) +
        flat(`M${x + 3} ${y - 38}h20v20h-20z`, cream);
    else if (kind === 4)
      out +=
        shape(`M${x} ${y}v-50q26-14 52 0v50z`, color) +
        flat(`M${x + 10} ${y - 38}h32v14h-32z`, white);
    else
      out +=
        tin(x, y, color) + (kind === 3 ? tin(x, y - 46, colors[(index * 3 + 2) % 7] ?? blue) : '');
    x += width + 6;
  }
};

/** Sash windows in rows and columns. */
export const sashes = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  stepX: number,
  stepY: number,
  glass: string,
): string => {
  const each = (draw: (left: number, top: number) => string): string =>
    repeat(rows, (row) => repeat(columns, (column) => draw(x + column * stepX, y + row * stepY)));
  return (
    shape(
      each((left, top) => `M${left} ${top}h40v56h-40z`),
      glass,
    ) +
    line(each((left, top) => `M${left} ${top + 28}h40`)) +
    shape(
      each((left, top) => `M${left - 5} ${top + 56}h50v8h-50z`),
      '#e9dfcc',
    )
  );
};

/** A fire hydrant, 44 by 74. */
export const hydrant = (x: number, y: number): string =>
  shape(`M${x - 15} ${y}v-46q0-18 15-20 15 2 15 20v46z`, tomato) +
  box(x - 22, y - 12, 44, 12, tomato, 3) +
  box(x - 21, y - 52, 42, 9, tomato, 4) +
  oval(x, y - 30, 7, 7, steel) +
  box(x - 5, y - 74, 10, 9, tomato, 3);

/** The pavement from y down, with its joints. */
export const sidewalk = (y: number, color = '#cfc8ba'): string =>
  shape(`M-9 ${y}H649V369H-9z`, color) +
  line(`M110 ${y}L70 360M270 ${y}L254 360M430 ${y}L446 360M560 ${y}L600 360`, '#a9a294', 3);

/** A rooftop water tower; 92 by 140 at scale 1, standing at x, y. */
export const waterTower = (x: number, y: number, scale: number): string =>
  group(
    line('M-30 0L-26-50M30 0L26-50M-30-6L26-46M30-6L-26-46') +
      shape('M-40-48L-36-106H36L40-48z', oak) +
      line('M-38-86H38M-40-66H40', '#7d5527', 3) +
      shape('M-46-104L0-140 46-104z', '#7d5527'),
    `transform="translate(${x} ${y})scale(${scale})"`,
  );

/** Flat towers of a skyline along y: pairs of left edge, width and height. */
export const skyline = (
  y: number,
  towers: readonly (readonly [number, number, number])[],
  color: string,
  light: string,
): string =>
  flat(
    towers.map(([x, width, height]) => `M${x} ${y}v-${height}h${width}v${height}z`).join(''),
    color,
  ) +
  dashes(
    towers
      .map(([x, width, height]) =>
        repeat(
          Math.floor((height - 14) / 26),
          (row) => `M${x + 10} ${y - height + 18 + row * 26}h${width - 20}`,
        ),
      )
      .join(''),
    light,
    5,
    5,
    9,
  );

/** A round tree. */
export const tree = (x: number, y: number, scale = 1): string =>
  group(
    box(-6, -50, 12, 50, '#7d5527') +
      shape('M-4-36C-50-34-56-84-26-92-20-124 32-122 34-92 62-82 50-34 8-36z', leaf),
    `transform="translate(${x} ${y})scale(${scale})"`,
  );
