import { useState } from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
import { SitemapResult } from '#src/admin/sitemap/SitemapResult.tsx';
import { generateSitemap } from '#src/admin/sitemap/sitemaps.ts';
import { sitemapKinds, sitemapMessages } from '#src/admin/sitemap/words.ts';
import type { SitemapKind } from '#src/admin/sitemap/words.ts';
import { showToast } from '#src/stores/toasts.ts';

type Outcome = Awaited<ReturnType<typeof generateSitemap>>;

/** One sitemap: the button that generates it, and the result. */
export function SitemapPanel({ kind }: { kind: SitemapKind }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isWorking, setIsWorking] = useState(false);
  const { about, generate, generated, failed } = sitemapKinds[kind];

  async function run() {
    if (isWorking) return;
    setIsWorking(true);
    const result = await generateSitemap(kind);
    setIsWorking(false);
    setOutcome(result);
    showToast(
      result.ok
        ? { kind: 'success', title: sitemapMessages.successTitle, text: generated }
        : { kind: 'error', title: sitemapMessages.errorTitle, text: failed },
    );
  }

  return (
    <>
      <p>{about}</p>
      <div className="sitemap-actions actions">
        <Button look="primary" onClick={() => void run()}>
          {generate}
        </Button>
        {isWorking && <span className="hint">{sitemapMessages.working}</span>}
      </div>
      {outcome && !outcome.ok && (
        <p className="note note-problem">{sitemapMessages.reasons[outcome.code]}</p>
      )}
      {outcome?.ok && <SitemapResult kind={kind} sitemap={outcome.value} />}
    </>
  );
}
