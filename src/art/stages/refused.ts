import { fitted, part, place, stack, type Part } from '#src/art/part.ts';
import { onPage, token } from '#src/art/stages/page.ts';
import { flat, line, oval, shape } from '#src/art/svg.ts';

/** The sign of a street that nothing may go into. */
const noEntry = place(
  part(
    oval(0, 0, 44, 44, token('red')) + line('M-22 0H22', token('white'), 16),
    'M0-44a44 44 0 1 0 .1 0z',
    [-44, -44, 44, 44],
  ),
  72,
  62,
);

const lids = 'M-112 0Q0-124 112 0 0 124-112 0z';
const cookie = 'M-14-92A92 92 0 1 0 92-6C68-2 52-18 54-38 28-36 12-54 18-76 4-78-8-82-14-92z';
const truck = 'M-116-76H28V-44H66L106-4V52H92a26 26 0 0 1-52 0H-40a26 26 0 0 1-52 0H-116z';
const folded = 'M-104-64L-36-86 36-64 104-86V66L36 88-36 66-104 88z';
const sheet = 'M-84-100H50V100H-84z';
const pencil = 'M84-104L110-86 36 26 6 40 8 8z';

const things = {
  eye: part(
    shape(lids, token('white')) +
      oval(0, 0, 46, 46, token('sky')) +
      oval(0, 0, 20, 20, token('ink')) +
      flat('M14-30a10 10 0 1 0 .1 0z', token('white')),
    lids,
    [-112, -62, 112, 62],
  ),
  cookie: part(
    shape(cookie, token('wood')) +
      flat(
        'M-44-40a14 14 0 1 0 .1 0zM-10 2a14 14 0 1 0 .1 0zM-54 24a14 14 0 1 0 .1 0zM4 48a12 12 0 1 0 .1 0zM46 8a11 11 0 1 0 .1 0zM-18-62a9 9 0 1 0 .1 0z',
        token('pencil'),
      ),
    cookie,
    [-94, -92, 92, 92],
  ),
  truck: part(
    shape(truck, token('blue')) +
      shape('M-116-76H28V36H-116z', token('yellow')) +
      shape('M44-26H60L82-4H44z', token('sky')) +
      oval(-66, 54, 24, 24, token('ink')) +
      oval(66, 54, 24, 24, token('ink')) +
      flat('M-66 46a8 8 0 1 0 .1 0zM66 46a8 8 0 1 0 .1 0z', token('white')),
    truck,
    [-116, -76, 106, 80],
  ),
  map: part(
    shape(folded, token('cream')) +
      shape('M-36-86L36-64V88L-36 66z', token('sky')) +
      flat('M46-50L94-66V-10L46 8zM-94 16L-46 2V58L-94 72z', token('green')) +
      line('M-100-30L-40-46M-16 74L-4-70', token('white'), 10) +
      shape('M0 50C-40 6-44-8-44-24a44 44 0 0 1 88 0C44-8 40 6 0 50z', token('red')) +
      oval(0, -24, 15, 15, token('white')),
    folded,
    [-104, -86, 104, 88],
  ),
  form: part(
    shape(sheet, token('white')) +
      flat('M-80-96H46V-62H-80z', token('yellow')) +
      line('M-60-30H10M-60 6H-10M-60 42H-10', token('ash'), 10) +
      line('M-64 74H10') +
      shape(pencil, token('yellow')) +
      flat('M8 8L36 26 6 40z', token('cream')) +
      line('M8 8L36 26'),
    sheet + pencil,
    [-84, -104, 110, 100],
  ),
} satisfies Record<string, Part>;

/** What isn't let in here: a sticker of 100 by 100 with the sign that says so. */
export const drawRefused = (thing: keyof typeof things): string =>
  onPage(100, 100, fitted(stack([things[thing], noEntry]), [0, 0, 100, 100], `no-${thing}`, true));
