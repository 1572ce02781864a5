import { drawHead } from '#src/art/cat.ts';
import { onPage } from '#src/art/stages/page.ts';
import { inked, move } from '#src/art/svg.ts';

/** The face of a cat who is under the ice chest: 130 by 90. */
export const drawUnderChest = (): string =>
  onPage(
    130,
    90,
    move(inked(drawHead({ coat: 'tuxedo', mood: 'surprised' }, 'chest').art, 8), 65, 52, 0.4),
  );
