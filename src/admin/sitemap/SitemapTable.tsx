import { Typed } from '#src/admin/shell/Typed.tsx';
import type { SitemapRow } from '#src/admin/sitemap/sitemaps.ts';
import { site } from '#src/config/site.ts';
import { placeLabels } from '#src/admin/model/words.ts';
import { sitemapMessages } from '#src/admin/sitemap/words.ts';
import { formatDay } from '#src/lib/posts/dates.ts';
import { counted } from '#src/admin/shell/counted.ts';

const { columns, noDay, changed } = sitemapMessages;

/** The entries of a sitemap, one row each. */
export function SitemapTable({ file, rows }: { file: string; rows: readonly SitemapRow[] }) {
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
