import type { ArticleCategory } from '#src/config/categories.ts';

/** Counts articles for the stat cards; 'other formats' is broadcast plus online. */
export function countArticles(articles: readonly { readonly category: ArticleCategory }[]) {
  const count = (...categories: ArticleCategory[]) =>
    articles.filter((article) => categories.includes(article.category)).length;
  return {
    national: count('national'),
    local: count('local'),
    international: count('international'),
    otherFormats: count('broadcast', 'online'),
  };
}
