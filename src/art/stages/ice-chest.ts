import { head, onPage } from '#src/art/stages/page.ts';

/** The face of a cat who is under the ice chest: 130 by 90. */
export const drawUnderChest = (): string =>
  onPage(130, 90, head({ coat: 'tuxedo', mood: 'surprised' }, 'chest', 65, 52, 0.4));
