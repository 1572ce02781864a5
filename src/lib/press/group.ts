import { articleCategories } from '#src/config/categories.ts';
import type { ArticleCategory, ArticleFilter } from '#src/config/categories.ts';

/** What grouping needs to know of an article. */
interface CategorizedArticle {
  readonly category: ArticleCategory;
}

/** Articles of one category, or all of them with 'all'; in their order. */
export function filterArticles<Article extends CategorizedArticle>(
  articles: readonly Article[],
  filter: ArticleFilter,
): Article[] {
  return articles.filter((article) => filter === 'all' || article.category === filter);
}

/**
 * Articles by category, in the order of the spec's filter (section 9); a category without articles is left out. The
 * page groups when the filter is 'all' and shows one flat list otherwise (spec section 4).
 */
export function groupArticles<Article extends CategorizedArticle>(
  articles: readonly Article[],
): { category: ArticleCategory; articles: Article[] }[] {
  return articleCategories
    .map((category) => ({ category, articles: filterArticles(articles, category) }))
    .filter((group) => group.articles.length > 0);
}
