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

/** The sizes (pixels) and formats in which the build serves a post's picture, besides the file itself. */
export const servedPictures = {
  widths: [320, 640, 1024],
  formats: ['avif', 'webp'],
} as const;

/** Times of the post editor in milliseconds. */
export const editorLimits = {
  /** A new post is saved as a draft after this time without changes. */
  autosaveAfter: 30_000,
  /** How long its indicator shows. */
  autosaveShown: 2_000,
  /** How long the answer to Ctrl+S shows. */
  answerShown: 5_000,
  /** How long the page says that there is no such post before the dashboard opens. */
  unknownShown: 2_500,
} as const;

/** What a Markdown text may ask for before it is drawn (lib/markdown/drawing-work.ts says how it is measured). */
export const drawLimits = {
  /** Microseconds of work on a usual computer. 200,000 characters of prose need most of it. */
  work: 900_000,
  /** Quotes and lists inside each other. */
  depth: 100,
} as const;

/** Posts whose texts share one file of the search (`/posts-data/texts-1.json` …). */
export const postsPerTextFile = 50;

/** Numbers of the blog admin. Times are milliseconds unless the name says otherwise. */
export const adminLimits = {
  /** Characters from which on nothing is said of a new password. */
  longPassword: 12,
  /** A text's safety copy goes to the database at most this often while somebody types. */
  safetyCopyPause: 1_000,
  /** Saved versions that each post keeps. */
  versions: 10,
  /** Earlier texts by which the database tells that localStorage fell back to one: more than anybody saves in an hour. */
  mirrorMarks: 500,
  /** Days that deleted posts and replaced lists stay in the Trash. */
  trashDays: 30,
  /** Of the days between two visits to the admin, this many count at most. */
  trashDaysAtOnce: 7,
  /** How long the database may take to open before it counts as missing. */
  databasePatience: 3_000,
  /** How long a save waits for other tabs, or for the database, before it says so. */
  storagePatience: 5_000,
  /** How long a save waits for the database to open, and then to take it a second time, while other tabs wait for it. */
  mirrorPatience: 2_000,
  /** UTF-16 units that a text field may get, or show: a browser needs a second for five times as many. */
  fieldLength: 300_000,
  /** Lines of the same. */
  fieldLines: 5_000,
  /** What the editor's text field shows at once when it opens: more than it may get, because somebody may type on. */
  openedLength: 600_000,
  /** Lines of the same. */
  openedLines: 20_000,
  /** Up to this length, a field looks for the direction in which its text is written. */
  directionLength: 50_000,
  /** Lines of the same: for 20,000, a browser needs eight times as long with it as without. */
  directionLines: 2_000,
  /** Until a tab looks again whether it sees what another one wrote. */
  lookAgainPause: 10,
} as const;

/** What the website takes of a post: lengths in UTF-16 units, and counts. */
export const postLimits = {
  id: 80,
  /** As much as a card and a search result show whole. */
  title: 64,
  excerpt: { least: 120, most: 160 },
  author: 60,
  avatar: 200,
  tags: { least: 1, most: 6 },
  readTime: 30,
  coverAlt: 200,
  /** Of any other line. */
  line: 200,
} as const;

/** Limits of the admin's import. */
export const importLimits = {
  /** UTF-16 units of an imported text: twice what a browser can store, because the text may be indented. */
  textLength: 10 * 1024 * 1024,
  /** Entries of an imported list. As many posts as fit into storage would have 500 characters each. */
  entries: 10_000,
  /** Lists, objects and their fields and items in it: 30 for each entry, as posts with nine tags have. */
  parts: 300_000,
  /** Lists and objects inside each other. */
  depth: 100,
  /** Characters of an id; a longer one is useless as an address. */
  idLength: 200,
} as const;

/** The room that a browser gives a whole site in localStorage, as measured in Chromium. */
export const storageLimits = {
  /** UTF-16 units of all keys and texts. */
  units: 5_242_880,
  /** Entries of a stored list. Posts that the admin saved or imported fill the room before. */
  entries: 100_000,
  /** Above this share the dashboard warns and says what takes the room. */
  tightShare: 0.8,
} as const;

/** Vertical scroll in pixels above which the site's header turns solid. */
export const headerScrollThreshold = 20;
