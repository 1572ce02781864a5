import type { Mood } from '#src/config/drawings.ts';
import type { CoatLook } from '#src/art/coats.ts';
import { ink } from '#src/art/palette.ts';
import { flat, group, line, oval, shape } from '#src/art/svg.ts';

/** Distance of an eye from the middle of the face. */
const reach = 47;

const pupils: Record<Mood, readonly [number, number]> = {
  calm: [9, 19],
  wink: [11, 19],
  smug: [9, 19],
  grumpy: [7, 17],
  surprised: [15, 17],
  happy: [14, 19],
};

const mouths: Record<Mood, string> = {
  calm: 'M0 50v6q-4 13-20 10M0 56q4 13 20 10',
  wink: 'M0 50v7q-4 10-16 8M0 57q6 13 26 5',
  smug: 'M0 50v7q-4 8-14 7M0 57q8 14 30 1',
  grumpy: 'M0 50v6q-12 1-20 12M0 56q12 1 20 12',
  surprised: 'M0 50v4',
  happy: 'M0 50v6q-6 8-22 4M0 56q6 8 22 4',
};

const closed = (side: -1 | 1, happy: boolean): string =>
  happy ? `M${side * reach - 24} 10q24-30 48 0` : `M${side * reach - 24} 2q24 20 48 0`;

const lid = (side: -1 | 1, mood: Mood, color: string): string => {
  const inner = side * (reach - 25);
  const outer = side * (reach + 26);
  const sweep = side === 1 ? 1 : 0;
  if (mood === 'smug') return shape(`M${inner}-3A25 27 0 0 ${sweep} ${outer}-3z`, color);
  if (mood === 'grumpy') return shape(`M${inner} 4A27 29 0 0 ${sweep} ${outer}-16z`, color);
  return '';
};

/** Open eyes, one for each of the sides; the group is the only one of a cat with this width of line. */
export const drawEyes = (sides: readonly (-1 | 1)[], mood: Mood, look: CoatLook): string => {
  const [width, height] = pupils[mood];
  const color = (pair: readonly [string, string], side: -1 | 1): string =>
    side === -1 ? pair[0] : pair[1];
  const each = (draw: (side: -1 | 1) => string): string => sides.map(draw).join('');
  return group(
    each((side) => oval(side * reach, 0, 25, 27, color(look.eyes, side))) +
      group(
        each((side) => oval(side * (reach - 3), 1, width, height, ink)) +
          each((side) => oval(side * (reach - 3) + 5, -9, 5, 5, '#fff')),
        'stroke="none"',
      ) +
      each((side) => lid(side, mood, color(look.lids, side))),
    'stroke-width="7"',
  );
};

/** Eyes, nose, mouth and whiskers around the point between the eyes. */
export const drawFace = (look: CoatLook, mood: Mood, asleep: boolean): string => {
  const shut = asleep
    ? closed(-1, false) + closed(1, false)
    : mood === 'wink'
      ? closed(1, true)
      : '';
  const open = asleep ? '' : drawEyes(mood === 'wink' ? [-1] : [-1, 1], mood, look);
  const awake = asleep ? 'calm' : mood;
  const tongue = awake === 'happy' ? shape('M-14 62Q0 66 14 62 14 84 0 84T-14 62z', '#e0605c') : '';
  const gasp = awake === 'surprised' ? oval(0, 64, 9, 10, '#7d2a2a') : '';
  return (
    flat('M0 16C-36 16-68 30-68 54-52 78-28 86 0 86S52 78 68 54C68 30 36 16 0 16z', look.muzzle) +
    open +
    (shut && line(shut, look.lash, 7)) +
    group(
      tongue +
        gasp +
        line(mouths[awake], look.mouth) +
        shape('M-12 28h24q6 0 3 6L5 46q-5 5-10 0L-15 34q-3-6 3-6z', look.nose),
      'stroke-width="5"',
    ) +
    line('M-84 36l-50-8M-84 52l-50 8M84 36l50-8M84 52l50 8', '', 4) +
    (look.lash === ink
      ? ''
      : line('M-64 39l-34-6M-64 49l-34 6M64 39l34-6M64 49l34 6', '#a7a1ab', 4))
  );
};
