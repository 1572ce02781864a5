import { site, siteTexts } from '#src/config/site.ts';

/** What a feed says of itself. */
export interface Feed {
  readonly title: string;
  /** Path of the feed. */
  readonly path: string;
  /** Path of the page that it follows. */
  readonly home: string;
  readonly description: string;
}

/** How many of the newest posts a feed holds, each with its whole text. */
export const newestInFeed = 30;

/** A year in which we owned the domain. Part of every item's id, so it must never change. */
export const guidYear = 2025;

const blog = {
  title: `${site.name}: the blog`,
  home: '/blog',
  description: siteTexts.description,
} as const;

/** Every feed of the site, and the news as data. The first two hold the same items. */
export const feeds = {
  blog: { ...blog, path: '/rss.xml' },
  blogJson: { ...blog, path: '/feed.json' },
  news: {
    title: `${site.name}: in the news`,
    path: '/news/rss.xml',
    home: '/news',
    description:
      'What newspapers, stations and sites say about the cats of New York’s corner stores. Every item leads to the outlet.',
  },
  newsJson: {
    title: `${site.name}: in the news, as data`,
    path: '/news.json',
    home: '/news',
    description:
      'Every piece of coverage that we know of, newest first, undated last. What we don’t know is null; a few headlines and outlets are inferred.',
  },
} as const satisfies Record<string, Feed>;
