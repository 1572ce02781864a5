import type { Product } from '#src/schemas/product.ts';

type Shelved = Pick<Product, 'id' | 'category' | 'featured'>;

/** By turns one of each kind, so that whoever sees only the first sees all kinds; in a kind the favorites, then by number. */
export function shelfOrder<Item extends Shelved>(products: readonly Item[]): Item[] {
  const kinds = Map.groupBy(
    products.toSorted((a, b) => Number(b.featured ?? 0) - Number(a.featured ?? 0) || a.id - b.id),
    ({ category }) => category,
  );
  const turn = (product: Item) => kinds.get(product.category)?.indexOf(product) ?? 0;
  return products.toSorted((a, b) => turn(a) - turn(b) || a.id - b.id);
}
