import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { ink, white } from '#src/art/palette.ts';
import { drawForPress } from '#src/art/portrait.ts';
import { drawWordmark } from '#src/art/wordmark.ts';
import { getPressQuotes } from '#src/data/press.ts';
import { zipFiles } from '#src/lib/press-kit/archive.ts';
import { pressDrawings } from '#src/lib/press-kit/drawings.ts';
import { pressFacts } from '#src/lib/press-kit/facts.ts';
import {
  boilerplatesText,
  factsText,
  quotesText,
  readmeText,
  reportersText,
} from '#src/lib/press-kit/texts.ts';

/** Width in pixels of every PNG: enough for a column of print. */
const pngWidth = 1200;
/** Rendered at three times SVG's 96 pixels per inch, so that nothing is a blown-up small picture. */
const density = 288;

/** The press assets that `/presskit` offers: wordmark, drawings, texts. */
export const GET: APIRoute = async () => {
  const pictures: [path: string, svg: string][] = [
    ['wordmark/wordmark-ink', drawWordmark(ink)],
    ['wordmark/wordmark-white', drawWordmark(white)],
    ...pressDrawings.map((drawing): [string, string] => [
      `drawings/${drawing.name}`,
      drawForPress(drawing),
    ]),
  ];
  const files: Record<string, string | Uint8Array> = {
    'README.txt': readmeText(pressDrawings),
    'texts/facts.txt': factsText(pressFacts()),
    'texts/boilerplates.txt': boilerplatesText(),
    'texts/for-reporters.txt': reportersText(),
    'texts/quotes.txt': quotesText(await getPressQuotes()),
  };
  for (const [path, svg] of pictures) {
    files[`${path}.svg`] = svg;
    files[`${path}.png`] = await png(svg);
  }
  return new Response(zipFiles('bodega-cats-press-kit', files), {
    headers: { 'content-type': 'application/zip' },
  });
};

async function png(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { density }).resize(pngWidth).png({ palette: true }).toBuffer();
}
