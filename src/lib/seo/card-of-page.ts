import { unescapeHtml } from '#src/lib/html-text.ts';

/** What a built page says about its social card. */
export interface PageCard {
  /** Path of the file, such as `/og/about.png`. */
  readonly path: string;
  readonly title: string;
  /** The post's category, where the page is a post. */
  readonly category: string | undefined;
  /** Path of the first drawing that the page shows, such as `/art/scene-about.svg`. */
  readonly picture: string | undefined;
}

/** Path of the card of a page, by the page's own path, such as `/blog/a-cat`: no two pages have the same. */
export function cardPath(page: string): string {
  return `/og${page}.png`;
}

/**
 * Reads from a page's HTML what its card shows: what the page itself does.
 * @param path of the page; a page may show another one's card or the site's, which is none of its own
 * @param root the site's address without a trailing slash
 * @returns null where the page names no card of its own
 */
export function cardOfPage(html: string, path: string, root: string): PageCard | null {
  const title = propertyOf(html, 'og:title');
  const card = cardPath(path);
  if (title === null || propertyOf(html, 'og:image') !== root + card) return null;
  const main = html.slice(html.indexOf('<main'));
  const isArticle = propertyOf(html, 'og:type') === 'article';
  const chip = / class="chip"[^>]*>([^<]+)</.exec(main)?.[1];
  return {
    path: card,
    title,
    category: isArticle && chip !== undefined ? unescapeHtml(chip.trim()) : undefined,
    picture: / src="(\/art\/[^"]+\.svg)"/.exec(main)?.[1],
  };
}

function propertyOf(html: string, property: string): string | null {
  const content = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  return content === undefined ? null : unescapeHtml(content);
}
