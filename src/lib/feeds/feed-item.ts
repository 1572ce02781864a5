import { guidYear } from '#src/config/feeds.ts';
import { site } from '#src/config/site.ts';
import { zonedTime } from '#src/lib/posts/dates.ts';

/** One entry of a feed, in the terms that RSS and JSON Feed share. */
export interface FeedItem {
  /** Never changes, not even with the address: readers know by it what they have shown. */
  readonly guid: string;
  readonly title: string;
  /** Full address of what it leads to; an item without one has none. */
  readonly url?: string | undefined;
  /** Plain text. */
  readonly summary: string;
  /** HTML with absolute addresses; left out where the summary is all there is. */
  readonly content?: string | undefined;
  /** ISO day; an item without one has no date of publication. */
  readonly isoDate?: string | undefined;
  /** ISO day of the last change. */
  readonly isoUpdated?: string | undefined;
  readonly author?: string | undefined;
  readonly categories: readonly string[];
}

/** A tag URI (RFC 4151): no address, because addresses move. */
export function itemGuid(kind: 'post' | 'press', id: string): string {
  return `tag:${new URL(site.url).host},${guidYear}:${kind}/${encodeURIComponent(id)}`;
}

/** The moment that stands for a day. */
export function momentOf(isoDay: string): Date {
  return new Date(zonedTime(isoDay));
}
