/**
 * The words by which content is sorted. Orders are the spec's (sections 3, 5 and 9): pages show them as listed here.
 */

/** News articles (spec section 3, Press article); 'all' is the filter's own and comes first there. */
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

/** What the filter and the group headings call each news category. */
export const articleFilterLabels: Record<ArticleFilter, string> = {
  all: 'All',
  national: 'National',
  local: 'Local',
  online: 'Online',
  international: 'International',
  broadcast: 'Broadcast',
};

/** Categories a built-in post may have, written as the spec's section 3 writes them. */
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

/** The four that the admin's editor offers; anything else falls back to the first (spec section 5). */
export const editorCategories = ['feature', 'educational', 'community', 'news'] as const;

/** The vocabulary of built-in posts' tags: few enough that every tag gathers more than one post. */
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
export type Tag = (typeof tags)[number];

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

/** How sure the source is: two that agree, one good one, one weak one or a copy. */
export const confidences = ['high', 'medium', 'low'] as const;

/** Names under /blog that the blog itself uses: no post may be called so. */
export const reservedPostSlugs: readonly string[] = ['page', 'category', 'tag', '404'];
