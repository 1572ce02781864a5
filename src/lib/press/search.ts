import { includesIgnoringCase } from '#src/lib/text.ts';

/** What the news search reads of an article. */
interface SearchableArticle {
  readonly headline: string;
  readonly publication: string;
  readonly excerpt: string;
}

/**
 * Articles whose headline, publication or excerpt holds the query, in their order. Case doesn't matter; a query that is
 * blank after trimming filters nothing (spec section 5).
 */
export function searchArticles<Article extends SearchableArticle>(
  articles: readonly Article[],
  query: string,
): Article[] {
  const wanted = query.trim();
  if (wanted === '') return [...articles];
  return articles.filter((article) =>
    [article.headline, article.publication, article.excerpt].some((text) =>
      includesIgnoringCase(text, wanted),
    ),
  );
}
