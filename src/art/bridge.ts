import { drawCat } from '#src/art/cat.ts';
import { repeat, skyline } from '#src/art/fittings.ts';
import { sky } from '#src/art/palette.ts';
import { fitted } from '#src/art/part.ts';
import { pier } from '#src/art/scenes/skyline.ts';
import { box, file, flat, inked, line, move } from '#src/art/svg.ts';

/** Where the main cable, a cubic curve between the towers, is at `t` of its way. */
const cable = (t: number): [x: number, y: number] => {
  const s = 1 - t;
  return [
    130 * s ** 3 + 3 * t * s * (290 * s + 670 * t) + 830 * t ** 3,
    52 * (s ** 3 + t ** 3) + 3 * t * s * 216,
  ];
};

/** A cat on the walk over the bridge, as wide as a page. Its sky is the page's, and between the towers there is room for words. */
export const drawBridge = (): string => {
  const hangers = repeat(23, (index) => {
    const [x, y] = cable((index + 2) / 26);
    return `M${Math.round(x)} 240V${Math.round(y)}`;
  });
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
    ) +
    flat('M0 250H960V360H0z', '#5c9fc4') +
    line('M14 276h34M220 292h60M300 272h40M640 290h70M584 272h40M898 284h40', '#bfe0ef', 4) +
    line(
      'M70 52C40 110 10 150-20 168M130 52C290 216 670 216 830 52M890 52C920 110 950 150 980 168',
    ) +
    line(hangers + 'M20 240V140M44 240V98M916 240V98M940 240V140', '#4a4852', 2) +
    pier(70, sky) +
    pier(770, sky) +
    box(-9, 234, 978, 16, '#7d5f3f');
  const front = box(-9, 328, 978, 40, '#c08a52') + line('M-9 344H969', '#8d5c33', 3);
  const cat = drawCat({ coat: 'gray', pose: 'standing', wears: 'bandana' }, 'a');
  return file(
    960,
    320,
    move(inked(back, 4) + fitted(cat, [330, 164, 520, 340], 'ae') + inked(front, 4), 0, -40),
  );
};
