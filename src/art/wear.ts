import type { Wear } from '#src/config/drawings.ts';
import type { Part } from '#src/art/part.ts';
import { blue, cream, green, ink, pink, tomato, white, yellow } from '#src/art/palette.ts';
import { flat, group, line, oval, shape } from '#src/art/svg.ts';

/** Things on and under a head, around the point between the eyes. `none` takes no room. */
const none = (art: string): Part => ({ art, edge: '', bounds: [0, 0, 0, 0] });

const collarBand = 'M-70 62Q0 118 70 62L72 84Q0 138-72 84z';
const collar: Part = {
  art:
    shape(collarBand, tomato) +
    group(oval(0, 116, 13, 13, yellow) + line('M0 118v6'), 'stroke-width="6"'),
  edge: `<path d="${collarBand}"/>`,
  bounds: [-72, 62, 72, 132],
};

const scarf = 'M-74 62Q0 120 74 62L72 88 12 166Q0 176-12 166L-72 88z';
const bandana: Part = {
  art:
    shape(scarf, blue) +
    group(
      '<path d="M-36 108h.1M-12 124h.1M14 122h.1M38 106h.1M0 148h.1M-20 144h.1M22 144h.1"/>',
      `stroke="${white}" stroke-width="9"`,
    ),
  edge: `<path d="${scarf}"/>`,
  bounds: [-74, 62, 74, 172],
};

const stethoscopeTube = 'M-56 78C-68 134-28 144 0 144S68 134 56 78';
/** Hangs from the neck instead of standing beside the cat. */
export const stethoscope: Part = {
  art:
    line(stethoscopeTube, ink, 18) +
    line(stethoscopeTube, blue, 7) +
    oval(0, 156, 16, 16, '#b9c0c9') +
    oval(0, 156, 5, 5, white),
  edge: `<path d="${stethoscopeTube}" fill="none"/><circle cy="156" r="16"/>`,
  bounds: [-66, 78, 66, 172],
};

const dome = 'M-62-64C-64-124-40-146 0-146S64-124 62-64z';
const bill = 'M-66-62Q0-96 66-62 82-40 60-40 0-64-60-40-82-40-66-62z';
const cap: Part = {
  art:
    shape(dome, green) +
    line('M-24-78C-30-110-20-134 0-145M24-78C30-110 20-134 0-145', '#0a4a37', 5) +
    shape('M-9-147q9-9 18 0z', green) +
    group(oval(0, -104, 20, 20, cream), 'stroke-width="5"') +
    flat(
      'M-9-93a9 9 0 0 1 18 0zM-9-106a4 4 0 1 1 .1 0zm9-3a4 4 0 1 1 .1 0zm9 3a4 4 0 1 1 .1 0z',
      green,
    ) +
    shape(bill, '#0a4a37'),
  edge: `<path d="${dome}${bill}"/>`,
  bounds: [-74, -150, 74, -40],
};

const knit = 'M-76-62C-78-124-48-150 0-150S78-124 76-62z';
const beanie: Part = {
  art:
    oval(0, -160, 22, 22, cream) +
    shape(knit, tomato) +
    line('M-38-70c-4-30 0-52 14-70M38-70c4-30 0-52-14-70M0-72v-72', '#9c2018', 5) +
    shape('M-84-70Q0-106 84-70 92-44 80-38 0-68-80-38-92-44-84-70z', cream) +
    line('M-52-76l2 20M-18-84l1 20M18-84l-1 20M52-76l-2 20', '#b9ab97', 5),
  edge: `<path d="${knit}M-84-70Q0-106 84-70L80-38H-80z"/><circle cy="-160" r="22"/>`,
  bounds: [-88, -182, 88, -38],
};

const loops = 'M66-92L28-118Q18-112 22-84 24-66 34-64zM70-88L112-106Q122-98 118-70 114-54 104-54z';
const bow: Part = {
  art:
    shape(loops, pink) +
    line('M40-96l16 6M102-82l-16 0', '#c9605c', 5) +
    oval(68, -88, 13, 14, tomato),
  edge: `<path d="${loops}"/>`,
  bounds: [20, -120, 120, -54],
};

const glasses = none(
  group(
    '<circle cx="-47" r="37"/><circle cx="47" r="37"/><path d="M-11-6Q0-14 11-6M-84-8l-20-6M84-8l20-6"/>',
    `fill="${white}" fill-opacity=".18" stroke="${tomato}" stroke-width="9"`,
  ) + line('M-64-20l10-8M30-20l10-8', white, 5),
);

/** Worn on the head, above everything. */
export const headWear: Partial<Record<Wear, Part>> = { cap, beanie, bow, glasses };

/** Worn on the neck, below the chin. */
export const neckWear = (wear: Wear | undefined): Part =>
  wear === 'nothing' ? none('') : wear === 'bandana' ? bandana : collar;
