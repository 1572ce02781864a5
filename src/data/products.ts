import { getCollection } from 'astro:content';
import { shelfOrder } from '#src/lib/shop/shelf-order.ts';
import type { Product } from '#src/schemas/product.ts';

/** All products in the order of the shelf, which begins with one of each kind. */
export async function getProducts(): Promise<Product[]> {
  const entries = await getCollection('products');
  return shelfOrder(entries.map((entry) => entry.data));
}
