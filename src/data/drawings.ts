import { drawBridge } from '#src/art/bridge.ts';
import { drawCareType } from '#src/art/care.ts';
import { drawCharcoalPortrait } from '#src/art/charcoal.ts';
import { drawFirstSteps } from '#src/art/first-steps.ts';
import { drawThreeGuesses } from '#src/art/three-guesses.ts';
import { drawHero } from '#src/art/hero.ts';
import { drawManhattanMap } from '#src/art/map.ts';
import { drawForPress, drawPortrait } from '#src/art/portrait.ts';
import { drawProduct } from '#src/art/product.ts';
import { drawScene } from '#src/art/scene.ts';
import { drawBag, drawEmptyStore, drawPlaceholder } from '#src/art/shy.ts';
import { drawRow, drawSmall, drawTracks } from '#src/art/tracks.ts';
import { careIcons } from '#src/config/drawings.ts';
import { situations } from '#src/config/missing-cat.ts';
import { siteScenes } from '#src/config/site-drawings.ts';
import { getCats } from '#src/data/cats.ts';
import { getEveryPost, getPublishedPosts } from '#src/data/posts.ts';
import { getProducts } from '#src/data/products.ts';
import { getTours } from '#src/data/tours.ts';
import { noticesOf } from '#src/lib/cats/notices.ts';
import { builtInCover } from '#src/lib/posts/cover.ts';
import { pressDrawings } from '#src/lib/press-kit/drawings.ts';
import { catsOnQuote } from '#src/lib/posts/margin.ts';

/** A name in an address `/art/<name>.svg`, and how to draw it. */
type NamedDrawing = readonly [name: string, draw: () => string];

/** Every drawing that a page can show; each is drawn when asked for. */
export async function getDrawings(): Promise<NamedDrawing[]> {
  const [cats, products, tours] = await Promise.all([getCats(), getProducts(), getTours()]);
  const drawings: NamedDrawing[] = [
    ['hero', drawHero],
    ['bridge', drawBridge],
    ['manhattan', drawManhattanMap],
    ['shy', drawEmptyStore],
    ['bag', drawBag],
    ['waits', () => drawTracks({ coat: 'tuxedo', pose: 'loaf', asleep: true })],
    ['sleeps', () => drawSmall({ coat: 'orange', pose: 'loaf', asleep: true })],
    ['hopes', () => drawSmall({ coat: 'gray', pose: 'loaf' })],
    ['walks', () => drawTracks({ coat: 'gray', pose: 'standing', mood: 'happy' })],
    [
      'reads',
      () => drawTracks({ coat: 'tuxedo', pose: 'sitting', wears: 'glasses', prop: 'newspaper' }),
    ],
    ['placeholder', drawPlaceholder],
    ['scene-first-steps', drawFirstSteps],
    ['scene-three-guesses', drawThreeGuesses],
    ...pressDrawings.map((drawing, index): NamedDrawing => [
      `press-${index + 1}`,
      () => drawForPress(drawing),
    ]),
    ...careIcons.map((icon): NamedDrawing => [`care-${icon}`, () => drawCareType(icon)]),
    ...Object.entries(siteScenes).map(([name, scene]): NamedDrawing => [
      name,
      () => drawScene(scene),
    ]),
    ...products.map(({ id, art }): NamedDrawing => [`product-${id}`, () => drawProduct(art)]),
    ...cats.map(({ id, art, inCharcoal }): NamedDrawing => [
      `cat-${id}`,
      inCharcoal ? drawCharcoalPortrait : () => drawPortrait(art.cat, art.background),
    ]),
    ...situations.flatMap((situation) =>
      noticesOf(situation, cats).map(({ notice, cat, drawing }): NamedDrawing => {
        const scene = { ...notice, cats: [cat.art.cat] };
        return [drawing, () => drawScene(scene)];
      }),
    ),
    ...(await coverDrawings()),
    ...tours.map(({ id, art }): NamedDrawing => [`tour-${id}`, () => drawScene(art)]),
  ];
  for (const { id, data } of await getPublishedPosts()) {
    const coverCats = 'scene' in data.cover ? data.cover.cats : [];
    const [cat] = coverCats;
    if (cat) drawings.push([`last-${id}`, () => drawTracks(cat)]);
    for (const [place, piece] of (data.margin ?? []).entries()) {
      const row = catsOnQuote(piece, place, coverCats);
      if (row.length > 0) drawings.push([`quote-${id}-${place}`, () => drawRow(row)]);
    }
  }
  const addresses = new Set(drawings.map(([name]) => `/art/${name}.svg`));
  for (const { filePath = '', data } of await getPublishedPosts()) {
    if ('drawing' in data.cover && !addresses.has(data.cover.drawing)) {
      throw new Error(
        `${filePath}: cover.drawing: ${data.cover.drawing} is none of our drawings; write the address of one, as a page of ours shows it`,
      );
    }
  }
  return drawings;
}

/**
 * Covers that are drawn for posts, by the names that the posts have or had in their addresses. That of a post which
 * isn't published is drawn only where a published one shows it.
 */
async function coverDrawings(): Promise<NamedDrawing[]> {
  const published = await getPublishedPosts();
  const isPublished = new Set(published.map(({ id }) => id));
  const shown = published
    .map(({ data: { cover }, body = '' }) => ('drawing' in cover ? cover.drawing : '') + body)
    .join('\n');
  const now = new Map<string, () => string>();
  const before = new Map<string, () => string>();
  for (const { id, data } of await getEveryPost()) {
    const { cover, formerSlugs = [] } = data;
    if (!('scene' in cover)) continue;
    const draw = () => drawScene(cover);
    const names = [id, ...formerSlugs].filter(
      (slug) => isPublished.has(id) || shown.includes(builtInCover(slug)),
    );
    for (const slug of names) (slug === id ? now : before).set(`cover-${slug}`, draw);
  }
  return [...new Map([...before, ...now])];
}
