import type { KeyboardEvent } from 'react';
import { sitemapKinds, sitemapMessages, sitemapTabs } from '#src/admin/sitemap/words.ts';
import type { SitemapKind } from '#src/admin/sitemap/words.ts';
import { nextTabIndex } from '#src/lib/roving-tabs.ts';

interface SitemapTabsProps {
  /** Tabs have the ids `<id>-tab-<kind>`, panels `<id>-panel-<kind>`. */
  id: string;
  selected: SitemapKind;
  onSelect: (kind: SitemapKind) => void;
}

/** The tabs Main and Blog: one tab stop; arrows, Home and End move within it. */
export function SitemapTabs({ id, selected, onSelect }: SitemapTabsProps) {
  const tabId = (kind: SitemapKind) => `${id}-tab-${kind}`;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = nextTabIndex(event, sitemapTabs.indexOf(selected), sitemapTabs.length);
    const kind = index === undefined ? undefined : sitemapTabs[index];
    if (!kind) return;
    event.preventDefault();
    onSelect(kind);
    document.getElementById(tabId(kind))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={sitemapMessages.tabs}
      className="flex gap-2"
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      {sitemapTabs.map((kind) => (
        <button
          key={kind}
          id={tabId(kind)}
          type="button"
          role="tab"
          className="sitemap-tab"
          aria-selected={kind === selected}
          aria-controls={`${id}-panel-${kind}`}
          tabIndex={kind === selected ? 0 : -1}
          onClick={() => onSelect(kind)}
        >
          {sitemapKinds[kind].tab}
        </button>
      ))}
    </div>
  );
}
