import { site } from '#src/config/site.ts';
import { sitemapNewsItems } from '#src/config/sitemap.ts';

/** The two sitemaps of the tool: their tabs, files and messages. */
export const sitemapKinds = {
  main: {
    tab: 'Main',
    file: 'sitemap.xml',
    about: 'The pages of the website.',
    generate: 'Generate Main Sitemap',
    generated: 'Main sitemap generated successfully!',
    failed: 'Failed to generate sitemap',
  },
  blog: {
    tab: 'Blog',
    file: 'blog-sitemap.xml',
    about: 'The posts on the website for everyone.',
    generate: 'Generate Blog Sitemap',
    generated: 'Blog sitemap generated successfully!',
    failed: 'Failed to generate blog sitemap',
  },
} as const;

export type SitemapKind = keyof typeof sitemapKinds;

/** The tabs in their order. */
export const sitemapTabs = ['main', 'blog'] as const satisfies readonly SitemapKind[];

/** What else the sitemap tool says. */
export const sitemapMessages = {
  title: 'Sitemap',
  tabs: 'Sitemaps',
  working: 'Reading the list of posts...',
  download: 'Download',
  copy: 'Copy XML',
  /** Why nothing was generated. */
  reasons: {
    postsMissing:
      'The list of built-in posts could not be loaded. Check your connection, then generate again.',
    unexpected: 'The sitemap could not be written. Reload the page, then generate again.',
  },
  undated:
    'The list of built-in posts could not be loaded, so the days of the last change are missing. Generate again to add them.',
  leftOut:
    'Only this browser has these posts. Nobody else can open their addresses, so they are left out:',
  changed:
    'You have changed this post in this browser. The sitemap holds the published version, which is what everyone else sees.',
  columns: {
    address: 'Address',
    priority: 'Priority',
    frequency: 'Frequency',
    lastChange: 'Last change',
  },
  /** Instead of a day that isn't known. */
  noDay: 'not known',
  notesTitle: 'Good to know',
  notes: [
    'A sitemap is a list of addresses for search engines, in XML, a form that programs read. The website gets a new one each time it makes its pages. The one you generate here is for you to look at or pass on.',
    'Priority says which page matters more to us, from 0.0 to 1.0; change frequency says how often a page may change.',
    'Google says that it ignores priority and change frequency, and that it uses the day of the last change only if that proves accurate. Where we don’t know the day, the sitemap has none.',
    `News items are on other websites, and a sitemap lists only its own, so none are in here. Their priority of ${sitemapNewsItems.priority.toFixed(1)} is kept for news pages of our own.`,
    `All addresses begin with ${site.url}, wherever you generate them.`,
  ],
} as const;
