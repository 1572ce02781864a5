import { site } from '#src/config/site.ts';
import { absoluteUrl } from '#src/lib/urls.ts';

/** One entry of a feed. */
export interface FeedItem {
  title: string;
  /** Path of the page. */
  href: string;
  description: string;
  /** ISO day; an item without one has no pubDate. */
  isoDate?: string | undefined;
}

/** An RSS 2.0 feed with absolute addresses, newest first as given. */
export function rssFeed(
  feed: { title: string; path: string; home: string; description: string },
  items: readonly FeedItem[],
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(feed.title)}</title>`,
    `<link>${absoluteUrl(feed.home)}</link>`,
    `<description>${escapeXml(feed.description)}</description>`,
    `<language>${site.locale.replace('_', '-').toLowerCase()}</language>`,
    `<atom:link href="${absoluteUrl(feed.path)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(rssItem),
    '</channel></rss>',
  ].join('\n');
}

function rssItem({ title, href, description, isoDate }: FeedItem): string {
  const address = absoluteUrl(href);
  // Noon in New York's winter: the day stays the day in every reader's time zone of the Americas and Europe.
  const pubDate = isoDate
    ? `<pubDate>${new Date(`${isoDate}T17:00:00Z`).toUTCString()}</pubDate>`
    : '';
  return `<item><title>${escapeXml(title)}</title><link>${address}</link><guid>${address}</guid><description>${escapeXml(description)}</description>${pubDate}</item>`;
}

/** Text made safe for an XML element or attribute; characters that XML can't hold are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
