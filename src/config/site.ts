/** The brand and the addresses of the site itself. */
export const site = {
  name: 'Bodega Cats of New York',
  shortName: 'Bodega Cats',
  /** Canonical root, without a trailing slash. */
  url: 'https://bodegacatsofnewyork.com',
  locale: 'en_US',
  language: 'en',
  themeColor: '#ffd23f',
  /** The year in the copyright line: fixed by the owner, not the current year. */
  copyrightYear: 2025,
} as const;
