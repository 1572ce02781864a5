import type { Borough } from '#src/config/categories.ts';

/* The five boroughs, drawn by hand after their shores: 1,000 units are a degree of latitude, north is up. */

/** Size of the map, in its own units. */
export const cityMapSize = { width: 436, height: 440 } as const;

/** Outlines as path data, in curves: each stands with the middle of its bend on the next (`t`). */
export const boroughOutlines: Record<Exclude<Borough, 'Not given'>, string> = {
  Manhattan:
    'M191 220q1-8 3-15t3-20 7-23 18-32 17-35 9-25 9-21 12-5 0 16-11 21-1 27-3 26-6 14-11 20-10 23-2 16-19 14-15-1z',
  Brooklyn:
    'M234 201q-6 15-17 18t-13 10-9 12-6 10 8 5-6 13-16 22-1 17 16 14 16 13-5 8-4 7 27 4 29-5-3-7 12-2 23-5-3-15 1-11 11-11 9-10 7-8-2-27-16-16-21-6-10-16-5-11-10-12-12 9z',
  Queens:
    'M241 170q11-16 22-27t19 0 16 2 15 6 9 8-6-13-2-12 34-7 28 11 7 11 11 4 22 10 18 13-11 16-11 39-5 41-14 12-13 12-19-7-21-20-12 4-11 4-9-24-16-16-21-6-10-16-5-11-10-12-11-6 6-16zM396 314q-10 4-36 13t-69 26-42 25 43-9 76-25 36-21-8-9z',
  Bronx:
    'M257 105q1-13 10-30t8-23-7-9-3-19 20-9 26 4 14 5 23 11 20 14-7 9-14 16 4 25 13 16-7 3-21-9-14 5-8 3-10-1-19 8-21-1-7-18z',
  'Staten Island':
    'M145 278q-7-2-36 3t-36 0-15 3-6 25-5 33-20 29-16 29 2 23 25-3 29-13 34-21 39-31 19-21-1-31-13-25z',
};

/** The room that each outline takes, as a view box; that of a pin’s head where there is none. */
export const boroughRooms: Record<Borough, string> = {
  Manhattan: '189 41 86 186',
  Brooklyn: '171 188 142 168',
  Queens: '231 125 205 258',
  Bronx: '255 11 116 117',
  'Staten Island': '8 275 156 153',
  'Not given': '-8 -10 16 18',
};

/** The shores across the water, far beyond the map's edges: New Jersey, and where the city ends in the north and east. */
export const otherShores =
  'M260-900Q258 20 246 52T215 117 183 188 161 244 144 267 117 275 78 271 52 276 46 307 38 341 16 368-1 402-60 900H-900V-900zM1600-900H276L267 14 300 40L340 50Q374 56 383 26T419-30 1600-800zM400 210Q436 170 422 159T398 127 396 99 414 101 422 83 439 47 494 39 1600-300L1600 392Q540 316 488 329T392 330Q392 296 380 280z';

interface Point {
  x: number;
  y: number;
  /** Brings it back to where it may stand. */
  pull?: (point: Point) => void;
}

/** The shore of a borough's mainland, from bend to bend. */
const shoreOf = (borough: Exclude<Borough, 'Not given'>): readonly Point[] => {
  const [mainland = ''] = boroughOutlines[borough].slice(1).split('M');
  const [x = 0, y = 0, , , ...steps] = (mainland.match(/-?\d+/g) ?? []).map(Number);
  const shore = [{ x, y }];
  for (let index = 0; index < steps.length; index += 2) {
    const last = shore.at(-1) ?? { x, y };
    shore.push({ x: last.x + (steps[index] ?? 0), y: last.y + (steps[index + 1] ?? 0) });
  }
  return shore;
};

/** What moves a point half the way to where it is `inland` from the shore of its borough, if it is nearer or in the water. */
export function pullOf(borough: Exclude<Borough, 'Not given'>, inland: number) {
  const shore = shoreOf(borough);
  return (point: Point): void => {
    let nearest = { x: 0, y: 0, distance: Infinity };
    let isOnLand = false;
    for (const [index, a] of shore.entries()) {
      const b = shore[index + 1] ?? a;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
      const t = Math.min(1, Math.max(0, along));
      const [x, y] = [a.x + t * dx, a.y + t * dy];
      const distance = Math.hypot(point.x - x, point.y - y);
      if (distance < nearest.distance) nearest = { x, y, distance };
      const isBeside = a.y > point.y !== b.y > point.y;
      if (isBeside && point.x < a.x + (dx * (point.y - a.y)) / dy) isOnLand = !isOnLand;
    }
    const missing = inland - (isOnLand ? nearest.distance : -nearest.distance);
    if (missing <= 0) return;
    const pull = ((isOnLand ? 1 : -1) * missing) / 2 / (nearest.distance || 1);
    point.x += (point.x - nearest.x) * pull;
    point.y += (point.y - nearest.y) * pull;
  };
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
    for (const point of points) point.pull?.(point);
  }
}

/** Where on the map a point of the city is. */
export const placeOnMap = (latitude: number, longitude: number): readonly [number, number] => [
  (longitude + 74.27) * 758,
  (40.925 - latitude) * 1000,
];

interface LandName extends Point {
  name: string;
  angle?: number;
  /** Leads to its land, as path data, where that has no room for it. */
  leader?: string;
}

/** Where the names of the land may stand on a part of the map; it has each once, at the first place with room. */
const landNames: readonly LandName[] = [
  { name: 'Manhattan', x: 226, y: 138, angle: -66 },
  { name: 'Manhattan', x: 219, y: 181, angle: -68 },
  { name: 'Manhattan', x: 216, y: 186, angle: -68 },
  { name: 'Manhattan', x: 146, y: 114, leader: 'M186 109h46' },
  { name: 'Manhattan', x: 156, y: 180, leader: 'M199 175h11' },
  { name: 'Manhattan', x: 156, y: 143, leader: 'M204 138h34' },
  { name: 'Manhattan', x: 203, y: 200, angle: -67 },
  { name: 'Brooklyn', x: 268, y: 288 },
  { name: 'Brooklyn', x: 238, y: 314 },
  { name: 'Brooklyn', x: 255, y: 250 },
  { name: 'Brooklyn', x: 240, y: 246 },
  { name: 'Brooklyn', x: 234, y: 245 },
  { name: 'Queens', x: 334, y: 214 },
  { name: 'Queens', x: 302, y: 206 },
  { name: 'Queens', x: 284, y: 178 },
  { name: 'Queens', x: 312, y: 226 },
  { name: 'Bronx', x: 322, y: 84 },
  { name: 'Staten Island', x: 112, y: 332 },
  { name: 'New Jersey', x: 150, y: 150 },
];

/**
 * Where they may stand on the whole map, line by line: each has its name once, at the first place with room for all its
 * lines.
 */
const boroughNames: readonly (readonly LandName[])[] = [
  [{ name: 'Manhattan', x: 118, y: 114, leader: 'M176 108h56' }],
  [{ name: 'Manhattan', x: 165, y: 66, leader: 'M223 61h33' }],
  [{ name: 'Brooklyn', x: 230, y: 318 }],
  [{ name: 'Queens', x: 346, y: 228 }],
  [{ name: 'Bronx', x: 306, y: 98 }],
  [
    { name: 'Staten', x: 88, y: 343 },
    { name: 'Island', x: 88, y: 369 },
  ],
];

/** Width of a part of the map that is known by its shores: around one place, around several. */
const closest = { one: 250, several: 116 };
/** Above this width the whole city is shown. */
const widest = 150;

/** Width of the strip in the margin of a wide window, in CSS pixels. */
const stripWidth = 216;

/**
 * The part of the map around some of its points, or all of it where they are far apart, with the names that have room there:
 * none is cut, none is under a pin. Several points are numbered on dots, which stand apart; `size` is the
 * same for dots and names, which are smaller where there are several.
 * @param points where pins point to
 */
export function mapAround(points: readonly (readonly [number, number])[]) {
  const isOne = points.length === 1;
  const proportion = isOne ? 1.8 : 1.2;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, bottom] = [Math.min(...xs), Math.max(...xs), Math.max(...ys)];
  const top = Math.min(...ys);
  const needed = Math.max(right - left, (bottom - top) * proportion) * 1.5;
  const isWhole = needed > widest;
  // All of it: a little wider than the map, and cut above and below.
  const width = isWhole ? 444 : Math.max(isOne ? closest.one : closest.several, needed);
  const height = isWhole ? 408 : width / proportion;
  /** A CSS pixel of a map of one, which stands in the margin. */
  const unit = width / stripWidth;
  // A single pin stands above its point, a tenth of the width high.
  const center = isWhole
    ? { x: cityMapSize.width / 2, y: cityMapSize.height / 2 }
    : { x: (left + right) / 2, y: (top + bottom - (isOne ? width * 0.1 : 0)) / 2 };
  const dots = points.map(([x, y]) => ({ x, y: isOne ? y - 14 * unit : y }));
  const size = isOne ? unit : 0.7 * unit;
  spread(dots, 27 * size);
  const hasRoom = ({ name, x, y, angle = 0, leader = '' }: LandName) => {
    const [start = 0, level = 0, length = 0] = (leader.match(/\d+/g) ?? []).map(Number);
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    // With room for wider letters, which a reader may ask for.
    const reach = name.length * 6 * size;
    return (
      Math.abs(x - center.x) + reach * cos < width / 2 &&
      Math.abs(y - center.y) + Math.max(reach * Math.abs(sin), height * 0.08) < height / 2 &&
      dots.every((dot) => {
        const [dx, dy] = [dot.x - x, dot.y - y];
        const along = Math.abs(dx * cos + dy * sin);
        const across = Math.abs(dy * cos - dx * sin + 4 * size);
        const aside = Math.max(start - dot.x, 0, dot.x - start - length);
        // A line that ended at a pin would name that pin.
        if (leader && Math.hypot(aside, dot.y - level) < 19 * size) return false;
        return along > (name.length * 4.3 + 11) * size || across > 19 * size;
      })
    );
  };
  return {
    x: center.x - width / 2,
    y: center.y - height / 2,
    width,
    height,
    dots,
    size,
    names: (isWhole ? boroughNames : landNames.map((name) => [name]))
      .filter((lines) => lines.every(hasRoom))
      .flat()
      .filter(({ name }, place, all) => all.findIndex((other) => other.name === name) === place),
  };
}
