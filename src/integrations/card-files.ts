import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { unknownLetters, type SignFont } from '#src/art/lettering.ts';
import { drawPageCard } from '#src/art/social-card.ts';
import { socialCardLimits } from '#src/config/limits.ts';
import { site, siteTexts } from '#src/config/site.ts';
import { htmlFiles } from '#src/integrations/html-files.ts';
import { chunk } from '#src/lib/chunk.ts';
import { cardOfPage, type PageCard } from '#src/lib/seo/card-of-page.ts';

/** As many as Node's four threads draw at a time. */
const cardsAtOnce = 4;

const asDrawn = { compressionLevel: 9 } as const;
const withFewerColors = { palette: true } as const;
/** Everything besides the drawing that decides what a card's file holds. */
const recipe = JSON.stringify([sharp.versions, asDrawn, withFewerColors, socialCardLimits]);

interface CardTools {
  /** Absolute path of the built site. */
  readonly folder: string;
  /** Absolute path of the folder that holds finished cards between builds; nothing else may be in it. */
  readonly cache: string;
  readonly font: SignFont;
}

/**
 * Writes the social card of every page of a built site. Finished cards are kept by the hash of their drawing, so that
 * an unchanged page costs nothing. Cards that no page needs any more are removed.
 * @returns how many pages have a card, how many were drawn, and one sentence for each problem
 */
export async function writeCards(tools: CardTools) {
  await mkdir(tools.cache, { recursive: true });
  const cards = await cardsOf(tools.folder);
  const kept = new Set<string>();
  let drawn = 0;
  for (const several of chunk(cards, cardsAtOnce)) {
    for (const card of await Promise.all(several.map((one) => writeCard(one, tools)))) {
      kept.add(card.name);
      if (card.isNew) drawn += 1;
    }
  }
  const old = (await readdir(tools.cache)).filter((name) => !kept.has(name));
  await Promise.all(old.map((name) => rm(join(tools.cache, name))));
  return { cards: cards.length, drawn, faults: cards.flatMap((card) => faultOf(card, tools.font)) };
}

/** The cards of all pages that have one of their own. */
async function cardsOf(folder: string): Promise<PageCard[]> {
  const cards: PageCard[] = [];
  for await (const { path, html } of htmlFiles(folder)) {
    const card = cardOfPage(html, path, site.url);
    if (card?.path === siteTexts.socialCard.path)
      throw new Error(`The card of ${path} would replace the site's own.`);
    if (card !== null) cards.push(card);
  }
  return cards;
}

/** Writes the card of a page, from the cache if it is there, and returns its name in the cache. */
async function writeCard(card: PageCard, { folder, cache, font }: CardTools) {
  const picture = await readFile(join(folder, card.picture ?? '/art/hero.svg'), 'utf8');
  const svg = drawPageCard({ ...card, picture }, font);
  const kept = join(cache, `${createHash('sha256').update(recipe).update(svg).digest('hex')}.png`);
  const known = await readFile(kept).catch(() => null);
  const png = known ?? (await asPng(svg, card.path));
  if (known === null) await writeWhole(kept, png);
  const target = join(folder, card.path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, png);
  return { name: basename(kept), isNew: known === null };
}

/** If a build is stopped, it must not leave half a card that later builds would use. */
async function writeWhole(file: string, content: Buffer) {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

async function asPng(svg: string, path: string): Promise<Buffer> {
  const image = sharp(Buffer.from(svg));
  const whole = await image.clone().png(asDrawn).toBuffer();
  if (whole.length < socialCardLimits.bytes) return whole;
  // Reducing the colors takes ten times as long, and few cards need it.
  const smaller = await image.png(withFewerColors).toBuffer();
  if (smaller.length < socialCardLimits.bytes) return smaller;
  throw new Error(
    `${path} is too heavy: ${smaller.length} bytes. Give the page a simpler drawing.`,
  );
}

function faultOf({ path, title, category }: PageCard, font: SignFont): string[] {
  const letters = unknownLetters(font, `${title}${category ?? ''}`.toUpperCase());
  return letters === ''
    ? []
    : [`${path} is drawn without characters that the sign font lacks: ${letters}`];
}
