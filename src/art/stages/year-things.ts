import { paw } from '#src/art/tracks.ts';
import { token } from '#src/art/stages/page.ts';
import { box, flat, inked, line, move, oval, shape } from '#src/art/svg.ts';

/** One small thing for what a year brought: the pictures, the walks, the petition, the book. */
const things = {
  phone:
    box(26, 4, 44, 82, token('ink'), 9) +
    flat('M32 14H64V74H32z', token('sky')) +
    move(flat(paw, token('white')), 48, 50, 0.3) +
    line('M44 80h8', token('ash'), 3),
  shoe:
    shape('M10 72V46Q20 54 34 40L42 34Q52 54 72 56 88 58 88 74z', token('red')) +
    shape('M8 72H90V80Q90 86 84 86H14Q8 86 8 80z', token('white')) +
    line('M42 50l9-7M50 57l9-7', token('white'), 4),
  clipboard:
    box(16, 12, 64, 74, token('wood'), 5) +
    flat('M24 22H72V78H24z', token('sheet')) +
    line('M32 40H64M32 52H64', token('ash'), 4) +
    line('M34 68q6-8 10 0t12-4', token('blue'), 3) +
    box(34, 5, 28, 14, token('ash'), 3),
  book:
    shape('M22 80V14Q22 6 30 6H76V86H30Q22 86 22 80z', token('white')) +
    shape('M22 80V14Q22 6 30 6H76V74H30Q22 74 22 80z', token('blue')) +
    oval(51, 38, 17, 17, token('yellow')) +
    move(flat(paw, token('ink')), 51, 41, 0.2),
} as const;

/** It stands on the lower edge of its drawing, 96 by 88. */
export const drawYearThing = (thing: keyof typeof things): string =>
  `<svg viewBox="0 0 96 88" width="96" height="88" aria-hidden="true">${inked(things[thing], 4)}</svg>`;
