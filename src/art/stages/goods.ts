import { drawHead } from '#src/art/cat.ts';
import { sticker } from '#src/art/part.ts';
import { catMark } from '#src/art/stages/cans.ts';
import { token } from '#src/art/stages/page.ts';
import { box, flat, group, line, move, shape } from '#src/art/svg.ts';
import type { Coat, Mood } from '#src/config/drawings.ts';

/** The mark of whoever joins in, 32 by 31, around its middle. */
const star = (x: number, y: number, color: string): string =>
  move(flat('M0-16 5-5 16-4 8 4 10 15 0 10-10 15-8 4-16-4-5-5z', token(color)), x, y);

const scale = 0.36;
/** A line as wide as those of the heads, 8 in their own units. */
const edge = 8 * scale;

/** Paws over an edge, one on each side of a chin. */
const paws = (x: number, y: number, apart: number, color: string): string =>
  [x - apart, x + apart]
    .map((middle) => move(shape('M-11 7V0a11 10 0 0 1 22 0v7a11 5 0 0 1-22 0z', color), middle, y))
    .join('');

/** It blinks when it is poked, as every loose cat. */
const head = (coat: Coat, mood: Mood, id: string, x: number, y: number): string =>
  group(move(sticker(drawHead({ coat, mood }, id), `${id}e`), x, y, scale), 'class="loose"');

/** Of the tent at the art fairs. */
const orange = '#f0922b';

/** What two make together, with the marks of both: a ground, and what stands on the counter, whose top is at 138. */
const goods: readonly (readonly [ground: string, content: string])[] = [
  // A cat in a tote bag, and a mug.
  [
    'pink',
    line('M78 84C78 0 162 0 162 84') +
      head('calico', 'happy', 'ga', 120, 42) +
      shape('M48 74H192L183 138H57z', token('cream')) +
      paws(120, 74, 52, token('white')) +
      box(72, 84, 46, 48, token('yellow')) +
      move(catMark, 95, 110, 0.16) +
      box(122, 84, 46, 48, token('white')) +
      star(145, 108, 'red') +
      line('M262 94c28-4 28 30 0 28') +
      shape('M206 80H264V126Q264 138 252 138H218Q206 138 206 126z', token('blue')) +
      line('M220 92V120', token('white'), 5),
  ],
  // A sack of food, and somebody who waits at the bowl.
  [
    'sky',
    shape('M46 24L61 14 76 24 91 14 106 24 121 14 136 24 151 14 166 24V138H46z', token('green')) +
      flat('M48 36H164V46H48z', token('yellow')) +
      box(72, 60, 68, 64, token('yellow')) +
      move(catMark, 106, 95, 0.24) +
      head('gray', 'calm', 'gb', 232, 72) +
      shape('M184 100H280L266 138H198z', token('red')) +
      star(232, 120, 'white'),
  ],
  // Somebody who reads a book, and the clapper of its film.
  [
    'yellow',
    head('tuxedo', 'smug', 'gc', 112, 40) +
      shape('M46 64Q84 58 112 74 140 58 178 64V90H46z', token('white')) +
      shape('M36 70L104 80H120L188 70V134L120 144H104L36 134z', token('blue')) +
      line('M104 80V144M120 80V144') +
      paws(112, 71, 62, token('white')) +
      box(50, 86, 42, 42, token('yellow')) +
      move(catMark, 71, 109, 0.15) +
      star(154, 108, 'white') +
      shape('M204 80H286V138H204z', token('ink')) +
      line('M215 96H275M215 109H275M215 122H242', token('white'), 4) +
      move(
        shape('M0-22H84V0H0z', token('white')) +
          flat('M10-20H24L16-2H2V-6zM40-20H54L46-2H32zM70-20H82L76-2H62z', token('ink')),
        204,
        76,
        1,
        -14,
      ),
  ],
  // A table under an orange tent.
  [
    'ice',
    line('M70 40V140M250 40V140', token('ink'), 10) +
      line('M70 40V140M250 40V140', token('wood'), 4) +
      head('black', 'wink', 'gd', 160, 83) +
      shape('M160-9L276 25H44z', orange) +
      shape(
        'M44 25H276V33a16.6 14 0 0 1-33.2 0 16.6 14 0 0 1-33.2 0 16.6 14 0 0 1-33.2 0 16.6 14 0 0 1-33.2 0 16.6 14 0 0 1-33.2 0 16.6 14 0 0 1-33.2 0 16.6 14 0 0 1-32.8 0z',
        orange,
      ) +
      star(160, 8, 'white') +
      shape('M80 108H240V152H80z', token('yellow')) +
      paws(160, 108, 52, '#2c2a33') +
      move(catMark, 160, 134, 0.17),
  ],
];

/** Goods with two marks on them, one drawing for each kind of partnership in their order: 276 by 170. */
export const drawGoods = (): readonly string[] =>
  goods.map(
    ([ground, content]) =>
      `<svg viewBox="22 -14 276 170" aria-hidden="true"><g stroke="${token('ink')}" stroke-width="${edge}" stroke-linejoin="round" stroke-linecap="round">` +
      flat('M0-16H320V160H0z', token(ground)) +
      box(-9, 138, 338, 40, token('wood')) +
      content +
      '</g></svg>',
  );
