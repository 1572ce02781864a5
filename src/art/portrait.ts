import type { Background, CatDrawing } from '#src/config/drawings.ts';
import { drawCat } from '#src/art/cat.ts';
import { grounds } from '#src/art/palette.ts';
import { fitted, type Bounds } from '#src/art/part.ts';
import { drawScene } from '#src/art/scene.ts';
import { file, flat } from '#src/art/svg.ts';
import type { PressDrawing } from '#src/lib/press-kit/drawings.ts';

/** A long cat takes the frame's whole width, and lies above the name plate that is screwed onto it. */
const room = ({ pose }: CatDrawing): Bounds =>
  pose === 'stretched' ? [0, 18, 320, 290] : [18, 18, 302, 302];

/** A cat as a sticker on a colored ground, a whole SVG file of 320 by 320 pixels. */
export const drawPortrait = (cat: CatDrawing, background: Background): string =>
  file(
    320,
    320,
    flat('M0 0H320V320H0z', grounds[background]) +
      '<circle cx="160" cy="160" r="140" fill="#fff" opacity=".2"/>' +
      fitted(drawCat(cat, 'a'), room(cat), 'e', cat.pose !== 'stretched'),
  );

/** A drawing of the press archive, which its page shows too. */
export const drawForPress = (drawing: PressDrawing): string =>
  'scene' in drawing ? drawScene(drawing.scene) : drawPortrait(drawing.cat, drawing.background);
