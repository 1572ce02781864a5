import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { unknownLetters, type SignFont } from '#src/art/lettering.ts';
import { drawPageCard, pictureAsDrawing } from '#src/art/social-card.ts';
import { socialCardLimits } from '#src/config/limits.ts';
import { site, siteTexts } from '#src/config/site.ts';
import { htmlFiles } from '#src/integrations/html-files.ts';
import { keptFiles } from '#src/integrations/kept-files.ts';
import { chunk } from '#src/lib/chunk.ts';
import { cardOfPage, type PageCard } from '#src/lib/seo/card-of-page.ts';

/** As many as Node's four threads draw at a time. */
const cardsAtOnce = 4;

const asDrawn = { compressionLevel: 9 } as const;
/** Drawings need 256 colors at most. Of 16, even noise in the place of a photograph is light enough. */
const withFewerColors = [256, 64, 16].map((colors) => ({ palette: true, colors }));
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
  const cards = await cardsOf(tools.folder);
  const needed = new Set<string>();
  let drawn = 0;
  for (const several of chunk(cards, cardsAtOnce)) {
    for (const card of await Promise.all(several.map((one) => writeCard(one, tools)))) {
      needed.add(card.name);
      if (card.isNew) drawn += 1;
    }
  }
  await keptFiles(tools.cache).removeOthers((name) => needed.has(name));
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
  const path = card.picture ?? '/art/hero.svg';
  const content = await readFile(join(folder, path));
  const isDrawing = path.endsWith('.svg');
  const around = drawPageCard({ ...card, picture: isDrawing ? content.toString() : '' }, font);
  const hash = createHash('sha256')
    .update(recipe)
    .update(around)
    .update(card.focus ?? '');
  const name = `${(isDrawing ? hash : hash.update(content)).digest('hex')}.png`;
  const { content: png, isNew } = await keptFiles(cache).get(name, async () => {
    const picture = isDrawing ? null : await asDrawing(content);
    return asPng(picture === null ? around : drawPageCard({ ...card, picture }, font), card.path);
  });
  const target = join(folder, card.path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, png);
  return { name, isNew };
}

/** A picture of a post as a drawing, large enough for a card. */
async function asDrawing(content: Buffer): Promise<string> {
  const small = sharp(content)
    .autoOrient()
    .resize({ width: socialCardLimits.width / 2 });
  const { data, info } = await small.png().toBuffer({ resolveWithObject: true });
  return pictureAsDrawing(
    `data:image/png;base64,${data.toString('base64')}`,
    info.width,
    info.height,
  );
}

async function asPng(svg: string, path: string): Promise<Buffer> {
  const image = sharp(Buffer.from(svg));
  let png = await image.clone().png(asDrawn).toBuffer();
  // Reducing the colors takes ten times as long, and few cards need it.
  for (const fewer of withFewerColors) {
    if (png.length < socialCardLimits.bytes) return png;
    png = await image.clone().png(fewer).toBuffer();
  }
  if (png.length < socialCardLimits.bytes) return png;
  throw new Error(`${path} is too heavy: ${png.length} bytes. Give the page a simpler drawing.`);
}

function faultOf({ path, title, category }: PageCard, font: SignFont): string[] {
  const letters = unknownLetters(font, `${title}${category ?? ''}`.toUpperCase());
  return letters === ''
    ? []
    : [`${path} is drawn without characters that the sign font lacks: ${letters}`];
}
