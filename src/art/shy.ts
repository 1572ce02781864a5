import { drawCat, drawHead } from '#src/art/cat.ts';
import { goods } from '#src/art/fittings.ts';
import { cream, green, ink, sceneGrounds, oak, white } from '#src/art/palette.ts';
import { fitted, place, stack, type Part } from '#src/art/part.ts';
import { box, file, flat, group, inked, line, move, shape } from '#src/art/svg.ts';

const front =
  'M-136 20L-112 34-90 20-68 34-45 20-22 34 0 20 22 34 45 20 68 34 90 20 112 34 136 20 128 240Q128 248 120 248H-120Q-128 248-128 240z';
// The rim behind the ears is the front's, 24 higher.
const back =
  'M-130 60L-136-4-112 10-90-4-68 10-45-4-22 10 0-4 22 10 45-4 68 10 90-4 112 10 136-4 130 60z';

const bagFront: Part = {
  art:
    shape(front, '#d2a066') +
    line('M-104 60L-100 236M104 60L100 236', '#a97a42', 6) +
    flat(
      'M0 118c26 0 38 40 18 42h-36c-20-2-8-42 18-42zM-40 92a14 18 0 1 0 .1 0zM-14 72a14 18 0 1 0 .1 0zM14 72a14 18 0 1 0 .1 0zM40 92a14 18 0 1 0 .1 0z',
      '#a97a42',
    ),
  edge: `<path d="${front}"/>`,
  bounds: [-136, 20, 136, 248],
};
const bagBack: Part = {
  art: shape(back, '#8a6032'),
  edge: `<path d="${back}"/>`,
  bounds: [-136, -4, 136, 60],
};

/** An empty store with a shy cat in a paper bag, for pages that aren't there. 640 by 360 pixels. */
export const drawEmptyStore = (): string => {
  const cat = drawHead({ coat: 'orange', mood: 'surprised' }, 'a');
  const shelf = (y: number): string => box(60, y, 520, 14, oak);
  return file(
    640,
    360,
    inked(
      flat('M0 0H640V360H0z', sceneGrounds.sky) +
        box(44, 26, 552, 300, green) +
        flat('M60 42H580V326H60z', '#0a4a37') +
        shelf(134) +
        shelf(238) +
        goods(470, 560, 134, 0) +
        goods(84, 150, 238, 1) +
        line('M60 42L130 104M60 70Q92 66 88 42M60 96Q112 92 116 42', '#7fa797', 3) +
        line('M92 141h34M240 141h34M440 141h34M92 245h34M500 245h34', cream, 8) +
        flat('M0 322H640V360H0z', '#cfc8ba') +
        line('M0 322H640', ink),
      4,
    ) + fitted(stack([bagBack, place(cat, 0, -2), bagFront]), [180, 84, 460, 348], 'e'),
  );
};

/** A paper bag that a cat hides in: its head is the group `cat`, which the page lifts. */
export const drawShyBag = (): string => {
  const { art, edge } = drawHead({ coat: 'orange', mood: 'surprised' }, 'shy');
  // A little smaller, so that no whisker pokes through the bag.
  const cat = (part: string): string => group(move(part, 0, 0, 0.92), 'class="cat"');
  return `<svg viewBox="-150 -150 300 402" aria-hidden="true">${inked(
    group(
      bagBack.edge + cat(edge) + bagFront.edge,
      `fill="${white}" stroke="${white}" stroke-width="27"`,
    ) +
      bagBack.art +
      cat(art) +
      bagFront.art,
    4,
  )}</svg>`;
};

/** The cat looks out of its bag, for a list without an entry. 160 by 200 pixels. */
export const drawBag = (): string =>
  file(
    160,
    200,
    fitted(
      stack([
        bagBack,
        place(drawHead({ coat: 'orange', mood: 'surprised' }, 'a'), 0, -34),
        bagFront,
      ]),
      [0, 0, 160, 200],
      'e',
    ),
  );

/** Stands in for a cover that couldn't be loaded: a cat asleep under an empty frame. 640 by 360 pixels. */
export const drawPlaceholder = (): string =>
  file(
    640,
    360,
    inked(
      flat('M0 0H640V360H0z', sceneGrounds.yellow) +
        line('M320 18L240 62M320 18L400 62', ink, 3) +
        box(170, 60, 300, 150, '#8d5c33', 4) +
        box(188, 76, 264, 118, cream) +
        line('M212 178l50-60 40 46 30-32 60 46', '#d3c7b2', 10) +
        `<circle cx="400" cy="110" r="16" fill="#d3c7b2" stroke="none"/>` +
        box(-9, 316, 658, 60, oak) +
        line('M0 336H640', '#8d5c33', 3),
      4,
    ) +
      fitted(drawCat({ coat: 'gray', pose: 'loaf', asleep: true }, 'a'), [190, 160, 470, 330], 'e'),
  );
