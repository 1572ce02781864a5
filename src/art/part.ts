import { white } from '#src/art/palette.ts';
import { group, inked, move, round } from '#src/art/svg.ts';

/** Left, top, right, bottom. */
export type Bounds = readonly [number, number, number, number];

/** Something with an outline: what to paint, the outline for the die-cut edge, and the room it takes. */
export interface Part {
  art: string;
  /** Paths without colors: the edge paints them white, and once more as a shadow. */
  edge: string;
  bounds: Bounds;
}

/** A part with a single outline, given as path data. */
export const part = (art: string, outline: string, bounds: Bounds): Part => ({
  art,
  edge: `<path d="${outline}"/>`,
  bounds,
});

/** Parts on top of each other, the first one at the bottom. */
export const stack = (parts: readonly Part[]): Part => ({
  art: parts.map(({ art }) => art).join(''),
  edge: parts.map(({ edge }) => edge).join(''),
  bounds: parts
    .map(({ bounds }) => bounds)
    .reduce(([a, b, c, d], [e, f, g, h]) => [
      Math.min(a, e),
      Math.min(b, f),
      Math.max(c, g),
      Math.max(d, h),
    ]),
});

/** The part moved, scaled and turned by a few degrees (its bounds don't follow the turn). */
export const place = (item: Part, x: number, y: number, scale = 1, angle = 0): Part => ({
  art: move(item.art, x, y, scale, angle),
  edge: move(item.edge, x, y, scale, angle),
  bounds: [
    item.bounds[0] * scale + x,
    item.bounds[1] * scale + y,
    item.bounds[2] * scale + x,
    item.bounds[3] * scale + y,
  ],
});

/** Width of the white rim beyond the ink line, in the part's own units. */
const rim = 15;

/**
 * The part as a die-cut sticker: a thin ink shadow, the white edge, the drawing. `id` is unique within the file; `outline` is the
 * width of its ink line. The edge is the part's own outline with a wide stroke, so it costs no filter.
 */
export const sticker = (item: Part, id: string, outline = 8): string => {
  const width = outline + (rim * outline) / 4;
  return inked(
    `<g stroke-width="${round(width + outline * 0.6)}" opacity=".3"><g id="${id}">${item.edge}</g></g>` +
      `<use href="#${id}" y="-3" fill="${white}" stroke="${white}" stroke-width="${round(width)}"/>` +
      item.art,
    outline,
  );
};

/** Bounds follow the middle of the ink line: half of it, the rim and the shadow lie outside. */
const margin = 4 + rim + 2;

/** Where and how large a part must be drawn to fill a room, its feet on the room's floor, its rim inside. */
const fit = (bounds: Bounds, room: Bounds): { x: number; y: number; scale: number } => {
  const width = bounds[2] - bounds[0] + margin * 2;
  const height = bounds[3] - bounds[1] + margin * 2;
  const scale = Math.min((room[2] - room[0]) / width, (room[3] - room[1]) / height);
  return {
    x: (room[0] + room[2]) / 2 - ((bounds[0] + bounds[2]) / 2) * scale,
    y: room[3] - (bounds[3] + margin) * scale,
    scale,
  };
};

/** A sticker that fills a room of the file, as large as it can be; with an empty `id` only what is printed on it. */
export const fitted = (item: Part, room: Bounds, id: string, center = false): string => {
  const { x, y, scale } = fit(item.bounds, room);
  const spare = room[3] - room[1] - (item.bounds[3] - item.bounds[1] + margin * 2) * scale;
  const art = id ? sticker(item, id) : inked(item.art, 8);
  return move(art, x, y - (center ? spare / 2 : 0), Number(scale.toFixed(3)));
};

/** A clip path and the markup it cuts. */
export const clipped = (content: string, d: string, id: string): string =>
  content &&
  `<clipPath id="${id}"><path d="${d}"/></clipPath>` + group(content, `clip-path="url(#${id})"`);
