import { head, onPage, pipe, token } from '#src/art/stages/page.ts';
import { box, line, oval } from '#src/art/svg.ts';

/** Of the door, on both sides of the face. */
const bars = 'M104 96V260M136 96V260M224 96V260M256 96V260M76 116H284';

/** A cat in its carrier, who looks out through the door and has a paw out already. */
export const drawCarrier = (): string =>
  onPage(
    360,
    290,
    pipe('M126 62V40Q126 22 144 22H216Q234 22 234 40V62', 22, token('yellow')) +
      box(22, 60, 316, 228, token('blue'), 38) +
      line('M24 150H62M24 178H62M298 150H336M298 178H336', '', 6) +
      box(72, 92, 216, 172, token('ink'), 22) +
      head({ coat: 'calico', mood: 'happy' }, 'carried', 180, 196, 0.55) +
      line(bars, '', 10) +
      line(bars, token('ash'), 4) +
      line('M72 92H288V264H72z', token('ash'), 8) +
      oval(216, 252, 17, 24, token('white')) +
      line('M211 262v10M221 262v10', '', 3) +
      box(276, 166, 24, 34, token('red'), 5),
  );
