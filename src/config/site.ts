/** The brand and the addresses of the site itself (design section 2, item 1). */
export const site = {
  name: 'Bodega Cats of New York',
  shortName: 'Bodega Cats',
  /** Canonical root, without a trailing slash. */
  url: 'https://bodegacatsofnewyork.com',
  locale: 'en_US',
  language: 'en',
} as const;
