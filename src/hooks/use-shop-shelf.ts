import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ProductCategory } from '#src/config/categories.ts';
import { visibleProducts } from '#src/lib/shop/visible-products.ts';
import { $shopShown, $shopTab } from '#src/stores/shop-shelf.ts';

/**
 * Shows on the prerendered shelf what the shop's tab and count allow. The tabs and See More are two islands around one
 * list; whichever is awake keeps the list right.
 * @param shelfId id of the list whose items carry `data-category`
 * @returns whether more remain behind See More
 */
export function useShopShelf(shelfId: string): boolean {
  const tab = useStore($shopTab);
  const shown = useStore($shopShown);
  const [hasMore, setHasMore] = useState(true);

  useEffect(() => {
    const items = [...document.querySelectorAll<HTMLElement>(`#${shelfId} > [data-category]`)];
    const products = items.map((item) => ({
      item,
      category: item.dataset.category as ProductCategory,
    }));
    const view = visibleProducts(products, tab, shown);
    const visible = new Set(view.visible.map(({ item }) => item));
    for (const item of items) item.hidden = !visible.has(item);
    setHasMore(view.hasMore);
  }, [shelfId, tab, shown]);

  return hasMore;
}
