import { shopInitialShown, shopStep } from '#src/config/shop.ts';
import type { ShopTab } from '#src/config/shop.ts';
import type { ProductCategory } from '#src/config/categories.ts';

/**
 * The first `shown` products of a tab. `shown` starts at `shopInitialShown` and is kept when the tab changes. See More
 * shows only while `hasMore`.
 */
export function visibleProducts<Product extends { readonly category: ProductCategory }>(
  products: readonly Product[],
  tab: ShopTab,
  shown: number = shopInitialShown,
) {
  const ofTab = products.filter((product) => tab === 'all' || product.category === tab);
  return {
    visible: ofTab.slice(0, shown),
    total: ofTab.length,
    hasMore: shown < ofTab.length,
  };
}

/** The count after See More: 4 more, at most the tab's total, and never fewer than before. */
export function showMore(shown: number, total: number): number {
  return Math.max(shown, Math.min(shown + shopStep, total));
}
