import { headOutlines } from '#src/art/head-shapes.ts';
import { cream, ink, yellow } from '#src/art/palette.ts';
import { box, file, flat, group, inked, move, shape } from '#src/art/svg.ts';

/** The site's icon: a tuxedo cat's head with few, large marks, so that it reads at 16 pixels. 64 by 64 pixels. */
export const drawFavicon = (): string => {
  const head = headOutlines.round;
  const eyes = `<circle cx="-46" cy="-6" r="31"/><circle cx="46" cy="-6" r="31"/>`;
  const face =
    shape(head, ink) +
    flat('M0-50C-4 10-62 24-62 54-44 80 44 80 62 54 62 24 4 10 0-50z', cream) +
    group(eyes, `fill="${yellow}" stroke="none"`) +
    flat('M-53-24h14v36h-14zM39-24h14v36H39zM-18 30H18L0 52z', ink);
  return file(64, 64, box(0, 0, 64, 64, yellow, 14) + inked(move(face, 32, 37, 0.27), 8));
};
