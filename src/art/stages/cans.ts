import { drawHead } from '#src/art/cat.ts';
import { headOutlines } from '#src/art/head-shapes.ts';
import { centered } from '#src/art/letters.ts';
import { token } from '#src/art/stages/page.ts';
import { box, flat, inked, line, move, oval, shape } from '#src/art/svg.ts';

/** The cats' own mark: a head with its eyes, 220 wide. */
export const catMark =
  flat(headOutlines.round, token('ink')) +
  flat('M-66-6a20 22 0 1 0 .1 0zM66-6a20 22 0 1 0 .1 0z', token('yellow'));

/** A label, bent around its can. */
const label = (color: string): string => shape('M-34-81Q0-77 34-81V-24Q0-18-34-24z', token(color));

/** The cats' can. Its color is the text's. */
const can =
  shape('M-72-112V-14C-72 14 72 14 72-14V-112z', token('cardboard')) +
  shape('M-72-96Q0-74 72-96V-26Q0-2-72-26z', 'currentColor') +
  label('yellow') +
  move(catMark, 0, -47, 0.21) +
  oval(0, -112, 72, 17, token('ash')) +
  oval(0, -114, 54, 10, token('white'));

const stack: readonly (readonly [x: number, y: number, color: string])[] = [
  [102, 548, 'green'],
  [260, 548, 'red'],
  [418, 548, 'blue'],
  [181, 424, 'blue'],
  [339, 424, 'green'],
  [260, 300, 'red'],
];

/** Cans piled up as at the end of an aisle, one for somebody else's name, with room for a cat on top of them: 520 by 576. */
export const drawCans = (): string =>
  `<svg viewBox="0 0 520 576" aria-hidden="true"><g stroke="${token('ink')}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"><defs><g id="can">${can}</g></defs>` +
  box(4, 546, 512, 28, token('wood'), 4) +
  stack
    .map(([x, y, color]) => `<use href="#can" x="${x}" y="${y}" color="${token(color)}"/>`)
    .join('') +
  // The label that is still free.
  move(label('white') + line(centered('YOU', 0, -58, 16), '', 5), 260, 548) +
  '</g></svg>';

/** The cat on the label of a large can: 250 by 236. */
export const drawLabelCat = (): string =>
  `<svg viewBox="-125 -134 250 236" aria-hidden="true">` +
  inked(drawHead({ coat: 'black', mood: 'happy' }, 'label').art, 8) +
  '</svg>';
