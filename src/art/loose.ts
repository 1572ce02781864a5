import type { CatDrawing } from '#src/config/drawings.ts';
import { drawCat } from '#src/art/cat.ts';
import { fitted } from '#src/art/part.ts';
import { file } from '#src/art/svg.ts';

/**
 * A cat without a ground, to lie on something of the page: an SVG of `width` by `height` that stands in the document.
 * `id` is unique in it; no heading of a text gets one with a low line.
 */
export const drawLoose = (cat: CatDrawing, width: number, height: number, id = 'loose_'): string =>
  file(width, height, fitted(drawCat(cat, id), [0, 0, width, height], `${id}e`));
