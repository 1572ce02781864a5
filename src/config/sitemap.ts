/** How often a page says that it changes: those words of the sitemap protocol that we use. */
type ChangeFrequency = 'daily' | 'weekly' | 'monthly';

/** What a sitemap says about an address. Search engines may ignore both values. */
export interface SitemapRule {
  /** 0.0 to 1.0, relative to other addresses of this site. */
  readonly priority: number;
  readonly changeFrequency: ChangeFrequency;
}

/** A page of ours in the main sitemap. */
interface SitemapPage extends SitemapRule {
  readonly path: string;
  /** The page shows the newest posts, so the newest one dates it. For other pages the last change isn't known. */
  readonly showsPosts?: true;
}

/** The pages of the main sitemap, in its order. */
export const sitemapPages: readonly SitemapPage[] = [
  { path: '/', priority: 1, changeFrequency: 'weekly', showsPosts: true },
  { path: '/shop', priority: 0.9, changeFrequency: 'weekly' },
  { path: '/tours', priority: 0.9, changeFrequency: 'weekly' },
  { path: '/about', priority: 0.8, changeFrequency: 'monthly' },
  { path: '/news', priority: 0.8, changeFrequency: 'weekly' },
  { path: '/blog', priority: 0.8, changeFrequency: 'daily', showsPosts: true },
  { path: '/padhome-partnership', priority: 0.8, changeFrequency: 'monthly' },
  // The cats and the campaign are what the site is about, so they rank with About.
  { path: '/cats', priority: 0.8, changeFrequency: 'monthly' },
  { path: '/petition', priority: 0.8, changeFrequency: 'monthly' },
  { path: '/store-owners', priority: 0.8, changeFrequency: 'monthly' },
  { path: '/bills', priority: 0.7, changeFrequency: 'monthly' },
  { path: '/letters', priority: 0.7, changeFrequency: 'monthly' },
  { path: '/missing-cat', priority: 0.7, changeFrequency: 'monthly' },
  { path: '/fundraiser', priority: 0.6, changeFrequency: 'monthly' },
  { path: '/tours/sheet', priority: 0.7, changeFrequency: 'weekly' },
  { path: '/presskit', priority: 0.7, changeFrequency: 'monthly' },
  { path: '/partnerships', priority: 0.7, changeFrequency: 'monthly' },
  { path: '/contact', priority: 0.7, changeFrequency: 'monthly' },
  // Nobody searches for it.
  { path: '/privacy', priority: 0.3, changeFrequency: 'monthly' },
];

/** Posts, in the blog sitemap. */
export const sitemapPosts: SitemapRule = { priority: 0.6, changeFrequency: 'monthly' };

/**
 * Further pages of the blog's list, and pages of its categories and tags. Only the build knows them. They rank below
 * the posts that they list.
 */
export const sitemapLists: SitemapRule = { priority: 0.4, changeFrequency: 'monthly' };

/**
 * News items. All of them are on other hosts today, and a sitemap lists its own host only, so none is in it. The rule
 * is for news pages of our own.
 */
export const sitemapNewsItems: SitemapRule = { priority: 0.5, changeFrequency: 'monthly' };
