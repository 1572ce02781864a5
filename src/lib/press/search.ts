import { searchForm } from '#src/lib/text.ts';

/** What the news search reads of an article. */
interface SearchableArticle {
  readonly headline: string;
  readonly publication: string;
  readonly excerpt: string;
}

/**
 * Articles whose headline, publication or excerpt contains the query, in their order. Letter case and
 * the shape of quotes don't matter. A blank query finds all.
 */
export function searchArticles<Article extends SearchableArticle>(
  articles: readonly Article[],
  query: string,
): Article[] {
  const wanted = searchForm(query.trim());
  if (wanted === '') return [...articles];
  return articles.filter((article) =>
    [article.headline, article.publication, article.excerpt].some((text) =>
      searchForm(text).includes(wanted),
    ),
  );
}
