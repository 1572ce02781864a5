/** How often a page says that it changes; the three words of the sitemap protocol that the spec uses. */
export type ChangeFrequency = 'daily' | 'weekly' | 'monthly';

/** What a sitemap says of every address of one kind. Search engines may ignore both. */
export interface SitemapRule {
  /** 0.0 to 1.0, against other addresses of this site. */
  readonly priority: number;
  readonly changeFrequency: ChangeFrequency;
}

/** A page of ours in the main sitemap. */
export interface SitemapPage extends SitemapRule {
  readonly path: string;
  /** True where the page shows the newest posts, so that the newest of them dates it. No other page knows its last day. */
  readonly showsPosts?: true;
}

/** The pages of the main sitemap, in its order. Priorities and frequencies are the spec's (section 9) but for three. */
export const sitemapPages: readonly SitemapPage[] = [
  { path: '/', priority: 1, changeFrequency: 'weekly', showsPosts: true },
  { path: '/shop', priority: 0.9, changeFrequency: 'weekly' },
  { path: '/tours', priority: 0.9, changeFrequency: 'weekly' },
  { path: '/about', priority: 0.8, changeFrequency: 'monthly' },
  { path: '/news', priority: 0.8, changeFrequency: 'weekly' },
  { path: '/blog', priority: 0.8, changeFrequency: 'daily', showsPosts: true },
  { path: '/padhome-partnership', priority: 0.8, changeFrequency: 'monthly' },
  // Ours: the cats and the campaign are what the site is about, so they stand beside About.
  { path: '/cats', priority: 0.8, changeFrequency: 'monthly' },
  { path: '/petition', priority: 0.8, changeFrequency: 'monthly' },
  { path: '/presskit', priority: 0.7, changeFrequency: 'monthly' },
  { path: '/partnerships', priority: 0.7, changeFrequency: 'monthly' },
  { path: '/contact', priority: 0.7, changeFrequency: 'monthly' },
  // Ours: nobody searches for it, so it stands below everything that the spec rates.
  { path: '/privacy', priority: 0.3, changeFrequency: 'monthly' },
];

/** Posts, in the blog sitemap (spec section 9). */
export const sitemapPosts: SitemapRule = { priority: 0.6, changeFrequency: 'monthly' };

/**
 * Further pages of the blog's list and pages of its categories and tags, which only the build knows. Ours: they stand
 * below the posts that they list; "monthly" is the spec's word for all that it doesn't name.
 */
export const sitemapLists: SitemapRule = { priority: 0.4, changeFrequency: 'monthly' };

/**
 * News items (spec section 9). All of today's stand on other hosts, and a sitemap lists its own host only, so none is in
 * one (design section 2 item 9); the rule waits for news pages of our own.
 */
export const sitemapNewsItems: SitemapRule = { priority: 0.5, changeFrequency: 'monthly' };
