import { headOutlines } from '#src/art/head-shapes.ts';
import { cream, ink, yellow } from '#src/art/palette.ts';
import { box, file, flat, group, inked, move, shape } from '#src/art/svg.ts';

/** The site's icon: a tuxedo cat's head with few, large marks, so that it reads at 16 pixels. 64 by 64 pixels. */
export const drawFavicon = (): string => {
  const head = headOutlines.round;
  const eyes = `<circle cx="-46" r="30"/><circle cx="46" r="30"/>`;
  const face =
    shape(head, ink) +
    flat('M0-60C-10-10-64 20-64 56-46 82 46 82 64 56 64 20 10-10 0-60z', cream) +
    group(eyes, `fill="${yellow}" stroke-width="10"`) +
    flat('M-52-14h16v34h-16zM36-14h16v34H36zM-18 30H18L0 52z', ink);
  return file(64, 64, box(0, 0, 64, 64, yellow, 14) + inked(move(face, 32, 37, 0.27), 8));
};
