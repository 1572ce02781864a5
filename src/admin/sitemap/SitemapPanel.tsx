import { useId, useState } from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
import { generateSitemap } from '#src/admin/sitemap/sitemaps.ts';
import { sitemapKinds, sitemapMessages } from '#src/admin/sitemap/words.ts';
import type { SitemapKind } from '#src/admin/sitemap/words.ts';
import { showToast } from '#src/stores/toasts.ts';
import { useClipboard } from '#src/admin/shell/use-clipboard.ts';
import type { Sitemap, SitemapRow } from '#src/admin/sitemap/sitemaps.ts';
import { downloadText } from '#src/admin/shell/download.ts';
import { outcomeTitles } from '#src/admin/shell/words.ts';
import { showError } from '#src/admin/shell/show-error.ts';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { site } from '#src/config/site.ts';
import { placeLabels } from '#src/admin/model/words.ts';
import { formatDay } from '#src/lib/posts/dates.ts';
import { counted } from '#src/admin/shell/counted.ts';
import { ScheduledTag } from '#src/admin/model/ScheduledTag.tsx';
import { MoreRows, useGrowingList } from '#src/admin/shell/MoreRows.tsx';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { adminPaths } from '#src/admin/shell/router.ts';
import type { AdminPost } from '#src/admin/model/admin-posts.ts';

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
    if (result.ok) showToast({ kind: 'success', title: outcomeTitles.success, text: generated });
    else showError(failed);
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

/** A generated sitemap: what it lists, what was left out, and its XML to read, download or copy. */
function SitemapResult({ kind, sitemap }: { kind: SitemapKind; sitemap: Sitemap }) {
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

const { columns, noDay, changed } = sitemapMessages;

/** The entries of a sitemap, one row each. */
function SitemapTable({ file, rows }: { file: string; rows: readonly SitemapRow[] }) {
  return (
    <table className="sitemap-table">
      <caption>{`${counted(rows.length, 'address', 'addresses')} in ${file}`}</caption>
      <thead>
        <tr>
          {Object.values(columns).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ url, priority, changeFrequency, lastModified, isChangedHere }) => (
          <tr key={url}>
            <th scope="row">
              <a href={pathOf(url)} target="_blank" rel="noopener">
                <Typed>{pathOf(url)}</Typed>
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
              {isChangedHere && (
                <p className="mt-1">
                  <span className="tag-origin">{placeLabels['live-changed'].tag}</span>{' '}
                  <span className="hint">{changed}</span>
                </p>
              )}
            </th>
            <td>{priority.toFixed(1)}</td>
            <td>{changeFrequency}</td>
            <td>
              {lastModified === undefined ? (
                <span className="hint">{noDay}</span>
              ) : (
                <time dateTime={lastModified}>{formatDay(lastModified)}</time>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The address without our host. */
const pathOf = (url: string) => url.slice(site.url.length) || '/';

/** The posts that a sitemap must not list, because only this browser can open them. */
function LeftOutPosts({ posts }: { posts: readonly AdminPost[] }) {
  const growing = useGrowingList(posts.length);
  return (
    <div className="note sitemap-left-out">
      <p>{sitemapMessages.leftOut}</p>
      <ul className="list-disc pl-5">
        {posts.slice(0, growing.count).map(({ id, title, date }) => (
          <li key={id} className="py-1">
            <ScreenLink to={adminPaths.edit(id)}>
              <Typed>{title}</Typed>
            </ScreenLink>{' '}
            <span className="tag-origin">{placeLabels['only-here'].tag}</span>{' '}
            <ScheduledTag date={date} />
          </li>
        ))}
      </ul>
      <MoreRows {...growing} />
    </div>
  );
}
