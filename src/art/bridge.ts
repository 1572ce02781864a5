import { drawCat } from '#src/art/cat.ts';
import { skyline } from '#src/art/fittings.ts';
import { sky } from '#src/art/palette.ts';
import { fitted } from '#src/art/part.ts';
import { span } from '#src/art/scenes/skyline.ts';
import { file, inked, move } from '#src/art/svg.ts';

/** A cat on the walk over the bridge, as wide as a page. Its sky is the page's, and between the towers there is room for words. */
export const drawBridge = (): string => {
  const bridge = span(960, 23, sky);
  const back =
    skyline(
      252,
      [
        [-10, 46, 70],
        [204, 34, 60],
        [236, 30, 100],
        [264, 40, 44],
        [560, 36, 50],
        [594, 30, 84],
        [622, 40, 60],
        [690, 34, 96],
        [900, 34, 110],
        [932, 40, 70],
      ],
      '#00000026',
      '#ffffff66',
    ) + bridge.back;
  const cat = drawCat({ coat: 'gray', pose: 'standing', wears: 'bandana' }, 'a');
  return file(
    960,
    320,
    move(inked(back + bridge.front, 4) + fitted(cat, [330, 166, 520, 342], 'ae'), 0, -40),
  );
};
