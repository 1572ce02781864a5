/** What the site says about itself when a page has no text of its own. Not in site.ts, which scripts load. */
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
