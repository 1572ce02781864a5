import { awning } from '#src/art/fittings.ts';
import { drawHero } from '#src/art/hero.ts';
import { green, ink, yellow } from '#src/art/palette.ts';
import { box, file } from '#src/art/svg.ts';
import { drawWordmark } from '#src/art/wordmark.ts';

const width = 1200;
const height = 630;

/** The card that a shared link shows where a page has none of its own, 1200x630 (spec section 9). */
export function drawSiteCard(): string {
  return file(
    width,
    height,
    box(0, 0, width, height, yellow) +
      awning(0, -10, width, 90, 20, green) +
      box(0, height - 44, width, 48, green) +
      inset(drawHero(), 690, 104, 480, 486) +
      inset(drawWordmark(ink), 70, 230, 580, 260),
  );
}

/** A whole drawing as a part of another, fitted into a rectangle. */
function inset(svg: string, x: number, y: number, w: number, h: number): string {
  return svg.replace(
    /^<svg ([^>]*?)width="[^"]*" height="[^"]*"/,
    `<svg $1x="${String(x)}" y="${String(y)}" width="${String(w)}" height="${String(h)}"`,
  );
}
