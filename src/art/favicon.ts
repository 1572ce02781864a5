import { headOutlines } from '#src/art/head-shapes.ts';
import { cream, ink, yellow } from '#src/art/palette.ts';
import { box, file, flat, group, inked, move, shape } from '#src/art/svg.ts';

/** Edge of an icon's drawing, in its own units. */
export const iconEdge = 64;
/** The head's middle lies this far above the point between its eyes, from which it is drawn. */
const headMiddle = -15.5;

/**
 * The site's icon: a tuxedo cat's head on yellow, with few, large marks, so that it reads at 16 pixels. 64 by 64
 * pixels.
 * @param headScale 0.27 reaches the edges; 0.17 stays in the middle 80 % circle, which no mask cuts (the "safe zone"
 *   of the W3C's Web Application Manifest)
 * @param radius of the corners; 0 where the system cuts out its own shape
 */
export const drawIcon = (headScale: number, radius: number): string => {
  const eyes = `<circle cx="-46" cy="-6" r="31"/><circle cx="46" cy="-6" r="31"/>`;
  const head =
    shape(headOutlines.round, ink) +
    flat('M0-50C-4 10-62 24-62 54-44 80 44 80 62 54 62 24 4 10 0-50z', cream) +
    group(eyes, `fill="${yellow}" stroke="none"`) +
    flat('M-53-24h14v36h-14zM39-24h14v36H39zM-18 30H18L0 52z', ink);
  const middle = iconEdge / 2;
  const placed = move(head, middle, middle - headMiddle * headScale, headScale);
  return file(iconEdge, iconEdge, box(0, 0, iconEdge, iconEdge, yellow, radius) + inked(placed, 8));
};

/** The icon in the tab. */
export const drawFavicon = (): string => drawIcon(0.27, 14);
