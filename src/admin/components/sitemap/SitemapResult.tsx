import { useId, useRef } from 'react';
import { LeftOutPosts } from '#src/admin/components/sitemap/LeftOutPosts.tsx';
import { SitemapTable } from '#src/admin/components/sitemap/SitemapTable.tsx';
import type { Sitemap } from '#src/admin/stores/sitemaps.ts';
import { downloadText } from '#src/admin/download.ts';
import { clipboardMessages } from '#src/config/clipboard-messages.ts';
import { sitemapKinds, sitemapMessages } from '#src/config/sitemap-messages.ts';
import type { SitemapKind } from '#src/config/sitemap-messages.ts';
import { showToast } from '#src/stores/toasts.ts';

/** A generated sitemap: what is in it, what was left out, its XML to look at, download or copy. */
export function SitemapResult({ kind, sitemap }: { kind: SitemapKind; sitemap: Sitemap }) {
  const { xml, rows, leftOut, isDated } = sitemap;
  const { file } = sitemapKinds[kind];
  const { download, copy, successTitle, errorTitle, undated } = sitemapMessages;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  async function copyXml() {
    try {
      await navigator.clipboard.writeText(xml);
      showToast({ kind: 'success', title: successTitle, text: clipboardMessages.copied });
    } catch {
      showToast({ kind: 'error', title: errorTitle, text: clipboardMessages.failed });
      // Then the keyboard's own copying is one step away.
      field.current?.focus();
      field.current?.select();
    }
  }

  return (
    <>
      {!isDated && <p className="note">{undated}</p>}
      {leftOut.length > 0 && <LeftOutPosts posts={leftOut} />}
      <div className="field">
        <label htmlFor={id}>{file}</label>
        <textarea
          ref={field}
          id={id}
          className="input sitemap-xml"
          value={xml}
          rows={12}
          readOnly
          spellCheck={false}
          wrap="off"
        />
      </div>
      <div className="sitemap-actions">
        <button
          type="button"
          className="button"
          onClick={() => downloadText(file, xml, 'application/xml')}
        >
          {download} {file}
        </button>
        <button type="button" className="button" onClick={() => void copyXml()}>
          {copy}
        </button>
      </div>
      <SitemapTable file={file} rows={rows} />
    </>
  );
}
