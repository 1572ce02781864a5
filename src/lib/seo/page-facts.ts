import { unescapeHtml } from '#src/lib/html-text.ts';
import { ownPicture } from '#src/lib/seo/sitemap.ts';

/** What the sitemap needs to know about a built page. */
export interface PageFacts {
  readonly mayBeIndexed: boolean;
  /** Full addresses of its pictures on our host that have a description; the others are decoration. */
  readonly images: readonly string[];
}

/** Reads from a page's HTML its pictures, and whether search engines may list it. */
export function pageFacts(html: string): PageFacts {
  const main = html.slice(html.indexOf('<main'));
  const described = [...main.matchAll(/<img [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => / alt="[^"]/.test(tag))
    .flatMap((tag) => / src="([^"]*)"/.exec(tag)?.[1] ?? [])
    .map(unescapeHtml);
  return {
    mayBeIndexed: !/<meta name="robots" content="noindex\b/.test(html),
    images: [...new Set(described.flatMap(ownPicture))],
  };
}
