import { awning } from '#src/art/fittings.ts';
import { drawHero } from '#src/art/hero.ts';
import { fitLines, lettering, widthOf, type SignFont } from '#src/art/lettering.ts';
import { green, ink, white, yellow } from '#src/art/palette.ts';
import { box, file, inked } from '#src/art/svg.ts';
import { drawWordmark } from '#src/art/wordmark.ts';
import { socialCardLimits } from '#src/config/limits.ts';

const { width, height } = socialCardLimits;

/** What the card of one page shows. */
interface CardContent {
  readonly title: string;
  /** Text of the small sign above the title. */
  readonly category?: string | undefined;
  /** A whole drawing of the art kit, of any size; it is cropped to its frame. */
  readonly picture: string;
  /** What stays in sight of it: 'top left', 'bottom' …; its center where nothing is given. */
  readonly focus?: string | undefined;
}

const ground =
  box(0, 0, width, height, yellow) +
  awning(0, -10, width, 90, 20, green) +
  box(0, height - 44, width, 48, green);

/** The card that a shared link shows where a page has no drawing of its own. */
export function drawSiteCard(): string {
  return file(
    width,
    height,
    ground + inset(drawHero(), 690, 104, 480, 486) + inset(drawWordmark(ink), 70, 230, 580, 260),
  );
}

const text = { x: 64, width: 572, height: 290, lineHeight: 1.08 } as const;
/** Between awning and wordmark, where the sign and the title stand in the middle. */
const column = { top: 118, bottom: 478, sign: 46, gap: 26 } as const;
const titleSizes = [84, 76, 68, 62, 56, 50, 46, 42, 38];
const frame = { x: 672, y: 180, width: 472, height: 314, shadow: 12 } as const;

/** The card of one page: its title as a sign, its picture in a frame, the brand below. */
export function drawPageCard(
  { title, category, picture, focus }: CardContent,
  font: SignFont,
): string {
  const { lines, size } = fitLines(font, title.toUpperCase(), text, titleSizes, text.lineHeight);
  const capHeight = (font.capHeight / font.unitsPerEm) * size;
  const titleHeight = capHeight + (lines.length - 1) * size * text.lineHeight;
  const signHeight = category === undefined ? 0 : column.sign + column.gap;
  const top = (column.top + column.bottom - titleHeight - signHeight) / 2;
  const drawn = lines.map((line, index) => {
    const baseline = top + signHeight + capHeight + index * size * text.lineHeight;
    return lettering(font, line, text.x, baseline, size, ink);
  });
  return file(
    width,
    height,
    ground +
      (category === undefined ? '' : categorySign(category, top, font)) +
      drawn.join('') +
      framed(picture, focus) +
      inset(drawWordmark(ink), 64, 500, 230, 70),
  );
}

/**
 * A picture as a drawing, for a card.
 * @param url its data
 */
export function pictureAsDrawing(url: string, width: number, height: number): string {
  const size = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}"><image ${size} href="${url.replace(/["<&]/g, encodeURIComponent)}"/></svg>`;
}

function categorySign(category: string, top: number, font: SignFont): string {
  const size = 26;
  const name = category.toUpperCase();
  const wide = widthOf(font, name, size) + 32;
  return (
    box(text.x, top, wide, column.sign, ink, 8) +
    lettering(font, name, text.x + 16, top + 32, size, yellow)
  );
}

function framed(picture: string, focus = ''): string {
  const { x, y, width: wide, height: high, shadow } = frame;
  const side = (low: string, high: string) =>
    focus.includes(low) ? 'Min' : focus.includes(high) ? 'Max' : 'Mid';
  const kept = `x${side('left', 'right')}Y${side('top', 'bottom')} slice`;
  return (
    box(x + shadow, y + shadow, wide, high, ink, 18) +
    box(x, y, wide, high, white, 18) +
    inset(picture, x + 14, y + 14, wide - 28, high - 28, kept) +
    inked(box(x, y, wide, high, 'none', 18), 6)
  );
}

/** A whole drawing as a part of another, fitted into a rectangle or cropped to it. */
function inset(
  svg: string,
  x: number,
  y: number,
  w: number,
  h: number,
  fit = 'xMidYMid meet',
): string {
  return svg.replace(
    /^<svg ([^>]*?)width="[^"]*" height="[^"]*"/,
    `<svg $1x="${String(x)}" y="${String(y)}" width="${String(w)}" height="${String(h)}" preserveAspectRatio="${fit}"`,
  );
}
