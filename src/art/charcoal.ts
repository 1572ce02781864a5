import { headOutlines, innerEars } from '#src/art/head-shapes.ts';
import * as palette from '#src/art/palette.ts';
import { clipped } from '#src/art/part.ts';
import { file, flat, group, line, move, oval } from '#src/art/svg.ts';

/* One stick of charcoal on paper: both take the colors of the page around them, if there is one. */
const coal = `var(--color-ink,${palette.ink})`;
const sheet = `var(--color-sheet,${palette.sheet})`;

/** Strokes wander as a hand does, and skip the hollows of the paper. */
const hand =
  '<filter id="coal" x="-10%" y="-10%" width="120%" height="120%">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="3" seed="4"/>' +
  '<feDisplacementMap in="SourceGraphic" scale="9" result="drawn"/>' +
  '<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2"/>' +
  '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 6 -1.9"/>' +
  '<feComposite in="drawn" operator="in"/>' +
  '</filter>';

/** Parallel strokes, as the side of the hand makes them. */
const hatch = (id: string, gap: number, width: number, angle: number): string =>
  `<pattern id="${id}" width="${gap * 3}" height="90" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">` +
  line(`M2-9V80M${gap + 2} 14V99M${gap * 2 + 1}-9V58M${gap * 2 + 3} 70V99`, coal, width) +
  '</pattern>';

const outline = headOutlines.round;
const muzzle = 'M0 14C-30 14-62 32-60 56-48 78-26 88 0 88S48 78 60 56C62 32 30 14 0 14z';
const body =
  'M-70 80C-124 130-150 200-152 252-128 240-118 276-92 262-80 292-40 276-10 300 20 280 60 294 84 262 112 278 126 240 150 248 150 200 124 130 70 80z';
const bib =
  'M-44 96L-62 128-50 138-64 168-50 176-60 206-44 212-46 240-28 236-20 268-6 246 6 276 16 244 32 262 34 232 50 230 46 204 62 196 52 172 66 160 52 138 62 124 44 96z';

/** Where light doesn't reach: the sides of the face, between the ears, under the chin. */
const shade =
  'M-112 20C-110-40-106-90-92-124L-50-66C-84-50-96-20-84 14-78 44-66 66-40 92-80 90-108 60-112 20zM112 20C110-40 106-90 92-124L62-92C84-50 98-14 90 20 84 50 70 72 40 92 80 90 108 60 112 20zM-34-84H34L0-22z';
const throat =
  'M-84 74C-40 104 40 104 84 74 92 118 60 128 40 112 14 132-14 132-40 112-60 128-92 118-84 74z';

const eye = (side: -1 | 1): string => {
  const x = side * 47;
  return (
    oval(x, 1, 25, 26, sheet) +
    `<path d="M${x - 24}-4a25 26 0 0 1 48 0l-24 8z" fill="url(#firm)"/>` +
    oval(x - side * 3, 2, 12, 20, coal) +
    oval(x - side * 3 + 5, -7, 5, 6, sheet) +
    line(`M${x - 27} 6a27 28 0 0 1 54 0M${x - 24} 10a25 26 0 0 0 48 0`, coal, 6)
  );
};

const fur =
  'M-92 126l-22 44M-74 112l-10 30M76 110l10 32M94 126l20 42M-96 190l-20 50M-72 226l-8 44M74 222l8 46M98 188l18 50M-62 170l-10 36M62 168l10 38M-124 236l-8 40M126 236l8 40M-18 150l-4 26M4 162l0 28M22 148l5 26';
const contour =
  'M-106 14C-110-30-106-84-94-116-90-126-80-127-72-118L-38-80M-44-79Q0-92 44-79M38-80L72-118C80-127 90-126 94-116 106-84 110-30 106 12 102 66 56 96-2 94M4 94C-58 94-102 66-107 8';
const whiskers = 'M-62 44q-50-16-96-10M-62 56q-48 0-92 16M62 44q50-16 96-10M62 56q48 0 92 16';

const sketch =
  `<defs>${hand}${hatch('soft', 8, 3, 38)}${hatch('firm', 6, 4, 22)}</defs>` +
  move(
    group(
      flat(body, 'url(#soft)') +
        flat(bib, sheet) +
        line('M-72 90C-122 138-142 190-152 252M70 88C120 138 140 190 150 240', coal, 6) +
        line(fur, coal, 5) +
        flat(throat, 'url(#firm)') +
        flat(outline, sheet) +
        clipped(
          flat(outline, 'url(#soft)') + flat(muzzle, sheet) + flat(shade, 'url(#firm)'),
          outline,
          'head',
        ) +
        flat(innerEars.round, 'url(#firm)') +
        line(innerEars.round, coal, 3) +
        line(contour, coal, 8) +
        eye(-1) +
        eye(1) +
        flat('M-15 27q15-6 30 0 2 6-3 11l-8 8q-4 3-8 0l-8-8q-5-5-3-11z', coal) +
        line('M0 46v10q-6 16-26 11M0 56q6 16 26 11', coal, 6) +
        line('M-38 52h.1M-30 64h.1M38 52h.1M30 64h.1', coal, 6) +
        line(whiskers, coal, 3),
      'filter="url(#coal)" stroke-linecap="round" stroke-linejoin="round"',
    ),
    200,
    176,
    1.14,
    -3,
  );

/**
 * Harry, as a sketch in charcoal: an SVG of 400 by 460 that stands in the document. Nothing says what he looked like,
 * and charcoal has no color to get wrong.
 */
export const drawCharcoalHarry = (): string => file(400, 460, sketch);

/** The same sketch on its paper, as large as the portraits of other cats. */
export const drawCharcoalPortrait = (): string =>
  file(320, 320, flat('M0 0H320V320H0z', sheet) + move(sketch, 18, 4, 0.71));
