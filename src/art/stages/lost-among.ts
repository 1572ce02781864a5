import { onPage, sign, token } from '#src/art/stages/page.ts';
import { paw } from '#src/art/tracks.ts';
import { box, flat, group, line, move, oval, shape } from '#src/art/svg.ts';

const chips = (color: string, x: number): string =>
  move(
    shape('M-46-128Q0-120 46-128L52 0Q0-8-52 0z', token(color)) +
      line('M-46-112Q0-104 46-112M-51-16Q0-24 51-16', '', 3) +
      oval(0, -64, 30, 30, token('white')) +
      move(flat(paw, token('ink')), 0, -58, 0.4),
    x,
    138,
  );

/** Bags of chips on the upper board. */
export const drawChips = (): string =>
  onPage(336, 140, chips('red', 60) + chips('blue', 172) + chips('yellow', 284));

const keys = [0, 1, 2]
  .flatMap((row) =>
    [0, 1, 2, 3].map((column) =>
      box(64 + column * 22 - row * 8, 84 + row * 20, 15, 12, token('white'), 3),
    ),
  )
  .join('');

/** A register whose drawer is shut, with nothing under it. */
export const drawRegister = (): string =>
  onPage(
    240,
    216,
    box(52, 4, 136, 46, token('ink'), 6) +
      sign('404', 120, 37, 24, 'yellow') +
      box(104, 50, 32, 14, token('ash')) +
      shape('M58 64H182L222 156H18z', token('cardboard')) +
      group(keys, 'stroke-width="3"') +
      box(152, 88, 26, 46, token('red'), 4) +
      box(8, 156, 224, 58, token('wood'), 6) +
      line('M22 172H218V200H22z', '', 3) +
      oval(120, 186, 9, 9, token('yellow')),
  );
