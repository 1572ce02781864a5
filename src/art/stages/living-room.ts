import { drawHead } from '#src/art/cat.ts';
import { coatLooks } from '#src/art/coats.ts';
import { headOutlines } from '#src/art/head-shapes.ts';
import { onPage, token } from '#src/art/stages/page.ts';
import { box, flat, group, inked, line, move, oval, shape, tube } from '#src/art/svg.ts';

const skin = '#b9774c';
const hair = '#3a2a26';
const blue = token('blue');

/** Floor and skirting go on beyond the sheet, for a screen that is wider than the room. */
const room =
  flat('M-1400 268H2600V380H-1400z', token('wood')) +
  line(
    'M-1400 300H-520M-330 300H220M330 300H560M700 300H1310M1500 300H2600M-1400 340H-130M-40 340H130M260 340H420M880 340H1260M1340 340H2600',
    token('bag'),
    3,
  ) +
  flat('M-1400 254H2600V270H-1400z', token('white')) +
  line('M-1400 254H2600M-1400 270H2600') +
  // The window, and the city in it.
  box(40, 20, 190, 170, token('sky')) +
  flat('M42 188V110h34v30h26V84h36v64h28v-38h30v78z', blue) +
  line('M135 20V190M40 104H230') +
  box(28, 188, 214, 14, token('white')) +
  shape('M66 188l-6-34h40l-6 34z', token('red')) +
  shape('M80 154C50 140 58 116 74 122 72 96 96 96 94 122 112 116 114 144 80 154z', token('green')) +
  // A lamp.
  line('M1010 268V70', '', 8) +
  shape('M960 92L984 24h52l24 68z', token('yellow')) +
  oval(1010, 270, 40, 9, token('ink')) +
  box(1090, 40, 80, 100, token('white')) +
  move(flat(headOutlines.round, token('red')), 1130, 94, 0.26) +
  // The rug.
  oval(600, 334, 430, 38, token('red')) +
  `<ellipse cx="600" cy="334" rx="392" ry="28" fill="none" stroke="${token('yellow')}" stroke-width="6" stroke-dasharray="2 16"/>`;

const sofa =
  box(560, 206, 330, 66, token('ink')) +
  box(560, 96, 330, 112, token('green'), 24) +
  box(536, 140, 52, 98, token('green'), 22) +
  box(862, 140, 52, 98, token('green'), 22) +
  box(586, 168, 140, 46, token('green'), 12) +
  box(724, 168, 140, 46, token('green'), 12) +
  shape('M796 112Q824 116 850 98 854 128 872 152 842 154 814 174 812 142 796 112z', token('pink')) +
  line('M806 124L862 146M846 110L820 160', token('white'), 4) +
  shape('M552 238h24l-6 38h-12zM874 238h24l-6 38h-12z', token('wood'));

const coat = coatLooks.gray;
/** Left of the middle of the cat, in its own units: the other one is its mirror image. */
const foreleg =
  tube('M-62 70L-74 140', 60, coat.fur) +
  shape('M-112 172c-10-26 4-42 34-42s44 16 34 42z', coat.fur) +
  line('M-88 156v14M-68 156v14', coat.fold, 5);
const mirrored = (part: string): string => group(part, 'transform="scale(-1 1)"');
const whiskers = line('M-108 32l-42-8M-108 56l-42 8', coat.muzzle, 5);

/** Half out from under the sofa, the rest in the dark; a foreleg can reach for the treat. */
const cat = move(
  inked(
    group(foreleg, 'class="reaches"') +
      mirrored(foreleg) +
      shape('M-64 40C-74 90-56 126-28 138Q0 148 28 138C56 126 74 90 64 40z', coat.fur) +
      flat('M-44 60C-50 104-36 126 0 134 36 126 50 104 44 60z', coat.bib) +
      drawHead({ coat: 'gray', mood: 'surprised' }, 'sofa').art +
      whiskers +
      mirrored(whiskers),
    8,
  ),
  690,
  226,
  0.48,
);

const torso = 'M402 182Q436 162 472 182L484 292H388z';
/** One in the lap, one with a treat for the cat. */
const arms = 'M404 196C378 226 380 262 414 284M470 196C496 232 528 256 566 264';

const tech =
  // The bag.
  shape('M262 262q0-10 10-10h86q10 0 10 10v62q0 8-8 8h-90q-8 0-8-8z', token('red')) +
  line('M290 250v-12q0-8 8-8h34q8 0 8 8v12') +
  shape(
    'M315 312C286 292 290 270 304 270 311 270 315 276 315 280 315 276 319 270 326 270 340 270 344 292 315 312z',
    token('white'),
  ) +
  // Coat and sleeves in one line, and where the arm lies on the coat.
  shape(torso, blue) +
  line(arms, '', 36) +
  flat(torso, blue) +
  line(arms, blue, 28) +
  line('M412 214C398 236 404 256 426 268') +
  shape('M420 148h32v28q-16 20-32 0z', skin) +
  line('M418 172l18 28 18-28', token('white'), 5) +
  // Legs, crossed on the rug.
  shape(
    'M352 326C352 296 388 276 436 276S522 296 522 326C522 346 480 342 436 334 392 342 352 346 352 326z',
    blue,
  ) +
  line('M396 326Q436 306 476 326') +
  shape(
    'M344 330q-4-18 22-16l34 10q6 16-14 18-36 2-42-12zM530 330q4-18-22-16l-34 10q-6 16 14 18 36 2 42-12z',
    token('white'),
  ) +
  // The stethoscope.
  line('M412 178C404 226 468 226 460 178', '', 11) +
  line('M412 178C404 226 468 226 460 178', token('ash'), 4) +
  oval(436, 222, 10, 10, token('white')) +
  // The hands.
  oval(424, 288, 15, 13, skin) +
  oval(580, 266, 16, 13, skin) +
  shape('M592 256l14-8 10 6-2 12-14 4-10-6z', token('yellow')) +
  // The head, turned to the cat.
  move(
    oval(-26, -46, 20, 20, hair) +
      oval(0, 0, 42, 46, skin) +
      shape(
        'M-40 12C-54-40-22-56 4-54 32-52 48-30 41-6 34-24 18-30 4-28-14-26-24-16-28 8q-4 8-12 4z',
        hair,
      ) +
      oval(-34, 8, 8, 10, skin) +
      flat('M-7-4a5 6 0 1 0 .1 0zM27-4a5 6 0 1 0 .1 0z', token('ink')) +
      line('M-14-14q7-5 14-1M20-15q7-4 14 1', '', 3) +
      line('M6 12q4 4 8 0', '', 3) +
      line('M-3 22q13 12 26 0'),
    436,
    118,
    1,
    5,
  );

/** A living room: a vet technician on the rug, and a cat under the sofa who isn't convinced. */
export const drawLivingRoom = (): string => onPage(1200, 380, room + sofa + cat + tech);
