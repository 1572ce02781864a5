import { atom } from 'nanostores';
import { shopInitialShown, type ShopTab } from '#src/config/shop.ts';
import { showMore } from '#src/lib/shop/visible-products.ts';

/** The tab chosen in the home page's shop. */
export const $shopTab = atom<ShopTab>('all');

/** How many products are shown: 8 at first, 4 more each time. Changing the tab does not reset it. */
export const $shopShown = atom(shopInitialShown);

/**
 * See More: shows 4 more, up to the tab's total.
 * @param total how many products the tab has
 */
export function showMoreProducts(total: number) {
  $shopShown.set(showMore($shopShown.get(), total));
}
