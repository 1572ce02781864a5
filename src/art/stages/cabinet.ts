import { centered } from '#src/art/letters.ts';
import { head, onPage, pipe, token } from '#src/art/stages/page.ts';
import { box, flat, line, shape } from '#src/art/svg.ts';

/** A photograph of long ago, 200 by 240, to be cut out as an oval. */
const photograph = (ground: string, content: string): string =>
  onPage(200, 240, flat('M0 0H200V240H0z', token(ground)) + content);

/** Cats of old New York: one in a basket over a bridge, one with his glasses, two in a sack of mail. */
export const drawCabinet = (): readonly string[] => [
  photograph(
    'sky',
    line('M0 60Q100 200 200 60M30 94V240M170 94V240') +
      pipe('M38 168C38 0 162 0 162 168', 16, token('wood')) +
      head({ coat: 'gray', mood: 'surprised' }, 'ned', 100, 124, 0.5) +
      shape('M24 160H176L158 226H42z', token('wood')) +
      line('M32 182H168M38 204H162M62 162l6 62M100 162v62M138 162l-6 62') +
      box(18, 152, 164, 16, token('wood'), 8),
  ),
  photograph(
    'yellow',
    shape('M36 250C40 180 70 160 100 160S160 180 164 250z', token('blue')) +
      shape('M76 164L100 240 124 164z', token('white')) +
      head({ coat: 'black', wears: 'glasses' }, 'jerry', 100, 126, 0.64),
  ),
  photograph(
    'pink',
    head({ coat: 'orange', mood: 'happy' }, 'mail1', 66, 96, 0.44) +
      head({ coat: 'tuxedo', mood: 'smug' }, 'mail2', 134, 90, 0.44) +
      shape('M28 124Q100 142 172 124Q160 150 180 260H20Q40 150 28 124z', token('cream')) +
      line('M32 142Q100 160 168 142', token('blue'), 8) +
      line(centered('MAIL', 100, 174, 28), '', 7),
  ),
];
