import { drawCat } from '#src/art/cat.ts';
import { awning, repeat } from '#src/art/fittings.ts';
import { fitted } from '#src/art/part.ts';
import { onPage, sign, token } from '#src/art/stages/page.ts';
import { paw } from '#src/art/tracks.ts';
import { box, flat, line, move, oval, shape } from '#src/art/svg.ts';

/** The corner store, whose door is open. */
const store =
  box(14, 76, 286, 326, token('green')) +
  box(34, 150, 130, 166, token('sky')) +
  line('M52 216L88 180M60 240L108 192', token('white')) +
  box(184, 150, 96, 252, token('ink')) +
  awning(4, 96, 306, 44, 9, token('red')) +
  box(0, 28, 314, 72, token('yellow'), 8) +
  sign('BODEGA CATS', 157, 77, 37, 'ink');

/** A front door at home, up a step. */
const home =
  box(486, 40, 218, 362, token('wood')) +
  box(516, 104, 158, 276, token('blue')) +
  box(538, 190, 52, 70, token('blue')) +
  box(600, 190, 52, 70, token('blue')) +
  box(538, 280, 52, 76, token('blue')) +
  box(600, 280, 52, 76, token('blue')) +
  shape('M538 168a57 46 0 0 1 114 0z', token('yellow')) +
  oval(660, 274, 8, 8, token('yellow')) +
  box(466, 28, 258, 62, token('white'), 8) +
  sign('PADHOME', 595, 71, 37, 'blue') +
  box(470, 378, 250, 24, token('ash'));

const walker = drawCat({ coat: 'brown', pose: 'standing', mood: 'happy' }, 'walks');

/** From the store to a home, on the pavement in front of both: 740 by 440. */
export const drawTwoDoors = (): string =>
  onPage(
    740,
    440,
    flat('M-4000 400H4740V440H-4000z', token('ash')) +
      line('M-4000 402H4740') +
      store +
      home +
      repeat(3, (step) =>
        move(flat(paw, token('ink')), 214 + step * 30, step % 2 ? 426 : 414, 0.17, 90),
      ) +
      // Cats on their legs are drawn facing left.
      `<g transform="matrix(-1 0 0 1 740 0)">${fitted(walker, [238, 176, 472, 436], 'walkse')}</g>`,
  );
