import { drawHead } from '#src/art/cat.ts';
import { group, inked, move } from '#src/art/svg.ts';
import type { CatDrawing } from '#src/config/drawings.ts';

/** A color of the page that the drawing stands in. */
export const token = (name: string): string => `var(--color-${name})`;

/** A drawing in the document: its line is the page's ink, and it fills what holds it, as seen from the foot of its middle. */
export const onPage = (width: number, height: number, content: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">` +
  group(
    content,
    `stroke="${token('ink')}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"`,
  ) +
  '</svg>';

/** What a sign says, in its type, around the middle of its line. */
export const sign = (text: string, x: number, y: number, size: number, color: string): string =>
  `<text x="${x}" y="${y}" font-family="var(--font-sign)" font-size="${size}" text-anchor="middle" fill="${token(color)}" stroke="none">${text}</text>`;

/** A limb or a pipe: an inked line with a colored one inside. */
export const pipe = (d: string, width: number, fill: string): string =>
  `<path d="${d}" fill="none" stroke-width="${width}"/><path d="${d}" fill="none" stroke="${fill}" stroke-width="${width - 8}"/>`;

/** A cat's head by itself, its middle at x and y; `id` begins the ids inside it. */
export const head = (
  cat: Omit<CatDrawing, 'pose'>,
  id: string,
  x: number,
  y: number,
  scale: number,
): string => move(inked(drawHead(cat, id).art, 8), x, y, scale);
