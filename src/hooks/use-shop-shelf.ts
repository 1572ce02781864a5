import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import type { ProductCategory } from '#src/config/categories.ts';
import { visibleProducts } from '#src/lib/shop/visible-products.ts';
import { $shopShown, $shopTab, showMoreProducts } from '#src/stores/shop-shelf.ts';

/**
 * Shows on the prerendered shelf what the shop's tab and count allow. The tabs and See More are two islands around one
 * list; whichever is awake keeps the list right, and says on it (`data-complete`) when nothing remains, so that See
 * More goes even while its own island sleeps.
 * @param shelfId id of the list whose items carry `data-category`
 * @returns shows 4 more; it counts when it is called, because the click that wakes an island comes before any effect
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

/** The page is the record: a product's category stands on its element. */
function productsOn(shelfId: string) {
  return [...document.querySelectorAll<HTMLElement>(`#${shelfId} > [data-category]`)].map(
    (item) => ({ item, category: item.dataset.category as ProductCategory }),
  );
}
