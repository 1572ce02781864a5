/** A post as its old addresses name it. */
export type FirstPost = Readonly<Record<'id' | 'slug', string>>;

/** The day by which they were out: a build whose clock is behind must not take them off the site. */
export const firstPostsOut = '2026-10-31';

/**
 * The posts that the site began with. Only they have old addresses of their own, so the list is closed: a later post
 * never joins, and a slug stays as it is here when its post gets another.
 */
export const firstPosts: readonly FirstPost[] = [
  { id: '1', slug: 'what-is-a-bodega-cat' },
  { id: '2', slug: 'are-bodega-cats-legal' },
  { id: '3', slug: 'int-1471-line-by-line' },
  { id: '4', slug: 'albanys-turn-a8341' },
  { id: '5', slug: 'what-rescuers-fear' },
  { id: '6', slug: 'from-petition-to-two-bills' },
  { id: '7', slug: 'harry-the-cat-who-started-it' },
  { id: '8', slug: 'a-day-behind-the-counter' },
  { id: '9', slug: 'zorros-shelf-and-princes-cheese' },
  { id: '10', slug: 'famous-bodega-cats-by-borough' },
  { id: '11', slug: 'why-we-greet-the-cat-first' },
  { id: '12', slug: 'do-cats-really-catch-rats' },
  { id: '13', slug: 'mice-allergens-and-the-cat' },
  { id: '14', slug: 'postal-cats-of-old-new-york' },
  { id: '15', slug: 'ned-jerry-fox-and-minnie' },
  { id: '16', slug: 'matilda-hamlet-and-the-inspector' },
  { id: '17', slug: 'leila-of-tenth-avenue' },
  { id: '18', slug: 'snowy-comes-home' },
  { id: '19', slug: 'stolen-cats-and-the-case-for-a-chip' },
  { id: '20', slug: 'a-care-list-for-stores' },
  { id: '21', slug: 'fiv-without-fear' },
  { id: '22', slug: 'half-a-million-cats-outdoors' },
  { id: '23', slug: 'where-to-find-a-vet-you-can-afford' },
  { id: '24', slug: 'in-the-news-2025-and-2026' },
];
