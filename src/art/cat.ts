import type { CatDrawing } from '#src/config/drawings.ts';
import { cartonBack, cartonFront, crate } from '#src/art/containers.ts';
import { coatLooks, type CoatLook } from '#src/art/coats.ts';
import { drawFace } from '#src/art/face.ts';
import { foldedEars, headOutlines, headTop, innerEars } from '#src/art/head-shapes.ts';
import { clipped, place, stack, type Part } from '#src/art/part.ts';
import { cream, green } from '#src/art/palette.ts';
import { poseLooks, type PoseLook } from '#src/art/poses.ts';
import { sideProps } from '#src/art/props.ts';
import { dashes, flat, line, shape, tube } from '#src/art/svg.ts';
import { headWear, neckWear, stethoscope } from '#src/art/wear.ts';

/** A head with what it wears, around the point between its eyes. `id` is unique within the file. */
export const drawHead = (cat: Omit<CatDrawing, 'pose'>, id: string): Part => {
  const look = coatLooks[cat.coat];
  const folded = cat.trait === 'folded-ears';
  const build = folded ? 'folded' : cat.trait === 'tipped-ear' ? 'tipped' : look.build;
  const outline = headOutlines[build];
  const head: Part = {
    art:
      flat(outline, look.fur) +
      clipped(look.face, outline, `${id}h`) +
      flat(innerEars[build], look.ear) +
      drawFace(look, cat.mood ?? 'calm', cat.asleep ?? false) +
      line(outline) +
      (folded ? shape(foldedEars, look.fur) : ''),
    edge: `<path d="${outline}"/>`,
    bounds: [-124, headTop, 124, 98],
  };
  const worn = cat.wears && headWear[cat.wears];
  return worn ? stack([head, worn]) : head;
};

const drawTail = (pose: PoseLook, look: CoatLook): string => {
  const { d, tip } = pose.tail;
  const rings = look.stripe ? dashes(d, look.stripe, 24, 9, 15) : '';
  const end = look.tailTip === look.fur ? '' : line(tip, look.tailTip, 24);
  return tube(d, 40, look.fur) + rings + end;
};

const drawLimbs = (pose: PoseLook, look: CoatLook, near: boolean): string =>
  pose.limbs
    .filter((limb) => (limb.near ?? false) === near)
    .map(
      (limb) =>
        tube(limb.d, limb.width, limb.far ? look.shade : look.fur) +
        (look.paws === look.fur ? '' : line(limb.tip, look.paws, limb.width - 16)),
    )
    .join('');

const drawBody = (cat: CatDrawing, id: string): Part => {
  const pose = poseLooks[cat.pose];
  const look = coatLooks[cat.coat];
  const marks =
    (look.patches ?? []).map((color, index) => flat(pose.patches[index] ?? '', color)).join('') +
    (look.stripe && pose.stripes ? line(pose.stripes, look.stripe, 10) : '');
  // A cat that sits in a crate has its tail in there too.
  const tailless = !pose.tail.d || (cat.prop === 'crate' && cat.pose === 'sitting');
  const tail = tailless ? '' : drawTail(pose, look);
  const near = pose.tail.near ?? false;
  return {
    art:
      (near ? '' : tail) +
      drawLimbs(pose, look, false) +
      flat(pose.body, look.fur) +
      clipped(
        (look.bib === look.fur ? '' : flat(pose.bib, look.bib)) + marks,
        pose.body,
        `${id}b`,
      ) +
      line(pose.body) +
      (pose.folds && line(pose.folds, look.fold, 6)) +
      (cat.wears === 'apron' ? shape(pose.apron, green) + line(pose.pocket, cream, 5) : '') +
      drawLimbs(pose, look, true) +
      (near ? tail : ''),
    edge:
      `<path d="${pose.body}"/>` +
      (tailless ? '' : `<path d="${pose.tail.d}" fill="none" stroke-width="70"/>`) +
      pose.limbs.map((limb) => `<path d="${limb.d}" fill="none" stroke-width="76"/>`).join(''),
    bounds: pose.bounds,
  };
};

const drawPaws = (pose: PoseLook, look: CoatLook, thumbs: string): Part => ({
  art:
    shape(thumbs + pose.paws, look.paws) +
    line(
      pose.toes,
      look.paws === look.fur ? look.fold : look.lash === look.fold ? look.fold : '',
      5,
    ),
  edge: (thumbs || pose.paws) && `<path d="${thumbs}${pose.paws}"/>`,
  bounds: pose.bounds,
});

/** A crate holds a sitting cat, lies under the other poses and replaces the carton of a peeking one. */
const around = (cat: CatDrawing): { under: Part[]; over: Part[] } => {
  const crated = cat.prop === 'crate';
  if (cat.pose === 'peeking') {
    return { under: [cartonBack], over: [crated ? place(crate, 200, 428, 0.95) : cartonFront] };
  }
  if (!crated) return { under: [], over: [] };
  if (cat.pose === 'sitting') return { under: [], over: [place(crate, 200, 476)] };
  const { bounds } = poseLooks[cat.pose];
  return { under: [place(crate, (bounds[0] + bounds[2]) / 2, 562)], over: [] };
};

/** Where a prop stands; one as tall as a standing cat's chin stands clear of its face. */
const standing = (cat: CatDrawing, prop: Part): readonly [number, number] => {
  const [x, y] = poseLooks[cat.pose].side;
  return cat.pose === 'standing' && prop.bounds[1] < -180 ? [-14, y] : [x, y];
};

/** A whole cat with what it wears and holds, its feet at 424. `id` is unique within the file. */
export const drawCat = (cat: CatDrawing, id: string): Part => {
  const look = coatLooks[cat.coat];
  const pose = poseLooks[cat.pose];
  const [x, y, turn] = pose.head;
  const { under, over } = around(cat);
  const beside = cat.prop && sideProps[cat.prop];
  const paws = drawPaws(pose, look, cat.trait === 'extra-toes' ? pose.thumbs : '');
  const head = stack([
    neckWear(cat.wears),
    ...(cat.prop === 'stethoscope' ? [stethoscope] : []),
    drawHead(cat, id),
  ]);
  return stack([
    ...under,
    drawBody(cat, id),
    ...(cat.pose === 'peeking' ? [] : [paws]),
    place(head, x, y, 1, turn),
    ...over,
    ...(cat.pose === 'peeking' ? [paws] : []),
    ...(beside ? [place(beside, ...standing(cat, beside))] : []),
  ]);
};
