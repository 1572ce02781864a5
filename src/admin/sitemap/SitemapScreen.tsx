import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { followWebsite } from '#src/admin/publish/arrivals.ts';
import { SitemapPanel } from '#src/admin/sitemap/SitemapPanel.tsx';
import { sitemapKinds, sitemapMessages, sitemapTabs } from '#src/admin/sitemap/words.ts';
import type { SitemapKind } from '#src/admin/sitemap/words.ts';
import { nextTabIndex } from '#src/lib/roving-tabs.ts';
import '#src/admin/sitemap/sitemap.css';

/** Generates the site's sitemaps from what is published, to read, download or copy. */
export default function SitemapScreen() {
  const [kind, setKind] = useState<SitemapKind>('main');
  const id = useId();
  useEffect(followWebsite, []);
  const { title, notes, notesTitle } = sitemapMessages;
  return (
    <div className="grid gap-5">
      <h1>{title}</h1>
      <SitemapTabs id={id} selected={kind} onSelect={setKind} />
      {sitemapTabs.map((tab) => (
        // Both stay mounted, so that a generated sitemap is still there when its tab is opened again.
        <div
          key={tab}
          id={`${id}-panel-${tab}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${tab}`}
          className="panel grid gap-4"
          hidden={tab !== kind}
        >
          <SitemapPanel kind={tab} />
        </div>
      ))}
      <section aria-labelledby={`${id}-notes`}>
        <h2 id={`${id}-notes`}>{notesTitle}</h2>
        <ul className="mt-2 grid max-w-[70ch] list-disc gap-2 pl-5">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface SitemapTabsProps {
  /** Tabs have the ids `<id>-tab-<kind>`, panels `<id>-panel-<kind>`. */
  id: string;
  selected: SitemapKind;
  onSelect: (kind: SitemapKind) => void;
}

/** The tabs Main and Blog: one tab stop; arrows, Home and End move within it. */
function SitemapTabs({ id, selected, onSelect }: SitemapTabsProps) {
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
          className="min-h-11 rounded-pill border-2 border-admin-line bg-admin-raised px-5 py-[0.35rem] font-strong aria-selected:border-admin-ink aria-selected:bg-admin-ink aria-selected:text-admin-ground"
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
