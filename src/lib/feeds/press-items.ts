import { itemGuid, type FeedItem } from '#src/lib/feeds/feed-item.ts';
import { formatPartialDate, wholeDay } from '#src/lib/press/partial-date.ts';
import { capitalize } from '#src/lib/text.ts';
import type { PressArticle } from '#src/schemas/press.ts';

/**
 * Press coverage as a feed, in the order given. An article known only as a copy has no link. A date that is inferred or
 * isn't a whole day stands in the text, not as the date of publication.
 */
export function pressItems(articles: readonly PressArticle[]): FeedItem[] {
  return articles.map((article) => ({
    guid: itemGuid('press', article.id),
    title: article.headline,
    url: article.url,
    summary: `${article.publication}, ${formatPartialDate(article.date, article.approximate)}. ${article.excerpt}`,
    isoDate: wholeDay(article),
    author: article.publication,
    categories: [capitalize(article.category)],
  }));
}
