import { unescapeHtml } from '#src/lib/html-text.ts';

/** What a built page says about its social card. */
export interface PageCard {
  /** Path of the file, such as `/og/about.png`. */
  readonly path: string;
  readonly title: string;
  /** The post's category, if the page is a post. */
  readonly category: string | undefined;
  /**
   * Path of the page's first drawing, such as `/art/scene-about.svg`, or picture of a post. A page whose first screen is
   * drawn in the document itself names one in `data-card`.
   */
  readonly picture: string | undefined;
  /** What stays in sight of it. */
  readonly focus: string | undefined;
}

/** Path of a page's card, made from the page's path, so that no two pages share one. */
export function cardPath(page: string): string {
  return `/og${page}.png`;
}

/**
 * Reads from a page's HTML what its card shows.
 * @param path of the page; a page that names the site's card, or another page's, has none of its own
 * @param root the site's address without a trailing slash
 * @returns null if the page names no card of its own
 */
export function cardOfPage(html: string, path: string, root: string): PageCard | null {
  const title = propertyOf(html, 'og:title');
  const card = cardPath(path);
  if (title === null || propertyOf(html, 'og:image') !== root + card) return null;
  const main = html.slice(html.indexOf('<main'));
  const isArticle = propertyOf(html, 'og:type') === 'article';
  const [, picture, rest] =
    / src="(\/art\/[^"]+\.svg|\/post-pictures\/[^"]+)"([^>]*)>/.exec(main) ?? [];
  const chip = / class="chip"[^>]*>([^<]+)</.exec(main)?.[1];
  return {
    path: card,
    title,
    category: isArticle && chip !== undefined ? unescapeHtml(chip.trim()) : undefined,
    picture: / data-card="([^"]+)"/.exec(main)?.[1] ?? picture,
    focus: / data-focus="([^"]+)"/.exec(rest ?? '')?.[1],
  };
}

function propertyOf(html: string, property: string): string | null {
  const content = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  return content === undefined ? null : unescapeHtml(content);
}
