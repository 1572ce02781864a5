import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import type { ProductCategory } from '#src/config/categories.ts';
import { visibleProducts } from '#src/lib/shop/visible-products.ts';
import { $shopShown, $shopTab, showMoreProducts } from '#src/stores/shop-shelf.ts';

/**
 * Shows the products of the chosen tab, as many as the count allows. The tabs and See More are two islands around one
 * prerendered list. Either one keeps the list right, and sets `data-complete` on it when nothing remains, so that See
 * More disappears even if its own island isn't awake.
 * @param shelfId id of the list whose items carry `data-category`
 * @returns a function that shows 4 more. It counts when called, because the click that wakes an island comes before any
 * effect has run
 */
export function useShopShelf(shelfId: string): () => void {
  const tab = useStore($shopTab);
  const shown = useStore($shopShown);

  useEffect(() => {
    const products = productsOn(shelfId);
    const view = visibleProducts(products, tab, shown);
    const visible = new Set(view.visible.map(({ item }) => item));
    for (const { item } of products) item.hidden = !visible.has(item);
    document.getElementById(shelfId)?.toggleAttribute('data-complete', !view.hasMore);
  }, [shelfId, tab, shown]);

  return useCallback(() => {
    showMoreProducts(visibleProducts(productsOn(shelfId), $shopTab.get()).total);
  }, [shelfId]);
}

/** Reads the products' categories from the page, so that the data isn't sent twice. */
function productsOn(shelfId: string) {
  return [...document.querySelectorAll<HTMLElement>(`#${shelfId} > [data-category]`)].map(
    (item) => ({ item, category: item.dataset.category as ProductCategory }),
  );
}
