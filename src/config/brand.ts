/** Who we are, in the words that press kit, about page and structured data share. */
export const brand = {
  /** Year of founding; the press kit says "EST. 2020". */
  founded: '2020',
  founder: 'Dan Rimada',
  description:
    'Bodega Cats of New York tells the stories of the cats who live and work in the corner stores of the city, and campaigns to make them legal.',
  /** The handle on Instagram. */
  handle: '@bodegacatsofnewyork',
} as const;

/** Texts about us for others to print, about 50 and about 100 words long (a test counts them). */
export const boilerplates = {
  short:
    'Bodega Cats of New York tells the stories of the cats who live and work in the corner stores of New York City. Founded in 2020 by Dan Rimada, it shares their pictures online, sells merchandise, offers history walks through Cats About Town, and campaigns for certified, legal store cats.',
  long: 'Bodega Cats of New York tells the stories of the cats who live and work in the corner stores of New York City. Dan Rimada founded it in 2020, after his local bodega cat, Harry, died and a picture made in his memory went up in the store. Followers then sent photos of their own. Today there are stories, merchandise, history walks with Cats About Town, and a campaign. The petition, started in January 2025, asks for certification, vet care that stores can afford and no punitive fines for well-kept cats. By April 2026 it had more than 13,500 signatures.',
} as const;
