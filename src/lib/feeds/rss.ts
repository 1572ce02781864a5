import type { Feed } from '#src/config/feeds.ts';
import { site } from '#src/config/site.ts';
import { momentOf, type FeedItem } from '#src/lib/feeds/feed-item.ts';
import { absoluteUrl } from '#src/lib/urls.ts';

/** An RSS 2.0 feed with absolute addresses and the items in the order given. */
export function rssFeed(feed: Feed, items: readonly FeedItem[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', feed.title),
    element('link', absoluteUrl(feed.home)),
    element('description', feed.description),
    element('language', site.locale.replace('_', '-').toLowerCase()),
    `<atom:link href="${absoluteUrl(feed.path)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(rssItem),
    '</channel></rss>',
  ].join('\n');
}

function rssItem(item: FeedItem): string {
  const parts = [
    element('title', item.title),
    element('link', item.url),
    `<guid isPermaLink="false">${escapeXml(item.guid)}</guid>`,
    element('description', item.summary),
    element('content:encoded', item.content),
    element('pubDate', item.isoDate && momentOf(item.isoDate).toUTCString()),
    element('atom:updated', item.isoUpdated && momentOf(item.isoUpdated).toISOString()),
    element('dc:creator', item.author),
    ...item.categories.map((category) => element('category', category)),
  ];
  return `<item>${parts.join('')}</item>`;
}

const element = (name: string, text: string | undefined) =>
  text === undefined ? '' : `<${name}>${escapeXml(text)}</${name}>`;

/** Text made safe for an XML element or attribute; characters that XML can't hold are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
