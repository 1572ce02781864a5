import { drawHead } from '#src/art/cat.ts';
import { onPage, token } from '#src/art/stages/page.ts';
import { box, flat, inked, line, move, shape } from '#src/art/svg.ts';

/** An ice chest, and the eyes of a cat who is under it. */
export const drawIceChest = (): string =>
  onPage(
    400,
    230,
    box(40, 146, 320, 68, token('ink'), 4) +
      shape('M28 44H372V160H28z', token('sky')) +
      flat('M30 138H370V158H30z', token('blue')) +
      shape('M18 14H382V44H18z', token('white')) +
      line('M170 30H230', token('ash'), 6) +
      `<text x="48" y="118" font-family="var(--font-sign)" font-size="64" fill="${token('blue')}" stroke="none">ICE</text>` +
      shape('M44 160H68V214H44zM332 160H356V214H332z', token('ash')) +
      line('M0 214H400') +
      move(inked(drawHead({ coat: 'tuxedo', mood: 'surprised' }, 'chest').art, 8), 268, 174, 0.42),
  );
