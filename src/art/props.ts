import type { Prop } from '#src/config/drawings.ts';
import { part, place, type Part } from '#src/art/part.ts';
import {
  blue,
  cream,
  green,
  ink,
  leaf,
  paper,
  pink,
  tomato,
  steel,
  white,
  oak,
  yellow,
} from '#src/art/palette.ts';
import { box, flat, group, line, oval, shape, tube } from '#src/art/svg.ts';

/* Props stand on the origin, the middle of their foot; a sitting cat is about 390 high. */

const cup = 'M-40-100H40L29 0H-29z';
const coffee = part(
  shape(cup, blue) +
    flat('M-34-72H34L31-42H-31z', white) +
    line('M-26-50l8-14 8 14 8-14 8 14 8-14 8 14', blue, 5) +
    line('M-30-30H30M-28-20H28', '#8fb4e8', 4) +
    shape('M-46-118Q-46-124-40-124H40Q46-124 46-118V-100H-46z', white),
  'M-46-124H46V-100H40L29 0H-29L-40-100H-46z',
  [-46, -124, 46, 0],
);

const foil = 'M-58-34L-40-42-20-30 0-42 20-30 40-42 58-34 50-4Q48 0 44 0H-44Q-48 0-50-4z';
const roll = 'M-52-52C-56-108 56-108 52-52z';
const sandwich = part(
  shape(roll, '#dd9b4c') +
    line('M-20-82h6M10-84h6', '#fbe3b4', 6) +
    shape('M-58-60Q-40-70 0-66T58-60Q52-48 30-50T-30-48-58-60z', white) +
    shape('M-52-54H52L34-36 14-48-10-30-30-48z', yellow) +
    shape(foil, '#dfe4ea') +
    line('M-34-26l8 16M24-24l-6 16', '#98a2b0', 5),
  `${foil}${roll}`,
  [-58, -98, 58, 0],
);

const sheet = 'M-62-88H62V0H-62z';
const newspaper = place(
  part(
    shape('M-62-88H62V0H-62z', paper) +
      flat('M-50-78H50V-64H-50z', ink) +
      flat('M-50-54H-4V-20H-50z', '#c9c2b4') +
      line('M8-50H50M8-38H50M8-26H50M-50-10H50', '#77717c', 5),
    sheet,
    [-64, -92, 64, 6],
  ),
  0,
  -4,
  1,
  -5,
);

const tin = 'M-50-56V-14C-50 8 50 8 50-14V-56C50-78-50-78-50-56z';
const can = part(
  shape(tin, tomato) +
    flat('M-46-42Q0-22 46-42V-26Q0-6-46-26z', cream) +
    flat('M-24-26q18-16 36-2l14-8v18l-14-6q-18 10-36-2z', blue) +
    oval(0, -57, 50, 17, steel) +
    group(oval(4, -58, 18, 6, white), 'stroke-width="5"'),
  tin,
  [-50, -74, 50, 2],
);

const bloom = (x: number, y: number, color: string): string =>
  `<circle cx="${x}" cy="${y}" r="21" fill="${color}"/>` +
  group(`<circle cx="${x}" cy="${y}" r="7" fill="${yellow}"/>`, 'stroke="none"');
const pail = 'M-42-66H42L32 0H-32z';
const flowers = part(
  line('M-20-60L-32-110M20-60L32-108M0-60V-130', green, 10) +
    shape('M-16-70q-40-6-42-30 34 0 42 30zM16-70q40-6 42-30-34 0-42 30z', leaf) +
    bloom(-34, -122, pink) +
    bloom(34, -120, tomato) +
    bloom(0, -146, white) +
    shape(pail, steel) +
    line('M-38-48H38M-34-16H34', '#858f9c', 5),
  `${pail}M-58-100L0-170 58-100 34-60H-34z`,
  [-58, -168, 58, 0],
);

const ticket = 'M-42-112H42V0H-42z';
const lottery = place(
  part(
    shape(ticket, yellow) +
      flat('M-38-108H38V-78H-38z', tomato) +
      flat('M0-106l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z', white) +
      group(
        [-22, 0, 22]
          .map((x) => oval(x, -58, 9, 9, steel) + oval(x, -32, 9, 9, x ? steel : white))
          .join(''),
        'stroke-width="4"',
      ) +
      line('M-28-12H28', ink, 5),
    ticket,
    [-52, -116, 48, 4],
  ),
  0,
  -4,
  1,
  -7,
);

const straw = 'M-26-84H26L52-6Q54 0 48 0H-48Q-54 0-52-6z';
const broom = place(
  {
    art:
      tube('M0-290V-90', 24, oak, 7) +
      shape(straw, '#e8c25a') +
      line('M-22-50L-30-6M0-50V-6M22-50L30-6', '#a9812c', 5) +
      shape('M-28-96H28L32-72H-32z', tomato),
    edge: `<path d="M0-290V-90" fill="none" stroke-width="54"/><path d="${straw}"/>`,
    bounds: [-52, -300, 52, 0],
  },
  0,
  0,
  1,
  -4,
);

const stand = 'M0-110V-12';
const microphone = part(
  line(stand, ink, 16) +
    shape('M-38 0Q-38-20 0-20T38 0z', '#4a4852') +
    shape('M-16-140H16L10-92H-10z', '#4a4852') +
    oval(0, -158, 28, 30, steel) +
    line('M-24-168Q0-158 24-168M-26-152Q0-142 26-152M0-186V-130', '#6d7683', 4) +
    shape('M-26-126H26V-98H-26z', tomato) +
    line('M-12-112H12', white, 8),
  'M-28-158A28 30 0 0 1 28-158L26-98 6-90V-20L38 0H-38L-6-20V-90L-26-98z',
  [-38, -190, 38, 0],
);

const gavel = part(
  shape('M-52 0V-14Q-52-24-42-24H42Q52-24 52-14V0z', '#8a5a35') +
    group(
      tube('M0-60H90', 22, oak, 7) +
        box(-24, -92, 42, 64, '#a5673a', 8) +
        line('M-24-76H18M-24-44H18', yellow, 6),
      'transform="translate(-12 4)rotate(-24)"',
    ),
  'M-52 0V-20L-71-70-33-87-24-68 46-98 52-77-15-48-5-24H52V0z',
  [-72, -100, 60, 0],
);

const mouse = 'M-50 0C-50-40-20-56 10-50 36-44 50-20 58-6Q58 0 52 0z';
const mouseToy = part(
  line('M-48-8C-70-6-80-24-68-36', ink, 14) +
    line('M-48-8C-70-6-80-24-68-36', pink, 5) +
    shape(mouse, '#a9adb8') +
    oval(8, -48, 15, 15, pink) +
    `<circle cx="36" cy="-20" r="5"/>` +
    line('M-30-14h.1M-14-24h.1', '#6f7480', 9),
  `${mouse}M-6-48A15 15 0 0 1 23-48z`,
  [-76, -62, 60, 0],
);

const beside = {
  coffee,
  sandwich,
  newspaper,
  can,
  flowers,
  lottery,
  broom,
  microphone,
  gavel,
  'mouse-toy': mouseToy,
};
/** Props that stand beside the cat. */
export const sideProps: typeof beside & Partial<Record<Prop, Part>> = beside;
