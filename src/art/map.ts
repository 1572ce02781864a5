import type { CatDrawing } from '#src/config/drawings.ts';
import { drawHead } from '#src/art/cat.ts';
import { repeat } from '#src/art/fittings.ts';
import { ink, leaf, paper, tomato, white, yellow } from '#src/art/palette.ts';
import { sticker } from '#src/art/part.ts';
import { box, file, flat, group, inked, line, move, round, shape } from '#src/art/svg.ts';

/** Manhattan from Inwood to the Battery, upright, the avenues running up the page. */
const manhattan =
  'M196 22C214 16 236 26 240 44 236 62 224 74 226 96 240 120 258 134 260 160 262 190 256 212 258 240 262 300 264 340 262 392 270 420 284 440 284 462 284 500 270 524 252 548 238 580 222 618 200 650 190 664 170 668 162 652 146 620 140 590 134 556 126 520 124 480 124 440 126 330 140 220 160 120 168 84 178 44 196 22z';
/** Of New Jersey, Staten Island, the Bronx and Long Island. */
const shores =
  'M-9-9H128C120 90 96 180 84 300 74 400 76 480 70 560 66 610 50 650-9 654zM-9 675C30 674 60 675 90 677 150 681 196 692 202 729H-9zM262-9C268 40 262 66 262 92 276 128 300 142 330 146 350 147 360 143 369 138V-9zM369 190C340 186 320 200 312 236 300 300 310 360 314 410 330 440 330 480 318 510 300 540 280 590 262 640 256 680 270 710 280 729H369z';
const smallIslands =
  'M288 300c8 0 10 60 4 84-8 6-10-20-10-44s0-40 6-40zM300 176c18-6 26 10 16 24-12 8-26-14-16-24z';
const bridges =
  'M206 560L288 593M222 530L306 553M236 506L322 522M262 330L316 324M150 150L98 143M250 160L341 201M224 58L275 63';

/** The sign of a place, in the type of the page. */
const sign = (text: string, x: number, y: number, size = 21): string => {
  const width = (text.length * 0.58 + 1.4) * size;
  return (
    box(x - width / 2, y - size * 0.8, width, size * 1.6, yellow, 5) +
    `<text x="${x}" y="${round(y + size * 0.37)}" font-family="var(--font-text)" font-size="${size}" font-weight="700" text-anchor="middle" fill="${ink}" stroke="none">${text}</text>`
  );
};

const signs =
  sign('Manhattan', 150, 380) +
  sign('Bronx', 302, 104) +
  sign('Queens', 298, 258) +
  sign('Brooklyn', 286, 648) +
  sign('Staten Island', 112, 694);

const head = (cat: Omit<CatDrawing, 'pose'>, id: string, x: number, y: number, scale: number) =>
  move(sticker(drawHead(cat, id), `${id}e`), x, y, scale);

/**
 * Our own drawing of Manhattan with the boroughs around it, an SVG of 360 by 720 pixels. They are named
 * where it stands in a page, whose type their signs have.
 */
export const drawManhattanMap = (isNamed = false): string =>
  file(
    360,
    720,
    inked(
      `<clipPath id="map"><path d="${manhattan}"/></clipPath>` +
        flat('M-9-9H369V729H-9z', '#9cd0e8') +
        line(
          'M88 380q8-6 16 0t16 0M100 620q8-6 16 0t16 0M296 300q-6 6 0 12t0 12M110 250q6-5 12 0t12 0M206 700q8-6 16 0t16 0',
          white,
          3,
        ) +
        shape(shores + smallIslands, '#efe3c8') +
        line(bridges, ink, 11) +
        line(bridges, '#c9a981', 4) +
        shape(manhattan, paper) +
        group(
          line('M150 700V60M174 700V20M198 700V20M222 700V40M246 700V100', '#e3d5b8', 5) +
            line(
              repeat(20, (index) => `M100 ${130 + index * 24}H300`),
              '#e3d5b8',
              3,
            ) +
            line('M206 40C196 160 176 300 180 420 186 500 190 560 184 660', yellow, 8) +
            flat(
              'M172 226H226V364H172zM186 36c14-6 26 8 18 30-10 10-22-10-18-30zM150 130l20-60-8 100zM182 502h22v20h-22zM160 640c8-8 22-4 20 12-8 14-20 2-20-12zM256 500l14 6-26 44-8-4z',
              leaf,
            ) +
            flat(
              'M184 250c20-8 34 4 28 22-14 10-34-4-28-22zM188 330c10-6 24 0 20 12-10 6-24-2-20-12z',
              '#9cd0e8',
            ),
          'clip-path="url(#map)"',
        ) +
        line('M172 226H226V364H172z', '#2a7444', 3) +
        line(manhattan) +
        shape('M226 426v-46h7v-16h10v16h7v46z', '#b9c0c9') +
        line('M238 364v-18'),
      4,
    ) +
      (isNamed ? inked(signs, 4) : '') +
      head({ coat: 'orange', mood: 'happy' }, 'mapb', 318, 50, 0.2) +
      head({ coat: 'gray', asleep: true }, 'mapc', 50, 220, 0.2) +
      head({ coat: 'calico', mood: 'wink' }, 'mapd', 326, 592, 0.18) +
      inked(
        shape('M184 552C144 506 132 490 132 462a52 52 0 0 1 104 0c0 28-12 44-52 90z', tomato) +
          `<circle cx="184" cy="462" r="38" fill="${white}"/>`,
        4,
      ) +
      head({ coat: 'tuxedo', wears: 'cap' }, 'mapa', 184, 468, 0.24),
  );
