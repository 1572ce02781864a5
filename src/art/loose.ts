import type { CatDrawing } from '#src/config/drawings.ts';
import { drawCat } from '#src/art/cat.ts';
import { coatLooks } from '#src/art/coats.ts';
import { drawEyes } from '#src/art/face.ts';
import { fitted, place, stack, type Part } from '#src/art/part.ts';
import { poseLooks } from '#src/art/poses.ts';
import { file, group, inDocument } from '#src/art/svg.ts';

/** The eye that a sleeper opens, of class `wakes`, over the shut one. */
const wakingEye = ({ coat, pose }: CatDrawing): Part => {
  const [x, y, turn] = poseLooks[pose].head;
  const art = group(drawEyes([1], 'calm', coatLooks[coat]), 'class="wakes"');
  return place({ art, edge: '', bounds: [0, 0, 0, 0] }, x, y, 1, turn);
};

/**
 * A cat without a ground, to lie on something of the page: an SVG of `width` by `height` that stands in the document.
 * `id` is unique in it; no heading of a text gets one with a low line.
 */
export const drawLoose = (
  cat: CatDrawing,
  width: number,
  height: number,
  id = 'loose_',
): string => {
  const drawn = drawCat(cat, id);
  const whole = cat.asleep ? stack([drawn, wakingEye(cat)]) : drawn;
  return inDocument(file(width, height, fitted(whole, [0, 0, width, height], `${id}e`)));
};
