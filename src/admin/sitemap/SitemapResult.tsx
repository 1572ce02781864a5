import { useId } from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
import { LeftOutPosts } from '#src/admin/sitemap/LeftOutPosts.tsx';
import { SitemapTable } from '#src/admin/sitemap/SitemapTable.tsx';
import { useClipboard } from '#src/admin/shell/use-clipboard.ts';
import type { Sitemap } from '#src/admin/sitemap/sitemaps.ts';
import { downloadText } from '#src/admin/shell/download.ts';
import { sitemapKinds, sitemapMessages } from '#src/admin/sitemap/words.ts';
import type { SitemapKind } from '#src/admin/sitemap/words.ts';

/** A generated sitemap: what it lists, what was left out, and its XML to read, download or copy. */
export function SitemapResult({ kind, sitemap }: { kind: SitemapKind; sitemap: Sitemap }) {
  const { xml, rows, leftOut, isDated } = sitemap;
  const { file } = sitemapKinds[kind];
  const { field, copy } = useClipboard(xml);
  const id = useId();
  return (
    <>
      {!isDated && <p className="note">{sitemapMessages.undated}</p>}
      <div className="field">
        <label htmlFor={id}>{file}</label>
        <textarea
          ref={field}
          id={id}
          className="input font-receipt text-sm"
          translate="no"
          value={xml}
          rows={12}
          readOnly
          spellCheck={false}
          wrap="off"
        />
      </div>
      <div className="sitemap-actions actions">
        <Button onClick={() => downloadText(file, xml, 'application/xml')}>
          {`${sitemapMessages.download} ${file}`}
        </Button>
        <Button onClick={() => void copy()}>{sitemapMessages.copy}</Button>
      </div>
      <SitemapTable file={file} rows={rows} />
      {leftOut.length > 0 && <LeftOutPosts posts={leftOut} />}
    </>
  );
}
