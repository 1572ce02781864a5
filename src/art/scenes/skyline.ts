import { bricks, repeat, skyline, waterTower } from '#src/art/fittings.ts';
import { brick } from '#src/art/palette.ts';
import { box, flat, line, shape } from '#src/art/svg.ts';
import type { SettingOf } from '#src/art/scenes/setting.ts';

/** A roof with a water tower and an aerial over the city. */
export const rooftop: SettingOf = (ground, cats) => ({
  back:
    flat('M0 0H640V360H0z', ground) +
    flat('M560 84a54 54 0 1 0 .1 0z', '#fff3c4') +
    skyline(
      300,
      [
        [0, 54, 150],
        [50, 44, 210],
        [100, 60, 130],
        [256, 40, 190],
        [300, 50, 240],
        [356, 60, 150],
        [560, 40, 180],
        [596, 60, 230],
      ],
      '#00000026',
      '#ffffff66',
    ) +
    flat('M316 60V30H334V60z', '#00000026') +
    box(428, 232, 104, 70, '#a9583f') +
    waterTower(480, 232, 1.2) +
    line('M142 290V130M118 144h48M126 162h32M106 152l36-22 36 22', '#34333a', 5),
  perches: [
    [168, 78, 424, 298],
    [506, 186, 630, 296],
    [12, 176, 136, 296],
    [428, 222, 498, 296],
  ],
  front:
    shape('M-9 290H649V312H-9z', '#d9d0bf') +
    shape('M-9 312H649V369H-9z', brick) +
    bricks(0, 312, 640, 50, '#98402c') +
    (cats > 1
      ? ''
      : shape('M590 290q-22-6-20-24-10-4 0-10 14-8 20 6l22 14q-6 16-22 14z', '#8fa0ad') +
        line('M584 290v-4M572 260h.1')),
});

/** A stone tower, the sky in its arches. */
const pier = (x: number, ground: string): string =>
  shape(`M${x} 300V60h-8V44h136V60h-8V300z`, '#c9a981') +
  line(
    `M${x + 4} 60h112M${x + 4} 190h9M${x + 107} 150h9M${x + 54} 210h12M${x + 54} 150h12`,
    '#97764e',
    4,
  ) +
  shape(
    `M${x + 14} 240V128q0-30 20-46 20 16 20 46V240zM${x + 66} 240V128q0-30 20-46 20 16 20 46V240z`,
    ground,
  );

/**
 * A bridge over a river from side to side of a picture, with a tower 82 pixels from each: what is behind its walk, and
 * the walk. `count` hangers meet the main cable, a cubic curve between the towers.
 */
export const span = (width: number, count: number, ground: string) => {
  const way = width - 344;
  const bend = Math.round(way * 0.2635);
  const hangers = repeat(count, (index) => {
    const t = (index + 1.5) / (count + 2);
    const s = 1 - t;
    const x = 172 + 3 * t * s * (bend * s + (way - bend) * t) + way * t ** 3;
    return `M${Math.round(x)} 240V${Math.round(52 + 504 * t * s)}`;
  });
  return {
    back:
      flat(`M0 250H${width}V360H0z`, '#5c9fc4') +
      line(
        repeat(
          Math.floor(width / 150),
          (index) => `M${20 + index * 160} ${276 + (index % 2) * 14}h52`,
        ),
        '#bfe0ef',
        4,
      ) +
      line(
        `M112 52c-72 78-116 118-132 128M172 52c${bend} 168 ${way - bend} 168 ${way} 0M${width - 112} 52c72 78 116 118 132 128`,
      ) +
      line(
        hangers +
          `M60 240V107M30 240V137M84 240V82M${width - 60} 240V107M${width - 30} 240V137M${width - 84} 240V82`,
        '#4a4852',
        2,
      ) +
      pier(82, ground) +
      pier(width - 202, ground) +
      box(-9, 234, width + 18, 16, '#7d5f3f'),
    front: box(-9, 328, width + 18, 40, '#c08a52') + line(`M-9 344H${width + 9}`, '#8d5c33', 3),
  };
};

/** Stone towers, cables and river. */
export const bridge: SettingOf = (ground) => {
  const { back, front } = span(640, 15, ground);
  return {
    back:
      flat('M0 0H640V360H0z', ground) +
      skyline(
        252,
        [
          [0, 40, 60],
          [36, 30, 110],
          [250, 30, 70],
          [284, 26, 120],
          [314, 34, 90],
          [352, 30, 60],
          [560, 40, 90],
          [604, 40, 60],
        ],
        '#00000026',
        '#ffffff66',
      ) +
      back,
    perches: [
      [196, 112, 444, 340],
      [504, 214, 628, 338],
      [12, 214, 136, 338],
      [446, 262, 498, 338],
    ],
    front,
  };
};
