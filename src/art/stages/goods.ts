import { drawHead } from '#src/art/cat.ts';
import { sticker } from '#src/art/part.ts';
import { catMark } from '#src/art/stages/cans.ts';
import { token } from '#src/art/stages/page.ts';
import { box, flat, group, line, move, shape } from '#src/art/svg.ts';
import type { Coat, Mood } from '#src/config/drawings.ts';

/** Two labels side by side, the cats' own and somebody else's. 96 by 48 around its middle. */
const labels =
  box(-48, -24, 46, 48, token('yellow')) +
  move(catMark, -25, 2, 0.16) +
  box(2, -24, 46, 48, token('white')) +
  flat('M25-16 30-5 41-4 33 4 35 15 25 10 15 15 17 4 9-4 20-5z', token('red'));

const pair = (x: number, y: number): string => `<use href="#pair" x="${x}" y="${y}"/>`;

const scale = 0.36;
/** A line as wide as those of the heads, 8 in their own units. */
const edge = 8 * scale;

/** It blinks when it is poked, as every loose cat. */
const head = (coat: Coat, mood: Mood, id: string, x: number, y: number): string =>
  group(move(sticker(drawHead({ coat, mood }, id), `${id}e`), x, y, scale), 'class="loose"');

/** Of the tent at the art fairs. */
const orange = '#f0922b';

/** What two make together: a ground, and what stands on the counter, whose top is at 136. */
const goods: readonly (readonly [ground: string, content: string])[] = [
  // A cat in a tote bag, and a mug.
  [
    'pink',
    line('M78 70C78 0 162 0 162 70') +
      head('calico', 'happy', 'ga', 120, 50) +
      shape('M52 62H188L180 138H60z', token('cream')) +
      pair(120, 101) +
      shape('M262 94c28-4 28 30 0 28', 'none') +
      shape('M206 80H264V126Q264 138 252 138H218Q206 138 206 126z', token('blue')) +
      line('M220 92V120', token('white'), 5),
  ],
  // A sack of food, and somebody who waits at the bowl.
  [
    'sky',
    shape('M46 24L61 14 76 24 91 14 106 24 121 14 136 24 151 14 166 24V138H46z', token('green')) +
      flat('M48 40H164V52H48z', token('yellow')) +
      pair(106, 96) +
      head('gray', 'calm', 'gb', 232, 84) +
      shape('M190 108H274L262 138H202z', token('red')) +
      flat('M216 118h12v-5h8v5h12v8h-12v5h-8v-5h-12z', token('white')),
  ],
  // A book, and the clapper of a film.
  [
    'yellow',
    shape('M40 14H160V138H40z', token('blue')) +
      line('M54 14V138') +
      head('tuxedo', 'smug', 'gc', 101, 44) +
      pair(107, 106) +
      shape('M186 76H284V138H186z', token('ink')) +
      line('M198 94H272M198 108H272M198 122H244', token('white'), 4) +
      move(
        shape('M0-22H98V0H0z', token('white')) +
          flat('M10-20H26L16-2H2V-6zM44-20H60L50-2H34zM78-20H94L84-2H68z', token('ink')),
        186,
        72,
        1,
        -14,
      ),
  ],
  // A table under an orange tent.
  [
    'ice',
    line('M70 50V140M250 50V140', token('ink'), 10) +
      line('M70 50V140M250 50V140', token('wood'), 4) +
      shape('M160-10L276 28H44z', orange) +
      shape(
        'M44 28H276V38a16.6 14 0 0 1-33.2 0 16.6 14 0 0 1-33.2 0 16.6 14 0 0 1-33.2 0 16.6 14 0 0 1-33.2 0 16.6 14 0 0 1-33.2 0 16.6 14 0 0 1-33.2 0 16.6 14 0 0 1-32.8 0z',
        orange,
      ) +
      head('black', 'wink', 'gd', 160, 84) +
      shape('M86 98H234V152H86z', token('white')) +
      pair(160, 125),
  ],
];

/** Goods with two names on them, one drawing for each kind of partnership in their order: 276 by 170. */
export const drawGoods = (): readonly string[] =>
  goods.map(
    ([ground, content], index) =>
      `<svg viewBox="22 -14 276 170" aria-hidden="true"><g stroke="${token('ink')}" stroke-width="${edge}" stroke-linejoin="round" stroke-linecap="round">` +
      (index ? '' : `<defs><g id="pair">${labels}</g></defs>`) +
      flat('M0-16H320V160H0z', token(ground)) +
      box(-9, 138, 338, 40, token('wood')) +
      content +
      '</g></svg>',
  );
