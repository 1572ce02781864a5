import { sign, token } from '#src/art/stages/page.ts';
import { film, flat, line, shape } from '#src/art/svg.ts';

const manhattan =
  'M4-360L64-10C84 120 96 240 132 372 150 412 196 420 214 390 246 340 300 270 326 222 352 196 412 170 410 142 400 96 356 60 336-10L262-380z';
const brooklyn =
  'M570 92C530 110 500 150 468 166 440 184 452 206 432 224 395 256 362 286 353 340 350 380 352 410 346 450L330 760H570z';

/** Words on the map, a line of each array, in the page's own type, on the color of their ground, which keeps streets off them. Those by the right edge end at a point, so that they grow inward. */
const word = (
  lines: readonly string[],
  x: number,
  y: number,
  { family = 'text', ground = 'paper', anchor = 'middle' } = {},
): string =>
  `<text y="${y}" font-size="${family === 'sign' ? '1.14em' : '1em'}" font-weight="${family === 'sign' ? 900 : 700}" font-family="var(--font-${family})" text-anchor="${anchor}" fill="${token('ink')}" stroke="${token(ground)}" stroke-width="0.33em" paint-order="stroke">${lines.map((text, at) => `<tspan x="${x}"${at ? ' dy="1.18em"' : ''}>${text}</tspan>`).join('')}</text>`;

const stop = (x: number, y: number, color: string): string =>
  `<circle cx="${x}" cy="${y}" r="8" fill="${color}"/>`;

const bullet = (n: number, x: number, y: number, color: string): string =>
  `<circle cx="${x}" cy="${y}" r="17" fill="${color}"/>` + sign(String(n), x, y + 7, 19, 'white');

const route = (d: string, color: string): string =>
  line(d, token('ink'), 11) +
  `<path class="route" pathLength="100" d="${d}" fill="none" stroke="${color}" stroke-width="6"/>`;

/** Williamsburg, Manhattan, Brooklyn, from shore to shore. */
const bridges = 'M406 118L508 134M344 199L444 209M322 231L416 240';

const streets = token('cardboard');

/**
 * Both shores of the East River with the three walks, as far as their ends are known; what lies between them is drawn
 * from one to the other. Nothing in its outer sixty at the top, the foot and the left is missed where a page shows less;
 * where a page is taller, the shores go on beyond the frame. The fields between the folds have the class `fold`.
 */
export const drawTourMap = (): string =>
  `<svg viewBox="-14 -60 560 560" preserveAspectRatio="xMaxYMid slice" aria-hidden="true"><g stroke="${token('ink')}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">` +
  flat('M-20-380H560V780H-20z', token('ice')) +
  line('M16 90q9-8 18 0t18 0M262 418q9-8 18 0t18 0M470 20q9-8 18 0t18 0', token('white'), 4) +
  shape(manhattan, token('paper')) +
  shape(brooklyn, token('paper')) +
  `<clipPath id="land"><path d="${manhattan}${brooklyn}"/></clipPath><g clip-path="url(#land)">` +
  line(
    'M41-360L190 400M104-360L226 380M156-360L262 330M213-360L296 290M270-360L330 220M50 0L430-36M44-56L420-92M38-112L410-148M32-168L400-204M26-224L390-260M20-280L380-316M352 20L372 190M60 60L420 30M70 120L430 84M84 180L420 146M96 240L340 210M110 300L290 268M130 356L250 330M470 170L406 760M520 130L478 760M320 450H570M320 500H570M320 555H570M320 610H570M320 665H570M320 720H570M400 290H570M380 340H570M360 390H570M430 240H570M480 190H570',
    streets,
    5,
  ) +
  flat(
    'M206 214l34-6 10 30-34 8zM457 312l24-4 9 40-28 6zM168 372q22-14 26 12-16 20-26-12zM338 106l26 8-10 16-22-9z',
    token('green'),
  ) +
  '</g>' +
  line(`${manhattan}${brooklyn}`) +
  line(bridges, '', 13) +
  line(bridges, token('wood'), 5) +
  route('M198 300C210 270 204 250 226 232 244 214 236 190 254 168', token('red')) +
  stop(198, 300, token('white')) +
  stop(254, 168, token('yellow')) +
  route('M472 326C486 344 452 354 462 376', token('green')) +
  stop(472, 326, token('white')) +
  stop(462, 376, token('yellow')) +
  `<ellipse cx="324" cy="98" rx="50" ry="38" fill="none" stroke="${token('blue')}" stroke-width="6" stroke-dasharray="2 13"/>` +
  bullet(1, 178, 240, token('red')) +
  bullet(3, 424, 348, token('green')) +
  bullet(2, 316, 92, token('blue')) +
  '<g class="names" font-size="22">' +
  word(['Zuccotti', 'Park'], 187, 331) +
  word(['87 Lafayette', 'Street'], 167, 156) +
  word(['Walt', 'Whitman', 'Park'], 472, 250) +
  word(['Borough Hall'], 520, 406, { anchor: 'end' }) +
  word(['Lower', 'East Side'], 214, 92) +
  word(['Manhattan'], 232, 42, { family: 'sign' }) +
  word(['Brooklyn'], 520, 444, { family: 'sign', anchor: 'end' }) +
  word(['East River'], 286, 390, { ground: 'ice' }) +
  '</g>' +
  // The shade falls on all that is printed.
  '<g class="fold">' +
  film('M-20-380H187V780H-20zM373-380H560V780H373z', token('ink'), 0.06) +
  '</g>' +
  '</g></svg>';
