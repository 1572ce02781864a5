import { shopInitialShown, shopStep } from '#src/config/shop.ts';
import type { ShopTab } from '#src/config/shop.ts';
import type { ProductCategory } from '#src/config/categories.ts';

/** What the shop shows: the tab's products as far as they are unfolded, and whether See More has more to show. */
interface ShopView<Product> {
  visible: Product[];
  total: number;
  hasMore: boolean;
}

/**
 * The products a tab shows when `shown` of them are unfolded (spec section 4). `shown` starts at `shopInitialShown` and
 * is kept when the tab changes; See More is there only while `hasMore`.
 */
export function visibleProducts<Product extends { readonly category: ProductCategory }>(
  products: readonly Product[],
  tab: ShopTab,
  shown: number = shopInitialShown,
): ShopView<Product> {
  const ofTab = products.filter((product) => tab === 'all' || product.category === tab);
  return {
    visible: ofTab.slice(0, shown),
    total: ofTab.length,
    hasMore: shown < ofTab.length,
  };
}

/** The count after See More: 4 more, at most the tab's total, and never fewer than were shown (spec section 4). */
export function showMore(shown: number, total: number): number {
  return Math.max(shown, Math.min(shown + shopStep, total));
}
