import { feeds } from '#src/config/feeds.ts';
import { newsFields, newsFileVersion } from '#src/config/news-fields.ts';
import { site } from '#src/config/site.ts';
import { citationText } from '#src/lib/press/citation.ts';
import { absoluteUrl } from '#src/lib/urls.ts';
import type { PressArticle } from '#src/schemas/press.ts';

type NewsEntry = Record<keyof typeof newsFields, string | boolean | null>;

/**
 * /news.json: all coverage as data, in the order given, with full addresses. Every entry has every field; null means
 * unknown. Nothing in it changes from build to build.
 */
export function newsFile(articles: readonly PressArticle[]): string {
  const { title, description, home } = feeds.newsJson;
  return JSON.stringify({
    version: newsFileVersion,
    title,
    description,
    home: absoluteUrl(home),
    fields: newsFields,
    articles: articles.map(newsEntry),
  });
}

function newsEntry(article: PressArticle): NewsEntry {
  return {
    id: article.id,
    title: article.headline,
    language: article.language ?? site.language,
    outlet: article.publication,
    date: article.date,
    isDateInferred: article.approximate === true,
    kind: article.category,
    url: article.url ?? null,
    page: `${absoluteUrl(feeds.newsJson.home)}#${article.id}`,
    summary: article.excerpt,
    citation: citationText(article),
  };
}
