import { part, type Part } from '#src/art/part.ts';
import { ink, tomato } from '#src/art/palette.ts';
import { dashes, line, shape } from '#src/art/svg.ts';

const rack = 'M-150-140Q-150-148-142-148H142Q150-148 150-140L138-8Q137 0 130 0H-130Q-137 0-138-8z';
/** A milk crate, 300 by 148, that a cat sits in or lies on. */
export const crate: Part = part(
  shape(rack, tomato) +
    dashes('M-120-78H122', '#8d1c15', 30, 34, 18) +
    dashes('M-114-32H116', '#8d1c15', 28, 32, 17) +
    line('M-148-112H148', ink, 7) +
    shape('M-34-138H34V-122H-34z', '#8d1c15'),
  rack,
  [-150, -148, 150, 0],
);

const carton = 'M62 290H338L330 426H70z';
const flaps = 'M62 290L26 330 60 352 66 340zM338 290L374 330 340 352 334 340z';
/** The carton of a peeking cat, in the cat's own units. */
export const cartonFront: Part = part(
  shape(carton, '#d2a066') +
    shape(flaps, '#b98449') +
    line(
      'M176 394v-30m-12 12l12-14 12 14M224 394v-30m-12 12l12-14 12 14M160 406H240',
      '#7d5527',
      7,
    ),
  carton + flaps,
  [26, 290, 374, 426],
);
export const cartonBack: Part = part(
  shape('M62 290L92 256H308L338 290z', '#8a6032'),
  'M62 290L92 256H308L338 290z',
  [62, 256, 338, 290],
);
