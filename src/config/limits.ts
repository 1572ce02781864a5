/** Numbers that no other group holds. Where the product's numbers come from: docs/decisions.md. */
export const limits = {
  /** Logos on one slide of the mobile carousel. The desktop's first row of six is in its CSS. */
  featuredSlideSize: 4,
  /** Records of unknown paths that the browser keeps. */
  notFoundRecords: 100,
} as const;

/** A page's social card. */
export const socialCardLimits = {
  /** Pixels. */
  width: 1200,
  height: 630,
  /** A file must be smaller; messengers skip pictures that load slowly. */
  bytes: 120_000,
} as const;

/** The letters of cards, as the build writes them for the admin. */
export const cardLettersPath = '/og/letters.json';

/** Numbers of the blog's list and search. Times are milliseconds. */
export const blogLimits = {
  /** Posts on one page of the list. */
  pageSize: 6,
  skeletonCards: 6,
  /** Posts in the list's structured data. */
  structuredDataPosts: 5,
  searchDebounce: 300,
  /** Pagination shows all pages up to this many. */
  allPages: 7,
  /** The ellipsis at the start shows when the current page is above this. */
  startEllipsisAbove: 3,
  /** The ellipsis at the end shows when the current page is below the last one minus this. */
  endEllipsisBefore: 2,
  /** How often a failed fetch is tried again; the pause doubles from the first to the longest. */
  fetchRetries: 3,
  firstRetryPause: 1_000,
  longestRetryPause: 30_000,
  /** How long an answer may take before it counts as failed. */
  fetchTimeout: 30_000,
  staleTime: 5 * 60_000,
  cacheTime: 5 * 60_000,
} as const;

/** Every search. */
export const searchLimits = {
  /** Characters of its field. Megabytes would freeze a tab; a longer address no host answers. */
  termLength: 200,
} as const;

/** The sizes (pixels) and formats in which the build serves a post's picture, besides the file itself. */
export const servedPictures = {
  widths: [320, 640, 1024],
  formats: ['avif', 'webp'],
} as const;

/** Posts whose texts share one file of the search (`/posts-data/texts-1.json` …). */
export const postsPerTextFile = 50;

/** Characters of a post's id; a longer one is useless as an address. */
export const longestId = 200;

/** The room that a browser gives a whole site in localStorage, as measured in Chromium. */
export const storageLimits = {
  /** UTF-16 units of all keys and texts. */
  units: 5_242_880,
  /** Entries of a stored list. Posts that the admin saved or imported fill the room before. */
  entries: 100_000,
  /** Lists and objects inside each other in it. Reading millions takes seconds. */
  depth: 100_000,
  /** Above this share the dashboard warns and says what takes the room. */
  tightShare: 0.8,
} as const;

/** Vertical scroll in pixels above which the site's header turns solid. */
export const headerScrollThreshold = 20;
