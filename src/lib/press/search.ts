import { searchForm } from '#src/lib/text.ts';
import type { PressArticle } from '#src/schemas/press.ts';

/** What the news search reads of an article. */
type SearchableArticle = Pick<PressArticle, 'headline' | 'publication' | 'excerpt'>;

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
