import { drawPortrait } from '#src/art/portrait.ts';
import { drawProduct } from '#src/art/product.ts';
import { drawScene } from '#src/art/scene.ts';
import { siteScenes } from '#src/config/site-drawings.ts';
import { getCats } from '#src/data/cats.ts';
import { getPublishedPosts } from '#src/data/posts.ts';
import { getProducts } from '#src/data/products.ts';
import { getTours } from '#src/data/tours.ts';

/** Every drawing that a page can show, by the name in its address `/art/<name>.svg`; each is drawn when asked for. */
export async function getDrawings(): Promise<Map<string, () => string>> {
  const [cats, products, posts, tours] = await Promise.all([
    getCats(),
    getProducts(),
    getPublishedPosts(),
    getTours(),
  ]);
  return new Map<string, () => string>([
    ...Object.entries(siteScenes).map(([name, scene]) => [name, () => drawScene(scene)] as const),
    ...products.map(({ id, art }) => [`product-${id}`, () => drawProduct(art)] as const),
    ...cats.map(
      ({ id, art }) => [`cat-${id}`, () => drawPortrait(art.cat, art.background)] as const,
    ),
    ...posts.map(({ id, data }) => [`cover-${id}`, () => drawScene(data.cover)] as const),
    ...tours.map(({ id, art }) => [`tour-${id}`, () => drawScene(art)] as const),
  ]);
}
