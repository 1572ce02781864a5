import { sitemapLists, sitemapPages, sitemapPosts } from '#src/config/sitemap.ts';
import type { SitemapRule } from '#src/config/sitemap.ts';
import { escapeXml } from '#src/lib/feeds/rss.ts';
import { safeImageUrl } from '#src/lib/markdown/url-policy.ts';
import { parseDay } from '#src/lib/posts/dates.ts';
import { postHref } from '#src/lib/posts/find.ts';
import type { PostHead } from '#src/lib/posts/post.ts';
import { categoryHref, tagHref } from '#src/lib/posts/topics.ts';
import { absoluteUrl, isExternal } from '#src/lib/urls.ts';

/** One address of a sitemap. */
export interface SitemapEntry extends SitemapRule {
  /** Full canonical address, without a trailing slash. */
  readonly url: string;
  /** ISO day of the last change, if it is known. */
  readonly lastModified?: string | undefined;
  /** Full addresses of the page's pictures on our own host. */
  readonly images: readonly string[];
}

/** What a sitemap needs to know about a post. */
type SitemapPost = Pick<PostHead, 'slug' | 'date' | 'lastUpdated' | 'coverImage'>;
type Dated = Pick<SitemapPost, 'date'> & Partial<Pick<SitemapPost, 'lastUpdated'>>;
type SitemapListedPost = SitemapPost & Pick<PostHead, 'category' | 'tags'>;

/**
 * The pages of the site. Only pages that show the newest posts have a day of last change: that of the newest post.
 * @param posts everything that is published, in any order; empty if the posts aren't known
 */
export function pageEntries(posts: readonly SitemapPost[]): SitemapEntry[] {
  const newest = newestChange(posts);
  return sitemapPages.map(({ path, priority, changeFrequency, showsPosts }) => ({
    url: absoluteUrl(path),
    ...(showsPosts && { lastModified: newest }),
    priority,
    changeFrequency,
    images: [],
  }));
}

/** Published posts, in the order given. A post's last change is its last update, else its date. */
export function postEntries(posts: readonly SitemapPost[]): SitemapEntry[] {
  return posts.map((post) => ({
    url: absoluteUrl(postHref(post.slug)),
    lastModified: lastChange(post),
    ...sitemapPosts,
    images: ownPicture(post.coverImage ?? ''),
  }));
}

/**
 * Further pages of the blog's list, and pages of its categories and tags. A category or tag changed when the newest
 * change was made to one of its posts. A further page of the list has the day of the newest post, because only a new
 * post moves the others.
 * @param paths of built pages, such as `/blog/tag/law`; other pages are left out
 */
export function listEntries(
  paths: readonly string[],
  posts: readonly SitemapListedPost[],
): SitemapEntry[] {
  return paths.flatMap((path) => {
    const shown = path.startsWith('/blog/page/')
      ? posts.map(({ date }) => ({ date }))
      : posts.filter(({ category, tags }) =>
          [categoryHref(category), ...tags.map(tagHref)].includes(path),
        );
    if (shown.length === 0) return [];
    return {
      url: absoluteUrl(path),
      lastModified: newestChange(shown),
      ...sitemapLists,
      images: [],
    };
  });
}

/** A sitemap in the format of sitemaps.org 0.9 with Google's picture extension, entries in the order given. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const hasImages = entries.some(({ images }) => images.length > 0);
  const forImages = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${hasImages ? forImages : ''}>`,
    ...entries.flatMap(entryLines),
    '</urlset>',
    '',
  ].join('\n');
}

function entryLines(entry: SitemapEntry): string[] {
  const { url, lastModified, changeFrequency, priority, images } = entry;
  return [
    '  <url>',
    `    <loc>${escapeXml(url)}</loc>`,
    ...(lastModified === undefined ? [] : [`    <lastmod>${escapeXml(lastModified)}</lastmod>`]),
    `    <changefreq>${changeFrequency}</changefreq>`,
    `    <priority>${priority.toFixed(1)}</priority>`,
    ...images.map((image) => {
      return `    <image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`;
    }),
    '  </url>',
  ];
}

/** The newest day on which any of these posts changed. */
function newestChange(posts: readonly Dated[]): string | undefined {
  return posts
    .flatMap((post) => lastChange(post) ?? [])
    .toSorted()
    .at(-1);
}

/** The ISO day on which a post last changed; undefined if neither of its dates can be read. */
function lastChange({ date, lastUpdated = '' }: Dated): string | undefined {
  return parseDay(lastUpdated) ?? parseDay(date) ?? undefined;
}

/** The full address of a picture that is our own file; nothing for data or a picture on another host. */
export function ownPicture(source: string): string[] {
  const address = safeImageUrl(source);
  if (address === null || /^data:/i.test(address) || isExternal(address)) return [];
  return [absoluteUrl(address)];
}
