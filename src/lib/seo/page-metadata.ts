import { socialCardLimits } from '#src/config/limits.ts';
import { site, siteTexts } from '#src/config/site.ts';
import { zonedTime } from '#src/lib/posts/dates.ts';
import { cardPath } from '#src/lib/seo/card-of-page.ts';
import { absoluteUrl } from '#src/lib/urls.ts';

/** A link or alternate that a page announces in its head. */
interface HeadLink {
  href: string;
  as?: 'image' | 'font' | 'style' | 'script' | 'fetch';
  type?: string;
  crossOrigin?: 'anonymous';
}

/** All that a page can say about itself. */
export interface PageMetadata {
  title?: string | undefined;
  description?: string | undefined;
  /** Social card (config/limits.ts has its size): a path of ours or a full address. Left out: the page's own card. */
  image?: string | undefined;
  imageAlt?: string | undefined;
  /** Path of the page, such as `/about`. */
  url: string;
  type?: 'website' | 'article' | 'profile' | undefined;
  /** Left out: the language of the site. */
  language?: 'en' | 'es' | undefined;
  /** 404 pages are never indexed. */
  statusCode?: 200 | 404 | undefined;
  noindex?: boolean | undefined;
  /** Only if the page's own address is not the canonical one. */
  canonicalUrl?: string | undefined;
  keywords?: readonly string[] | undefined;
  structuredData?: object | readonly object[] | undefined;
  /** ISO day or time at which an article came out. */
  published?: string | undefined;
  /** ISO day or time of the last change. */
  lastModified?: string | undefined;
  alternateLanguageLinks?: readonly { hrefLang: string; href: string }[] | undefined;
  preconnect?: readonly string[] | undefined;
  prefetch?: readonly string[] | undefined;
  preload?: readonly HeadLink[] | undefined;
  /** A list page: the robots tag allows at most 12 of its items. */
  pageHasListItems?: boolean | undefined;
  /** The page is one article, with that Open Graph type and dates. */
  pageHasArticle?: boolean | undefined;
  /** An editor's opinion of the text, written as a meta tag that only our own tools read. */
  contentQuality?: 'high' | 'standard' | undefined;
}

/** One element of the head, in the order in which it is written. */
type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; attributes: Record<string, string> }
  | { tag: 'link'; attributes: Record<string, string> }
  | { tag: 'json-ld'; text: string };

const listItemsInRobots = 12;

const meta = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { name, content },
});
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

/**
 * The title in the tab: the page's own and the brand, or the brand's tagline if the page has none. A post's title
 * stands alone, because with the brand after it search engines would cut it off.
 */
export function documentTitle(title: string | undefined, isArticle = false): string {
  if (!title) return `${site.name}: ${siteTexts.tagline}`;
  return isArticle ? title : `${title} | ${site.name}`;
}

/** The content of the robots tag. The owner asked for 12 items; no engine documents such a limit, and it costs nothing. */
export function robotsContent(page: PageMetadata): string {
  if (page.noindex || page.statusCode === 404 || isPrivatePath(page.url))
    return 'noindex, nofollow';
  const parts = ['index', 'follow', 'max-image-preview:large'];
  if (page.pageHasListItems) parts.push(`max-list-items:${listItemsInRobots}`);
  return parts.join(', ');
}

/** Whether a path is in /blog-admin/ or /admin/, which search engines must not list. */
export function isPrivatePath(path: string): boolean {
  return /\/(blog-admin|admin)(\/|$)/.test(path);
}

/** Text of a JSON-LD element. `<` is escaped, so that no title can close the element. */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The home page and pages that aren't indexed show the site's card, all others one of their own. */
function socialCard(page: PageMetadata, title: string): { path: string; alt: string } {
  const { path, alt } = siteTexts.socialCard;
  const isOwn = page.url !== '/' && !robotsContent(page).startsWith('noindex');
  return {
    path: page.image ?? (isOwn ? cardPath(page.url) : path),
    alt: page.imageAlt ?? (isOwn ? `${page.title ?? title}, on the sign of a corner store` : alt),
  };
}

/**
 * Works out the head of a page.
 * @returns tags in writing order; addresses are absolute, the canonical one without a trailing slash
 */
export function headTags(page: PageMetadata): HeadTag[] {
  const title = documentTitle(page.title, page.pageHasArticle);
  const description = page.description ?? siteTexts.description;
  const canonical = absoluteUrl(page.canonicalUrl ?? page.url);
  const card = socialCard(page, title);
  const type = page.type ?? (page.pageHasArticle ? 'article' : 'website');

  return [
    { tag: 'title', text: title },
    meta('description', description),
    meta('robots', robotsContent(page)),
    ...(page.statusCode === 404 ? [] : [link({ rel: 'canonical', href: canonical })]),
    ...(page.keywords?.length ? [meta('keywords', page.keywords.join(', '))] : []),
    ...(page.contentQuality ? [meta('content-quality', page.contentQuality)] : []),
    property('og:site_name', site.name),
    property('og:locale', page.language === 'es' ? 'es_US' : site.locale),
    property('og:type', type),
    property('og:title', page.title ?? title),
    property('og:description', description),
    ...(page.statusCode === 404 ? [] : [property('og:url', canonical)]),
    property('og:image', absoluteUrl(card.path)),
    property('og:image:width', String(socialCardLimits.width)),
    property('og:image:height', String(socialCardLimits.height)),
    property('og:image:alt', card.alt),
    ...(page.published ? [property('article:published_time', timeOf(page.published))] : []),
    ...(page.lastModified
      ? [
          property(
            type === 'article' ? 'article:modified_time' : 'og:updated_time',
            timeOf(page.lastModified),
          ),
        ]
      : []),
    meta('twitter:card', 'summary_large_image'),
    ...(page.alternateLanguageLinks ?? []).map(({ hrefLang, href }) =>
      link({ rel: 'alternate', hreflang: hrefLang, href: absoluteUrl(href) }),
    ),
    ...(page.preconnect ?? []).map((href) => link({ rel: 'preconnect', href })),
    ...(page.prefetch ?? []).map((href) => link({ rel: 'prefetch', href })),
    ...(page.preload ?? []).map(preloadTag),
    ...(page.structuredData ? [structuredTag(page.structuredData)] : []),
  ];
}

/** A day as a time with a zone, as in the structured data; a time stays as it is. */
function timeOf(dayOrTime: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(dayOrTime) ? zonedTime(dayOrTime) : dayOrTime;
}

/** One element for all data. Several objects form a JSON-LD graph with one context. */
function structuredTag(data: object | readonly object[]): HeadTag {
  if (!isList(data)) return { tag: 'json-ld', text: jsonLdText(data) };
  const nodes = data.map((node) =>
    Object.fromEntries(Object.entries(node).filter(([name]) => name !== '@context')),
  );
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  return { tag: 'json-ld', text: jsonLdText(graph) };
}

const isList = (data: object | readonly object[]): data is readonly object[] => Array.isArray(data);

function preloadTag({ href, as, type, crossOrigin }: HeadLink): HeadTag {
  return link({
    rel: 'preload',
    href,
    ...(as && { as }),
    ...(type && { type }),
    ...(crossOrigin && { crossorigin: crossOrigin }),
  });
}
