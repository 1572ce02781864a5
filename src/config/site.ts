/** The brand and the addresses of the site itself (design section 2 item 1). */
export const site = {
  name: 'Bodega Cats of New York',
  shortName: 'Bodega Cats',
  /** Canonical root, without a trailing slash. */
  url: 'https://bodegacatsofnewyork.com',
  locale: 'en_US',
  language: 'en',
  themeColor: '#ffd23f',
  /** The year in the copyright line (spec section 2). */
  copyrightYear: 2025,
} as const;
