import type { Feed } from '#src/config/feeds.ts';
import { site } from '#src/config/site.ts';
import { momentOf, type FeedItem } from '#src/lib/feeds/feed-item.ts';
import { absoluteUrl } from '#src/lib/urls.ts';

/** A JSON Feed, version 1.1 (jsonfeed.org), with absolute addresses and the items in the order given. */
export function jsonFeed(feed: Feed, items: readonly FeedItem[]): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: absoluteUrl(feed.home),
    feed_url: absoluteUrl(feed.path),
    description: feed.description,
    language: site.locale.replace('_', '-'),
    items: items.map((item) => ({
      id: item.guid,
      url: item.url,
      title: item.title,
      summary: item.summary,
      // The format requires one of the two texts.
      ...(item.content === undefined
        ? { content_text: item.summary }
        : { content_html: item.content }),
      date_published: item.isoDate && momentOf(item.isoDate).toISOString(),
      date_modified: item.isoUpdated && momentOf(item.isoUpdated).toISOString(),
      authors: item.author === undefined ? undefined : [{ name: item.author }],
      tags: item.categories,
    })),
  });
}
