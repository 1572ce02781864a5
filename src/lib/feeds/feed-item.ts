import { guidYear } from '#src/config/feeds.ts';
import { site } from '#src/config/site.ts';
import { zonedTime } from '#src/lib/posts/dates.ts';

/** One entry of a feed, in the terms that RSS and JSON Feed share. */
export interface FeedItem {
  /** Never changes, even if the address does: feed readers recognize by it what they have shown. */
  readonly guid: string;
  readonly title: string;
  /** Full address of the article, if it has one. */
  readonly url?: string | undefined;
  /** Plain text. */
  readonly summary: string;
  /** HTML with absolute addresses; left out if there is only a summary. */
  readonly content?: string | undefined;
  /** ISO day of publication, if it is known. */
  readonly isoDate?: string | undefined;
  /** ISO day of the last change. */
  readonly isoUpdated?: string | undefined;
  readonly author?: string | undefined;
  readonly categories: readonly string[];
}

/** A tag URI (RFC 4151) instead of an address, because addresses move. */
export function itemGuid(kind: 'post' | 'press', id: string): string {
  return `tag:${new URL(site.url).host},${guidYear}:${kind}/${encodeURIComponent(id)}`;
}

/** The moment that stands for a day in feeds. */
export function momentOf(isoDay: string): Date {
  return new Date(zonedTime(isoDay));
}
