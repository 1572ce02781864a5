import { unescapeHtml } from '#src/lib/html-text.ts';
import { ownPicture } from '#src/lib/seo/sitemap.ts';

/** What the sitemap wants to know of a built page. */
export interface PageFacts {
  readonly mayBeIndexed: boolean;
  /** Full addresses of its own pictures that say what they show; one without a description is decoration. */
  readonly images: readonly string[];
}

/** Reads from a page's HTML whether engines may list it, and its pictures. */
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
