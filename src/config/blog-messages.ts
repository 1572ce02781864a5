/** What the blog's list says. Quoted texts are the spec's (section 2, "Blog list"). */
export const blogMessages = {
  title: 'Blog',
  headline: 'The Blog',
  lead: 'Stories of New York’s store cats, the law that can’t decide about them, and the people who feed them.',
  featured: 'Featured post',
  featuredChip: 'Featured',
  list: 'All stories',
  /** Before the term, in the heading above what was found. */
  results: 'Results for',
  /** 'page 2 of 7' */
  page: 'page',
  pageOf: 'of',
  search: 'Search the blog',
  searchHint: 'Title, word or author',
  onePost: 'post',
  manyPosts: 'posts',
  /** After how many posts, before the term. */
  found: 'found for',
  /** After how many posts, while texts are missing. */
  soFar: 'so far.',
  loading: 'Loading posts…',
  stillLooking: 'Still looking through the texts…',
  failed: 'The posts could not be loaded. Check your connection, then try again.',
  textsFailed:
    'Some texts could not be searched, so posts may be missing here. Check your connection, then try again.',
  retry: 'Try again',
  retrying: 'Trying again…',
  /** Chips on cards (design section 2 item 3). */
  localPost: 'Only in this browser',
  changedPost: 'Changed in this browser only',
  pages: 'Pages of the blog',
  previous: 'Previous',
  next: 'Next',
} as const;
