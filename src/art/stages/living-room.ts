import { drawHead } from '#src/art/cat.ts';
import { headOutlines } from '#src/art/head-shapes.ts';
import { onPage, pipe, token } from '#src/art/stages/page.ts';
import { box, flat, group, inked, line, move, oval, shape } from '#src/art/svg.ts';

const skin = '#b9774c';
const hair = '#3a2a26';

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
  flat('M42 188V110h34v30h26V84h36v64h28v-38h30v78z', token('blue')) +
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

/** Only the head and the paws show; one of them can reach for the treat. */
const cat =
  group(box(618, 272, 60, 22, '#b4b8bf', 11), 'class="reaches"') +
  move(inked(drawHead({ coat: 'gray', mood: 'surprised' }, 'sofa').art, 8), 682, 242, 0.48) +
  box(698, 272, 38, 22, '#b4b8bf', 11);

const tech =
  // The bag.
  shape('M262 262q0-10 10-10h86q10 0 10 10v62q0 8-8 8h-90q-8 0-8-8z', token('red')) +
  line('M290 250v-12q0-8 8-8h34q8 0 8 8v12') +
  shape(
    'M315 312C286 292 290 270 304 270 311 270 315 276 315 280 315 276 319 270 326 270 340 270 344 292 315 312z',
    token('white'),
  ) +
  // Hair behind, neck, coat.
  oval(408, 74, 20, 20, hair) +
  shape('M420 148h32v36h-32z', skin) +
  shape('M396 180Q436 160 478 180L486 290H388z', token('blue')) +
  line('M420 172l16 26 18-26', token('white'), 5) +
  // Legs, crossed on the rug.
  shape(
    'M352 326C352 296 388 276 436 276S522 296 522 326C522 346 480 342 436 334 392 342 352 346 352 326z',
    token('blue'),
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
  // The arms: one in the lap, one with a treat for the cat.
  pipe('M398 196C380 230 384 262 416 284', 32, token('blue')) +
  oval(424, 288, 15, 13, skin) +
  pipe('M476 198C500 234 530 256 566 264', 32, token('blue')) +
  oval(580, 266, 16, 13, skin) +
  shape('M592 256l14-8 10 6-2 12-14 4-10-6z', token('yellow')) +
  // The head.
  oval(436, 118, 42, 46, skin) +
  shape(
    'M394 116C388 72 420 62 446 66 474 68 486 92 478 116 470 96 452 92 440 92 420 92 404 98 394 116z',
    hair,
  ) +
  flat('M436 114a5 6 0 1 0 .1 0zM466 114a5 6 0 1 0 .1 0z', token('ink')) +
  line('M440 138q12 12 26 2', '', 4) +
  line('M452 124q7 5 0 8', '', 3);

/** A living room: a vet technician on the rug, and a cat under the sofa who isn't convinced. */
export const drawLivingRoom = (): string => onPage(1200, 380, room + sofa + cat + tech);
