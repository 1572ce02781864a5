/** Numbers of the spec (section 9), each written once. */
export const limits = {
  /** Logos on one slide of the mobile carousel. The six of the desktop's first row are a matter of CSS. */
  featuredSlideSize: 4,
  /** Records of unknown paths that the browser keeps. */
  notFoundRecords: 100,
} as const;

/** A page's social card (spec section 9 names its size). */
export const socialCardLimits = {
  /** Pixels. */
  width: 1200,
  height: 630,
  /** Bytes that a file must stay under; messengers pass over pictures that are slow to come. */
  bytes: 120_000,
} as const;

/** Numbers of the blog's list and search (spec sections 2, 4, 7 and 9). Times are milliseconds. */
export const blogLimits = {
  /** Posts on one page of the list. */
  pageSize: 6,
  skeletonCards: 6,
  /** Posts that search engines are told of. */
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
  /** How long an answer may keep us waiting before it counts as failed; ours, the spec names none. */
  fetchTimeout: 30_000,
  staleTime: 5 * 60_000,
  cacheTime: 5 * 60_000,
} as const;

/** What becomes of the editor's pictures (spec sections 5 and 9, design section 2 item 6). Sizes of files in bytes. */
export const pictureLimits = {
  /** A file must be smaller than this. */
  upload: 5 * 1024 * 1024,
  /** Under 280 KB, whichever way one counts. */
  stored: 280_000,
  /** Pixels on the longer side. */
  longestSide: 1600,
  /** Ours: above this a browser may run out of memory before it has drawn anything (four bytes for each pixel). */
  drawnPixels: 120_000_000,
} as const;

/** Times of the post editor in milliseconds (spec section 9). */
export const editorLimits = {
  /** A new post is saved as a draft after so long without changes. */
  autosaveAfter: 30_000,
  /** How long its indicator shows. */
  autosaveShown: 2_000,
  /** How long a page says that there is no such post before the dashboard opens; ours. */
  unknownShown: 2_500,
} as const;

/** Posts whose texts share one file of the search (`/posts-data/texts-1.json` …). */
export const postsPerTextFile = 50;

/** Numbers of the blog admin. Times are milliseconds unless the name says otherwise. */
export const adminLimits = {
  /** A text's safety copy goes to the database at most this often while somebody types. */
  safetyCopyPause: 1_000,
  /** Saved versions that each post keeps. */
  versions: 10,
  /** Days that deleted posts and replaced lists stay in the Trash. */
  trashDays: 30,
  /** How long the database may take to open before it counts as missing; ours, the spec names none. */
  databasePatience: 3_000,
} as const;

/** Numbers of the admin's import; ours, the spec names none. */
export const importLimits = {
  /** UTF-16 units of an imported text. Twice what a browser can store, for lists that are indented. */
  textLength: 10 * 1024 * 1024,
  /** Characters of an id; a longer one is no address. */
  idLength: 200,
} as const;

/** The room that a browser gives a whole site in localStorage (features section 1, fact 1: measured in Chromium). */
export const storageLimits = {
  /** UTF-16 units of all keys and texts. */
  units: 5_242_880,
  /** Above this share the dashboard warns and says what takes the room. */
  tightShare: 0.8,
} as const;
