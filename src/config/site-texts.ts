/** What the site says of itself where a page says nothing of its own. Apart from site.ts, which scripts carry along. */
export const siteTexts = {
  tagline: 'New York runs on bodega cats',
  description:
    'Stories, press, merch and a campaign for the cats who keep the corner stores of New York. Meet them, and help make them official.',
  /** What a shared link shows where a page has no card of its own. */
  socialCard: {
    path: '/og/site.png',
    alt: 'A drawing of a tuxedo cat in a green cap on a red shopping basket, next to the words Bodega Cats of New York',
  },
} as const;
