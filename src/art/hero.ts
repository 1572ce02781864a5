import { drawCat } from '#src/art/cat.ts';
import { crate } from '#src/art/containers.ts';
import { centered } from '#src/art/letters.ts';
import { cream, ink, tomato } from '#src/art/palette.ts';
import { fitted, place, stack, type Part } from '#src/art/part.ts';
import { sideProps } from '#src/art/props.ts';
import { file, group, line, shape } from '#src/art/svg.ts';
import { headWear } from '#src/art/wear.ts';

/** A part that the page can tip, around its own origin. */
const tipping = (item: Part): Part => ({ ...item, art: group(item.art, 'class="tips"') });

const card = 'M-74-32H74V32H-74z';

const sign: Part = {
  art:
    group(line('M-54-30L-30-78M54-30L30-78', ink), 'stroke-width="5"') +
    shape(card, cream) +
    line(centered('BOSS', 0, -15, 30), tomato, 9),
  edge: `<path d="${card}"/>`,
  bounds: [-74, -32, 74, 32],
};

/**
 * The cat of the home page on its milk crate, a whole SVG file of 520 by 560 pixels without a ground. Its cap and its
 * sign tip.
 */
export const drawHero = (): string => {
  const cat = drawCat({ coat: 'tuxedo', pose: 'sitting', mood: 'calm' }, 'hero');
  const scene = stack([
    place(crate, 200, 596, 1.22),
    cat,
    ...(headWear.cap ? [place(tipping(headWear.cap), 200, 160)] : []),
    place(sideProps.coffee, 68, 434),
    place(tipping(sign), 200, 512, 1, -3),
  ]);
  return file(520, 560, fitted(scene, [4, 4, 516, 558], 'heroe'));
};
