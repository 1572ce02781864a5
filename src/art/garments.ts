import type { Garment, GarmentColor } from '#src/config/drawings.ts';
import { cloths, ink } from '#src/art/palette.ts';
import type { Bounds, Part } from '#src/art/part.ts';
import { flat, line, shape } from '#src/art/svg.ts';

type Cut = Exclude<Garment, 'sticker'>;

const sweater =
  'M122 24L84 36Q56 44 48 82L26 204Q25 210 31 211L56 216Q62 217 63 211L84 124V222Q84 228 90 228H230Q236 228 236 222V124L257 211Q258 217 264 216L289 211Q295 210 294 204L272 82Q264 44 236 36L198 24Q160 50 122 24z';
const hood = 'M110 40C98 2 136 4 160 4S222 2 210 40Q196 66 160 76 124 66 110 40z';

const cuts: Record<
  Cut,
  { outline: string; hood?: string; art: (seam: string) => string; print: Bounds }
> = {
  't-shirt': {
    outline:
      'M116 20L74 36Q66 38 62 46L28 100Q25 106 31 109L62 125Q68 127 71 122L84 102V222Q84 228 90 228H230Q236 228 236 222V102L249 122Q252 127 258 125L289 109Q295 106 292 100L258 46Q254 38 246 36L204 20Q160 50 116 20z',
    art: (seam) =>
      line('M108 24Q160 68 212 24', seam, 3) +
      line('M34 97L76 114M286 97L244 114M84 217H236', seam, 3) +
      line('M92 92V130M228 92V130', seam, 3),
    print: [92, 58, 228, 210],
  },
  crewneck: {
    outline: sweater,
    art: (seam) =>
      flat('M122 24Q160 50 198 24L206 27Q160 66 114 27z', seam) +
      line('M86 210H234M29 194L62 201M291 194L258 201', seam, 4) +
      line('M100 216v8M120 216v8M140 216v8M160 216v8M180 216v8M200 216v8M220 216v8', seam, 3) +
      line('M84 124L92 90M236 124L228 90') +
      line('M152 57L160 68 168 57', seam, 3),
    print: [94, 68, 226, 206],
  },
  hoodie: {
    outline: sweater,
    hood,
    art: (seam) =>
      flat('M122 34C126 14 194 14 198 34 190 52 172 58 160 66 148 58 130 52 122 34z', seam) +
      line('M146 72V90M174 72V90', ink, 7) +
      line('M146 72V90M174 72V90', '#fff', 3) +
      line('M118 222L128 188H192L202 222', seam, 4) +
      line('M29 194L62 201M291 194L258 201M86 219H234', seam, 4) +
      line('M84 124L92 92M236 124L228 92'),
    print: [92, 88, 228, 190],
  },
};

/** Where the cat is printed, in pixels of a 320 by 240 picture. */
export const printRoom = (cut: Cut): Bounds => cuts[cut].print;

/** A garment laid flat, 320 by 240, in an ink line of 4 pixels. */
export const drawGarment = (cut: Cut, color: GarmentColor): Part => {
  const { outline, hood, art } = cuts[cut];
  const { cloth, seam } = cloths[color];
  return {
    art: shape(outline, cloth) + (hood ? shape(hood, cloth) : '') + art(seam),
    edge: `<path d="${outline}"/>` + (hood ? `<path d="${hood}"/>` : ''),
    bounds: [26, 4, 294, 228],
  };
};
