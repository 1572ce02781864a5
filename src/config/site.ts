/** The brand and the addresses of the site itself (design section 2 item 1). */
export const site = {
  name: 'Bodega Cats of New York',
  shortName: 'Bodega Cats',
  tagline: 'New York runs on bodega cats',
  description:
    'Stories, press, merch and a campaign for the cats who keep the corner stores of New York. Meet them, and help make them official.',
  /** Canonical root, without a trailing slash. */
  url: 'https://bodegacatsofnewyork.com',
  locale: 'en_US',
  language: 'en',
  themeColor: '#ffd23f',
  /** What a shared link shows where a page has no card of its own: 1200x630. */
  socialCard: {
    path: '/og/site.png',
    alt: 'A drawing of a tuxedo cat in a green cap on a red shopping basket, next to the words Bodega Cats of New York',
  },
  /** The year in the copyright line (spec section 2). */
  copyrightYear: 2025,
} as const;
