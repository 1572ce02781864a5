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

/** Path of the card of a page, by the page's own path: `/` has `/og/home.png`, `/blog/a-cat` has `/og/blog-a-cat.png`. */
export function cardPath(page: string): string {
  return `/og/${page.replace(/^\//, '').replaceAll('/', '-') || 'home'}.png`;
}

/**
 * Reads from a page's HTML what its card shows: what the page itself does.
 * @param root the site's address without a trailing slash; cards of other hosts are none of ours
 * @returns null where the page names no card of ours
 */
export function cardOfPage(html: string, root: string): PageCard | null {
  const image = propertyOf(html, 'og:image');
  const title = propertyOf(html, 'og:title');
  if (image === null || title === null || !image.startsWith(`${root}/og/`)) return null;
  const main = html.slice(html.indexOf('<main'));
  const isArticle = propertyOf(html, 'og:type') === 'article';
  const chip = / class="chip"[^>]*>([^<]+)</.exec(main)?.[1];
  return {
    path: image.slice(root.length),
    title,
    category: isArticle && chip !== undefined ? unescaped(chip.trim()) : undefined,
    picture: / src="(\/art\/[^"]+\.svg)"/.exec(main)?.[1],
  };
}

function propertyOf(html: string, property: string): string | null {
  const content = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  return content === undefined ? null : unescaped(content);
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#34': '"',
  '#38': '&',
  '#39': "'",
  '#x27': "'",
};

/** Text as it was before it was written into HTML. */
function unescaped(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
}
