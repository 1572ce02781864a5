import type { Borough } from '#src/config/categories.ts';

/* The five boroughs, drawn by hand after their shores: 1,000 units are a degree of latitude, north is up. */

/** Size of the map, in its own units. */
export const cityMapSize = { width: 436, height: 440 } as const;

/** Outlines as path data. */
export const boroughOutlines: Record<Exclude<Borough, 'Not given'>, string> = {
  Manhattan:
    'M192 224l1-11 3-14 1-16 1-12 8-12 6-11 12-21 10-19 8-19 4-14 9-18 5-10 11 2 1 5-7 13-7 12-4 11 1 18 4 16-6 10-5 10 0 7-9 14-10 13-4 12 2 8-4 16-12 3-9 6z',
  Brooklyn:
    'M238 189l-5 14-7 14-8 5-10 1-6 13-11 10 2 9 9 2-12 13-11 12-6 18 4 15 13 8 12 8 4 8-9 7 3 8 21 0 25-3 9-6-9-5 19-3 12 3 9-12-8-15 10-6 9-16 9-6 5-10-3-24-5-17-12 5-11 2-6-7-12-14-1-10-9-11z',
  Queens:
    'M235 183l9-14 8-14 10-10 11-10 11 7 6 9 15-11 9 9 6 12 2-10-10-10 9-11 16-1 23-1 13 4 4 17 13 1 6 7 34 14 1 12-19 18-1 24 0 16 0 20-9 19-18 8-9 15-15-10-13-18-13-6-13 8-9-6-3-22-4-19-14 5-10 2-5-6-11-13-1-9-9-11-9-10zM402 313l-15 5-19 11-34 8-31 11-26 12-24 12-1 10 28-9 38-16 46-15 36-8z',
  Bronx:
    'M258 115l0-24 10-18 7-16-1-12-9-4 5-30 13 3 20 7 11-3 10 5 5 9 18 4 15 5 5 16-13 1-7 16-4 17 16 16 5 12-17-6-20-4-9 10-7-6-12 6-11 3-15 4z',
  'Staten Island':
    'M149 281l-11-4-17 3-22 3-19 2-13-6-14 14 1 22-3 20-12 24-15 10-9 14-4 30 8 13 17-3 21-12 19-8 15-12 19-9 15-13 15-15 13-13 9-16-3-14-6-14z',
};

/** The shores across the water, far beyond the map's edges: New Jersey, and where the city ends in the north and east. */
export const otherShores =
  'M-900-900H268V-20L262 25 235 85 216 125 197 150 182 195 171 225 152 260 136 273 99 279 61 270 49 285V325L34 360 8 385 0 425-23 455-60 900H-900zM270 15L268-20V-900H1600V380L520 318 440 314 402 304 393 290 410 255V190L432 170 398 150 384 120 372 96 344 50z';

interface Point {
  x: number;
  y: number;
}

/** Moves points that stand nearer than `apart` away from each other, a little at a time; none may share its place. */
export function spread(points: readonly Point[], apart: number): void {
  for (let round = 0; round < 100; round++) {
    for (const [index, a] of points.entries()) {
      for (const b of points.slice(0, index)) {
        const [dx, dy] = [a.x - b.x, a.y - b.y];
        const distance = Math.hypot(dx, dy);
        const push = Math.max(0, apart / distance - 1) / 2;
        a.x += dx * push;
        a.y += dy * push;
        b.x -= dx * push;
        b.y -= dy * push;
      }
    }
  }
}

/** Where on the map a point of the city is. */
export const placeOnMap = (latitude: number, longitude: number): readonly [number, number] => [
  (longitude + 74.27) * 758,
  (40.925 - latitude) * 1000,
];

interface LandName extends Point {
  name: string;
  angle: number;
  within?: number;
}

/**
 * Where the names of the land may stand on the map; a part of it has each once, at the first place with room. A name with
 * `within` fits between its shores only on a part as narrow as that.
 */
const landNames: readonly LandName[] = [
  { name: 'Manhattan', x: 226, y: 138, angle: -66, within: 170 },
  { name: 'Manhattan', x: 205.4, y: 192, angle: -80, within: 170 },
  { name: 'Manhattan', x: 222, y: 165, angle: -64, within: 120 },
  // In the river, where the island is full.
  { name: 'Manhattan', x: 193, y: 177, angle: -71 },
  { name: 'Manhattan', x: 186, y: 206, angle: -73 },
  { name: 'Brooklyn', x: 268, y: 288, angle: 0 },
  { name: 'Brooklyn', x: 264, y: 250, angle: 0, within: 230 },
  { name: 'Brooklyn', x: 235, y: 267, angle: 0 },
  { name: 'Brooklyn', x: 240, y: 246, angle: 0 },
  { name: 'Brooklyn', x: 238, y: 228, angle: 0, within: 120 },
  { name: 'Brooklyn', x: 271, y: 258, angle: 0, within: 235 },
  { name: 'Queens', x: 334, y: 214, angle: 0 },
  { name: 'Queens', x: 302, y: 206, angle: 0 },
  { name: 'Queens', x: 276, y: 168, angle: 0 },
  { name: 'The Bronx', x: 320, y: 72, angle: 0 },
  { name: 'Staten Island', x: 112, y: 332, angle: 0 },
  { name: 'New Jersey', x: 158, y: 116, angle: 0 },
];

/** Width of the smallest part of the map that is shown: some blocks with a shore to know them by. */
const closest = 116;
/** Width to height of a part. */
const proportion = 1.2;

/** Width of the strip in the margin of a wide window, in CSS pixels. */
const stripWidth = 216;

/**
 * The part of the map around some of its points, with the names that have room there: none is cut, none is under a pin.
 * Several points are numbered on dots, which stand apart; `unit` is what a CSS pixel covers in the margin of a wide window.
 * @param points where pins point to
 */
export function mapAround(points: readonly (readonly [number, number])[]) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, bottom] = [Math.min(...xs), Math.max(...xs), Math.max(...ys)];
  const top = Math.min(...ys);
  const width = Math.max(closest, Math.max(right - left, (bottom - top) * proportion) * 1.5);
  const height = width / proportion;
  const unit = width / stripWidth;
  // A single pin stands above its point, a tenth of the width high.
  const center = {
    x: (left + right) / 2,
    y: (top + bottom - (points.length > 1 ? 0 : width * 0.1)) / 2,
  };
  const dots = points.map(([x, y]) => ({ x, y: points.length > 1 ? y : y - 14 * unit }));
  spread(dots, 22 * unit);
  const hasRoom = ({ name, x, y, angle, within = width }: LandName) => {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    // With room for wider letters, which a reader may ask for.
    const reach = name.length * 6 * unit;
    return (
      width <= within &&
      Math.abs(x - center.x) + reach * cos < width / 2 &&
      Math.abs(y - center.y) + Math.max(reach * Math.abs(sin), height * 0.08) < height / 2 &&
      dots.every((dot) => {
        const [dx, dy] = [dot.x - x, dot.y - y];
        const along = Math.abs(dx * cos + dy * sin);
        const across = Math.abs(dy * cos - dx * sin + 4 * unit);
        return along > (name.length * 4.3 + 11) * unit || across > 19 * unit;
      })
    );
  };
  return {
    x: center.x - width / 2,
    y: center.y - height / 2,
    width,
    height,
    unit,
    dots,
    names: landNames
      .filter(hasRoom)
      .filter(({ name }, place, all) => all.findIndex((other) => other.name === name) === place),
  };
}
