/** The brand and the addresses of the site itself. */
export const site = {
  name: 'Bodega Cats of New York',
  shortName: 'Bodega Cats',
  /** Canonical root, without a trailing slash. */
  url: 'https://bodegacatsofnewyork.com',
  locale: 'en_US',
  language: 'en',
  /** The year in the copyright line: fixed by the owner, not the current year. */
  copyrightYear: 2025,
} as const;

/** What the site says of itself where a page says nothing of its own. */
export const siteTexts = {
  tagline: 'New York runs on bodega cats',
  description:
    'Stories, press, merch and a campaign for the cats who keep the corner stores of New York. Meet them, and help make them official.',
  /** The social card of pages without a card of their own. */
  socialCard: {
    path: '/og/site.png',
    alt: 'A drawing of a tuxedo cat in a green cap on a red shopping basket, next to the words Bodega Cats of New York',
  },
} as const;
