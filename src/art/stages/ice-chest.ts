import { coatLooks } from '#src/art/coats.ts';
import { fitted } from '#src/art/part.ts';
import { sideProps } from '#src/art/props.ts';
import { head, onPage, token } from '#src/art/stages/page.ts';
import { flat, line, move, shape } from '#src/art/svg.ts';

const paw =
  shape('M-46 0c-12-26 2-42 46-42S58-26 46 0z', coatLooks.tuxedo.paws) +
  line('M-16-18v14M16-18v14');

/** A cat who is under the ice chest, chin and paws on the floor: 330 by 236. */
export const drawUnderChest = (): string =>
  onPage(
    330,
    236,
    head({ coat: 'tuxedo', mood: 'surprised' }, 'chest', 165, 128, 1) +
      // Its whiskers once more, in a color that stands out from the dark around it.
      line('M101 167l-70-12M101 177l-70 12M229 167l70-12M229 177l70 12', token('ash')) +
      move(paw, 66, 238) +
      move(paw, 264, 238),
  );

/** What went under there and never came out, and eyes that have found it: 120 by 160. */
export const drawLostToy = (): string =>
  onPage(
    120,
    160,
    fitted(sideProps['mouse-toy'], [4, 80, 116, 160], 'toy') +
      flat('M30 24q22-8 26 14-22 6-26-14zM94 24q-22-8-26 14 22 6 26-14z', token('yellow')) +
      line('M45 24l2 14M79 24l-2 14'),
  );

const cube = (x: number, y: number): string =>
  move(
    shape('M0-24L22-12V12L0 24-22 12V-12z', token('sky')) +
      flat('M0-20L18-11 0-2-18-11z', token('white')) +
      line('M-22-12L0 0 22-12M0 0V24'),
    x,
    y,
  );

/** Three cubes of ice: 100 by 88. */
export const drawCubes = (): string => onPage(100, 88, cube(27, 60) + cube(73, 60) + cube(50, 27));
