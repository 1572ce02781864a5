import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { create } from 'fontkitten';
import sharp from 'sharp';
import type { SignFont } from '#src/art/lettering.ts';
import { drawPageCard } from '#src/art/social-card.ts';
import { socialCardLimits } from '#src/config/limits.ts';
import { site } from '#src/config/site.ts';
import { chunk } from '#src/lib/chunk.ts';
import { cardOfPage, type PageCard } from '#src/lib/seo/card-of-page.ts';

/** As many as Node's threads draw side by side. */
const cardsAtOnce = 4;

/**
 * Draws a social card for every page that was built, from what the page itself shows: its title, its category, its first
 * drawing. Finished cards are kept by the hash of their drawing, in the folder that hosts keep between builds, so that
 * an unchanged page costs nothing.
 */
export function socialCards(): AstroIntegration {
  let cache = '';
  return {
    name: 'social-cards',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = join(fileURLToPath(config.cacheDir), 'social-cards');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const font = await openFont();
        await mkdir(cache, { recursive: true });
        const cards = await cardsOf(folder);
        let drawn = 0;
        for (const several of chunk(cards, cardsAtOnce)) {
          const made = await Promise.all(
            several.map((card) => writeCard(card, { folder, cache, font })),
          );
          drawn += made.filter(Boolean).length;
        }
        logger.info(`${cards.length} social cards, ${drawn} of them drawn anew`);
      },
    },
  };
}

/**
 * Writes the card of a page, from the cache where it is there.
 * @returns whether it had to be drawn
 */
async function writeCard(
  card: PageCard,
  { folder, cache, font }: { folder: string; cache: string; font: SignFont },
): Promise<boolean> {
  const svg = await drawingOf(card, folder, font);
  const kept = join(cache, `${createHash('sha256').update(svg).digest('hex')}.png`);
  const known = await readFile(kept).catch(() => null);
  const png = known ?? (await asPng(svg));
  if (known === null) await writeFile(kept, png);
  const target = join(folder, card.path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, png);
  return known === null;
}

/** The cards that the pages name, each once. */
async function cardsOf(folder: string): Promise<PageCard[]> {
  const names = await readdir(folder, { recursive: true });
  const cards = new Map<string, PageCard>();
  for (const name of names.filter((file) => file.endsWith('.html')).toSorted()) {
    const card = cardOfPage(await readFile(join(folder, name), 'utf8'), site.url);
    if (card !== null && !cards.has(card.path)) cards.set(card.path, card);
  }
  return [...cards.values()];
}

async function drawingOf(card: PageCard, folder: string, font: SignFont): Promise<string> {
  const picture = card.picture ?? '/art/hero.svg';
  return drawPageCard({ ...card, picture: await readFile(join(folder, picture), 'utf8') }, font);
}

async function asPng(svg: string): Promise<Buffer> {
  const image = sharp(Buffer.from(svg));
  const whole = await image.clone().png({ compressionLevel: 9 }).toBuffer();
  // Fewer colors take ten times as long, and only few cards need it.
  return whole.length < socialCardLimits.bytes ? whole : image.png({ palette: true }).toBuffer();
}

/** The font of signs, as pages have it. */
async function openFont(): Promise<SignFont> {
  const opened = create(await readFile('src/assets/fonts/bungee.woff2'));
  if (opened.isCollection) throw new Error('bungee.woff2 holds more than one font');
  const font = opened;
  const letters = new Map<number, ReturnType<SignFont['letter']>>();
  const outline = (codePoint: number) => {
    if (!font.hasGlyphForCodePoint(codePoint)) return null;
    const { path, advanceWidth } = font.glyphForCodePoint(codePoint);
    return { d: path.toSVG(), advance: advanceWidth };
  };
  return {
    unitsPerEm: font.unitsPerEm,
    capHeight: font.capHeight,
    letter(codePoint) {
      const known = letters.get(codePoint);
      if (known !== undefined) return known;
      const made = outline(codePoint);
      letters.set(codePoint, made);
      return made;
    },
  };
}
