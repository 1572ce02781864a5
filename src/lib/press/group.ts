import { articleCategories } from '#src/config/categories.ts';
import type { ArticleCategory, ArticleFilter } from '#src/config/categories.ts';
import type { PressArticle } from '#src/schemas/press.ts';

/** Articles of one category, or of all with 'all', in their order. */
export function filterArticles<Article extends Pick<PressArticle, 'category'>>(
  articles: readonly Article[],
  filter: ArticleFilter,
): Article[] {
  return articles.filter((article) => filter === 'all' || article.category === filter);
}

/** Articles by category, in the order of the filter, without empty categories. */
export function groupArticles<Article extends Pick<PressArticle, 'category'>>(
  articles: readonly Article[],
): { category: ArticleCategory; articles: Article[] }[] {
  return articleCategories
    .map((category) => ({ category, articles: filterArticles(articles, category) }))
    .filter((group) => group.articles.length > 0);
}
