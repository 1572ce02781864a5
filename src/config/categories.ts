/**
 * The words by which content is sorted. Pages show them in the order of these lists.
 */

/** Categories of news articles. */
export const articleCategories = [
  'national',
  'local',
  'online',
  'international',
  'broadcast',
] as const;
export type ArticleCategory = (typeof articleCategories)[number];

export const articleFilters = ['all', ...articleCategories] as const;
export type ArticleFilter = (typeof articleFilters)[number];

/** How the filter and the group headings write each news category. */
export const articleFilterLabels: Record<ArticleFilter, string> = {
  all: 'All',
  national: 'National',
  local: 'Local',
  online: 'Online',
  international: 'International',
  broadcast: 'Broadcast',
};

/** Categories a built-in post may have. Their letter case is the owner's. */
export const postCategories = [
  'community',
  'campaign',
  'culture',
  'educational',
  'Cats',
  'Working Cats',
  'community stories',
  'legal',
  'news',
  'feature',
] as const;

/** The four that the admin's editor offers; anything else falls back to the first. */
export const editorCategories = ['feature', 'educational', 'community', 'news'] as const;

/** The tags of built-in posts: few enough that each has more than one post. */
export const tags = [
  'albany',
  'basics',
  'books-and-film',
  'care',
  'city-council',
  'community',
  'famous-cats',
  'fines',
  'history',
  'how-to-help',
  'law',
  'mice-and-rats',
  'microchips',
  'missing-cats',
  'neighborhoods',
  'petition',
  'press',
  'rescue',
  'stores',
  'vets',
] as const;
export const productCategories = ['stickers', 't-shirts', 'crewnecks', 'hoodies'] as const;
export type ProductCategory = (typeof productCategories)[number];

/** Where a cat's store is; 'Not given' when the source doesn't say. */
export const boroughs = [
  'Manhattan',
  'Brooklyn',
  'Queens',
  'Bronx',
  'Staten Island',
  'Not given',
] as const;
export type Borough = (typeof boroughs)[number];

/** How well a fact is known: two sources agree, one good source, one weak source or a copy. */
export const confidences = ['high', 'medium', 'low'] as const;

/** Names under /blog that the blog itself uses: no post may be called so. */
export const reservedPostSlugs: readonly string[] = ['page', 'category', 'tag', '404'];
