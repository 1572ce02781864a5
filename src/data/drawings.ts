import { drawCareType } from '#src/art/care.ts';
import { drawHero } from '#src/art/hero.ts';
import { drawManhattanMap } from '#src/art/map.ts';
import { drawPortrait } from '#src/art/portrait.ts';
import { drawProduct } from '#src/art/product.ts';
import { drawScene } from '#src/art/scene.ts';
import { drawEmptyStore, drawPlaceholder } from '#src/art/shy.ts';
import { careIcons } from '#src/config/drawings.ts';
import { siteScenes } from '#src/config/site-drawings.ts';
import { getCats } from '#src/data/cats.ts';
import { getPublishedPosts } from '#src/data/posts.ts';
import { getProducts } from '#src/data/products.ts';
import { getTours } from '#src/data/tours.ts';

/** A name in an address `/art/<name>.svg`, and how to draw it. */
type NamedDrawing = readonly [name: string, draw: () => string];

/** Every drawing that a page can show; each is drawn when asked for. */
export async function getDrawings(): Promise<NamedDrawing[]> {
  const [cats, products, posts, tours] = await Promise.all([
    getCats(),
    getProducts(),
    getPublishedPosts(),
    getTours(),
  ]);
  return [
    ['hero', drawHero],
    ['manhattan', drawManhattanMap],
    ['shy', drawEmptyStore],
    ['placeholder', drawPlaceholder],
    ...careIcons.map((icon): NamedDrawing => [`care-${icon}`, () => drawCareType(icon)]),
    ...Object.entries(siteScenes).map(([name, scene]): NamedDrawing => [
      name,
      () => drawScene(scene),
    ]),
    ...products.map(({ id, art }): NamedDrawing => [`product-${id}`, () => drawProduct(art)]),
    ...cats.map(({ id, art }): NamedDrawing => [
      `cat-${id}`,
      () => drawPortrait(art.cat, art.background),
    ]),
    ...posts.map(({ id, data }): NamedDrawing => [`cover-${id}`, () => drawScene(data.cover)]),
    ...tours.map(({ id, art }): NamedDrawing => [`tour-${id}`, () => drawScene(art)]),
  ];
}
