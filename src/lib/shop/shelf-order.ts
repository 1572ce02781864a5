import type { ProductCategory } from '#src/config/categories.ts';

interface Shelved {
  readonly id: number;
  readonly category: ProductCategory;
  readonly featured?: boolean | undefined;
}

/** By turns one of each kind, so that whoever sees only the first sees all kinds; in a kind the favorites, then by number. */
export function shelfOrder<Product extends Shelved>(products: readonly Product[]): Product[] {
  const kinds = Map.groupBy(
    products.toSorted((a, b) => Number(b.featured ?? 0) - Number(a.featured ?? 0) || a.id - b.id),
    ({ category }) => category,
  );
  const turn = (product: Product) => kinds.get(product.category)?.indexOf(product) ?? 0;
  return products.toSorted((a, b) => turn(a) - turn(b) || a.id - b.id);
}
