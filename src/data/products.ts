import { getCollection } from 'astro:content';
import type { Product } from '#src/schemas/product.ts';

/** All products by number: stickers, t-shirts, crewnecks, hoodies. */
export async function getProducts(): Promise<Product[]> {
  const entries = await getCollection('products');
  return entries.map((entry) => entry.data).toSorted((a, b) => a.id - b.id);
}
