import { useEffect, useId, useState } from 'react';
import { followWebsite } from '#src/admin/publish/arrivals.ts';
import { SitemapPanel } from '#src/admin/sitemap/SitemapPanel.tsx';
import { SitemapTabs } from '#src/admin/sitemap/SitemapTabs.tsx';
import { sitemapMessages, sitemapTabs } from '#src/admin/sitemap/words.ts';
import type { SitemapKind } from '#src/admin/sitemap/words.ts';
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
