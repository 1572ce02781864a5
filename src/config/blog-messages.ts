/** Sentences of the blog's list. */
export const blogMessages = {
  title: 'Blog',
  headline: 'The Blog',
  lead: 'Stories of New York’s store cats, the law that can’t decide about them, and the people who feed them.',
  featured: 'Featured post',
  featuredChip: 'Featured',
  list: 'All stories',
  /** Before the term, in the heading above the results. */
  results: 'Results for',
  /** 'page 2 of 7' */
  page: 'page',
  pageOf: 'of',
  search: 'Search the blog',
  searchHint: 'Title, word or author',
  onePost: 'post',
  manyPosts: 'posts',
  /** Between the number of posts and the term. */
  found: 'found for',
  /** After the number of posts, while texts are still loading. */
  soFar: 'so far.',
  loading: 'Loading posts…',
  stillLooking: 'Still looking through the texts…',
  failed: 'The posts could not be loaded. Check your connection, then try again.',
  textsFailed:
    'Some texts could not be searched, so posts may be missing here. Check your connection, then try again.',
  retry: 'Try again',
  retrying: 'Trying again…',
  /** Chips on cards. */
  localPost: 'Only in this browser',
  changedPost: 'Changed in this browser only',
  pages: 'Pages of the blog',
  previous: 'Previous',
  next: 'Next',
} as const;
