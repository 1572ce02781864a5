import { useStore } from '@nanostores/react';
import type { KeyboardEvent } from 'react';
import { shopTabs, type ShopTab } from '#src/config/shop.ts';
import { useShopShelf } from '#src/hooks/use-shop-shelf.ts';
import { nextTabIndex } from '#src/lib/roving-tabs.ts';
import { $shopTab } from '#src/stores/shop-shelf.ts';
import { guarded } from '#src/ui/CrashBoundary.tsx';
import '#src/ui/tabs.css';

interface ShopTabsProps {
  /** Id of the list of products, and of the tab panel around it. */
  shelfId: string;
  panelId: string;
}

export default guarded(Tabs);

/** The tabs of the home page's shop. The products are prerendered beside them. */
function Tabs({ shelfId, panelId }: ShopTabsProps) {
  const active = useStore($shopTab);
  useShopShelf(shelfId);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = nextTabIndex(
      event,
      // Not the tab of the last drawing: a press may have come since.
      shopTabs.findIndex(({ id }) => id === $shopTab.get()),
      shopTabs.length,
    );
    const tab = index === undefined ? undefined : shopTabs[index];
    if (!tab) return;
    event.preventDefault();
    $shopTab.set(tab.id);
    document.getElementById(tabId(tab.id))?.focus();
  };

  return (
    <div
      role="tablist"
      aria-label="Kind of merch"
      className="tabs"
      onKeyDown={onKeyDown}
      tabIndex={-1}
      data-needs-script=""
    >
      {shopTabs.map(({ id, label }) => (
        <button
          key={id}
          id={tabId(id)}
          type="button"
          role="tab"
          className="tab"
          aria-selected={id === active}
          aria-controls={panelId}
          tabIndex={id === active ? 0 : -1}
          onClick={() => $shopTab.set(id)}
          suppressHydrationWarning
        >
          {label}
        </button>
      ))}
    </div>
  );
}

const tabId = (tab: ShopTab) => `shop-tab-${tab}`;
